// The load path with large displacements against closed forms, against the linear path as the load goes to zero, by its
// balance of energy, and by two models of the same thing.

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>
#include <sstream>

#include <QTest>

#include "core/io/json_writer.h"
#include "core/mechanism/kinematics.h"
#include "core/report/recruitment_report.h"
#include "core/statics/large_displacement_path.h"
#include "core/statics/statics_load_path.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_large_displacements {

using namespace sinew;

namespace {

using Eigen::Index;
using Eigen::VectorXd;

PathPoint on(const std::string& body, const Vector3& position)
{
    return {.body = body, .position = position};
}

Link tie(const std::string& name, PathPoint from, PathPoint to, double stiffness)
{
    Link link{.name = name};
    link.path = {std::move(from), std::move(to)};
    link.stiffness = DirectStiffness{stiffness};
    return link;
}

Axis along(const char* coordinate, const Vector3& direction, AxisKind kind)
{
    return {kind, direction, {0, {{coordinate, Polynomial{{0, 1}}}}}};
}

Model planeModel()
{
    Model model;
    model.name = "plane";
    model.space = Space::Plane;
    model.gravity = Vector3::Zero();
    return model;
}

// A weightless point that moves in the plane on two ties of 1 kN/m from (-1, h) and (1, h), pulled by (0, -load).
Model shallowV(double height, double load)
{
    Model model = planeModel();
    model.bodies = {{.name = "point"}};
    model.coordinates
        = {{.name = "x", .kind = CoordinateKind::Translation}, {.name = "y", .kind = CoordinateKind::Translation}};
    Joint joint{.name = "free", .parent = "ground", .child = "point"};
    joint.axes
        = {along("x", Vector3::UnitX(), AxisKind::Translation), along("y", Vector3::UnitY(), AxisKind::Translation)};
    model.joints = {joint};
    model.links = {tie("left", on("ground", {-1, height, 0}), on("point", Vector3::Zero()), 1000),
                   tie("right", on("ground", {1, height, 0}), on("point", Vector3::Zero()), 1000)};
    model.loads = {{.name = "pull", .body = "point", .force = {0, -load, 0}}};
    return model;
}

LargeDisplacementPath followed(const Model& model, const LargePathOptions& options = {})
{
    return solveLargeDisplacementPath(test::compiled(model), makeSituation(model), options);
}

// The root of a function that rises from below zero at `low`.
double rootOf(const std::function<double(double)>& function, double low, double high)
{
    for (int i = 0; i < 200; ++i) {
        const double middle = 0.5 * (low + high);
        (function(middle) < 0 ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

// Of each tie of the V when its point has come down by w.
double tensionOfV(double height, double down)
{
    return 1000 * (std::hypot(1, height + down) - std::hypot(1, height));
}

double loadOfV(double height, double down)
{
    return 2 * tensionOfV(height, down) * (height + down) / std::hypot(1, height + down);
}

// A rod of 1 m and 4 kg on a hinge, held by a spring of the coordinate.
Model pendulum(double spring)
{
    Model model = planeModel();
    model.gravity = {0, -10, 0};
    Body rod{.name = "rod"};
    rod.mass.value = 4;
    rod.centreOfMass = {0.5, 0, 0};
    rod.inertia = InertiaTensor{{0, 0, 0.3}, Vector3::Zero()};
    model.bodies = {rod};
    model.coordinates = {{.name = "turn"}};
    if (spring > 0)
        model.coordinates[0].resistance.spring = Spring{0, spring, 0};
    Joint joint{.name = "hinge", .parent = "ground", .child = "rod"};
    joint.axes = {along("turn", Vector3::UnitZ(), AxisKind::Rotation)};
    model.joints = {joint};
    return model;
}

// A body in space on a ball joint or on three hinges, held by six ties and pulled aside.
Model gimbal(bool isBall, std::mt19937& random)
{
    std::uniform_real_distribution<double> place(-0.4, 0.4);
    Model model;
    model.name = "gimbal";
    model.gravity = {0, 0, -10};
    Body body{.name = "body"};
    body.mass.value = 5;
    body.centreOfMass = {0.3, 0.1, 0.05};
    body.inertia = InertiaTensor{{0.5, 0.5, 0.5}, Vector3::Zero()};
    model.bodies = {body};
    Joint joint{.name = "joint", .parent = "ground", .child = "body"};
    for (const char* name : {"a", "b", "c"})
        model.coordinates.push_back({.name = name});
    if (isBall) {
        joint.kind = JointKind::Ball;
        joint.coordinates = {"a", "b", "c"};
    } else {
        joint.axes
            = {along("a", Vector3::UnitX(), AxisKind::Rotation), along("b", Vector3::UnitY(), AxisKind::Rotation),
               along("c", Vector3::UnitZ(), AxisKind::Rotation)};
    }
    model.joints = {joint};
    for (int i = 0; i < 8; ++i) {
        const Vector3 at(place(random), place(random), place(random)), from(place(random), place(random), 1);
        model.links.push_back(
            tie("tie " + std::to_string(i), on("ground", i % 2 == 0 ? from : Vector3(-2 * from)), on("body", at), 800));
    }
    model.loads = {{.name = "pull", .body = "body", .point = {0.5, 0, 0.2}, .force = {20, 40, -30}}};
    return model;
}

// Rods in a chain with more ties than joints, without loads but their weight and a pull at the end.
Model randomChain(std::mt19937& random, double load)
{
    std::uniform_real_distribution<double> share(0, 1);
    Model model = planeModel();
    model.gravity = {0, -10 * load, 0};
    const int bodies = 1 + static_cast<int>(3 * share(random));
    for (int i = 0; i < bodies; ++i) {
        const std::string name = "rod " + std::to_string(i);
        Body body{.name = name};
        body.mass.value = 1 + 3 * share(random);
        body.centreOfMass = {0.5, 0, 0};
        body.inertia = InertiaTensor{{0.1, 0.1, 0.2}, Vector3::Zero()};
        model.bodies.push_back(body);
        model.coordinates.push_back({.name = "turn " + std::to_string(i), .value = 0.6 * (share(random) - 0.5)});
        Joint joint{.name = "joint " + std::to_string(i),
                    .parent = i == 0 ? "ground" : "rod " + std::to_string(i - 1),
                    .child = name};
        if (i > 0)
            joint.inParent.position = {1, 0, 0};
        joint.axes = {along(model.coordinates.back().name.c_str(), Vector3::UnitZ(), AxisKind::Rotation)};
        model.joints.push_back(joint);
        for (int k = 0; k < 2; ++k)
            model.links.push_back(tie("tie " + std::to_string(2 * i + k),
                                      on("ground", {i + share(random) - 0.5, k == 0 ? 1.2 : -1.2, 0}),
                                      on(name, {0.3 + 0.6 * share(random), 0, 0}), 500 + 1000 * share(random)));
    }
    model.loads = {{.name = "pull",
                    .body = model.bodies.back().name,
                    .point = {1, 0, 0},
                    .force = {load * 40 * (share(random) - 0.5), -30 * load, 0}}};
    return model;
}

// Of dead loads at a posture, J: minus their potential.
double workOfLoads(const Model& model, const Mechanism& mechanism, const VectorXd& values)
{
    const Configuration configuration = calcConfiguration(mechanism, values);
    double work = 0;
    for (std::size_t i = 0; i < model.bodies.size(); ++i)
        work += model.bodies[i].mass.value
                * model.gravity.dot(configuration.inGround(static_cast<int>(i) + 1, model.bodies[i].centreOfMass));
    for (const Load& load : model.loads) {
        const auto is = [&](const Body& body) { return body.name == load.body; };
        const auto body = std::find_if(model.bodies.begin(), model.bodies.end(), is) - model.bodies.begin();
        work += load.force.dot(configuration.inGround(static_cast<int>(body) + 1, load.point));
    }
    return work;
}

}  // namespace

class TestLargeDisplacements : public QObject {
    Q_OBJECT

private slots:
    void shallowVInClosedForm();
    void flatVCarriesByItsCube();
    void nodesMoveToo();
    void strutsSnapThroughWhereTheyShould();
    void pendulumsInClosedForm();
    void whatIsImposedComesFirst();
    void passiveLinksAreStretchedByTheirLength();
    void ballsTurnLikeHinges();
    void smallLoadsFollowTheLinearPath();
    void workBecomesElasticEnergy();
    void stepsDoNotMatter();
    void yieldingEndsWhereNothingIsLeft();
    void theGapIsSaid();
    void reportsHoldBothPaths();
    void aSupportBodyIsNamed();
    void whatIsNotHonouredIsRefused();
    void theLoadFactorMakesTheLoad();
    void nothingToMoveOrTooStiffToTell();
    void canBeCancelled();
};

void TestLargeDisplacements::shallowVInClosedForm()
{
    for (const double height : {0.02, 0.1, 0.5}) {
        const double load = 60;
        const LargeDisplacementPath path = followed(shallowV(height, load));
        QVERIFY2(path.isWhole(), path.message.english().c_str());
        QVERIFY(path.residual <= 1e-10);
        for (std::size_t i = 1; i < path.parameters.size(); ++i) {
            const double share = path.parameters[i];
            const double down = rootOf([&](double w) { return loadOfV(height, w) - share * load; }, 0, 2);
            const auto column = static_cast<Index>(i);
            // balanced to 1e-12 of the terms, over a tangent that is never softer than a hundredth of a tie
            SINEW_COMPARE_NEAR(path.values(1, column), -down, {.rel = 1e-9});
            SINEW_COMPARE_NEAR(VectorXd(path.forces.col(column)), VectorXd::Constant(2, tensionOfV(height, down)),
                               {.rel = 1e-9});
        }
    }
}

// The linear path cannot hold it; P = k w^3 / a^3 at first.
void TestLargeDisplacements::flatVCarriesByItsCube()
{
    const Model model = shallowV(0, 0.01);
    const StaticsLoadPath linear = solveLoadPath(test::compiled(model), makeSituation(model));
    QVERIFY(!linear.isUsable() || linear.collapsed);
    const LargeDisplacementPath path = followed(model);
    QVERIFY2(path.isWhole(), path.message.english().c_str());
    const double down = -path.values(1, path.values.cols() - 1);
    SINEW_COMPARE_NEAR(loadOfV(0, down), 0.01, {.rel = 1e-8});  // lengths lose (w / a)^2 = 5e-4 of their digits
    SINEW_COMPARE_NEAR(down, std::cbrt(0.01 / 1000), {.rel = down * down});  // the next term of the series
    const Vector3 expected(0, 0, 0);
    SINEW_COMPARE_NEAR(path.joints.back()[0].force, expected, {.abs = 1e-9});
}

// The same V at a massless node, from which a third tie leads straight down to a body that is pulled.
void TestLargeDisplacements::nodesMoveToo()
{
    const double height = 0.05, load = 40;
    Model model = shallowV(height, load);
    model.nodes = {{.name = "knot", .body = "ground", .position = Vector3::Zero()}};
    for (Link& link : model.links)
        link.path[1] = {.node = "knot"};
    model.links.push_back(tie("third", {.node = "knot"}, on("point", {0, -0.5, 0}), 3000));
    model.coordinates[0].mode = CoordinateMode::Locked;
    const LargeDisplacementPath path = followed(model);
    QVERIFY2(path.isWhole(), path.message.english().c_str());
    const double down = rootOf([&](double w) { return loadOfV(height, w) - load; }, 0, 2);
    SINEW_COMPARE_NEAR(path.nodes.back()[0], Vector3(0, -down, 0), {.abs = 1e-10});
    SINEW_COMPARE_NEAR(path.forces(2, path.forces.cols() - 1), load, {.rel = 1e-10});
    SINEW_COMPARE_NEAR(path.values(1, path.values.cols() - 1), -(down + load / 3000), {.rel = 1e-9});
}

// Von Mises' truss: two struts that stand h high bear max 2 k (l0 - l) (h - w) / l.
void TestLargeDisplacements::strutsSnapThroughWhereTheyShould()
{
    for (const double height : {0.05, 0.2, 0.5}) {
        double most = 0;
        for (int i = 0; i <= 200000; ++i)
            most = std::max(most, loadOfV(-height, height * i / 200000));
        QVERIFY(most > 0);
        Model model = shallowV(-height, 1.3 * most);
        for (Link& link : model.links)
            link.sense = LinkSense::Both;
        const LargeDisplacementPath path = followed(model);
        QCOMPARE(path.status, LargePathStatus::LimitPoint);
        QVERIFY(path.isUsable());
        // found to steps of 1e-6 of the load; the scan misses the maximum by less
        SINEW_COMPARE_NEAR(path.parameters.back(), 1 / 1.3, {.abs = 5e-6});
        model.loads[0].force.y() *= 0.99 / 1.3;
        QVERIFY(followed(model).isWhole());
    }
}

void TestLargeDisplacements::pendulumsInClosedForm()
{
    // k turn = m g l cos(turn), downwards
    const LargeDisplacementPath sprung = followed(pendulum(15));
    QVERIFY2(sprung.isWhole(), sprung.message.english().c_str());
    const double turn = rootOf([](double q) { return 15 * q - 20 * std::cos(q); }, 0, 2);
    SINEW_COMPARE_NEAR(sprung.values(0, sprung.values.cols() - 1), -turn, {.rel = 1e-11});
    // A tie from (0, 1) to the end of the rod: of length 2 cos(a / 2) ... at an angle of 90 degrees and q below it.
    Model tied = pendulum(0);
    tied.links = {tie("tie", on("ground", {0, 1, 0}), on("rod", {1, 0, 0}), 300)};
    const LargeDisplacementPath path = followed(tied);
    QVERIFY2(path.isWhole(), path.message.english().c_str());
    const auto tension = [](double q) { return 300 * (2 * std::sin(M_PI / 4 + q / 2) - std::sqrt(2)); };
    // both ends 1 m from the hinge: its arm is the cosine of half the angle between them
    const auto moment = [&](double q) { return tension(q) * std::cos(M_PI / 4 + q / 2) - 20 * std::cos(q); };
    const double q = rootOf(moment, 0, 1);
    QVERIFY(q > 0.05);
    SINEW_COMPARE_NEAR(path.values(0, path.values.cols() - 1), -q, {.rel = 1e-10});
    SINEW_COMPARE_NEAR(path.forces(0, path.forces.cols() - 1), tension(q), {.rel = 1e-10});
    // the hinge bears the rest: along the rod's end from tie and weight
    const Vector3 end(std::cos(q), -std::sin(q), 0), pull = (Vector3(0, 1, 0) - end).normalized() * tension(q);
    SINEW_COMPARE_NEAR(path.joints.back()[0].force, Vector3(-pull + Vector3(0, 40, 0)), {.abs = 1e-8});
}

// Two opposed ties, one shortened by 0.1 m: at no load the point stands where k1 (0.1 - x) = k2 x.
void TestLargeDisplacements::whatIsImposedComesFirst()
{
    Model model = shallowV(0, 0);
    model.coordinates[1].mode = CoordinateMode::Locked;
    model.links[1].stiffness = DirectStiffness{3000};
    model.links[1].shortening = 0.1;
    model.loads[0].force = {50, 0, 0};
    const LargeDisplacementPath path = followed(model);
    QVERIFY2(path.isWhole(), path.message.english().c_str());
    QCOMPARE(path.parameters.front(), 0.0);
    SINEW_COMPARE_NEAR(path.values(0, 0), 0.075, {.rel = 1e-12});
    SINEW_COMPARE_NEAR(VectorXd(path.forces.col(0)), Eigen::Vector2d(75, 75), {.rel = 1e-11});
    SINEW_COMPARE_NEAR(path.values(0, path.values.cols() - 1), 0.0875, {.rel = 1e-12});
}

// k (l - l0) with l the length it has come to; at no load already.
void TestLargeDisplacements::passiveLinksAreStretchedByTheirLength()
{
    Model model = shallowV(0, 0);
    model.coordinates[1].mode = CoordinateMode::Locked;
    model.links[1].slackLength = 0.9;
    model.loads[0].force = {30, 0, 0};
    const LargeDisplacementPath path = followed(model);
    QVERIFY2(path.isWhole(), path.message.english().c_str());
    // at no load 1000 x = 1000 (0.1 - x); then 30 N more to the right
    SINEW_COMPARE_NEAR(path.values(0, 0), 0.05, {.rel = 1e-12});
    SINEW_COMPARE_NEAR(path.values(0, path.values.cols() - 1), 0.065, {.rel = 1e-12});
}

void TestLargeDisplacements::ballsTurnLikeHinges()
{
    int compared = 0;
    for (unsigned seed = 1; seed <= 8; ++seed) {
        std::mt19937 one(seed), same(seed);
        const LargeDisplacementPath ball = followed(gimbal(true, one)), hinges = followed(gimbal(false, same));
        QCOMPARE(ball.status, hinges.status);
        if (!ball.isWhole())
            continue;
        ++compared;
        const VectorXd last = hinges.forces.rightCols(1);
        SINEW_COMPARE_NEAR(VectorXd(ball.forces.rightCols(1)), last, {.abs = 1e-8 * last.maxCoeff()});
        QVERIFY(hinges.values.rightCols(1).cwiseAbs().maxCoeff() > 0.02);
    }
    QVERIFY(compared >= 4);
}

// Forces differ by the square of the load: halved, their difference falls to a quarter.
void TestLargeDisplacements::smallLoadsFollowTheLinearPath()
{
    int compared = 0;
    for (unsigned seed = 1; seed <= 30; ++seed) {
        std::array<double, 2> apart{};
        for (const int part : {0, 1}) {
            std::mt19937 random(seed);
            const Model model = randomChain(random, part == 0 ? 2e-3 : 1e-3);
            const StaticsLoadPath linear = solveLoadPath(test::compiled(model), makeSituation(model));
            const LargeDisplacementPath large = followed(model, {.step = 0.5});
            if (!linear.isUsable() || linear.collapsed || !large.isWhole())
                continue;
            apart[static_cast<std::size_t>(part)]
                = (large.forces.rightCols(1) - linear.forces.rightCols(1)).cwiseAbs().maxCoeff();
        }
        if (apart[1] == 0)
            continue;
        ++compared;
        // the third order is about a hundredth of the second here
        SINEW_COMPARE_NEAR(apart[0] / apart[1], 4, {.rel = 0.05});
    }
    QVERIFY(compared >= 20);
}

// Of loads that keep their direction: the integral of lambda dW is what the ties hold.
void TestLargeDisplacements::workBecomesElasticEnergy()
{
    int compared = 0;
    for (unsigned seed = 1; seed <= 30; ++seed) {
        std::mt19937 random(seed);
        const Model model = randomChain(random, 1);
        const Mechanism mechanism = test::compiled(model);
        const LargeDisplacementPath path = followed(model, {.step = 0.005});
        if (!path.isWhole())
            continue;
        ++compared;
        double supplied = 0, held = 0;
        for (std::size_t i = 1; i < path.parameters.size(); ++i) {
            const auto column = static_cast<Index>(i);
            supplied += 0.5 * (path.parameters[i] + path.parameters[i - 1])
                        * (workOfLoads(model, mechanism, path.values.col(column))
                           - workOfLoads(model, mechanism, path.values.col(column - 1)));
        }
        for (Index j = 0; j < path.forces.rows(); ++j) {
            const double force = path.forces(j, path.forces.cols() - 1);
            held += 0.5 * force * force / mechanism.links[static_cast<std::size_t>(j)].stiffness;
        }
        SINEW_COMPARE_NEAR(supplied, held, {.rel = 1e-4});  // the trapezoidal rule with 200 steps, squared, and kinks
    }
    QVERIFY(compared >= 20);
}

void TestLargeDisplacements::stepsDoNotMatter()
{
    int compared = 0;
    for (unsigned seed = 1; seed <= 20; ++seed) {
        std::mt19937 random(seed);
        const Model model = randomChain(random, 1);
        const LargeDisplacementPath coarse = followed(model, {.step = 0.25}), fine = followed(model, {.step = 0.02});
        QCOMPARE(coarse.status, fine.status);
        if (!coarse.isWhole())
            continue;
        ++compared;
        const VectorXd last = fine.forces.rightCols(1);
        SINEW_COMPARE_NEAR(VectorXd(coarse.forces.rightCols(1)), last, {.abs = 1e-8 * last.maxCoeff()});
        QVERIFY(fine.residual <= 1e-10 && coarse.residual <= 1e-10);
    }
    QVERIFY(compared >= 15);
}

// A tie that holds 30 N straight up carries 30 N.
void TestLargeDisplacements::yieldingEndsWhereNothingIsLeft()
{
    Model model = shallowV(1, 60);
    model.coordinates[0].mode = CoordinateMode::Locked;
    model.links.resize(1);
    model.links[0].path[0].position = {0, 1, 0};
    model.links[0].strength = Strength{30, AtStrength::Holds};
    const LargeDisplacementPath path = followed(model);
    QCOMPARE(path.status, LargePathStatus::LimitPoint);
    SINEW_COMPARE_NEAR(path.parameters.back(), 0.5, {.abs = 2e-6});
    SINEW_COMPARE_NEAR(path.forces(0, path.forces.cols() - 1), 30, {.abs = 1e-3});
}

void TestLargeDisplacements::theGapIsSaid()
{
    Model model = shallowV(0.1, 60);
    const Mechanism mechanism = test::compiled(model);
    StaticsLoadPath linear = solveLoadPath(mechanism, makeSituation(model));
    const LargeDisplacementPath large = followed(model);
    const double straight = 30 * std::hypot(1, 0.1) / 0.1;
    const double down = rootOf([](double w) { return loadOfV(0.1, w) - 60; }, 0, 2);
    const double expected = (straight - tensionOfV(0.1, down)) / straight;
    QVERIFY(expected > 0.1);
    SINEW_COMPARE_NEAR(linearityGap(linear, large)->tensions, expected, {.rel = 1e-8});
    QVERIFY(linearityRemark(linear, large).english().find("change tensions by up to") != std::string::npos);
    model.loads[0].force *= 1e-4;
    linear = solveLoadPath(mechanism, makeSituation(model));
    QVERIFY(linearityRemark(linear, followed(model)).empty());
}

void TestLargeDisplacements::reportsHoldBothPaths()
{
    const Model model = shallowV(0.1, 60);
    const StaticsLoadPath linear = solveLoadPath(test::compiled(model), makeSituation(model));
    const LargeDisplacementPath large = followed(model, {.step = 0.5});
    std::ostringstream csv, text, json;
    writeLoadPathCsv(model, linear, &large, csv);
    const auto rows = [&](const std::string& ending) {
        std::istringstream lines(csv.str());
        std::string line;
        std::size_t count = 0;
        while (std::getline(lines, line))
            count += line.ends_with(ending);
        return count;
    };
    QCOMPARE(rows(",path"), std::size_t(1));
    QCOMPARE(rows(",linear"), linear.parameters.size());
    QCOMPARE(rows(",large_displacements"), large.parameters.size());
    writeJson(loadPathJson(model, linear, &large, 0), json);
    for (const char* key :
         {"\"large_displacements\"", "\"converged\"", "\"tension_gap\"", "\"steps\"", "\"values_si\""})
        QVERIFY2(json.str().find(key) != std::string::npos, key);
    writeLoadPathText(model, linear, &large, text);
    QVERIFY(text.str().find("followed to the whole load") != std::string::npos);
    QVERIFY(text.str().find("change tensions by up to") != std::string::npos);
}

void TestLargeDisplacements::aSupportBodyIsNamed()
{
    const Model model = shallowV(0.1, 60);
    Situation situation = makeSituation(model);
    QVERIFY(followed(model).remarks.empty());
    situation.supportBody = 1;
    const LargeDisplacementPath path = solveLargeDisplacementPath(test::compiled(model), situation);
    QCOMPARE(path.remarks.size(), std::size_t(1));
    QVERIFY(path.remarks.front().english().find("'point'") != std::string::npos);
}

void TestLargeDisplacements::whatIsNotHonouredIsRefused()
{
    Model model = shallowV(0.1, 60);
    model.links[0].strength = Strength{30, AtStrength::Breaks};
    LargeDisplacementPath path = followed(model);
    QCOMPARE(path.status, LargePathStatus::InvalidInput);
    QVERIFY2(path.message.english().find("link 'left'") != std::string::npos, path.message.english().c_str());
    model.links[0].strength.reset();
    model.contacts = {{.name = "table", .body = "point"}};
    path = followed(model);
    QCOMPARE(path.status, LargePathStatus::InvalidInput);
    QVERIFY2(path.message.english().find("contact 'table'") != std::string::npos, path.message.english().c_str());
    QVERIFY(!path.isUsable());
}

// A factor from 0 to 1 is a place on the path; another one makes another load of both paths.
void TestLargeDisplacements::theLoadFactorMakesTheLoad()
{
    const Model model = shallowV(0.1, 60);
    const Mechanism mechanism = test::compiled(model);
    Situation situation = makeSituation(model);
    for (const double factor : {0.3, 2.5}) {
        situation.loadFactor = factor;
        const double load = (factor > 1 ? factor : 1) * 60;
        const LargeDisplacementPath large = solveLargeDisplacementPath(mechanism, situation);
        QVERIFY2(large.isWhole(), large.message.english().c_str());
        const double down = rootOf([&](double w) { return loadOfV(0.1, w) - load; }, 0, 2);
        SINEW_COMPARE_NEAR(large.forces(0, large.forces.cols() - 1), tensionOfV(0.1, down), {.rel = 1e-9});
        const StaticsLoadPath linear = solveLoadPath(mechanism, situation);
        SINEW_COMPARE_NEAR(linear.forces(0, linear.forces.cols() - 1), load / 2 * std::hypot(1, 0.1) / 0.1,
                           {.rel = 1e-12});
    }
}

void TestLargeDisplacements::nothingToMoveOrTooStiffToTell()
{
    Model model = shallowV(0.1, 60);
    model.links.clear();
    for (Coordinate& coordinate : model.coordinates)
        coordinate.mode = CoordinateMode::Locked;
    QVERIFY(followed(model).isWhole());
    // Round-off of a tie of 1e30 N/m is more than the load: what came out was no equilibrium, and was called one.
    model = shallowV(0.1, 60);
    for (Link& link : model.links)
        link.stiffness = DirectStiffness{1e30};
    const LargeDisplacementPath path = followed(model);
    QVERIFY2(path.status == LargePathStatus::NotConverged || path.status == LargePathStatus::LimitPoint
                 || std::abs(path.forces(0, path.forces.cols() - 1) - 30 * std::hypot(1, 0.1) / 0.1) < 1e-3,
             path.message.english().c_str());
}

void TestLargeDisplacements::canBeCancelled()
{
    std::stop_source source;
    source.request_stop();
    QCOMPARE(followed(shallowV(0.1, 60), {.stop = source.get_token()}).status, LargePathStatus::Cancelled);
}

SINEW_TEST(TestLargeDisplacements)

}  // namespace tst_large_displacements

#include "tst_large_displacements.moc"
