// Rigid contacts: impacts, rest, sliding and sticking, by exact events and by differences, against closed forms.

#include <array>
#include <cmath>
#include <random>

#include <QTest>

#include "core/simulation/admissible_forces.h"
#include "core/simulation/simulate.h"
#include "tests/support/methods.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_rigid_contacts {

using namespace sinew;
using namespace sinew::test;

namespace {

Contact foot(double restitution = 0, double friction = 0)
{
    Contact contact{.name = "foot", .body = "body", .restitution = restitution};
    if (friction > 0)
        contact.friction = ContactFriction{friction, 0, 0};
    return contact;
}

Axis axis(AxisKind kind, const Vector3& direction, const std::string& coordinate)
{
    return {kind, direction, {0, {{coordinate, Polynomial{{0, 1}}}}}};
}

// A rigid body free in the plane: x and y of its centre, and its turn.
Model freeBody(double mass, double radiusOfGyration)
{
    Model model;
    model.name = "body";
    model.space = Space::Plane;
    model.gravity = {0, -g, 0};
    model.bodies = {{.name = "body", .mass = {mass}, .inertia = GyrationRadii{Vector3::Constant(radiusOfGyration)}}};
    model.coordinates = {{.name = "x", .kind = CoordinateKind::Translation},
                         {.name = "y", .kind = CoordinateKind::Translation},
                         {.name = "turn"}};
    model.joints = {{.name = "free",
                     .parent = "ground",
                     .child = "body",
                     .axes = {axis(AxisKind::Translation, Vector3::UnitX(), "x"),
                              axis(AxisKind::Translation, Vector3::UnitY(), "y"),
                              axis(AxisKind::Rotation, Vector3::UnitZ(), "turn")}}};
    return model;
}

// A box of half width a and half height b that stands on two corners.
Model box(double a, double b, double friction)
{
    Model model = freeBody(10, std::sqrt((a * a + b * b) / 3));
    model.contacts = {foot(0, friction), foot(0, friction)};
    model.contacts[0].name = "left";
    model.contacts[0].point = {-a, -b, 0};
    model.contacts[1].name = "right";
    model.contacts[1].point = {a, -b, 0};
    model.coordinates[1].value = b;
    return model;
}

// A particle in space on a rough floor.
Model puck(double friction)
{
    Model model;
    model.name = "puck";
    model.gravity = {0, -g, 0};
    model.bodies = {{.name = "body", .mass = {2}, .inertia = GyrationRadii{Vector3::Constant(0.1)}}};
    for (const char* name : {"x", "y", "z"})
        model.coordinates.push_back({.name = name, .kind = CoordinateKind::Translation});
    model.joints = {{.name = "free",
                     .parent = "ground",
                     .child = "body",
                     .axes = {axis(AxisKind::Translation, Vector3::UnitX(), "x"),
                              axis(AxisKind::Translation, Vector3::UnitY(), "y"),
                              axis(AxisKind::Translation, Vector3::UnitZ(), "z")}}};
    model.contacts = {foot(0, friction)};
    return model;
}

}  // namespace

class TestRigidContacts : public QObject {
    Q_OBJECT

private slots:
    // Exact events refused rigid contacts; differences went 2.7 mm into the ground.
    void bouncesHalveAndDieOut()
    {
        Model model = particle(1, g);
        model.contacts = {foot(0.5)};
        Scenario scenario = freeMotion(1.2);
        scenario.start = {{"y", 0.5, 0}};
        const double fall = std::sqrt(2 * 0.5 / g), speed = g * fall;
        const double end = fall + 2 * fall;  // fall (1 + 2 (e + e^2 + ...))
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            const Eigen::VectorXd y = channelOf(recording, "y/value");
            // touchingGap, by which a contact without force may dip, and the round-off of that event
            QVERIFY2(y.minCoeff() > -1.001e-9, qPrintable(QString::number(y.minCoeff())));
            double t0 = fall, v = speed / 2;
            for (int bounce = 1; bounce <= 3; ++bounce) {
                const double t = 0.25 * v / g;  // on the way up
                const int at = recording.sampleAt(t0 + t);
                const double since = recording.times[static_cast<std::size_t>(at)] - t0;
                SINEW_COMPARE_NEAR(y[at], v * since - g / 2 * since * since, {.abs = tolerance(method, 1e-9, 1e-6)});
                t0 += 2 * v / g;
                v /= 2;
            }
            // at rest from then on, pressed by its weight; slow approaches end it some microseconds early
            SINEW_COMPARE_NEAR(valueAt(recording, "y/value", end + 0.05), 0.0, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(valueAt(recording, "foot/normal", end + 0.05), g, {.rel = 1e-9});
            if (method != IntegrationMethod::Differences) {
                QVERIFY(recording.energyDrift < 1e-9);
                SINEW_COMPARE_NEAR(recording.indicators.front().engaged.back().start, end, {.abs = 5e-4});
            }
        }
    }

    void impactsAreTwoSamplesAtOneTime()
    {
        Model model = particle(1, g);
        model.contacts = {foot(1)};
        Scenario scenario = freeMotion(0.4);
        scenario.start = {{"y", 0.5, 0}};
        const Recording recording = simulate(model, scenario);
        QVERIFY2(recording.isComplete(), textOf(recording).c_str());
        const double fall = std::sqrt(2 * 0.5 / g);
        const int at = recording.sampleAt(fall + 1e-9);
        const Eigen::VectorXd speed = channelOf(recording, "y/speed");
        SINEW_COMPARE_NEAR(recording.times[static_cast<std::size_t>(at)], fall, {.abs = 1e-10});
        QCOMPARE(recording.times[static_cast<std::size_t>(at) - 1], recording.times[static_cast<std::size_t>(at)]);
        SINEW_COMPARE_NEAR(speed[at - 1], -g * fall, {.abs = 1e-8});
        SINEW_COMPARE_NEAR(speed[at], g * fall, {.abs = 1e-8});
    }

    void slidingBlocksStopAndStay()
    {
        Model model = particle(5, g);
        model.contacts = {foot(0, 0.4)};
        Scenario scenario = freeMotion(1);
        scenario.start = {{"x", 0.0, 2}};
        const double stop = 2 / (0.4 * g), way = 4 / (2 * 0.4 * g);
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "x/value", 0.3), 0.6 - 0.2 * g * 0.09,
                               {.abs = tolerance(method, 1e-9, 1e-9)});
            SINEW_COMPARE_NEAR(valueAt(recording, "foot/friction", 0.3), -0.4 * 5 * g, {.rel = 1e-9});
            SINEW_COMPARE_NEAR(valueAt(recording, "x/value", 1), way, {.abs = tolerance(method, 1e-9, 1e-7)});
            SINEW_COMPARE_NEAR(valueAt(recording, "x/speed", 1), 0.0, {.abs = 1e-12});
            SINEW_COMPARE_NEAR(valueAt(recording, "foot/friction", stop + 0.05), 0.0, {.abs = 1e-9});
        }
    }

    void growingForceStartsASlide()
    {
        // F = 20 t against mu m g: stands until t0, then m x'' = 20 (t - t0)
        Model model = particle(5, g);
        model.contacts = {foot(0, 0.2)};
        Scenario scenario = freeMotion(1);
        scenario.stages[0].given
            = {givenEffort({"x"}, FormulaValue{"20 * time"}), givenEffort({"y"}, ConstantValue{0})};
        const double t0 = 0.2 * 5 * g / 20;
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "foot/friction", 0.3), -6.0, {.abs = tolerance(method, 1e-9, 1e-6)});
            SINEW_COMPARE_NEAR(valueAt(recording, "x/value", 1), 20.0 / 5 * std::pow(1 - t0, 3) / 6,
                               {.abs = tolerance(method, 1e-9, 1e-6)});
        }
    }

    void liftedBodiesLeaveTheFloor()
    {
        // lifted by 20 t: leaves when that is its weight
        Model model = particle(1, g);
        model.contacts = {foot()};
        Scenario scenario = freeMotion(1);
        scenario.stages[0].given
            = {givenEffort({"x"}, ConstantValue{0}), givenEffort({"y"}, FormulaValue{"20 * time"})};
        const double t0 = g / 20;
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "foot/normal", 0.2), g - 4, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(valueAt(recording, "y/value", 1), 20 * std::pow(1 - t0, 3) / 6,
                               {.abs = tolerance(method, 1e-9, 1e-6)});
            QCOMPARE(recording.indicators.front().engaged.size(), std::size_t(1));
        }
    }

    void boxesTipOverTheirCorner()
    {
        // pushed at the centre by 0.6 m g while b = 2 a: a / b = 0.5 < 0.6, so it tips about a corner that sticks
        const double a = 0.1, b = 0.2, m = 10;
        Model model = box(a, b, 0.9);
        Scenario scenario = freeMotion(0.1);
        scenario.stages[0].given
            = {givenEffort({"x"}, ConstantValue{0.6 * m * g}), givenEffort({"y", "turn"}, ConstantValue{0})};
        const double inertia = m * (a * a + b * b) * 4 / 3;  // about the corner
        double phi = 0, rate = 0;
        const double h = 1e-5;
        const auto acceleration = [&](double p) {  // turn is negative: over the right corner
            const double lever = b * std::cos(p) + a * std::sin(p), arm = a * std::cos(p) - b * std::sin(p);
            return (0.6 * m * g * lever - m * g * arm) / inertia;
        };
        for (int i = 0; i < 10000; ++i) {
            rate += h / 2 * acceleration(phi);
            phi += h * rate;
            rate += h / 2 * acceleration(phi);
        }
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "turn/value", 0.1), -phi, {.abs = tolerance(method, 1e-9, 1e-6)});
            // the corner stays where it was
            const double x = valueAt(recording, "x/value", 0.1), turn = valueAt(recording, "turn/value", 0.1);
            SINEW_COMPARE_NEAR(x + a * std::cos(turn) + b * std::sin(turn), a, {.abs = tolerance(method, 1e-9, 1e-7)});
            SINEW_COMPARE_NEAR(valueAt(recording, "left/normal", 0.05), 0.0, {.abs = 1e-9});
        }
    }

    // A growing moment tips a box over one foot; the other, whichever it is, leaves in one event. If the event were not
    // believed, it would be met again right after.
    void feetLeaveInOneEvent()
    {
        const double a = 0.1, m = 10, leaves = 0.503;
        for (const double sense : {1.0, -1.0}) {
            const Model model = box(a, 0.2, 0);
            Scenario scenario = freeMotion(0.6);
            const std::string moment = std::to_string(sense * m * g * a) + " * time / " + std::to_string(leaves);
            scenario.stages[0].given
                = {givenEffort({"turn"}, FormulaValue{moment}), givenEffort({"x", "y"}, ConstantValue{0})};
            for (const IntegrationMethod method : {IntegrationMethod::Explicit, IntegrationMethod::Implicit}) {
                const Recording recording = simulate(model, by(method, scenario));
                QVERIFY2(recording.isComplete(), textOf(recording).c_str());
                QCOMPARE(recording.times.size(), std::size_t(61 + 1));  // the grid and one event
                const auto& left = recording.indicators[0].engaged;
                const auto& right = recording.indicators[1].engaged;
                QVERIFY(left.size() == 1 && right.size() == 1);
                // forces are known to 1e-9 of themselves, and fall to nothing in half a second
                SINEW_COMPARE_NEAR((sense > 0 ? right : left).front().end, leaves, {.abs = 1e-8});
                QCOMPARE((sense > 0 ? left : right).front().end, 0.6);
            }
        }
    }

    // A block on two rails, one of 45 degrees and one level, that is pulled along the level one and stands by friction:
    // the least forces that hold it are along the other rail and break the cone, so that it was taken to slide and to
    // stand in turns, without end.
    void blocksOnRailsStandOnTheFloor()
    {
        Model model = freeBody(10, 0.1);
        model.space = Space::Spatial;
        model.coordinates
            = {{.name = "s", .kind = CoordinateKind::Translation}, {.name = "z", .kind = CoordinateKind::Translation}};
        model.joints[0].axes
            = {axis(AxisKind::Translation, {1, 1, 0}, "s"), axis(AxisKind::Translation, Vector3::UnitZ(), "z")};
        model.contacts = {foot(0, 0.3)};
        for (const double pull : {-0.25, -0.1, 0.2, 0.29}) {
            model.gravity = {0, -g, pull * g};
            for (const IntegrationMethod method : methods) {
                const Recording recording = simulate(model, by(method, freeMotion(0.2)));
                QVERIFY2(recording.isComplete(), textOf(recording).c_str());
                for (const char* coordinate : {"s/value", "z/value"})
                    SINEW_COMPARE_NEAR(valueAt(recording, coordinate, 0.2), 0.0, {.abs = 1e-12});
                const double normal = valueAt(recording, "foot/normal", 0.2);
                QVERIFY(valueAt(recording, "foot/friction", 0.2) <= 0.3 * normal * (1 + 1e-9));
            }
        }
    }

    void forcesThatAreNotUniqueObeyTheirConesWhereSomeDo()
    {
        std::mt19937 random(3);
        std::normal_distribution<double> normal;
        const auto vector
            = [&](Eigen::Index n) { return Eigen::VectorXd::NullaryExpr(n, [&] { return normal(random); }); };
        int held = 0;
        for (int i = 0; i < 200; ++i) {
            // one contact that sticks in space and one that slides
            const std::vector<ForceCone> cones = {{0, 2, 0.4}, {3, 0, 0.4}};
            const Eigen::VectorXd along = vector(4).normalized(), any = vector(4);
            const Eigen::VectorXd least = 100 * (any - any.dot(along) * along);
            if (beyondCones(least, cones) <= 0)
                continue;
            const Eigen::VectorXd found = mostAdmissible(least, along, cones);
            SINEW_COMPARE_NEAR(found - found.dot(along) * along, least, {.abs = 1e-9});
            // how far the best forces are outside is convex along the line
            double low = -1e4, high = 1e4;
            while (high - low > 1e-9) {
                const double third = (high - low) / 3;
                const bool isLower = beyondCones(least + (low + third) * along, cones)
                                     < beyondCones(least + (high - third) * along, cones);
                (isLower ? high : low) += isLower ? -third : third;
            }
            const double best = beyondCones(least + low * along, cones), scale = least.lpNorm<Eigen::Infinity>();
            const double off = beyondCones(found, cones);
            // the barrier's promise; from 0.01 of the largest force inside on others are as good
            SINEW_COMPARE_NEAR(std::max(off, -0.01 * scale), std::max(best, -0.01 * scale), {.abs = 1e-9 * scale});
            held += off < 0 ? 1 : 0;
        }
        QVERIFY(held > 20);
    }

    void standingOnMoreThanNeeded()
    {
        // on three points of one body in the plane: forces are not unique, their least is taken, and it stands
        Model model = box(0.1, 0.2, 0.5);
        model.contacts.push_back(model.contacts[0]);
        model.contacts.back().name = "middle";
        model.contacts.back().point = {0, -0.2, 0};
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, freeMotion(0.2)));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "y/value", 0.2), 0.2, {.abs = 1e-12});
            double sum = 0;
            for (const char* name : {"left/normal", "middle/normal", "right/normal"})
                sum += valueAt(recording, name, 0.2);
            SINEW_COMPARE_NEAR(sum, 10 * g, {.rel = 1e-9});
            if (method != IntegrationMethod::Differences)
                SINEW_COMPARE_NEAR(valueAt(recording, "left/normal", 0.2), 10 * g / 3, {.rel = 1e-9});
        }
    }

    void pucksCurveUnderACone()
    {
        // pushed across its way by half of what friction bears: its path bends, and friction points against it
        const double mu = 0.3;
        Scenario scenario = freeMotion(0.5);
        scenario.start = {{"x", 0.0, 1.2}};
        scenario.stages[0].given
            = {givenEffort({"z"}, ConstantValue{0.5 * mu * 2 * g}), givenEffort({"x", "y"}, ConstantValue{0})};
        Eigen::Vector2d p(0, 0), v(1.2, 0);
        const double h = 1e-5;
        for (int i = 0; i < 50000 && v.norm() > 1e-6; ++i) {  // Heun
            const auto rate = [&](const Eigen::Vector2d& u) {
                return Eigen::Vector2d(-mu * g * u / u.norm() + Eigen::Vector2d(0, 0.5 * mu * g));
            };
            const Eigen::Vector2d a = rate(v), b = rate(v + h * a);
            p += h * v + h * h / 2 * a;
            v += h / 2 * (a + b);
        }
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(puck(mu), by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "x/value", 0.5), p[0], {.abs = tolerance(method, 1e-6, 2e-5)});
            SINEW_COMPARE_NEAR(valueAt(recording, "z/value", 0.5), p[1], {.abs = tolerance(method, 1e-6, 2e-5)});
            if (method == IntegrationMethod::Differences)
                continue;
            const Vector3 force(valueAt(recording, "foot/fx", 0.2), 0, valueAt(recording, "foot/fz", 0.2));
            const Vector3 slip(valueAt(recording, "x/speed", 0.2), 0, valueAt(recording, "z/speed", 0.2));
            SINEW_COMPARE_NEAR(force.norm(), mu * 2 * g, {.rel = 1e-9});
            SINEW_COMPARE_NEAR(force.dot(slip), -force.norm() * slip.norm(), {.rel = 1e-9});
        }
    }

    void pucksStopInSpace()
    {
        // askew to the tangents, straight to rest: v^2 / (2 mu g) along its way
        Scenario scenario = freeMotion(1);
        scenario.start = {{"x", 0.0, 1.0}, {"z", 0.0, 0.7}};
        const double speed = std::hypot(1.0, 0.7), way = speed * speed / (2 * 0.3 * g);
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(puck(0.3), by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "x/value", 1), way / speed, {.abs = tolerance(method, 1e-9, 1e-6)});
            SINEW_COMPARE_NEAR(valueAt(recording, "z/value", 1), way * 0.7 / speed,
                               {.abs = tolerance(method, 1e-9, 1e-6)});
            SINEW_COMPARE_NEAR(valueAt(recording, "x/speed", 1), 0.0, {.abs = 1e-9});
        }
    }

    void obliqueImpactsWithFriction()
    {
        // one blow at (v, -w) with mu: the slip loses mu w, or all
        for (const double along : {3.0, 0.5}) {
            Model model = particle(2, 0);
            model.contacts = {foot(0, 0.4)};
            Scenario scenario = freeMotion(0.3);
            scenario.start = {{"x", 0.0, along}, {"y", 0.2, -2}};
            for (const IntegrationMethod method : methods) {
                const Recording recording = simulate(model, by(method, scenario));
                QVERIFY2(recording.isComplete(), textOf(recording).c_str());
                SINEW_COMPARE_NEAR(valueAt(recording, "x/speed", 0.3), std::max(along - 0.8, 0.0), {.abs = 1e-9});
                SINEW_COMPARE_NEAR(valueAt(recording, "y/speed", 0.3), 0.0, {.abs = 1e-9});
            }
        }
    }

    void boxesLandOnBothFeetAtOnce()
    {
        Model model = box(0.1, 0.2, 0.5);
        Scenario scenario = freeMotion(0.4);
        scenario.start = {{"y", 0.4, 0}};
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "y/value", 0.4), 0.2, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(valueAt(recording, "turn/value", 0.4), 0.0, {.abs = 1e-9});
            SINEW_COMPARE_NEAR(valueAt(recording, "left/normal", 0.4), 5 * g, {.rel = 1e-6});
        }
    }

    // A plank with heavy ends that lands a little askew: each foot throws the other up. They took turns without end, each
    // time by the depth that a contact may dip in: 13 000 samples in 0.2 s.
    void planksComeToRestOnBothFeet()
    {
        Model model = box(0.5, 0.05, 0);
        model.bodies[0].inertia = GyrationRadii{Vector3::Constant(0.7)};
        model.coordinates[1].value += 1e-4;
        model.coordinates[2].value = 1e-4;
        for (const IntegrationMethod method : {IntegrationMethod::Explicit, IntegrationMethod::Implicit}) {
            const Recording recording = simulate(model, by(method, freeMotion(0.2)));
            QVERIFY2(recording.isComplete(), recording.message.english().c_str());
            // 41 of the grid; 1 mm/s, below which nothing bounces, dies out by a factor of (0.24 / 0.74)^2 in each turn
            QVERIFY2(recording.times.size() < 41 + 40, std::to_string(recording.times.size()).c_str());
            for (const char* force : {"left/fy", "right/fy"})
                SINEW_COMPARE_NEAR(valueAt(recording, force, 0.2), 5 * g, {.abs = 1e-6});
            // what is lost is in the account
            QVERIFY2(recording.energyDrift < 1e-8, std::to_string(recording.energyDrift).c_str());
        }
    }

    // By differences its curved path asked for a slide that friction does not permit: no forces, and the run stopped.
    void roughRodsStandWhereTheyStrike()
    {
        // a rod of 0.534 m that falls over a hinge 0.514 m under the floor: mu is larger than the tangent of its angle
        constexpr double length = 0.534, height = 0.514;
        Model model;
        model.name = "rod";
        model.space = Space::Plane;
        model.gravity = {0, -g, 0};
        model.bodies = {{.name = "body", .mass = {1}, .centreOfMass = {0, 0.4, 0}}};
        model.bodies[0].inertia = GyrationRadii{Vector3::Constant(0.2)};
        model.coordinates = {{.name = "turn", .value = 0.1}};
        model.joints = {{.name = "hinge", .parent = "ground", .child = "body"}};
        model.joints[0].inParent.position = {0, -height, 0};
        model.joints[0].axes = {axis(AxisKind::Rotation, Vector3::UnitZ(), "turn")};
        model.contacts = {foot(0, 0.35)};
        model.contacts[0].point = {0, length, 0};
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, freeMotion(0.8)));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            SINEW_COMPARE_NEAR(valueAt(recording, "turn/value", 0.8), std::acos(height / length), {.abs = 1e-8});
            SINEW_COMPARE_NEAR(valueAt(recording, "turn/speed", 0.8), 0.0, {.abs = 1e-8});
        }
    }

    void rodsThatJamAreNamed()
    {
        // Painleve 1895: a slender rod pushed along a floor with mu > 4/3 at such an angle has no forces
        Model model = freeBody(1, 1 / std::sqrt(3.0));
        model.contacts = {foot(0, 2)};
        model.contacts[0].point = {-1, 0, 0};
        const double angle = 1.1;
        model.coordinates[1].value = std::sin(angle);
        model.coordinates[2].value = angle;
        Scenario scenario = freeMotion(0.1);
        scenario.start = {{"x", 0.0, -5.0}};
        const Recording recording = simulate(model, scenario);
        QCOMPARE(recording.status, RunStatus::Stopped);
        QVERIFY2(recording.message.english().find("Painleve") != std::string::npos,
                 recording.message.english().c_str());
        QVERIFY2(recording.message.english().find("'foot'") != std::string::npos, recording.message.english().c_str());
    }

    void startsInsideThePlaneAreNamed()
    {
        Model model = particle(1, g);
        model.contacts = {foot()};
        Scenario scenario = freeMotion(0.1);
        scenario.start = {{"y", -0.01, 0}};
        const Recording recording = simulate(model, scenario);
        QCOMPARE(recording.status, RunStatus::Stopped);
        QVERIFY2(recording.message.english().find("'foot' 0.01 m inside its plane") != std::string::npos,
                 recording.message.english().c_str());
    }

    void movingPlanesCarryWhatStandsOnThem()
    {
        // a lift that goes up and down as given: the force is m (g + a), and the particle leaves when a < -g
        Model model = particle(1, g);
        model.bodies.push_back({.name = "lift", .mass = {1}});
        model.coordinates.push_back({.name = "h", .kind = CoordinateKind::Translation});
        model.joints.push_back({.name = "shaft",
                                .parent = "ground",
                                .child = "lift",
                                .axes = {axis(AxisKind::Translation, Vector3::UnitY(), "h")}});
        model.contacts = {foot()};
        model.contacts[0].against = "lift";
        const FourierSeries swing{2, 0, {0}, {0.1}};  // h = 0.1 sin(pi t)
        Scenario scenario = freeMotion(1);
        scenario.start = {{"y", 0.0, 0.1 * 2 * M_PI / 2}};
        scenario.stages[0].given = {givenMotion({"h"}, swing), givenEffort({"x", "y"}, ConstantValue{0})};
        for (const IntegrationMethod method : methods) {
            const Recording recording = simulate(model, by(method, scenario));
            QVERIFY2(recording.isComplete(), textOf(recording).c_str());
            for (const double t : {0.2, 0.7}) {
                const FunctionValue h = evaluate(swing, t);
                SINEW_COMPARE_NEAR(valueAt(recording, "y/value", t), h.value, {.abs = tolerance(method, 1e-9, 1e-8)});
                SINEW_COMPARE_NEAR(valueAt(recording, "foot/normal", t), g + h.curvature,
                                   {.abs = tolerance(method, 1e-7, 1e-4)});
            }
        }
    }
};

SINEW_TEST(TestRigidContacts)

}  // namespace tst_rigid_contacts

#include "tst_rigid_contacts.moc"
