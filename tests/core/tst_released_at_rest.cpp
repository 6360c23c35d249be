// Systems that are released where statics says they rest: the motion must stay at statics' forces. All links are just
// taut or just carry their share at the start, so which of them bear is decided by accelerations alone.

#include <array>
#include <cmath>

#include <QTest>

#include "core/mechanism/positions.h"
#include "core/simulation/simulate.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::array methods
    = {IntegrationMethod::Explicit, IntegrationMethod::Implicit, IntegrationMethod::Differences};

// The promise of the program: forces of a motion at rest are those of statics to this share of the largest.
constexpr double share = 1e-6;

// Statics knows the first order of displacements only: by how much the moving figure differs from it is the ratio of
// its displacements to its size. Forces depend on ratios of stiffnesses alone, so all links are made this much stiffer,
// which leaves elongations of some 0.1 um, a tenth of what `share` allows for figures of a metre.
constexpr double stiffer = 1e5;

std::string ofGround(double value)
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
        force.force.push_back(ofGround(unit * load.force[i]));
        force.moment.push_back(ofGround(unit * load.moment[i]));
    }
    return force;
}

void makeStiff(Model& model)
{
    for (Link& link : model.links)
        std::get<DirectStiffness>(link.stiffness).stiffness *= stiffer;
}

void dampCoordinates(Model& model, double damping)
{
    for (Coordinate& coordinate : model.coordinates)
        coordinate.resistance.damper = Damper{damping, 0};
}

double endOf(const Recording& recording, const std::string& channel)
{
    return channelOf(recording, channel).tail(1)[0];
}

// The largest difference of any link's force at any sample from statics.
double farthest(const Recording& recording, const Model& model, const Eigen::VectorXd& forces, Eigen::Index samples)
{
    double off = 0;
    for (std::size_t i = 0; i < model.links.size(); ++i) {
        const Eigen::VectorXd force = channelOf(recording, model.links[i].name + "/force").tail(samples);
        off = std::max(off, (force.array() - forces[static_cast<Eigen::Index>(i)]).abs().maxCoeff());
    }
    return off;
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
                                   .stiffness = DirectStiffness{to > 0 ? 1000.0 : 1500.0}});
    }
    return model;
}

}  // namespace

class TestReleasedAtRest : public QObject {
    Q_OBJECT

private slots:
    // Kolesnikov 2004, Fig. 3-4: five ties, all just taut; the load falls on them at once and two of them go slack.
    void fiveTiesSettleAtStatics()
    {
        Model model = shippedModel("five_ties");
        const StaticsSolution rest = solveStatics(compiled(model), makeSituation(model));
        QVERIFY2(rest.isUsable(), rest.message.c_str());
        makeStiff(model);
        model.bodies[0].mass = {1};
        model.bodies[0].inertia = GyrationRadii{Vector3::Constant(0.5)};
        dampCoordinates(model, 2e4);  // critical: 2 sqrt(1e8 N/m 1 kg); 0.02 s are a hundred times c / k
        Scenario scenario = freeMotion(0.02);
        scenario.forces = {forceOf(model.loads[0])};
        scenario.options.step = 1e-5;
        for (const IntegrationMethod method : methods) {
            scenario.options.method = method;
            const Recording recording = simulate(model, scenario);
            QVERIFY2(recording.isComplete(), recording.message.c_str());
            const double off = farthest(recording, model, rest.forces, 1);
            QVERIFY2(off <= share * rest.forces.maxCoeff(), qPrintable(QString::number(off)));
        }
    }

    // Both feet stick; their forces follow from the ties at the hips and from balance.
    void twoFootedFiguresSettleAtStatics()
    {
        Model model = twoFooted();
        const StaticsSolution rest = solveStatics(compiled(model), makeSituation(model));
        QVERIFY2(rest.isUsable(), rest.message.c_str());
        makeStiff(model);
        dampCoordinates(model, 2e4);
        Scenario scenario = freeMotion(0.1);
        scenario.options.step = 1e-5;
        for (const IntegrationMethod method : methods) {
            scenario.options.method = method;
            const Recording recording = simulate(model, scenario);
            QVERIFY2(recording.isComplete(), recording.message.c_str());
            for (Eigen::Index i = 0; i < rest.forces.size(); ++i) qInfo("%g %g", rest.forces[i], endOf(recording, model.links[size_t(i)].name + "/force"));
            for (std::size_t i = 0; i < model.contacts.size(); ++i) {
                qInfo("%.12g %.12g", rest.contacts[i].force.y(), endOf(recording, model.contacts[i].name + "/fy"));
                qInfo("%.12g %.12g", rest.contacts[i].force.x(), endOf(recording, model.contacts[i].name + "/fx"));
            }
        }
    }

    // Each muscle is shortened by just what gives it its force by statics, all coordinates are held for a while, then
    // the hip is let go. The pelvis stays held, as the activity holds it; the leg takes what the ground takes there:
    // the weight of the rest of the body and its own.
    void hipStaysInOneLeggedStance()
    {
        Model model = shippedModel("hip");
        const Mechanism mechanism = compiled(model);
        const Situation situation = makeSituation(model, &model.activities.front());
        const StaticsSolution rest = solveStatics(mechanism, situation);
        QVERIFY2(rest.isUsable(), rest.message.c_str());
        for (std::size_t i = 0; i < model.links.size(); ++i)
            model.links[i].shortening = rest.forces[static_cast<Eigen::Index>(i)] / mechanism.links[i].stiffness;
        Scenario scenario = freeMotion(0.5);
        scenario.stages = {{.name = "held", .given = {givenMotion({"*"}, HeldValue{})}, .ends = {{.after = 0.1}}},
                           {.name = "released",
                            .given = {givenEffort({"hip_flexion_r", "hip_adduction_r", "hip_rotation_r"},
                                                  ConstantValue{0}),
                                      givenMotion({"*"}, HeldValue{})}}};
        Load carried = model.activities.front().loads.front();
        carried.body = "femur_r";  // its frame is the pelvis' in this posture
        carried.force = -carried.force;
        scenario.forces = {forceOf(carried, situation.bodyWeight)};
        const Body& leg = model.bodies[1];
        Load weight{.name = "support of the leg", .body = leg.name, .point = leg.centreOfMass};
        weight.force = -leg.mass.value * model.gravity;
        scenario.forces.push_back(forceOf(weight, situation.bodyWeight / 9.80665));
        for (const IntegrationMethod method : methods) {
            scenario.options.method = method;
            const Recording recording = simulate(model, scenario);
            QVERIFY2(recording.isComplete(), recording.message.c_str());
            const double off = farthest(recording, model, rest.forces, static_cast<Eigen::Index>(recording.times.size()));
            qInfo("off %g of %g", off, rest.forces.maxCoeff());
        }
    }
};

SINEW_TEST(TestReleasedAtRest)
#include "tst_released_at_rest.moc"
