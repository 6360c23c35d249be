#include "tests/benchmarks/dynamics_benchmark.h"

#include <algorithm>
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

struct Times {
    double inverse = 0, mass = 0, forward = 0, reactions = 0;  // s
};

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

Times timesOfOurs(const Subject& subject, Eigen::VectorXd& accelerations)
{
    const auto mechanism = std::make_shared<const Mechanism>(*compile(subject.model).value);
    Dynamics dynamics(mechanism, {0, subject.model.gravity, {}});
    const Eigen::VectorXd positions = positionsOf(*mechanism, subject.peer.values);
    const GivenMotion free = GivenMotion::direct(Eigen::VectorXd::Zero(mechanism->coordinateCount));
    MotionSolution solution;
    Eigen::MatrixXd M;
    Eigen::VectorXd efforts, given = Eigen::VectorXd::Ones(mechanism->coordinateCount);
    std::vector<JointReaction> reactions;
    const auto place = [&] { dynamics.setState(positions, subject.peer.speeds); };
    Times times;
    times.inverse = secondsOf([&] {
        place();
        dynamics.calcEfforts(given, efforts);
    });
    times.mass = secondsOf([&] {
        place();
        dynamics.calcMassMatrix(M);
    });
    times.forward = secondsOf([&] {
        place();
        dynamics.solve(free, solution);
    });
    times.reactions = secondsOf([&] {
        place();
        dynamics.solve(free, solution);
        dynamics.calcReactions(reactions);
    });
    accelerations = solution.accelerations;
    return times;
}

Times timesOf(Peer& peer)
{
    return {secondsOf([&] { peer.inverseDynamics(); }), secondsOf([&] { peer.massMatrix(); }),
            secondsOf([&] { peer.forwardDynamics(); }), secondsOf([&] { peer.reactions(); })};
}

void printRow(const std::string& name, const Times& t)
{
    std::printf("| %s | %.2f | %.2f | %.2f | %.2f |\n", name.c_str(), 1e6 * t.inverse, 1e6 * t.mass, 1e6 * t.forward,
                1e6 * t.reactions);
}

void printRatios(const std::string& name, const Times& ours, const Times& theirs)
{
    std::printf("| Sinew / %s | %.2f | %.2f | %.2f | %.2f |\n", name.c_str(), ours.inverse / theirs.inverse,
                ours.mass / theirs.mass, ours.forward / theirs.forward, ours.reactions / theirs.reactions);
}

// What the peer says of the accelerations against ours, where the two mean the same.
std::string differenceText(Peer& peer, const Eigen::VectorXd& ours)
{
    const std::vector<double> same = peer.accelerations();
    if (same.empty())
        return {};
    const Eigen::Map<const Eigen::VectorXd> theirs(same.data(), static_cast<Eigen::Index>(same.size()));
    char text[120];
    std::snprintf(text, sizeof text, "\nLargest difference of accelerations to %s: %.1e of the largest.\n",
                  peer.name().c_str(), (theirs - ours).cwiseAbs().maxCoeff() / ours.cwiseAbs().maxCoeff());
    return text;
}

// Microseconds and ratios of one subject; what the peers say of the accelerations is held against ours.
Times printSubject(const char* title, const Model& model)
{
    const Subject subject(model);
    Eigen::VectorXd accelerations;
    const Times ours = timesOfOurs(subject, accelerations);
    std::printf("\n| %s, us | inverse dynamics | mass matrix | forward dynamics | with reactions |\n"
                "| --- | --- | --- | --- | --- |\n",
                title);
    printRow("Sinew", ours);
    std::string differences;
    for (const auto& make : {simbody, mujoco}) {
        const std::unique_ptr<Peer> peer = make(subject.peer);
        if (!peer)
            continue;
        const Times theirs = timesOf(*peer);
        printRow(peer->name(), theirs);
        printRatios(peer->name(), ours, theirs);
        differences += differenceText(*peer, accelerations);
    }
    std::printf("%s", differences.c_str());
    return ours;
}

}  // namespace

void printDynamics()
{
    std::printf(
        "\n## Multibody dynamics\n\nEvery call starts from positions and speeds; forward dynamics includes our check "
        "of the answer by inverse dynamics.\n");
    printSubject("human, 17 bodies, 39 coordinates", human());
    std::vector<std::pair<int, Times>> growth;
    for (const int links : {5, 10, 20, 50, 100, 200})
        growth.emplace_back(links, printSubject(("chain of " + std::to_string(links)).c_str(), chainOf(links)));
    const auto exponent = [&](double Times::*part) {
        const auto& [n0, first] = growth[2];
        const auto& [n1, last] = growth.back();
        return std::log(last.*part / (first.*part)) / std::log(double(n1) / n0);
    };
    std::printf("\nGrowth from 20 to 200 links, time ~ n^p: inverse dynamics p = %.2f, mass matrix %.2f, forward "
                "dynamics %.2f, with reactions %.2f.\n",
                exponent(&Times::inverse), exponent(&Times::mass), exponent(&Times::forward),
                exponent(&Times::reactions));
}

}  // namespace sinew::benchmarks
