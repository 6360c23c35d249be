// Passive links (ligaments): stretched by posture, in every computation that knows links.

#include <random>

#include <QTest>

#include "core/simulation/simulate.h"
#include "core/statics/equilibrium_posture.h"
#include "core/statics/sensitivity.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_passive_links {

using namespace sinew;

namespace {

PathPoint on(const char* body, double x, double y)
{
    return {.body = body, .position = {x, y, 0}};
}

// A beam of 1 m on a hinge at the origin, in a plane, with two muscles below and above and a ligament above.
Model beam()
{
    Model model;
    model.name = "beam";
    model.space = Space::Plane;
    model.gravity = {0, -10, 0};
    Body body{.name = "beam"};
    body.mass.value = 6;
    body.centreOfMass = {0.5, 0, 0};
    body.inertia = InertiaTensor{{0, 0, 0.5}, Vector3::Zero()};
    model.bodies = {body};
    model.coordinates = {{.name = "turn", .minimum = -2, .maximum = 2}};
    Joint joint{.name = "hinge", .parent = "ground", .child = "beam"};
    joint.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{"turn", Polynomial{{0, 1}}}}}}};
    model.joints = {joint};
    const auto strand = [](const char* name, double fromY, double at, double stiffness) {
        Link link{.name = name};
        link.path = {on("ground", 0, fromY), on("beam", at, 0)};
        link.stiffness = DirectStiffness{stiffness};
        return link;
    };
    model.links = {strand("upper", 0.5, 0.4, 2e4), strand("second", 0.7, 0.6, 3e4), strand("lower", -0.5, 0.4, 2e4),
                   strand("ligament", 0.6, 0.3, 5e3)};
    model.links[3].slackLength = 0.66;
    return model;
}

constexpr std::size_t ligament = 3;

double lengthAt(double angle)
{
    return std::hypot(0.3 * std::cos(angle), 0.3 * std::sin(angle) - 0.6);
}

StaticsSolution solvedAt(const Model& model, double angle, const StaticsOptions& options = {})
{
    StaticsSolver solver(std::make_shared<const Mechanism>(test::compiled(model)));
    Situation situation = makeSituation(model);
    situation.values[0] = angle;
    return solver.solve(situation, options);
}

class TestPassiveLinks : public QObject {
    Q_OBJECT

private slots:
    void postureStretchesThem();
    void criteriaTakeThemAsTheyAre();
    void powersNearOneWeighMusclesAlone();
    void derivativesAreThoseOfDifferences();
    void motionsStretchThemAlike();
    void foundPosturesBalanceInStatics();
};

// N = k (l(q) + dl - l0) with dl the move that the forces make; slack below l0.
void TestPassiveLinks::postureStretchesThem()
{
    Model model = beam();
    for (const double angle : {-0.4, -0.2, 0.0, 0.3, 0.6}) {
        const StaticsSolution s = solvedAt(model, angle);
        QVERIFY2(s.isUsable(), s.message.english().c_str());
        const double stretch = lengthAt(angle) - 0.66 + s.elongations[ligament];
        // Forces are solved to 1e-10 of the largest.
        SINEW_COMPARE_NEAR(s.forces[ligament], 5e3 * std::max(0.0, stretch), {.abs = 1e-7});
    }
    QVERIFY(solvedAt(model, -0.4).forces[ligament] > 100);
    QCOMPARE(solvedAt(model, 0.6).forces[ligament], 0.0);
    // With stiff muscles the posture alone says it.
    for (std::size_t j = 0; j < ligament; ++j)
        model.links[j].stiffness = DirectStiffness{1e10};
    // The muscles give way by N / k, 1e-7 m at most.
    SINEW_COMPARE_NEAR(solvedAt(model, -0.4).forces[ligament], 5e3 * (lengthAt(-0.4) - 0.66), {.abs = 1e-3});
}

// A criterion shares what passive tissue leaves: as if its pull were a load on the beam.
void TestPassiveLinks::criteriaTakeThemAsTheyAre()
{
    const double angle = -0.4;
    for (const char* name : {"linear", "quadratic", "cubic", "minmax"}) {
        const StaticsOptions options{.criterion = *criterionFromText(name).value};
        const StaticsSolution s = solvedAt(beam(), angle, options);
        QVERIFY2(s.isUsable(), s.message.english().c_str());
        const double pull = 5e3 * (lengthAt(angle) - 0.66);
        SINEW_COMPARE_NEAR(s.forces[ligament], pull, {.rel = 1e-12});
        for (const SwitchingStep& step : s.history) {
            QVERIFY(step.row != static_cast<int>(ligament));
            SINEW_COMPARE_NEAR(step.values[ligament], pull, {.rel = 1e-12});
        }
        Model loaded = beam();
        loaded.links.pop_back();
        const Vector3 at(0.3 * std::cos(angle), 0.3 * std::sin(angle), 0), up(0, 0.6, 0);
        loaded.loads = {{.name = "pull", .body = "beam", .point = {0.3, 0, 0}, .force = pull * (up - at).normalized()}};
        const StaticsSolution other = solvedAt(loaded, angle, options);
        for (Eigen::Index j = 0; j < 3; ++j)
            SINEW_COMPARE_NEAR(s.forces[j], other.forces[j], {.abs = 1e-6});  // of kilonewtons, by iteration
        SINEW_COMPARE_NEAR(s.joints[0].resultant, other.joints[0].resultant, {.abs = 1e-5});
    }
}

// Volumes of muscles are some 1e-5 m^3; measured against the 1 of a ligament, which has none, they seemed too different.
void TestPassiveLinks::powersNearOneWeighMusclesAlone()
{
    Model model = beam();
    for (std::size_t j = 0; j < ligament; ++j)
        model.links[j].stiffness = MaterialStiffness{.area = 1e-5, .modulus = 1e9};
    const StaticsOptions options{.criterion = {Sharing::Power, 1.01, Weighting::Volume}};
    const StaticsSolution with = solvedAt(model, 0.2, options);
    QVERIFY2(with.isUsable(), with.message.english().c_str());
    QCOMPARE(with.forces[ligament], solvedAt(model, 0.2).forces[ligament]);
}

void TestPassiveLinks::derivativesAreThoseOfDifferences()
{
    const double angle = -0.4, step = 1e-5;
    const Model model = beam();
    const Mechanism mechanism = test::compiled(model);
    Situation situation = makeSituation(model);
    situation.values[0] = angle;
    const Sensitivities rates = calcSensitivities(mechanism, situation);
    QVERIFY2(rates.isUsable(), rates.message.english().c_str());
    int compared = 0;
    for (std::size_t p = 0; p < rates.parameters.size(); ++p) {
        const Parameter& parameter = rates.parameters[p];
        const auto forcesAt = [&](double offset) -> Eigen::VectorXd {
            Model changed = model;
            if (parameter.kind == ParameterKind::Coordinate)
                return solvedAt(model, angle + offset).forces;
            if (parameter.kind != ParameterKind::Point)
                return {};
            changed.links[static_cast<std::size_t>(parameter.index)]
                .path[static_cast<std::size_t>(parameter.point)]
                .position[parameter.axis]
                += offset;
            return solvedAt(changed, angle).forces;
        };
        const Eigen::VectorXd high = forcesAt(step), low = forcesAt(-step);
        if (high.size() == 0)
            continue;
        const Eigen::VectorXd rate = (high - low) / (2 * step);
        // Central differences: the third derivative times step^2, and 1e-8 N over the step.
        for (Eigen::Index j = 0; j < rate.size(); ++j)
            SINEW_COMPARE_NEAR(rates.forces(j, static_cast<Eigen::Index>(p)), rate[j], {.abs = 0.05});
        ++compared;
    }
    QCOMPARE(compared, 17);  // 16 components of points and the angle
}

// At its start a motion pulls with what the posture says.
void TestPassiveLinks::motionsStretchThemAlike()
{
    Model model = beam();
    model.links.erase(model.links.begin(), model.links.begin() + 3);
    const Mechanism mechanism = test::compiled(model);
    SINEW_COMPARE_NEAR(mechanism.restLengths[0], 0.66, {.abs = 0});
    // Where gravity and the ligament balance: m g 0.5 cos = N arm.
    const auto moment = [](double angle) {
        const double l = lengthAt(angle), pull = 5e3 * std::max(0.0, l - 0.66);
        return pull * 0.3 * 0.6 * std::cos(angle) / l - 6 * 10 * 0.5 * std::cos(angle);
    };
    double low = -1, high = 0.2;
    for (int i = 0; i < 80; ++i)
        (moment(0.5 * (low + high)) > 0 ? low : high) = 0.5 * (low + high);
    const StaticsSolution s = solvedAt(model, low);
    QVERIFY2(s.isUsable(), s.message.english().c_str());
    SINEW_COMPARE_NEAR(s.forces[0], 5e3 * (lengthAt(low) - 0.66), {.rel = 1e-9});
    Scenario scenario = test::freeMotion(0.2);
    scenario.start.push_back({"turn", low, 0});
    const Recording recording = simulate(model, scenario);
    QVERIFY2(recording.isComplete(), recording.message.english().c_str());
    // It stays where it balances; the tolerance of the integration is all that moves it.
    SINEW_COMPARE_NEAR(recording.positions(0, recording.positions.cols() - 1), low, {.abs = 1e-7});
}

void TestPassiveLinks::foundPosturesBalanceInStatics()
{
    Model model = beam();
    model.coordinates[0].mode = CoordinateMode::Driven;
    const Mechanism mechanism = test::compiled(model);
    const EquilibriumPosture found = findEquilibriumPosture(mechanism, model, makeSituation(model), {});
    QVERIFY2(found.status == PostureStatus::Found, found.message.english().c_str());
    Situation situation = makeSituation(model);
    situation.values = found.values;
    situation.shortenings = found.shortenings;
    QCOMPARE(situation.shortenings[ligament], 0.0);
    StaticsSolver solver(std::make_shared<const Mechanism>(mechanism));
    const StaticsSolution& s = solver.solve(situation);
    QVERIFY2(s.isUsable(), s.message.english().c_str());
    // All links bear what their lengths say: nothing moves.
    QVERIFY(s.elongations.cwiseAbs().maxCoeff() < 1e-7);
}

}  // namespace

SINEW_TEST(TestPassiveLinks)

}  // namespace tst_passive_links

#include "tst_passive_links.moc"
