#pragma once

#include <string>
#include <vector>

#include "core/base/extras.h"
#include "core/model/activity.h"
#include "core/model/body.h"
#include "core/model/constraint.h"
#include "core/model/contact.h"
#include "core/model/coordinate.h"
#include "core/model/joint.h"
#include "core/model/link.h"
#include "core/model/load.h"
#include "core/model/node.h"
#include "core/model/segment.h"
#include "core/model/source.h"
#include "core/model/wrap_surface.h"

namespace sinew {

enum class Space {
    Spatial,
    Plane,  // all motion and all forces in the x-y plane; nodes have two displacements
};

// A skeleton as a person edits it: plain values, nothing computed. SI, radians. Ground frame: x anterior, y up, z to
// the right unless the model says otherwise.
struct Model {
    std::string name;
    std::string title;
    std::string description;
    Space space = Space::Spatial;
    double bodyWeight = 0;              // N; 0 when the model is no person
    Vector3 gravity = Vector3::Zero();  // m/s^2, ground frame
    std::vector<Source> sources;
    std::vector<Body> bodies;
    std::vector<Coordinate> coordinates;
    std::vector<Joint> joints;
    std::vector<Segment> segments;
    std::vector<Constraint> constraints;
    std::vector<Node> nodes;
    std::vector<WrapSurface> surfaces;
    std::vector<Link> links;
    std::vector<Contact> contacts;
    std::vector<Load> loads;  // act always, besides those of an activity
    std::vector<Activity> activities;
    Extras extras = {};

    // Compiled once, in model.cpp, not in every file that holds one.
    Model();
    Model(const Model&);
    Model(Model&&) noexcept;
    Model& operator=(const Model&);
    Model& operator=(Model&&) noexcept;
    ~Model();

    bool operator==(const Model&) const;
};

// The object of that name, or nullptr.
const Body* findBody(const Model& model, const std::string& name);
const Coordinate* findCoordinate(const Model& model, const std::string& name);
const Joint* findJoint(const Model& model, const std::string& name);
const Segment* findSegment(const Model& model, const std::string& name);
const Link* findLink(const Model& model, const std::string& name);
const Contact* findContact(const Model& model, const std::string& name);
const Activity* findActivity(const Model& model, const std::string& name);

// The names of a list of objects, in order.
template <class T>
std::vector<std::string> namesOf(const std::vector<T>& objects)
{
    std::vector<std::string> names;
    names.reserve(objects.size());
    for (const T& object : objects)
        names.push_back(object.name);
    return names;
}

}  // namespace sinew
