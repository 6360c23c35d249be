#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/statics/statics.h"

namespace sinew {

enum class ParameterKind {
    Stiffness,   // of a link; its relative change dk / k
    Point,       // one component of a path point of a link, m, in the frame of the point's body
    Coordinate,  // a joint angle or length, rad or m
    Load,        // all external loads and given efforts together; relative change
};

struct Parameter {
    ParameterKind kind = ParameterKind::Stiffness;
    int index = 0;  // of the link or the coordinate
    int point = 0;  // of the link's path
    int axis = 0;   // 0 x, 1 y, 2 z

    bool operator==(const Parameter&) const = default;
};

// "stiffness of gluteus medius 1", "gluteus medius 1, point 2, y", "hip flexion", "load".
Sentence nameOf(const Parameter& parameter, const Mechanism& mechanism, const Model& model);

// First derivatives of all forces at a solved posture, exact while the engaged set stays (implicit differentiation of
// the complete system; the geometry's own derivatives by central differences of the kinematics).
//
// Parameters: every stiffness; every point of a path that is on a body (x and y in the plane; nodes are results); every
// coordinate, locked or not; the load. A moved point changes the link's rest length, and with it a stiffness that follows
// from that. All else stays: imposed shortenings, and under a changed posture the rest lengths. A changed posture
// stretches passive links, springs and stops, and opens or presses contacts. Where constraints hold, coordinates cannot be changed one by one and are no parameters.
// Rigid contacts, friction and links that break are refused: they have no derivative.
// So are models whose rates would fill more than 400 MB.
// Left out are parameters with no derivative: those whose smallest change leaves no equilibrium
// of the engaged links, and points in one place with a neighbour.
struct Sensitivities {
    StaticsStatus status = StaticsStatus::NotRun;
    Sentence message = sentence("not computed");
    bool isUsable() const { return status == StaticsStatus::Solved; }

    std::vector<Parameter> parameters;
    Eigen::MatrixXd forces;      // (links x parameters), N per unit of the parameter
    Eigen::MatrixXd resultants;  // (joints x parameters), of the joint force's length, N per unit; 0 where it is 0
    Eigen::MatrixXd joints;      // (3 joints x parameters), of the joint force on the child, ground frame, N per unit
    // Links with no force and no gap: there the derivative is one-sided and this is only one of its two values.
    std::vector<int> undecided;
};

// At the posture of `situation`, solved by stiffness. Not usable where the posture cannot be held.
Sensitivities calcSensitivities(const Mechanism& mechanism, const Situation& situation);

}  // namespace sinew
