#include "core/statics/body_forces.h"

namespace sinew {

namespace {

Wrench wrenchAt(const Vector3& point, const Vector3& force, const Vector3& moment)
{
    return {force, moment + point.cross(force), force.norm(), moment.norm() + point.norm() * force.norm()};
}

}  // namespace

void calcExternalForces(const Mechanism& mechanism, const Configuration& configuration, const Situation& situation,
                        std::vector<Wrench>& external)
{
    external.assign(static_cast<std::size_t>(mechanism.bodyCount), Wrench{});
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
    Wrench total;  // of the bodies; what acts on the ground itself moves nothing
    for (auto wrench = external.begin() + 1; wrench != external.end(); ++wrench)
        total += *wrench;
    external[static_cast<std::size_t>(situation.supportBody)]
        += {-total.force, -total.moment, total.forceTerms, total.momentTerms};
}

void addLinkForces(const Mechanism& mechanism, const Configuration& configuration, const Eigen::VectorXd& tensions,
                   std::vector<Wrench>& forces)
{
    for (std::size_t j = 0; j < mechanism.links.size(); ++j) {
        const double tension = tensions[static_cast<Eigen::Index>(j)];
        if (tension == 0)
            continue;
        const CompiledLink& link = mechanism.links[j];
        const CompiledPoint* points = mechanism.points.data() + link.firstPoint;
        for (int i = 0; i + 1 < link.pointCount; ++i) {
            const Vector3 here = configuration.inGround(points[i].body, points[i].position);
            const Vector3 next = configuration.inGround(points[i + 1].body, points[i + 1].position);
            const double length = (next - here).norm();
            if (!(length > 0))
                continue;
            const Vector3 pull = tension / length * (next - here);
            // A node is massless: what its strands do on it adds to zero, so its body need not carry it.
            if (points[i].node < 0)
                forces[static_cast<std::size_t>(points[i].body)] += wrenchAt(here, pull, Vector3::Zero());
            if (points[i + 1].node < 0)
                forces[static_cast<std::size_t>(points[i + 1].body)] += wrenchAt(next, -pull, Vector3::Zero());
        }
    }
}

void calcJointForces(const Mechanism& mechanism, const Configuration& configuration, std::vector<Wrench>& forces,
                     std::vector<JointForce>& joints)
{
    joints.assign(mechanism.jointOfModel.size(), JointForce{});
    std::vector<JointForce> inTreeOrder(mechanism.joints.size());
    for (std::size_t i = mechanism.joints.size(); i-- > 0;) {
        const CompiledJoint& joint = mechanism.joints[i];
        const Wrench& carried = forces[static_cast<std::size_t>(joint.child)];
        JointForce& reaction = inTreeOrder[i];
        reaction.force = -carried.force;
        reaction.moment = -(carried.moment - configuration.jointCentres[i].cross(carried.force));
        reaction.resultant = reaction.force.norm();
        forces[static_cast<std::size_t>(joint.parent)] += carried;
    }
    for (std::size_t i = 0; i < joints.size(); ++i)
        joints[i] = inTreeOrder[static_cast<std::size_t>(mechanism.jointOfModel[i])];
}

}  // namespace sinew
