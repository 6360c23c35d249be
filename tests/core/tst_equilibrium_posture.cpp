#include <QTest>

#include "core/statics/equilibrium_posture.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_equilibrium_posture {

using namespace sinew;

namespace {

// A rod of 1 m, 2 kg, on a pin; angle 0 straight down.
Model pendulum(double moment)
{
    Model model;
    model.space = Space::Plane;
    model.gravity = {0, -10, 0};
    model.bodies = {{.name = "rod", .mass = {2, Scale::Si}, .centreOfMass = {0, -0.5, 0}}};
    model.coordinates = {{.name = "angle",
                          .minimum = -3.1,
                          .maximum = 3.1,
                          .mode = CoordinateMode::Driven,
                          .effort = {moment, Scale::Si}}};
    Joint pin{.name = "pin", .parent = "ground", .child = "rod"};
    pin.axes = {{AxisKind::Rotation, {0, 0, 1}, {0, {{"angle", Polynomial{{0, 1}}}}}}};
    model.joints = {pin};
    return model;
}

EquilibriumPosture find(const Model& model)
{
    return findEquilibriumPosture(test::compiled(model), model, makeSituation(model));
}

}  // namespace

class TestEquilibriumPosture : public QObject {
    Q_OBJECT

private slots:
    // m g l/2 sin a = M: the stable answer is asin(M / 10), not its supplement.
    void aPendulumLeansAgainstItsMoment()
    {
        const EquilibriumPosture p = find(pendulum(6));
        QVERIFY2(p.isUsable(), p.message.english().c_str());
        QVERIFY(p.stable);
        SINEW_COMPARE_NEAR(p.values[0], std::asin(0.6), {.abs = 1e-9});
        Model there = pendulum(6);
        there.coordinates[0].value = p.values[0];
        QVERIFY(solveStatics(test::compiled(there), makeSituation(there)).isUsable());
    }

    // Stable is what comes back, however weakly: 20 g turn with 0.1 N m/rad.
    void aLightRodHangsStably()
    {
        Model model = pendulum(0);
        model.bodies[0].mass.value = 0.02;
        const EquilibriumPosture p = find(model);
        QVERIFY2(p.isUsable(), p.message.english().c_str());
        QVERIFY(p.stable);
    }

    void aMomentBeyondTheWeightHasNoPosture()
    {
        const EquilibriumPosture p = find(pendulum(12));
        QCOMPARE(p.status, PostureStatus::NotFound);
        SINEW_COMPARE_NEAR(p.unbalanced[0], 2.0, {.abs = 1e-6});  // 12 - 10 at the horizontal
        QVERIFY2(p.message.english().find("'angle' is left with 2 N m") != std::string::npos,
                 p.message.english().c_str());
    }

    void anUpsideDownOnlyRangeIsUnstable()
    {
        Model model = pendulum(6);
        model.coordinates[0].value = 2;
        model.coordinates[0].minimum = 1.7;
        const EquilibriumPosture p = find(model);
        QVERIFY(p.isUsable());
        QVERIFY(!p.stable);
        SINEW_COMPARE_NEAR(p.values[0], 3.141592653589793 - std::asin(0.6), {.abs = 1e-9});
    }

    // A vertical slider on a tie of stiffness k stretches it by m g / k.
    void aHangingWeightStretchesItsTie()
    {
        Model model = pendulum(0);
        model.coordinates[0] = {.name = "drop",
                                .kind = CoordinateKind::Translation,
                                .minimum = 0,
                                .maximum = 0.5,
                                .mode = CoordinateMode::Driven};
        model.joints[0].axes = {{AxisKind::Translation, {0, -1, 0}, {0, {{"drop", Polynomial{{0, 1}}}}}}};
        Link tie;
        tie.name = "tie";
        tie.stiffness = DirectStiffness{400};
        tie.path = {{"ground", {}, {0, 1, 0}}, {"rod", {}, {0, 0, 0}}};
        model.links = {tie};
        const EquilibriumPosture p = find(model);
        QVERIFY2(p.isUsable(), p.message.english().c_str());
        SINEW_COMPARE_NEAR(p.values[0], 0.05, {.abs = 1e-9});
        QVERIFY(p.stable);
    }

    // Double pendulum with a moment on each joint: balance by hand for the found angles.
    void twoCoordinatesAreSoughtTogether()
    {
        Model model = pendulum(5);
        model.bodies.push_back({.name = "lower", .mass = {1, Scale::Si}, .centreOfMass = {0, -0.5, 0}});
        model.coordinates.push_back(
            {.name = "knee", .minimum = -2, .maximum = 2, .mode = CoordinateMode::Driven, .effort = {-1, Scale::Si}});
        Joint knee{.name = "knee", .parent = "rod", .child = "lower"};
        knee.inParent.position = {0, -1, 0};
        knee.axes = {{AxisKind::Rotation, {0, 0, 1}, {0, {{"knee", Polynomial{{0, 1}}}}}}};
        model.joints.push_back(knee);
        const EquilibriumPosture p = find(model);
        QVERIFY2(p.isUsable(), p.message.english().c_str());
        const double a = p.values[0], b = p.values[0] + p.values[1];
        SINEW_COMPARE_NEAR(10 * 0.5 * std::sin(b), -1.0, {.abs = 1e-8});
        SINEW_COMPARE_NEAR(20 * 0.5 * std::sin(a) + 10 * std::sin(a) + 10 * 0.5 * std::sin(b), 5.0, {.abs = 1e-8});
    }

    // Without a moment the rod hangs straight down, however its frames are turned.
    void withoutAMomentItHangs()
    {
        for (int i = 0; i < 40; ++i) {
            Model model = pendulum(0);
            const double offset = -3 + 0.15 * i;
            model.bodies[0].centreOfMass = 0.5 * Vector3(std::sin(offset), -std::cos(offset), 0);
            model.joints[0].inParent.position = {0.3, 0.2, 0};
            const EquilibriumPosture p = find(model);
            QVERIFY2(p.isUsable(), p.message.english().c_str());
            SINEW_COMPARE_NEAR(std::sin(p.values[0] + offset), 0.0, {.abs = 1e-8});
        }
    }

    // Three ties on one rod: statics with the shortenings that come back balances the posture without moving it.
    void theShorteningsGiveTheForcesThatBalance()
    {
        Model model = pendulum(15);
        model.gravity.setZero();
        for (int i = 0; i < 3; ++i) {
            Link tie;
            tie.name = "tie " + std::to_string(i);
            tie.stiffness = DirectStiffness{100};
            tie.shortening = 0.2;
            tie.path = {{"ground", {}, {1.0 - 0.7 * i, 0.3 * i, 0}}, {"rod", {}, {0, -1 + 0.2 * i, 0}}};
            model.links.push_back(tie);
        }
        const EquilibriumPosture p = find(model);
        QVERIFY2(p.isUsable(), p.message.english().c_str());
        Situation there = makeSituation(model);
        there.values = p.values;
        there.shortenings = p.shortenings;
        const StaticsSolution s = solveStatics(test::compiled(model), there);
        QVERIFY(s.isUsable());
        QVERIFY(s.elongations.cwiseAbs().maxCoeff() < 1e-9);  // nothing moves: the search ends at 1e-9 of the moment
        for (Eigen::Index j = 0; j < 3; ++j)
            SINEW_COMPARE_NEAR(s.forces[j], std::max(0.0, 100 * p.shortenings[j]), {.abs = 1e-6});
    }

    void theSearchStaysInAHalfOpenRange()
    {
        Model model = pendulum(6);
        model.coordinates[0].minimum = 0.2;
        model.coordinates[0].maximum = std::numeric_limits<double>::infinity();
        model.coordinates[0].value = -3.5;
        const EquilibriumPosture p = find(model);
        QVERIFY(p.isUsable());
        QVERIFY(p.values[0] >= 0.2);
    }

    void wrongSituationsAreRefused()
    {
        const Model model = pendulum(1);
        QCOMPARE(findEquilibriumPosture(test::compiled(model), model, Situation{}).status, PostureStatus::InvalidInput);
    }

    void withoutADrivenCoordinateNothingIsSought()
    {
        Model model = pendulum(1);
        model.coordinates[0].mode = CoordinateMode::Free;
        QCOMPARE(find(model).status, PostureStatus::InvalidInput);
    }
};

SINEW_TEST(TestEquilibriumPosture)

}  // namespace tst_equilibrium_posture

#include "tst_equilibrium_posture.moc"
