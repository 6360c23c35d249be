#pragma once

#include <array>
#include <cmath>
#include <random>
#include <string>

#include <Eigen/Core>

#include "core/model/model.h"

namespace sinew::test {

// The kinds of variable-length links by their letters, a to f (Borisov 2018); r: a rigid rod, no stretch at all.
struct ChainOptions {
    std::string kinds = "a";  // one letter a link; the last goes for all links after it
    int links = 1;
    Space space = Space::Plane;
    AngleReference reference = AngleReference::Ground;
    bool base = false;  // hung on a massless body that translates along x and y (and z), else on the ground
};

// A link's mass, and its first and second moment about the near joint over the length and its square, kg: theta, eta
// and zeta of Borisov 2018.
inline std::array<double, 3> sumsOf(const Segment& link)
{
    std::array<double, 3> sums{};
    for (const MassPoint& point : link.points) {
        sums[0] += point.mass.value;
        sums[1] += point.mass.value * point.fraction;
        sums[2] += point.mass.value * point.fraction * point.fraction;
    }
    return sums;
}

inline void addCoordinate(Model& model, const std::string& name, CoordinateKind kind, double value)
{
    model.coordinates.push_back({.name = name, .kind = kind, .value = value});
}

// The stretches, points and rods of a kind; numbers differ from link to link (k from 1).
inline void setKind(Model& model, Segment& segment, char kind, int k)
{
    const double d = 0.01 * k;
    const std::string x = "l_" + segment.name;
    const HeavyRod near{.length = 0.3 + d, .mass = {2.0 + d}, .centre = 0.45, .gyrationRadius = 0.11 + d};
    const HeavyRod far{.length = 0.25 + d, .mass = {1.2 + d}, .centre = 0.6, .gyrationRadius = 0.08 + d};
    const auto stretch = [&](const std::string& name, double constant, double value) {
        addCoordinate(model, name, CoordinateKind::Translation, value);
        model.coordinates.back().minimum = 0;
        segment.stretches.push_back({name, constant});
    };
    switch (kind) {
    case 'a':
        segment.points = {{0, {0.7 + d}}, {0.595 - d, {1.5 + d}}, {1, {0.72 + d}}};
        stretch(x, 0, 0.4 + d);
        break;
    case 'b':
        segment.points = {{0, {0.7}}, {0.2, {0.5 + d}}, {0.55, {1.5}}, {0.8, {0.4}}, {1, {0.7 + d}}};
        stretch(x, 0.05, 0.4 + d);
        break;
    case 'c':
        segment.kind = SegmentKind::StretchRod;
        segment.rods = {near};
        stretch(x, 0, 0.1 + d);
        break;
    case 'd':
        segment.kind = SegmentKind::RodBetween;
        segment.rods = {near};
        stretch(x + "_1", 0, 0.1 + d);
        stretch(x + "_2", 0.02, 0.05 + d);
        break;
    case 'e':
        segment.kind = SegmentKind::RodsApart;
        segment.rods = {near, far};
        stretch(x, 0, 0.06 + d);
        break;
    case 'f':
        segment.kind = SegmentKind::Telescope;
        segment.rods = {near, far};
        stretch(x, 0, 0.5 + d);
        break;
    default:
        segment.points = {{0.5, {3.0 + d}}, {1, {0.5}}};
        segment.stretches = {{"", 0.45 + d}};
        break;
    }
}

inline void addSegment(Model& model, const std::string& name, const std::string& parent, char kind,
                       AngleReference reference)
{
    const int k = static_cast<int>(model.segments.size()) + 1;
    Segment segment{.name = name, .parent = parent, .angleReference = reference};
    segment.angles = {"phi_" + name};
    addCoordinate(model, segment.angles[0], CoordinateKind::Rotation, 0.3 * k);
    if (model.space == Space::Spatial) {
        segment.angles.push_back("psi_" + name);
        addCoordinate(model, segment.angles[1], CoordinateKind::Rotation, 0.1 + 0.2 * k);
    }
    setKind(model, segment, kind, k);
    model.segments.push_back(segment);
}

// A body "support" without mass that translates along x, y and, in space, z by the coordinates x, y, z.
inline void addSupport(Model& model)
{
    model.bodies.push_back({.name = "support"});
    Joint joint{.name = "support", .parent = "ground", .child = "support"};
    for (int i = 0; i < (model.space == Space::Plane ? 2 : 3); ++i) {
        const std::string name(1, "xyz"[i]);
        addCoordinate(model, name, CoordinateKind::Translation, 0.1 * (i + 1));
        joint.axes.push_back({AxisKind::Translation, Vector3::Unit(i), {0, {{name, Polynomial{{0, 1}}}}}});
    }
    model.joints.push_back(joint);
}

inline Model emptyFigure(Space space)
{
    Model model;
    model.name = "figure";
    model.space = space;
    model.gravity = space == Space::Plane ? Vector3(0, -9.81, 0) : Vector3(0, 0, -9.81);
    return model;
}

// A chain of links named 1, 2, ...; coordinates phi_1, psi_1, l_1 (l_1_1, l_1_2 of kind d), ...
inline Model chain(const ChainOptions& options)
{
    Model model = emptyFigure(options.space);
    model.title = "chain of " + std::to_string(options.links);
    if (options.base)
        addSupport(model);
    std::string parent = options.base ? "support" : "ground";
    for (int k = 0; k < options.links; ++k) {
        const auto i = std::min(static_cast<std::size_t>(k), options.kinds.size() - 1);
        const std::string name = std::to_string(k + 1);
        addSegment(model, name, parent, options.kinds[i], options.reference);
        parent = name;
    }
    return model;
}

// The five-link figure of Borisov (2018, Fig. 8): support leg, trunk, swing leg; masses in kg, lengths in m, a quarter
// of a link's mass at each end and half between.
inline Model fiveLinkFigure(AngleReference reference = AngleReference::Ground, bool base = false)
{
    Model model = emptyFigure(Space::Plane);
    model.title = "five-link figure";
    if (base)
        addSupport(model);
    struct Row {
        const char *name, *parent;
        double mass, length, fraction, angle;
    };
    const Row rows[] = {{"shank", base ? "support" : "ground", 2.91, 0.385, 0.595, 1.68},
                        {"thigh", "shank", 8.93, 0.477, 0.545, 1.70},
                        {"trunk", "thigh", 28.93, 0.771, 0.5, 1.57},
                        {"swing_thigh", "thigh", 8.93, 0.477, 0.545, 1.21},
                        {"swing_shank", "swing_thigh", 2.91, 0.385, 0.595, 0.39}};
    for (const Row& row : rows) {
        Segment segment{.name = row.name, .parent = row.parent, .angleReference = reference};
        segment.angles = {std::string("phi_") + row.name};
        segment.stretches = {{std::string("l_") + row.name, 0}};
        segment.points = {{0, {row.mass / 4}}, {row.fraction, {row.mass / 2}}, {1, {row.mass / 4}}};
        addCoordinate(model, segment.angles[0], CoordinateKind::Rotation, row.angle);
        addCoordinate(model, segment.stretches[0].coordinate, CoordinateKind::Translation, row.length);
        model.coordinates.back().minimum = 0;
        model.segments.push_back(segment);
    }
    return model;
}

}  // namespace sinew::test
