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
    explicit MujocoPeer(const PeerModel& model)
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

    std::vector<double> accelerations() override { return {}; }

private:
    void place()
    {
        mj_kinematics(m_model, m_data);
        mj_comPos(m_model, m_data);
    }

    // The time does not depend on the numbers; free and ball joints get theirs in another order than ours.
    void setState(const Eigen::VectorXd& values, const Eigen::VectorXd& speeds)
    {
        for (int j = 0; j < m_model->njnt; ++j) {
            mjtNum* q = m_data->qpos + m_model->jnt_qposadr[j];
            const int v = m_model->jnt_dofadr[j];
            if (m_model->jnt_type[j] == mjJNT_HINGE) {
                q[0] = values[v];
                continue;
            }
            const bool isFree = m_model->jnt_type[j] == mjJNT_FREE;
            const Eigen::Quaterniond e = eulerParametersFromRotationVector({values[v], values[v + 1], values[v + 2]});
            mjtNum* turn = isFree ? q + 3 : q;
            turn[0] = e.w();
            turn[1] = e.x();
            turn[2] = e.y();
            turn[3] = e.z();
        }
        for (int v = 0; v < m_model->nv; ++v)
            m_data->qvel[v] = speeds[v];
    }

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
