#pragma once

#include <vector>

#include "core/mechanism/mechanism.h"
#include "core/mechanism/spatial.h"

namespace sinew {

// Where everything is at one posture, ground frame, SI. Keep one and fill it again: no allocation after the first time.
// Places are given from `origin`, which may be put near a figure that has travelled far, so that no digits are lost.
struct Configuration {
    Vector3 origin = Vector3::Zero();       // a point of the ground
    std::vector<Matrix3> R;                 // per body, rotation R_GB
    std::vector<Vector3> p;                 // per body, its origin
    std::vector<Vector3> jointCentres;      // per joint of the mechanism (tree order)
    std::vector<Screw> screws;              // per Mechanism::motions, per unit rate of the coordinate
    std::vector<Screw> axisScrews;          // per Mechanism::axes, per unit rate of the axis value
    std::vector<FunctionValue> termValues;  // per Mechanism::terms
    std::vector<Vector3> nodes;             // per node; where the model places it on its body, unless moved since

    Vector3 inGround(int body, const Vector3& position) const
    {
        const auto b = static_cast<std::size_t>(body);
        return R[b] * position + p[b];
    }
};

// positions: coordinate values (rad or m; rotation vectors of balls) or positions, see Mechanism. The origin is that
// of the ground.
void calcConfiguration(const Mechanism& mechanism, const Eigen::VectorXd& positions, Configuration& configuration);
Configuration calcConfiguration(const Mechanism& mechanism, const Eigen::VectorXd& positions);

// The same with the origin at the first moving body.
void calcNearConfiguration(const Mechanism& mechanism, const Eigen::VectorXd& positions, Configuration& configuration);

// Adds to `generalised` (rows) what a force (N) at a point and a moment (N m), all in the ground frame, do on a body.
void addGeneralisedForce(const Mechanism& mechanism, const Configuration& configuration, int body, const Vector3& point,
                         const Vector3& force, const Vector3& moment, Eigen::Ref<Eigen::VectorXd> generalised);

}  // namespace sinew
