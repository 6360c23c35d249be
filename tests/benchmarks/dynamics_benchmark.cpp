#include "tests/benchmarks/dynamics_benchmark.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <random>

#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/peer.h"

namespace sinew::benchmarks {

namespace {

Body rodBody(const std::string& name, double length, double mass)
{
    Body body;
    body.name = name;
    body.mass.value = mass;
    body.centreOfMass = {0, -0.45 * length, 0.01};
    const double I = mass * length * length / 12;
    body.inertia = InertiaTensor{{I, 0.2 * I, 0.95 * I}, Vector3::Zero()};
    return body;
}

// Builds models whose bodies hang along -y.
class Builder {
public:
    Builder() { m_model.gravity = {0, -9.81, 0}; }

    void addBody(const std::string& name, const std::string& parent, const Vector3& at, double length, double mass,
                 JointKind kind, const std::vector<Vector3>& axes = {})
    {
        m_model.bodies.push_back(rodBody(name, length, mass));
        Joint joint;
        joint.name = name;
        joint.parent = parent;
        joint.child = name;
        joint.kind = kind;
        joint.inParent.position = at;
        const int count = kind == JointKind::Free ? 6 : kind == JointKind::Ball ? 3 : 0;
        for (int i = 0; i < count; ++i)
            joint.coordinates.push_back(addCoordinate(i < 3));
        for (const Vector3& axis : axes)
            joint.axes.push_back({AxisKind::Rotation, axis, {0, {{addCoordinate(true)}}}});
        m_model.joints.push_back(joint);
    }

    const Model& model() const { return m_model; }

private:
    std::string addCoordinate(bool isRotation)
    {
        Coordinate c;
        c.name = "q" + std::to_string(m_model.coordinates.size());
        c.kind = isRotation ? CoordinateKind::Rotation : CoordinateKind::Translation;
        m_model.coordinates.push_back(c);
        return c.name;
    }

    Model m_model;
};

// Free pelvis, ball joints, hinges and two-axis joints: 17 bodies, 39 coordinates.
Model human()
{
    const Vector3 x = Vector3::UnitX(), y = Vector3::UnitY(), z = Vector3::UnitZ();
    Builder b;
    b.addBody("pelvis", "ground", {0, 1, 0}, 0.2, 11, JointKind::Free);
    b.addBody("torso", "pelvis", {0, 0.1, 0}, 0.5, 27, JointKind::Ball);
    b.addBody("head", "torso", {0, 0.5, 0}, 0.25, 5, JointKind::Axes, {x, y});
    for (const char* side : {"_r", "_l"}) {
        const double s = side[1] == 'r' ? 1 : -1;
        const auto name = [&](const char* part) { return std::string(part) + side; };
        b.addBody(name("thigh"), "pelvis", {0, -0.06, 0.09 * s}, 0.43, 9, JointKind::Ball);
        b.addBody(name("shank"), name("thigh"), {0, -0.43, 0}, 0.42, 3.5, JointKind::Axes, {z});
        b.addBody(name("foot"), name("shank"), {0, -0.42, 0}, 0.2, 1, JointKind::Axes, {x, y});
        b.addBody(name("toes"), name("foot"), {0.15, -0.05, 0}, 0.06, 0.2, JointKind::Axes, {z});
        b.addBody(name("arm"), "torso", {0, 0.4, 0.18 * s}, 0.3, 2, JointKind::Ball);
        b.addBody(name("forearm"), name("arm"), {0, -0.3, 0}, 0.25, 1.2, JointKind::Axes, {x, y});
        b.addBody(name("hand"), name("forearm"), {0, -0.25, 0}, 0.15, 0.5, JointKind::Axes, {x, y});
    }
    return b.model();
}

Model chainOf(int links)
{
    Builder b;
    for (int i = 0; i < links; ++i) {
        const std::string parent = i == 0 ? "ground" : "link" + std::to_string(i - 1);
        b.addBody("link" + std::to_string(i), parent, i == 0 ? Vector3::Zero() : Vector3(0, -0.1, 0), 0.1, 0.5,
                  JointKind::Axes, {i % 2 ? Vector3::UnitX() : Vector3::UnitZ()});
    }
    return b.model();
}

PeerBody peerBody(const Model& model, const Joint& joint)
{
    const auto indexOf = [](const auto& objects, const std::string& name) {
        return static_cast<int>(
            std::find_if(objects.begin(), objects.end(), [&](const auto& o) { return o.name == name; })
            - objects.begin());
    };
    const Body& body = *findBody(model, joint.child);
    PeerBody out;
    out.name = body.name;
    out.parent = joint.parent == groundName ? -1 : indexOf(model.bodies, joint.parent);
    out.kind = joint.kind == JointKind::Free   ? PeerBody::Kind::Free
               : joint.kind == JointKind::Ball ? PeerBody::Kind::Ball
                                               : PeerBody::Kind::Hinges;
    for (const Axis& axis : joint.axes)
        out.axes.push_back(axis.direction);
    out.inParent = joint.inParent.position;
    out.centre = body.centreOfMass;
    out.mass = body.mass.value;
    out.inertia = inertiaTensor(body.inertia, out.mass);
    out.first = indexOf(model.coordinates,
                        joint.axes.empty() ? joint.coordinates[0] : joint.axes[0].value.terms[0].coordinate);
    out.count = static_cast<int>(joint.axes.size() + joint.coordinates.size());
    return out;
}

struct Subject {
    explicit Subject(const Model& source) : model(source)
    {
        std::mt19937 random(1);
        std::uniform_real_distribution<double> number(-0.8, 0.8);
        const auto n = static_cast<Eigen::Index>(model.coordinates.size());
        peer.gravity = model.gravity;
        peer.values = Eigen::VectorXd::NullaryExpr(n, [&] { return number(random); });
        peer.speeds = Eigen::VectorXd::NullaryExpr(n, [&] { return number(random); });
        for (const Joint& joint : model.joints)
            peer.bodies.push_back(peerBody(model, joint));
    }

    Model model;
    PeerModel peer;
};

constexpr std::array<const char*, 4> callNames
    = {"inverse dynamics", "mass matrix", "forward dynamics", "with reactions"};
constexpr std::size_t callCount = callNames.size();
using Times = std::array<double, callCount>;  // s

// Our engine at the state of a subject.
struct Ours {
    explicit Ours(const Subject& subject)
        : mechanism(std::make_shared<const Mechanism>(*compile(subject.model).value)),
          dynamics(mechanism, {0, subject.model.gravity, {}}), positions(positionsOf(*mechanism, subject.peer.values)),
          speeds(subject.peer.speeds), otherSpeeds(0.5 * speeds),
          free(GivenMotion::direct(Eigen::VectorXd::Zero(mechanism->coordinateCount))),
          given(Eigen::VectorXd::Ones(mechanism->coordinateCount))
    {
    }

    // A state set again is kept, so that each call has another one than the last.
    void place()
    {
        isOther = !isOther;
        dynamics.setState(positions, isOther ? otherSpeeds : speeds);
    }

    const Eigen::VectorXd& accelerations()
    {
        dynamics.setState(positions, speeds);
        dynamics.solve(free, solution);
        return solution.accelerations;
    }

    std::vector<Work> calls()
    {
        const auto solve = [this] {
            place();
            dynamics.solve(free, solution);
        };
        return {[this] {
                    place();
                    dynamics.calcEfforts(given, efforts);
                },
                [this] {
                    place();
                    dynamics.calcMassMatrix(M);
                },
                solve,
                [this, solve] {
                    solve();
                    dynamics.calcReactions(reactions);
                }};
    }

    std::shared_ptr<const Mechanism> mechanism;
    Dynamics dynamics;
    Eigen::VectorXd positions, speeds, otherSpeeds;
    bool isOther = false;
    GivenMotion free;
    Eigen::VectorXd given, efforts;
    Eigen::MatrixXd M;
    MotionSolution solution;
    std::vector<JointReaction> reactions;
};

std::vector<Work> callsOf(Peer& peer)
{
    return {[&] { peer.inverseDynamics(); }, [&] { peer.massMatrix(); }, [&] { peer.forwardDynamics(); },
            [&] { peer.reactions(); }};
}

template <class Value>
void printRow(const std::string& name, Value value)
{
    std::printf("| %s |", name.c_str());
    for (std::size_t call = 0; call < callCount; ++call)
        std::printf(" %.2f |", value(call));
    std::printf("\n");
}

// Microseconds and ratios of one subject, all engines in turn; what they say of the accelerations is held together.
Times printSubject(const std::string& title, const Model& model)
{
    const Subject subject(model);
    Ours ours(subject);
    std::vector<Work> works = ours.calls();
    std::vector<std::unique_ptr<Peer>> peers;
    for (const auto& make : {simbody, mujoco}) {
        if (std::unique_ptr<Peer> peer = make(subject.peer)) {
            const std::vector<Work> calls = callsOf(*peer);
            works.insert(works.end(), calls.begin(), calls.end());
            peers.push_back(std::move(peer));
        }
    }
    const Turns turns(works, 1e-3, 31);
    std::printf("\n| %s, us |", title.c_str());
    for (const char* call : callNames)
        std::printf(" %s |", call);
    std::printf("\n| --- | --- | --- | --- | --- |\n");
    printRow("Sinew", [&](std::size_t call) { return 1e6 * turns.seconds(call); });
    for (std::size_t i = 0; i < peers.size(); ++i) {
        const std::size_t first = callCount * (i + 1);
        printRow(peers[i]->name(), [&](std::size_t call) { return 1e6 * turns.seconds(first + call); });
        printRow("Sinew / " + peers[i]->name(), [&](std::size_t call) { return turns.ratio(call, first + call); });
    }
    std::printf("\n");
    const Eigen::VectorXd& accelerations = ours.accelerations();
    for (const auto& peer : peers) {
        std::printf("Largest difference of accelerations to %s: %.1e of the largest.\n", peer->name().c_str(),
                    (peer->accelerations() - accelerations).cwiseAbs().maxCoeff()
                        / accelerations.cwiseAbs().maxCoeff());
    }
    Times times{};
    for (std::size_t call = 0; call < callCount; ++call)
        times[call] = turns.seconds(call);
    return times;
}

}  // namespace

void printDynamics()
{
    std::printf(
        "## Multibody dynamics\n\nAll engines in turn, medians of 31 rounds. Every call starts from positions and "
        "speeds; "
        "forward dynamics includes our check of the answer by inverse dynamics. Simbody and MuJoCo are Debian's builds "
        "for "
        "any x86-64; ours is SSE2 as well. MuJoCo's XML reader refuses bodies nested deeper than about 60. Pinocchio "
        "was "
        "not there: its standard humanoid of 27 joints and 32 coordinates, measured apart and compiled for the "
        "processor "
        "at hand, took 3.9 us for inverse dynamics, 2.2 to 3.0 for the mass matrix and 8.6 for forward dynamics.\n");
    printSubject("human, 17 bodies, 39 coordinates", human());
    std::vector<std::pair<int, Times>> growth;
    for (const int links : {5, 10, 20, 50, 100, 200, 1000})
        growth.emplace_back(links, printSubject("chain of " + std::to_string(links), chainOf(links)));
    std::printf("\nGrowth from 100 to 1 000 links, time ~ n^p:");
    for (std::size_t call = 0; call < callCount; ++call) {
        const auto& [n0, first] = growth[4];
        const auto& [n1, last] = growth.back();
        std::printf("%s %s p = %.2f", call ? "," : "", callNames[call],
                    std::log(last[call] / first[call]) / std::log(double(n1) / n0));
    }
    std::printf(".\n\n");
}

}  // namespace sinew::benchmarks
