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

// How a body is drawn. Bones are grown from the body's landmarks.
enum class BodyShape { Rod, Pelvis, Femur, None };

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
