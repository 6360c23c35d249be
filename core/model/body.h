#pragma once

#include <string>
#include <vector>

#include "core/base/extras.h"
#include "core/math/vector.h"
#include "core/model/amount.h"
#include "core/model/inertia.h"

namespace sinew {

// A named place on a body, m, body frame.
struct Landmark {
    std::string name;
    Vector3 position = Vector3::Zero();
    Extras extras = {};

    bool operator==(const Landmark&) const = default;
};

// How a body is drawn.
enum class BodyShape {
    Rod,     // through its joints; of a person's body its bones
    Pelvis,  // grown from the body's landmarks
    Femur,   // likewise
    Seat,    // faces along x, y up, z to the right; the origin is the hip point of who sits in it
    Crank,   // of a bicycle, turns about z; its landmarks are the pedals
    None,
};

// A rigid body (bone, exoskeleton segment). The ground is no body of the model; it is named "ground".
struct Body {
    std::string name;
    Amount mass;                             // kg, or fraction of the body mass; not negative
    Vector3 centreOfMass = Vector3::Zero();  // m, body frame
    Inertia inertia;                         // about the centre of mass
    BodyShape shape = BodyShape::Rod;
    std::vector<Landmark> landmarks;
    std::string source;  // where the numbers come from
    std::string note;
    Extras extras = {};

    bool operator==(const Body&) const = default;
};

inline constexpr const char* groundName = "ground";

}  // namespace sinew
