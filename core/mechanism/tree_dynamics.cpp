#include "core/mechanism/tree_dynamics.h"

namespace sinew {

void calcCarriedForces(const Mechanism& mechanism, const BodyMotion& motion, const std::vector<RigidInertia>& inertias,
                       const std::vector<SpatialForce>& external, std::vector<SpatialForce>& carried)
{
    carried.resize(inertias.size());
    carried[0] = {};
    for (std::size_t b = 1; b < inertias.size(); ++b) {
        const Screw& V = motion.velocities[b];
        carried[b] = inertias[b] * motion.accelerations[b];
        carried[b] += cross(V, inertias[b] * V);
        carried[b] -= external[b];
    }
    for (std::size_t j = mechanism.joints.size(); j-- > 0;) {
        const CompiledJoint& joint = mechanism.joints[j];
        carried[static_cast<std::size_t>(joint.parent)] += carried[static_cast<std::size_t>(joint.child)];
    }
}

void calcEfforts(const Mechanism& mechanism, const Configuration& configuration,
                 const std::vector<SpatialForce>& carried, Eigen::VectorXd& efforts)
{
    efforts.setZero(mechanism.coordinateCount);
    for (const CompiledJoint& joint : mechanism.joints) {
        const SpatialForce& force = carried[static_cast<std::size_t>(joint.child)];
        for (int i = joint.firstMotion; i < joint.firstMotion + joint.motionCount; ++i) {
            const auto m = static_cast<std::size_t>(i);
            efforts[mechanism.motions[m].coordinate] += dot(configuration.screws[m], force);
        }
    }
}

void addBodyForces(const Mechanism& mechanism, const Configuration& configuration,
                   const std::vector<SpatialForce>& forces, Eigen::VectorXd& efforts)
{
    for (std::size_t b = 1; b < forces.size(); ++b) {
        for (const int motion : mechanism.motionsOfBody[b]) {
            const auto m = static_cast<std::size_t>(motion);
            efforts[mechanism.motions[m].coordinate] += dot(configuration.screws[m], forces[b]);
        }
    }
}

void calcMassMatrix(const Mechanism& mechanism, const Configuration& configuration,
                    const std::vector<RigidInertia>& inertias, std::vector<RigidInertia>& composites,
                    Eigen::MatrixXd& M)
{
    M.setZero(mechanism.coordinateCount, mechanism.coordinateCount);
    composites = inertias;
    for (std::size_t j = mechanism.joints.size(); j-- > 0;) {
        const CompiledJoint& joint = mechanism.joints[j];
        const auto child = static_cast<std::size_t>(joint.child);
        // The motions of the child's list up to the joint's own, each pair of motions once.
        const std::vector<int>& all = mechanism.motionsOfBody[child];
        const std::size_t before = all.size() - static_cast<std::size_t>(joint.motionCount);
        for (std::size_t i = before; i < all.size(); ++i) {
            const auto m = static_cast<std::size_t>(all[i]);
            const int row = mechanism.motions[m].coordinate;
            const SpatialForce force = composites[child] * configuration.screws[m];
            M(row, row) += dot(configuration.screws[m], force);
            for (std::size_t k = 0; k < i; ++k) {
                const auto other = static_cast<std::size_t>(all[k]);
                const int column = mechanism.motions[other].coordinate;
                const double value = dot(configuration.screws[other], force);
                M(row, column) += value;
                M(column, row) += value;
            }
        }
        composites[static_cast<std::size_t>(joint.parent)] += composites[child];
    }
}

}  // namespace sinew
