// Systems that are released where statics says they rest: the motion must stay at statics' forces. All links are just
// taut or just carry their share at the start, so which of them bear is decided by accelerations alone.

#include <array>
#include <cmath>

#include <QTest>

#include "core/mechanism/positions.h"
#include "core/simulation/simulate.h"
#include "core/statics/statics.h"
#include "tests/support/methods.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_released_at_rest {

using namespace sinew;
using namespace sinew::test;

namespace {

// The promise of the program: forces of a motion at rest are those of statics to this share of the largest.
constexpr double share = 1e-6;

// Statics knows the first order of displacements only: what a moving figure differs by is the ratio of its displacements
// to its size, or of its weights' stiffness to that of its links. Forces depend on ratios of stiffnesses alone, so all
// links are made stiffer until that is a tenth of `share`.
void makeStiffer(Model& model, double times)
{
    for (Link& link : model.links)
        link.activation = times - 1;
}

std::string inFull(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", value);
    return text;
}

// A load of statics as a force of a scenario.
ScenarioForce forceOf(const Load& load, double unit = 1)
{
    ScenarioForce force{.name = load.name, .body = load.body, .point = load.point};
    for (Eigen::Index i = 0; i < 3; ++i) {
        force.force.push_back(inFull(unit * load.force[i]));
        force.moment.push_back(inFull(unit * load.moment[i]));
    }
    return force;
}

void dampCoordinates(Model& model, double damping)
{
    for (Coordinate& coordinate : model.coordinates)
        coordinate.resistance.damper = Damper{damping, 0};
}

// Largest difference of the links' and contacts' forces from those of statics, at the last samples of a motion, N.
double farthest(const Recording& recording, const Model& model, const StaticsSolution& rest, Eigen::Index samples = 1)
{
    double off = 0;
    const auto compare = [&](const std::string& channel, double force) {
        const Eigen::VectorXd forces = channelOf(recording, channel).tail(samples);
        off = std::max(off, (forces.array() - force).abs().maxCoeff());
    };
    for (std::size_t i = 0; i < model.links.size(); ++i)
        compare(model.links[i].name + "/force", rest.forces[static_cast<Eigen::Index>(i)]);
    for (std::size_t i = 0; i < model.contacts.size(); ++i) {
        compare(model.contacts[i].name + "/fx", rest.contacts[i].force.x());
        compare(model.contacts[i].name + "/fy", rest.contacts[i].force.y());
    }
    return off;
}

double largest(const StaticsSolution& rest)
{
    double largest = rest.forces.maxCoeff();
    for (const ContactFrame& contact : rest.contacts)
        largest = std::max(largest, contact.force.norm());
    return largest;
}

Axis axis(AxisKind kind, const Vector3& direction, const std::string& coordinate)
{
    return {kind, direction, {0, {{coordinate, Polynomial{{0, 1}}}}}};
}

// A trunk on two straight legs whose feet stand apart on a rough floor, held at the hips by four ties that are just
// taut. Its weight is not in the middle.
Model twoFooted()
{
    constexpr double leg = 0.9, spread = 0.2;  // m, rad
    Model model;
    model.name = "two-footed";
    model.space = Space::Plane;
    model.gravity = {0, -9.81, 0};
    const auto inertia = [](double radius) { return GyrationRadii{Vector3::Constant(radius)}; };
    model.bodies = {{.name = "trunk", .mass = {50}, .centreOfMass = {0.05, 0.3, 0}},
                    {.name = "left leg", .mass = {10}, .centreOfMass = {0, -0.4, 0}},
                    {.name = "right leg", .mass = {10}, .centreOfMass = {0, -0.4, 0}}};
    model.bodies[0].inertia = inertia(0.3);
    model.bodies[1].inertia = model.bodies[2].inertia = inertia(0.25);
    model.coordinates = {{.name = "x", .kind = CoordinateKind::Translation},
                         {.name = "y", .kind = CoordinateKind::Translation, .value = leg * std::cos(spread)},
                         {.name = "turn"},
                         {.name = "left", .value = -spread},
                         {.name = "right", .value = spread}};
    model.joints = {{.name = "free",
                     .parent = "ground",
                     .child = "trunk",
                     .axes = {axis(AxisKind::Translation, Vector3::UnitX(), "x"),
                              axis(AxisKind::Translation, Vector3::UnitY(), "y"),
                              axis(AxisKind::Rotation, Vector3::UnitZ(), "turn")}}};
    for (const double side : {-1.0, 1.0}) {
        const std::string name = side < 0 ? "left" : "right";
        Joint hip{.name = name + " hip", .parent = "trunk", .child = name + " leg"};
        hip.inParent.position = {0.1 * side, 0, 0};
        hip.axes = {axis(AxisKind::Rotation, Vector3::UnitZ(), name)};
        model.joints.push_back(hip);
        model.contacts.push_back({.name = name + " foot", .body = name + " leg", .point = {0, -leg, 0}});
        model.contacts.back().friction = ContactFriction{0.9, 0, 0};
        for (const double to : {-1.0, 1.0})
            model.links.push_back({.name = name + (to * side > 0 ? " outer" : " inner"),
                                   .path = {{.body = "trunk", .position = {0.1 * side + 0.15 * to, 0.2, 0}},
                                            {.body = name + " leg", .position = {0.05 * to, -0.3, 0}}},
                                   .stiffness = DirectStiffness{to > 0 ? 3000.0 : 4500.0}});
    }
    return model;
}

// The shipped hip in one-legged stance. The pelvis stays held, as the activity holds it; the leg takes what the ground
// takes there: the weight of the rest of the body and its own.
struct HipInStance {
    Model model = shippedModel("hip");
    Situation situation = makeSituation(model, &model.activities.front());
    StaticsSolution rest = solveStatics(compiled(model), situation);

    HipInStance() { model.bodies[1].inertia = GyrationRadii{Vector3::Constant(0.25)}; }  // the model states none

    Scenario scenario(double duration) const
    {
        Scenario scenario = freeMotion(duration);
        scenario.stages[0].given
            = {givenEffort({"hip_flexion_r", "hip_adduction_r", "hip_rotation_r"}, ConstantValue{0}),
               givenMotion({"*"}, HeldValue{})};
        Load carried = model.activities.front().loads.front();
        carried.force = -carried.force;
        carried.body = "femur_r";  // its frame is the pelvis' in this posture
        const Body& leg = model.bodies[1];
        Load weight{.name = "weight of the leg", .body = leg.name, .point = leg.centreOfMass};
        weight.force = -leg.mass.value * situation.gravity / standardGravity;
        for (const Load& load : {carried, weight})
            scenario.forces.push_back(forceOf(load, situation.bodyWeight));
        return scenario;
    }
};

}  // namespace

class TestReleasedAtRest : public QObject {
    Q_OBJECT

private slots:
    // Kolesnikov 2004, Fig. 3-4: five ties, all just taut; the load falls on them at once and two of them go slack.
    void fiveTiesSettleAtStatics()
    {
        Model model = shippedModel("five_ties");
        const StaticsSolution rest = solveStatics(compiled(model), makeSituation(model));
        QVERIFY2(rest.isUsable(), rest.message.english().c_str());
        model.bodies[0].mass = {1};
        model.bodies[0].inertia = GyrationRadii{Vector3::Constant(0.5)};
        makeStiffer(model, 1e5);      // 1e8 N/m, elongations of 0.1 um over ties of 2 m
        dampCoordinates(model, 2e4);  // critical is 2 sqrt(1e8 N/m 1 kg); 0.02 s are a hundred times c / k
        compareAtTheEnd(model, freeMotion(0.02), rest);
    }

    // Both feet stick; their forces follow from the ties at the hips and from balance.
    void twoFootedFiguresSettleAtStatics()
    {
        Model model = twoFooted();
        const StaticsSolution rest = solveStatics(compiled(model), makeSituation(model));
        QVERIFY2(rest.isUsable(), rest.message.english().c_str());
        QVERIFY((rest.forces.array() > 0).count() >= 2);
        makeStiffer(model, 1e6);      // 687 N that lean over 0.9 m, against 4e9 N/m at levers of 0.15 m
        dampCoordinates(model, 1e5);  // critical is 2 sqrt(9e7 N m/rad 50 kg m^2)
        compareAtTheEnd(model, freeMotion(0.05), rest);
    }

    // All 27 muscles are just taut when the leg is let go: some of them engage, and these are those of statics.
    void hipSettlesAtStatics()
    {
        HipInStance hip;
        QVERIFY2(hip.rest.isUsable(), hip.rest.message.english().c_str());
        makeStiffer(hip.model, 1e6);  // 617 N at 0.1 m above the hip, against 1e3 N m/rad of the muscles as they are
        dampCoordinates(hip.model, 3e4);  // critical is 2 sqrt(1e9 N m/rad 1 kg m^2)
        compareAtTheEnd(hip.model, hip.scenario(0.05), hip.rest);
    }

    // Each muscle is shortened by just what gives it its force by statics; all is held for a while, then the leg is let
    // go. Nothing is damped: it must not move from the start. What may move it is round-off of forces.
    void hipStaysWhereStaticsHoldsIt()
    {
        HipInStance hip;
        const Mechanism mechanism = compiled(hip.model);
        for (std::size_t i = 0; i < hip.model.links.size(); ++i)
            hip.model.links[i].shortening
                = hip.rest.forces[static_cast<Eigen::Index>(i)] / mechanism.links[i].stiffness;
        Scenario scenario = hip.scenario(0.5);
        scenario.stages.insert(scenario.stages.begin(),
                               {.name = "held", .given = {givenMotion({"*"}, HeldValue{})}, .ends = {{.after = 0.1}}});
        for (const IntegrationMethod method : methods) {
            scenario.options.method = method;
            const Recording recording = simulate(hip.model, scenario);
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            const auto all = static_cast<Eigen::Index>(recording.times.size());
            SINEW_COMPARE_NEAR(farthest(recording, hip.model, hip.rest, all), 0.0, {.abs = 1e-9 * largest(hip.rest)});
        }
    }

private:
    static void compareAtTheEnd(const Model& model, Scenario scenario, const StaticsSolution& rest)
    {
        scenario.options.absoluteTolerance = 1e-12;
        scenario.options.step = 1e-5;
        for (const IntegrationMethod method : methods) {
            scenario.options.method = method;
            const Recording recording = simulate(model, scenario);
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            SINEW_COMPARE_NEAR(farthest(recording, model, rest), 0.0, {.abs = share * largest(rest)});
        }
    }
};

SINEW_TEST(TestReleasedAtRest)

}  // namespace tst_released_at_rest

#include "tst_released_at_rest.moc"
