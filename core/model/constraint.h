#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/base/extras.h"
#include "core/model/joint.h"

namespace sinew {

// The relative motions of two frames; the turns are small turns about the axes of the first frame.
enum class RelativeMotion { X, Y, Z, TurnX, TurnY, TurnZ };

// A relative motion that is held at zero, or made to follow a function of time (m or rad over s).
struct HeldMotion {
    RelativeMotion motion = RelativeMotion::X;
    ScalarFunction value = Polynomial{{0}};
    Extras extras = {};

    bool operator==(const HeldMotion&) const = default;
};

// Holds motions of a frame of body B relative to a frame of body A: closes a loop (x, y and z: a ball; all but turn z:
// a hinge; all six: a weld), puts a foot on the ground (double support), leads a point along a given path.
struct Closure {
    std::string bodyA, bodyB;  // bodies or "ground"
    Frame inA, inB;
    std::vector<HeldMotion> held;

    bool operator==(const Closure&) const = default;
};

// Holds two points at a distance: a rigid rod without mass.
struct Distance {
    std::string bodyA, bodyB;
    Vector3 pointA = Vector3::Zero(), pointB = Vector3::Zero();  // m, body frames
    double distance = 0;                                         // m, > 0

    bool operator==(const Distance&) const = default;
};

// Makes a coordinate a function of others: coupled coordinates.
struct Coupling {
    std::string coordinate;
    AxisFunction value;

    bool operator==(const Coupling&) const = default;
};

// A bilateral constraint: it holds in both directions, whatever force that takes.
struct Constraint {
    std::string name;
    std::variant<Closure, Distance, Coupling> rule;
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const Constraint&) const = default;
};

}  // namespace sinew
