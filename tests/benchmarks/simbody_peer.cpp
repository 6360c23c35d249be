#include <Simbody.h>

#include "core/math/rotation.h"
#include "tests/benchmarks/peer.h"

namespace sinew::benchmarks {

namespace {

SimTK::Vec3 vec(const Eigen::Vector3d& v)
{
    return {v.x(), v.y(), v.z()};
}

class SimbodyPeer : public Peer {
public:
    explicit SimbodyPeer(const PeerModel& model)
        : m_matter(m_system), m_forces(m_system), m_gravity(m_forces, m_matter, vec(model.gravity))
    {
        for (const PeerBody& body : model.bodies)
            add(body);
        m_state = m_system.realizeTopology();
        m_system.realizeModel(m_state);
        for (std::size_t i = 0; i < model.bodies.size(); ++i)
            setState(model, model.bodies[i], m_bodies[i]);
        m_system.realize(m_state, SimTK::Stage::Acceleration);
        m_given = m_state.getUDot();
    }

    std::string name() const override { return "Simbody"; }

    void inverseDynamics() override
    {
        restart();
        m_system.realize(m_state, SimTK::Stage::Dynamics);
        m_matter.calcResidualForceIgnoringConstraints(
            m_state, m_system.getMobilityForces(m_state, SimTK::Stage::Dynamics),
            m_system.getRigidBodyForces(m_state, SimTK::Stage::Dynamics), m_given, m_residual);
    }

    void massMatrix() override
    {
        restart();
        m_system.realize(m_state, SimTK::Stage::Position);
        m_matter.calcM(m_state, m_mass);
    }

    void forwardDynamics() override
    {
        restart();
        m_system.realize(m_state, SimTK::Stage::Acceleration);
    }

    void reactions() override
    {
        forwardDynamics();
        m_matter.calcMobilizerReactionForces(m_state, m_reactions);
    }

    Eigen::VectorXd accelerations() override
    {
        forwardDynamics();
        Eigen::VectorXd list(m_state.getNU());
        for (int i = 0; i < m_state.getNU(); ++i)
            list[i] = m_state.getUDot()[i];
        return list;
    }

private:
    void restart()
    {
        m_state.updQ();  // all that was computed from it is void
        m_state.updU();
    }

    void add(const PeerBody& body)
    {
        const Eigen::Matrix3d& I = body.inertia;
        const SimTK::Inertia aboutCentre(I(0, 0), I(1, 1), I(2, 2), I(0, 1), I(0, 2), I(1, 2));
        const SimTK::Vec3 centre = vec(body.centre);
        const SimTK::Body::Rigid rigid(
            SimTK::MassProperties(body.mass, centre, aboutCentre.shiftFromMassCenter(-centre, body.mass)));
        SimTK::MobilizedBody parent
            = body.parent < 0 ? m_matter.updGround() : m_bodies[static_cast<std::size_t>(body.parent)];
        const SimTK::Transform at(vec(body.inParent)), own(SimTK::Vec3(0));
        if (body.kind == PeerBody::Kind::Free)
            m_bodies.push_back(SimTK::MobilizedBody::Free(parent, at, rigid, own));
        else if (body.kind == PeerBody::Kind::Ball)
            m_bodies.push_back(SimTK::MobilizedBody::Ball(parent, at, rigid, own));
        else if (body.axes.size() == 2)  // about x, then y
            m_bodies.push_back(SimTK::MobilizedBody::Universal(parent, at, rigid, own));
        else
            addPin(body, parent, rigid);
    }

    // A pin turns about z: its frames are turned so that this is the axis.
    void addPin(const PeerBody& body, SimTK::MobilizedBody& parent, const SimTK::Body::Rigid& rigid)
    {
        const SimTK::Rotation turned(SimTK::UnitVec3(vec(body.axes[0])), SimTK::ZAxis);
        m_bodies.push_back(SimTK::MobilizedBody::Pin(parent, SimTK::Transform(turned, vec(body.inParent)), rigid,
                                                     SimTK::Transform(turned)));
    }

    void setState(const PeerModel& model, const PeerBody& body, const SimTK::MobilizedBody& mobilized)
    {
        int q = 0, v = body.first;
        if (body.kind != PeerBody::Kind::Hinges) {
            const Eigen::Quaterniond e = sinew::eulerParametersFromRotationVector(model.values.segment<3>(v));
            for (const double part : {e.w(), e.x(), e.y(), e.z()})
                mobilized.setOneQ(m_state, q++, part);
            v += 3;
        }
        for (; v < body.first + body.count; ++v)
            mobilized.setOneQ(m_state, q++, model.values[v]);
        for (int i = 0; i < body.count; ++i)
            mobilized.setOneU(m_state, i, model.speeds[body.first + i]);
    }

    SimTK::MultibodySystem m_system;
    SimTK::SimbodyMatterSubsystem m_matter;
    SimTK::GeneralForceSubsystem m_forces;
    SimTK::Force::UniformGravity m_gravity;
    std::vector<SimTK::MobilizedBody> m_bodies;
    SimTK::State m_state;
    SimTK::Vector m_given, m_residual;
    SimTK::Matrix m_mass;
    SimTK::Vector_<SimTK::SpatialVec> m_reactions;
};

}  // namespace

std::unique_ptr<Peer> simbody(const PeerModel& model)
{
    return std::make_unique<SimbodyPeer>(model);
}

}  // namespace sinew::benchmarks
