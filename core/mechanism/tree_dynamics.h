#pragma once

#include <vector>

#include "core/mechanism/body_inertias.h"

namespace sinew {

// What every body must be acted on by to move as `motion` says (velocities and accelerations), less what acts on it
// from outside (external), summed over all that hangs on it: the force of the joint that carries it, on the body, in
// the ground frame about the origin (recursive Newton-Euler; Featherstone 2008, table 5.1). Per body; the ground's is
// what it gives to all.
void calcCarriedForces(const Mechanism& mechanism, const BodyMotion& motion, const std::vector<RigidInertia>& inertias,
                       const std::vector<SpatialForce>& external, std::vector<SpatialForce>& carried);

// The generalised forces (one a coordinate) of forces that joints bear.
void calcEfforts(const Mechanism& mechanism, const Configuration& configuration,
                 const std::vector<SpatialForce>& carried, Eigen::VectorXd& efforts);

// Adds the generalised forces of forces on the bodies.
void addBodyForces(const Mechanism& mechanism, const Configuration& configuration,
                   const std::vector<SpatialForce>& forces, Eigen::VectorXd& efforts);

// The mass matrix (coordinates x coordinates, both triangles) from composite bodies (Featherstone 2008, table 6.2),
// for coordinates that move any number of joints. composites: workspace.
void calcMassMatrix(const Mechanism& mechanism, const Configuration& configuration,
                    const std::vector<RigidInertia>& inertias, std::vector<RigidInertia>& composites,
                    Eigen::MatrixXd& M);

}  // namespace sinew
