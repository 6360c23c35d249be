#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/math/vector.h"
#include "core/model/model.h"
#include "core/scenario/scenario.h"

namespace sinew {

// What a scaling changes, besides lengths.
struct Scaling {
    Vector3 factors = Vector3::Ones();  // along the axes of the body, > 0
    bool scalesMass = false;            // with the volume; else masses stay, and inertias follow the lengths alone
};

// A body with all that is fixed to it: its landmarks and centre of mass, joint centres, and the points of links, nodes,
// contacts (with their radius and depth), loads and constraints on it. What joints translate by when other joints turn follows; translations that are
// coordinates of their own, segments, and lengths that links state (slack, material; see core/document/scaled_links.h) keep their
// size. False when there is no such body.
bool scaleBody(Model& model, const std::string& body, const Scaling& scaling);

// The same for the points of a scenario on that body.
void scaleBody(Scenario& scenario, const std::string& body, const Scaling& scaling);

// All lengths of a model, those of its coordinates too; with masses, the body weight as well. Stiffnesses, strengths,
// loads and gravity stay, but moments stated in body weights times metres grow as lengths do.
void scaleWhole(Model& model, double factor, bool scalesMass);

// All lengths by one factor and all masses, the body weight too, by another; else as scaleWhole().
void scaleSize(Model& model, double length, double mass);

// scaleWhole() of a scenario of that model. Tables are files, and stay.
void scaleWhole(Scenario& scenario, const Model& model, double factor, bool scalesMass);

// On a body, the centre of the joint that carries it and that of the first joint or segment that it carries, m, body
// frame. Nothing when one of the two is missing, or when both are one point.
std::optional<std::pair<Vector3, Vector3>> jointCentres(const Model& model, const std::string& body);

// The distance of these, m.
std::optional<double> jointDistance(const Model& model, const std::string& body);

// Between two landmarks of a body, m. Nothing when one is missing, or when both are one point.
std::optional<double> landmarkDistance(const Body& body, const std::string& from, const std::string& to);

}  // namespace sinew
