#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <mujoco/mujoco.h>

#include "core/math/rotation.h"
#include "tests/benchmarks/peer.h"

namespace sinew::benchmarks {

namespace {

std::string text(const Eigen::Vector3d& v)
{
    std::ostringstream out;
    out.precision(17);
    out << v.x() << ' ' << v.y() << ' ' << v.z();
    return out.str();
}

// The model in MuJoCo's own language.
class Writer {
public:
    explicit Writer(const PeerModel& model) : m_model(model) {}

    std::string write()
    {
        m_out.precision(17);
        m_out << "<mujoco><compiler angle='radian'/><option gravity='" << text(m_model.gravity) << "'/><worldbody>";
        addChildren(-1);
        m_out << "</worldbody></mujoco>";
        return m_out.str();
    }

private:
    void addChildren(int parent)
    {
        for (std::size_t i = 0; i < m_model.bodies.size(); ++i) {
            if (m_model.bodies[i].parent == parent)
                addBody(m_model.bodies[i], static_cast<int>(i));
        }
    }

    void addBody(const PeerBody& body, int index)
    {
        const Eigen::Matrix3d& I = body.inertia;
        m_out << "<body name='" << body.name << "' pos='" << text(body.inParent) << "'>";
        if (body.kind == PeerBody::Kind::Free)
            m_out << "<freejoint/>";
        else if (body.kind == PeerBody::Kind::Ball)
            m_out << "<joint type='ball'/>";
        for (const Eigen::Vector3d& axis : body.axes)
            m_out << "<joint type='hinge' axis='" << text(axis) << "'/>";
        m_out << "<inertial mass='" << body.mass << "' pos='" << text(body.centre) << "' fullinertia='" << I(0, 0)
              << ' ' << I(1, 1) << ' ' << I(2, 2) << ' ' << I(0, 1) << ' ' << I(0, 2) << ' ' << I(1, 2) << "'/>";
        addChildren(index);
        m_out << "</body>";
    }

    const PeerModel& m_model;
    std::ostringstream m_out;
};

class MujocoPeer : public Peer {
public:
    explicit MujocoPeer(const PeerModel& model) : m_bodies(model.bodies)
    {
        const auto path = std::filesystem::temp_directory_path() / "sinew_benchmark.xml";
        std::ofstream(path) << Writer(model).write();
        char error[1000] = "";
        m_model = mj_loadXML(path.c_str(), nullptr, error, sizeof error);
        std::filesystem::remove(path);
        if (!m_model) {
            std::fprintf(stderr, "MuJoCo is left out here: %s\n", error);
            return;
        }
        m_data = mj_makeData(m_model);
        setState(model.values, model.speeds);
        mj_forward(m_model, m_data);  // the given accelerations of inverse dynamics
        m_mass.resize(static_cast<std::size_t>(m_model->nv) * static_cast<std::size_t>(m_model->nv));
        m_force.resize(static_cast<std::size_t>(m_model->nv));
    }

    ~MujocoPeer() override
    {
        mj_deleteData(m_data);
        mj_deleteModel(m_model);
    }

    MujocoPeer(const MujocoPeer&) = delete;
    MujocoPeer& operator=(const MujocoPeer&) = delete;

    bool isThere() const { return m_data; }
    std::string name() const override { return "MuJoCo"; }

    void inverseDynamics() override
    {
        place();
        mj_comVel(m_model, m_data);
        mj_rne(m_model, m_data, 1, m_force.data());
    }

    void massMatrix() override
    {
        place();
        mj_crb(m_model, m_data);
        mj_fullM(m_model, m_mass.data(), m_data->qM);
    }

    void forwardDynamics() override
    {
        place();
        mj_crb(m_model, m_data);
        mj_factorM(m_model, m_data);
        mj_comVel(m_model, m_data);
        mj_rne(m_model, m_data, 0, m_force.data());
        for (double& force : m_force)
            force = -force;
        mj_solveM(m_model, m_data, m_data->qacc, m_force.data(), 1);
    }

    void reactions() override
    {
        forwardDynamics();
        mj_rnePostConstraint(m_model, m_data);
    }

    Eigen::VectorXd accelerations() override
    {
        forwardDynamics();
        Eigen::VectorXd list(m_model->nv);
        for (const PeerBody& body : m_bodies) {
            const mjtNum* own = m_data->qacc + firstDof(body);
            auto ours = list.segment(body.first, body.count);
            if (body.kind == PeerBody::Kind::Hinges)
                ours = Eigen::Map<const Eigen::VectorXd>(own, body.count);
            else
                ours.head<3>() = turnOf(body) * Eigen::Map<const Eigen::Vector3d>(own + turnAt(body));
            if (body.kind == PeerBody::Kind::Free)
                ours.tail<3>() = Eigen::Map<const Eigen::Vector3d>(own);
        }
        return list;
    }

private:
    void place()
    {
        mj_kinematics(m_model, m_data);
        mj_comPos(m_model, m_data);
    }

    int joint(const PeerBody& body) const
    {
        return m_model->body_jntadr[mj_name2id(m_model, mjOBJ_BODY, body.name.c_str())];
    }
    int firstDof(const PeerBody& body) const { return m_model->jnt_dofadr[joint(body)]; }
    double* position(const PeerBody& body) const { return m_data->qpos + m_model->jnt_qposadr[joint(body)]; }

    // Where the turn stands among the speeds of a body: it comes last.
    static int turnAt(const PeerBody& body) { return body.kind == PeerBody::Kind::Free ? 3 : 0; }

    // From the body's axes, in which its speeds of turning are given, to the parent's.
    Eigen::Quaterniond turnOf(const PeerBody& body) const
    {
        const double* q = position(body) + turnAt(body);
        return {q[0], q[1], q[2], q[3]};
    }

    // Bodies stand in the order of the tree, not in ours; a free body's position comes before its turn.
    void setState(const Eigen::VectorXd& values, const Eigen::VectorXd& speeds)
    {
        for (const PeerBody& body : m_bodies) {
            double* q = position(body);
            double* v = m_data->qvel + firstDof(body);
            if (body.kind == PeerBody::Kind::Hinges) {
                Eigen::Map<Eigen::VectorXd>(q, body.count) = values.segment(body.first, body.count);
                Eigen::Map<Eigen::VectorXd>(v, body.count) = speeds.segment(body.first, body.count);
                continue;
            }
            const Eigen::Quaterniond turn = eulerParametersFromRotationVector(values.segment<3>(body.first));
            Eigen::Map<Eigen::Vector4d>(q + turnAt(body)) << turn.w(), turn.x(), turn.y(), turn.z();
            Eigen::Map<Eigen::Vector3d>(v + turnAt(body)) = turn.conjugate() * speeds.segment<3>(body.first);
            if (body.kind == PeerBody::Kind::Free) {
                Eigen::Map<Eigen::Vector3d>{q} = body.inParent + values.segment<3>(body.first + 3);
                Eigen::Map<Eigen::Vector3d>{v} = speeds.segment<3>(body.first + 3);
            }
        }
    }

    std::vector<PeerBody> m_bodies;
    mjModel* m_model = nullptr;
    mjData* m_data = nullptr;
    std::vector<double> m_mass, m_force;
};

}  // namespace

std::unique_ptr<Peer> mujoco(const PeerModel& model)
{
    auto peer = std::make_unique<MujocoPeer>(model);
    return peer->isThere() ? std::move(peer) : nullptr;
}

}  // namespace sinew::benchmarks
