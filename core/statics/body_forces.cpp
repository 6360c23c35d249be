#include "core/statics/body_forces.h"

namespace sinew {

void calcExternalForces(const Mechanism& mechanism, const Configuration& configuration, const Situation& situation,
                        std::vector<SummedWrench>& external)
{
    external.assign(static_cast<std::size_t>(mechanism.bodyCount), SummedWrench{});
    for (int body = 1; body < mechanism.bodyCount; ++body) {
        const auto b = static_cast<std::size_t>(body);
        const double mass = massInSi(mechanism.masses[b], situation.bodyWeight);
        const Vector3 centre = configuration.inGround(body, mechanism.centresOfMass[b]);
        external[b] += wrenchAt(centre, situation.loadFactor * mass * situation.gravity, Vector3::Zero());
    }
    for (const CompiledLoad& load : situation.loads) {
        const auto b = static_cast<std::size_t>(load.body);
        const double unit = load.scale == Scale::BodyWeight ? situation.bodyWeight : 1.0;
        const double scale = situation.loadFactor * unit;
        const Matrix3 R = load.frame == LoadFrame::Body ? configuration.R[b] : Matrix3::Identity();
        external[b] += wrenchAt(configuration.inGround(load.body, load.point), scale * (R * load.force),
                                scale * (R * load.moment));
    }
    if (situation.supportBody <= 0)
        return;
    SummedWrench total;  // of the bodies; what acts on the ground itself moves nothing
    for (auto wrench = external.begin() + 1; wrench != external.end(); ++wrench)
        total += *wrench;
    external[static_cast<std::size_t>(situation.supportBody)]
        += {-total.force, -total.moment, total.forceTerms, total.momentTerms};
}

void addLinkForces(const Strands& strands, const Eigen::Ref<const Eigen::VectorXd>& tensions,
                   std::vector<SummedWrench>& forces)
{
    for (Eigen::Index j = 0; j < tensions.size(); ++j) {
        if (tensions[j] == 0)
            continue;
        for (const StrandPull& it : strands.of(static_cast<int>(j))) {
            // A node is massless: what its strands do on it adds to zero, so its body need not carry it.
            if (it.node < 0)
                forces[static_cast<std::size_t>(it.body)] += wrenchAt(it.point, tensions[j] * it.pull, Vector3::Zero());
        }
    }
}

void calcJointForces(const Mechanism& mechanism, const Configuration& configuration, std::vector<SummedWrench>& forces,
                     std::vector<JointForce>& joints)
{
    for (std::size_t i = mechanism.joints.size(); i-- > 0;) {
        const CompiledJoint& joint = mechanism.joints[i];
        forces[static_cast<std::size_t>(joint.parent)] += forces[static_cast<std::size_t>(joint.child)];
    }
    joints.assign(mechanism.jointOfModel.size(), JointForce{});
    constexpr double roundOff = 1e-13;  // of the terms of a sum, in which links balance to some units of 1e-15
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const auto j = static_cast<std::size_t>(mechanism.jointOfModel[i]);
        const SummedWrench& carried = forces[static_cast<std::size_t>(mechanism.joints[j].child)];
        JointForce& reaction = joints[i];
        const Vector3& centre = configuration.jointCentres[j];
        if (carried.force.norm() > roundOff * carried.forceTerms)
            reaction.force = -carried.force;
        const Vector3 moment = carried.moment - centre.cross(carried.force);
        if (moment.norm() > roundOff * (carried.momentTerms + centre.norm() * carried.forceTerms))
            reaction.moment = -moment;
        reaction.resultant = reaction.force.norm();
    }
}

}  // namespace sinew
