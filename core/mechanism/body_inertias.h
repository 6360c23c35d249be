#pragma once

#include <vector>

#include "core/mechanism/body_motion.h"

namespace sinew {

// A body's mass (kg), its centre (m) and its inertia tensor about the centre (kg m^2), body frame.
struct BodyInertia {
    double mass = 0;
    Vector3 centre = Vector3::Zero();
    Matrix3 tensor = Matrix3::Zero();
};

// Of every body in SI, the ground's is zero. bodyWeight in N.
std::vector<BodyInertia> bodyInertias(const Mechanism& mechanism, double bodyWeight);

// The same in the ground frame about the configuration's origin.
void calcGroundInertias(const std::vector<BodyInertia>& bodies, const Configuration& configuration,
                        std::vector<RigidInertia>& inertias);

// What the whole figure has. Momentum N s, angular momentum about the centre of mass N m s.
struct WholeMotion {
    double mass = 0;
    Vector3 centreOfMass = Vector3::Zero();    // m, ground frame, from the ground's origin
    Vector3 centreVelocity = Vector3::Zero();  // m/s
    Vector3 momentum = Vector3::Zero();
    Vector3 angularMomentum = Vector3::Zero();  // about the centre of mass
    double kineticEnergy = 0;                   // J
};

WholeMotion calcWholeMotion(const Configuration& configuration, const BodyMotion& motion,
                            const std::vector<RigidInertia>& inertias);

}  // namespace sinew
