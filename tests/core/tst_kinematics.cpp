#include <cmath>
#include <random>

#include <QTest>

#include "core/base/constants.h"
#include "core/math/rotation.h"
#include "core/mechanism/strand.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_kinematics {

using namespace sinew;

namespace {

}  // namespace

namespace {

Axis turning(const Vector3& direction, const std::string& coordinate, ScalarFunction function = Polynomial{{0, 1}})
{
    return {AxisKind::Rotation, direction, {0, {{coordinate, std::move(function)}}}};
}

PathPoint on(const std::string& body, const Vector3& position)
{
    return {body, {}, position};
}

Link strand(const std::string& name, std::vector<PathPoint> path)
{
    Link link;
    link.name = name;
    link.path = std::move(path);
    link.stiffness = DirectStiffness{1};
    return link;
}

// Ground - thigh (three axes) - shank (a knee whose centre glides with its angle, a slider in between) - foot (ball),
// with a weld.
Model leg()
{
    Model model;
    for (const char* name : {"thigh", "shank", "plate", "foot"})
        model.bodies.push_back({.name = name});
    for (const char* name : {"flexion", "adduction", "rotation", "knee", "stretch", "foot_x", "foot_y", "foot_z"})
        model.coordinates.push_back({.name = name});
    model.coordinates[4].kind = CoordinateKind::Translation;

    Joint hip{.name = "hip", .parent = "ground", .child = "thigh"};
    hip.inParent = {{0.1, 1, 0.2}, {0.1, -0.2, 0.3}};
    hip.inChild.orientation = {0.05, 0, -0.1};
    hip.axes = {turning({0, 0, 1}, "flexion"), turning({1, 0, 0}, "adduction"), turning({0, 2, 0}, "rotation")};
    Joint knee{.name = "knee", .parent = "thigh", .child = "shank"};
    knee.inParent.position = {0, -0.4, 0};
    Axis glide{AxisKind::Translation, {1, 0, 0}, {0.01, {}}};
    glide.value.terms.push_back({"knee", NaturalSpline({-2, -1, 0, 1}, {0.02, 0.01, 0, -0.004})});
    glide.value.terms.push_back({"flexion", Polynomial{{0, 0.01, 0.02}}});
    knee.axes = {glide,
                 turning({0, 0, 1}, "knee", Polynomial{{0, 0.9}}),
                 {AxisKind::Translation, {0, -1, 0}, {0, {{"stretch", Polynomial{{0, 0.5}}}}}}};
    Joint weld{.name = "weld", .kind = JointKind::Weld, .parent = "shank", .child = "plate"};
    weld.inParent = {{0, -0.4, 0}, {0, 0.2, 0}};
    Joint ankle{.name = "ankle", .kind = JointKind::Ball, .parent = "plate", .child = "foot"};
    ankle.inParent.orientation = {0.3, 0, 0};
    ankle.coordinates = {"foot_x", "foot_y", "foot_z"};
    model.joints = {ankle, knee, weld, hip};  // not in tree order on purpose
    model.links = {strand("hip to shank",
                          {on("ground", {0.05, 1.1, 0.1}), on("thigh", {0.05, -0.2, 0}), on("shank", {0, -0.1, 0})}),
                   strand("calf", {on("thigh", {-0.03, -0.35, 0}), on("foot", {-0.05, 0, 0.02})}),
                   strand("long", {on("ground", {0, 1.2, 0}), on("foot", {0.1, 0, 0})})};
    return model;
}

Eigen::VectorXd randomPosture(std::mt19937& random, Eigen::Index size)
{
    std::uniform_real_distribution<double> value(-0.8, 0.8);
    return Eigen::VectorXd::NullaryExpr(size, [&] { return value(random); });
}

}  // namespace

class TestKinematics : public QObject {
    Q_OBJECT

private slots:
    void aHingeTurnsAboutItsCentre()
    {
        Model model;
        model.bodies = {{.name = "rod"}};
        model.coordinates = {{.name = "angle"}};
        Joint joint{.name = "pin", .parent = "ground", .child = "rod"};
        joint.inParent.position = {1, 2, 0};
        joint.inChild.position = {0, 0.5, 0};
        joint.axes = {turning({0, 0, 3}, "angle")};
        model.joints = {joint};
        const auto mechanism = compile(model);
        QVERIFY(mechanism.ok());
        const auto c = calcConfiguration(*mechanism.value, Eigen::VectorXd::Constant(1, pi / 2));
        SINEW_COMPARE_NEAR(c.jointCentres[0], Vector3(1, 2, 0), {.abs = 1e-15});
        SINEW_COMPARE_NEAR(c.inGround(1, {0, -0.5, 0}), Vector3(2, 2, 0), {.abs = 1e-15});
    }

    // Moment arms by the Jacobian against central differences of the path's length. A ball joint's rows are turns
    // about the axes of its parent frame, so there the difference turns the Euler parameters from the left.
    void momentArmsMatchDifferencesOfLength()
    {
        const auto compiled = compile(leg());
        QVERIFY2(compiled.ok(), compiled.ok() ? "" : toString(compiled.diagnostics.front()).c_str());
        const Mechanism& mechanism = *compiled.value;
        std::mt19937 random(1);
        const double h = 1e-6;
        for (int trial = 0; trial < 30; ++trial) {
            const Eigen::VectorXd q = randomPosture(random, mechanism.coordinateCount);
            const Eigen::MatrixXd momentArms = calcMomentArms(mechanism, calcConfiguration(mechanism, q));
            for (Eigen::Index k = 0; k < mechanism.coordinateCount; ++k) {
                Eigen::VectorXd low = q, high = q;
                if (k < 5) {
                    low[k] -= h;
                    high[k] += h;
                } else {
                    const auto e = eulerParametersFromRotationVector(q.tail<3>());
                    const Vector3 turn = h * Vector3::Unit(k - 5);
                    low.tail<3>() = rotationVectorFromEulerParameters(eulerParametersFromRotationVector(-turn) * e);
                    high.tail<3>() = rotationVectorFromEulerParameters(eulerParametersFromRotationVector(turn) * e);
                }
                const Strands before = calcStrands(mechanism, calcConfiguration(mechanism, low));
                const Strands after = calcStrands(mechanism, calcConfiguration(mechanism, high));
                const Eigen::VectorXd difference = (before.lengths - after.lengths) / (2 * h);
                // Round-off 1e-16 / 1e-6 of lengths of order one, truncation far below.
                SINEW_COMPARE_NEAR(momentArms.row(k).transpose(), difference, {.abs = 1e-9});
            }
        }
    }

    // Power: a force's generalised force equals the force times the velocity of its point.
    void generalisedForceIsPower()
    {
        const Mechanism mechanism = *compile(leg()).value;
        std::mt19937 random(2);
        const double h = 1e-6;
        for (int trial = 0; trial < 10; ++trial) {
            const Eigen::VectorXd q = randomPosture(random, mechanism.coordinateCount);
            const Vector3 place(0.1, -0.05, 0.02), force(3, -2, 5);
            const int foot = 4;
            const auto c = calcConfiguration(mechanism, q);
            Eigen::VectorXd generalised = Eigen::VectorXd::Zero(mechanism.rowCount());
            addGeneralisedForce(mechanism, c, foot, c.inGround(foot, place), force, Vector3::Zero(), generalised);
            for (Eigen::Index k = 0; k < 5; ++k) {
                Eigen::VectorXd low = q, high = q;
                low[k] -= h;
                high[k] += h;
                const Vector3 velocity = (calcConfiguration(mechanism, high).inGround(foot, place)
                                          - calcConfiguration(mechanism, low).inGround(foot, place))
                                         / (2 * h);
                SINEW_COMPARE_NEAR(generalised[k], force.dot(velocity), {.abs = 1e-8});
            }
        }
    }

    void aFreeJointTranslatesAndTurns()
    {
        Model model;
        model.bodies = {{.name = "body"}};
        for (const char* name : {"rx", "ry", "rz", "x", "y", "z"})
            model.coordinates.push_back({.name = name});
        for (std::size_t i = 3; i < 6; ++i)
            model.coordinates[i].kind = CoordinateKind::Translation;
        Joint joint{.name = "free", .kind = JointKind::Free, .parent = "ground", .child = "body"};
        joint.coordinates = namesOf(model.coordinates);
        model.joints = {joint};
        const Mechanism mechanism = *compile(model).value;
        Eigen::VectorXd q(6);
        q << 0, 0, pi / 2, 1, 2, 3;
        const auto c = calcConfiguration(mechanism, q);
        SINEW_COMPARE_NEAR(c.inGround(1, {1, 0, 0}), Vector3(1, 3, 3), {.abs = 1e-15});
        Eigen::VectorXd generalised = Eigen::VectorXd::Zero(6);
        addGeneralisedForce(mechanism, c, 1, c.inGround(1, {1, 0, 0}), {5, 0, 0}, Vector3::Zero(), generalised);
        Eigen::VectorXd expected(6);
        expected << 0, 0, -5, 5, 0, 0;
        SINEW_COMPARE_NEAR(generalised, expected, {.abs = 1e-14});
    }

    // Keeping a posture moved the rest posture, and with it rest lengths and stiffnesses: up to 11 % of a muscle's force.
    void theRestPostureIsAValueOfItsOwn()
    {
        Model model = leg();
        for (Link& link : model.links)
            link.stiffness = MaterialStiffness{1e-4, 1e6, {}};
        const Mechanism before = *compile(model).value;
        for (Coordinate& coordinate : model.coordinates) {
            coordinate.rest = coordinate.value;
            coordinate.value += 0.2;
        }
        const Mechanism after = *compile(model).value;
        QVERIFY(before.restLengths == after.restLengths);
        for (std::size_t j = 0; j < before.links.size(); ++j)
            QCOMPARE(after.links[j].stiffness, before.links[j].stiffness);
        QVERIFY(postureOf(model) != restPostureOf(model));
    }

    // It compiled, and pulled nowhere.
    void aLinkWithoutLengthIsRefused()
    {
        Model model = leg();
        model.links = {strand("nowhere", {on("ground", {0, 1, 0}), on("ground", {0, 1, 0})})};
        model.links[0].path[1] = model.links[0].path[0];
        model.links[0].path[0].body = "thigh";
        const Mechanism mechanism = *compile(leg()).value;
        const Configuration c = calcConfiguration(mechanism, postureOf(leg()));
        model.links[0].path[0].position = c.R[1].transpose() * (Vector3(0, 1, 0) - c.p[1]);
        const auto compiled = compile(model);
        QVERIFY(!compiled.ok());
        QVERIFY(toString(compiled.diagnostics.back()).find("no length in the rest posture") != std::string::npos);
    }

    // A node rides with its body and has rows of its own.
    void nodesHaveRowsOfTheirOwn()
    {
        Model model = leg();
        model.nodes = {{.name = "node", .body = "shank", .position = {0.05, 0, 0}}};
        model.links.push_back(strand("to node", {on("ground", {0.3, 1, 0}), {.node = "node"}}));
        const Mechanism mechanism = *compile(model).value;
        QCOMPARE(mechanism.rowCount(), mechanism.coordinateCount + 3);
        const auto c = calcConfiguration(mechanism, Eigen::VectorXd::Constant(mechanism.coordinateCount, 0.1));
        const Eigen::MatrixXd momentArms = calcMomentArms(mechanism, c);
        const Vector3 toGround = (Vector3(0.3, 1, 0) - c.inGround(2, {0.05, 0, 0})).normalized();
        SINEW_COMPARE_NEAR(momentArms.col(3).tail<3>(), toGround, {.abs = 1e-14});
        QCOMPARE(momentArms.col(0).tail<3>().norm(), 0.0);
    }

    void aPathWithoutLengthIsRefused()
    {
        Model model = leg();
        model.links[0].path = {on("ground", {0.1, 1, 0.2}), on("thigh", {0, 0, 0})};  // both at the hip's centre
        model.links[0].stiffness = MaterialStiffness{1e-4, 1e6, {}};
        const auto compiled = compile(model);
        QVERIFY(!compiled.ok());
        QVERIFY(toString(compiled.diagnostics.front()).find("no length") != std::string::npos);
    }
};

SINEW_TEST(TestKinematics)

}  // namespace tst_kinematics

#include "tst_kinematics.moc"
