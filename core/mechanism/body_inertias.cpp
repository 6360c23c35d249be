#include "core/mechanism/body_inertias.h"

namespace sinew {

std::vector<BodyInertia> bodyInertias(const Mechanism& mechanism, double bodyWeight)
{
    std::vector<BodyInertia> bodies(static_cast<std::size_t>(mechanism.bodyCount));
    for (std::size_t b = 1; b < bodies.size(); ++b) {
        const double mass = massInSi(mechanism.masses[b], bodyWeight);
        bodies[b] = {mass, mechanism.centresOfMass[b], inertiaTensor(mechanism.inertias[b], mass)};
    }
    return bodies;
}

void calcGroundInertias(const std::vector<BodyInertia>& bodies, const Configuration& configuration,
                        std::vector<RigidInertia>& inertias)
{
    inertias.resize(bodies.size());
    for (std::size_t b = 1; b < bodies.size(); ++b) {
        const BodyInertia& body = bodies[b];
        const Matrix3& R = configuration.R[b];
        const Vector3 c = R * body.centre + configuration.p[b];
        RigidInertia& out = inertias[b];
        out.mass = body.mass;
        out.moment = body.mass * c;
        const Matrix3 half = R * body.tensor;
        out.tensor.noalias() = half * R.transpose();
        out.tensor.noalias() -= out.moment * c.transpose();
        out.tensor.diagonal().array() += out.moment.dot(c);
    }
}

WholeMotion calcWholeMotion(const Configuration& configuration, const BodyMotion& motion,
                            const std::vector<RigidInertia>& inertias)
{
    RigidInertia sum;
    SpatialForce momentum;
    WholeMotion whole;
    for (std::size_t b = 1; b < inertias.size(); ++b) {
        const SpatialForce own = inertias[b] * motion.velocities[b];
        sum += inertias[b];
        momentum += own;
        whole.kineticEnergy += 0.5 * dot(motion.velocities[b], own);
    }
    whole.mass = sum.mass;
    whole.momentum = momentum.force;
    if (sum.mass > 0) {
        const Vector3 centre = sum.moment / sum.mass;
        whole.centreOfMass = configuration.origin + centre;
        whole.centreVelocity = momentum.force / sum.mass;
        whole.angularMomentum = momentum.moment - centre.cross(momentum.force);
    }
    return whole;
}

}  // namespace sinew
