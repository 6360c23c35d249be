#include <algorithm>
#include <random>

#include <QTest>

#include "core/statics/sensitivity.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/sanitized.h"
#include "tests/support/test_registry.h"

namespace tst_sensitivity {

using namespace sinew;

namespace {

// The model and situation with one parameter changed.
StaticsSolution solveAt(Model model, Situation situation, const Parameter& parameter, double by)
{
    if (parameter.kind == ParameterKind::Point)
        model.links[static_cast<std::size_t>(parameter.index)]
            .path[static_cast<std::size_t>(parameter.point)]
            .position[parameter.axis]
            += by;
    Mechanism mechanism = test::compiled(model);
    const auto index = static_cast<std::size_t>(parameter.index);
    switch (parameter.kind) {
    case ParameterKind::Stiffness: mechanism.links[index].stiffness *= 1 + by; break;
    case ParameterKind::Point: break;
    case ParameterKind::Coordinate: situation.values[parameter.index] += by; break;
    case ParameterKind::Load: situation.loadFactor *= 1 + by; break;
    }
    return solveStatics(mechanism, situation);
}

// Link forces, joint forces and resultants in one column.
Eigen::VectorXd stacked(const StaticsSolution& s)
{
    const auto links = s.forces.size(), joints = Eigen::Index(s.joints.size());
    Eigen::VectorXd all(links + 4 * joints);
    all.head(links) = s.forces;
    for (Eigen::Index i = 0; i < joints; ++i) {
        all.segment<3>(links + 3 * i) = s.joints[std::size_t(i)].force;
        all[links + 3 * joints + i] = s.joints[std::size_t(i)].resultant;
    }
    return all;
}

Eigen::VectorXd stacked(const Sensitivities& s, Eigen::Index column)
{
    Eigen::VectorXd all(s.forces.rows() + s.joints.rows() + s.resultants.rows());
    all << s.forces.col(column), s.joints.col(column), s.resultants.col(column);
    return all;
}

// Compares every parameter with central differences of full solves; passes over those whose steps change the engaged
// set. Returns how many were compared.
int compareWithSolves(const Model& model, const Situation& situation, std::string& failure)
{
    const Mechanism mechanism = test::compiled(model);
    const Sensitivities s = calcSensitivities(mechanism, situation);
    const StaticsSolution here = solveStatics(mechanism, situation);
    const double step = 1e-4, largest = here.forces.cwiseAbs().maxCoeff();
    int compared = 0;
    for (std::size_t i = 0; i < s.parameters.size() && failure.empty(); ++i) {
        std::vector<StaticsSolution> at;
        for (const double by : {-2 * step, -step, step, 2 * step})
            at.push_back(solveAt(model, situation, s.parameters[i], by));
        if (std::any_of(at.begin(), at.end(),
                        [&](const auto& a) { return !a.isUsable() || a.engaged != here.engaged; }))
            continue;
        const Eigen::VectorXd expected
            = (8 * (stacked(at[2]) - stacked(at[1])) - (stacked(at[3]) - stacked(at[0]))) / (12 * step);
        // The solver's 1e-13 of the largest force over the step, and the step over the shortest segment (3 cm) to the
        // fourth power of the derivative itself.
        const test::Tolerance tolerance{.abs = 1e-8 * largest + 1e-7 * expected.cwiseAbs().maxCoeff()};
        failure = test::farther(stacked(s, Eigen::Index(i)), expected, tolerance);
        if (!failure.empty())
            failure = "parameter " + std::to_string(i) + " of kind " + std::to_string(int(s.parameters[i].kind)) + ": "
                      + failure;
        ++compared;
    }
    return compared;
}

Eigen::VectorXd sumOfStiffnesses(const Sensitivities& s)
{
    Eigen::VectorXd sum = Eigen::VectorXd::Zero(s.forces.rows() + s.joints.rows() + s.resultants.rows());
    for (std::size_t i = 0; i < s.parameters.size(); ++i) {
        if (s.parameters[i].kind == ParameterKind::Stiffness)
            sum += stacked(s, Eigen::Index(i));
    }
    return sum;
}

// A planar arm of two segments in gravity with via points, two-way ties, ties at their strength and, if asked, imposed
// shortenings, at random.
Model randomArm(std::mt19937& random, bool imposed)
{
    std::uniform_real_distribution<double> place(-0.3, 0.3);
    Model model;
    model.space = Space::Plane;
    model.gravity = {3, -9, 0};
    for (const char* name : {"upper", "lower"}) {
        model.bodies.push_back({.name = name, .mass = {2, Scale::Si}, .centreOfMass = {0.02, -0.2, 0}});
        const std::string coordinate = std::string(name) + " angle";
        model.coordinates.push_back({.name = coordinate, .value = 2 * place(random)});
        Joint pin{
            .name = std::string(name) + " pin", .parent = model.joints.empty() ? "ground" : "upper", .child = name};
        pin.inParent.position = {0, model.joints.empty() ? 0.0 : -0.4, 0};
        pin.axes = {{AxisKind::Rotation, {0, 0, 1}, {0, {{coordinate, Polynomial{{0, 1}}}}}}};
        model.joints.push_back(pin);
    }
    const char* places[] = {"ground", "upper", "lower"};
    for (int j = 0; j < 12; ++j) {
        Link link;
        link.name = "tie " + std::to_string(j);
        link.stiffness = DirectStiffness{500.0 + 300 * j};
        link.path = {{places[j % 2], {}, {place(random), place(random), 0}}};
        if (j % 3 == 0)
            link.path.push_back({places[j % 2 + 1], {}, {place(random), place(random), 0}});
        link.path.push_back({places[1 + (j % 2 == 1 || j % 4 == 0)], {}, {place(random), place(random), 0}});
        if (j % 5 == 0)
            link.sense = LinkSense::Both;
        if (j % 4 == 1)
            link.strength = Strength{5, AtStrength::Holds};
        link.shortening = imposed ? 0.02 * place(random) : 0.0;
        model.links.push_back(link);
    }
    return model;
}

// Springs (cubic too), stops that are pressed, contacts that give way with and without growing, and a ligament.
void addPassive(std::mt19937& random, Model& model)
{
    std::uniform_real_distribution<double> place(-0.3, 0.3);
    for (Coordinate& it : model.coordinates) {
        it.resistance.spring = Spring{it.value + place(random), 20 + 50 * std::abs(place(random)), 30};
        it.resistance.stop = Stop{200, 0};
        it.minimum = it.value + place(random);
        it.maximum = it.minimum + 2;
    }
    for (int i = 0; i < 3; ++i) {
        Contact contact{.name = "contact " + std::to_string(i), .body = model.bodies.back().name};
        contact.point = {place(random), place(random), 0};
        contact.place = {0, place(random) - 0.2, 0};
        contact.normal = {place(random), 1, 0};
        contact.compliance = ContactCompliance{300, 0, {}};
        if (i > 0)
            contact.compliance->depth = 0.05;
        model.contacts.push_back(contact);
    }
    Link ligament{.name = "ligament", .stiffness = DirectStiffness{700}};
    ligament.path = {{"ground", {}, {0.3, 0.2, 0}}, {model.bodies.back().name, {}, {place(random), place(random), 0}}};
    ligament.slackLength = 0.2;
    model.links.push_back(ligament);
}

// A body on a ball joint with ties to the ground all round.
Model randomBall(std::mt19937& random)
{
    std::uniform_real_distribution<double> place(-0.3, 0.3);
    const auto vector = [&] { return Vector3(place(random), place(random), place(random)); };
    Model model;
    model.bodies = {{.name = "body", .mass = {3, Scale::Si}, .centreOfMass = {0.1, -0.2, 0.1}}};
    Joint joint{.name = "ball", .parent = "ground", .child = "body"};
    joint.kind = JointKind::Ball;
    for (const char* name : {"a", "b", "c"}) {
        model.coordinates.push_back({.name = name, .value = 3 * place(random)});
        joint.coordinates.push_back(name);
    }
    model.joints = {joint};
    for (int j = 0; j < 10; ++j) {
        Link link{.name = "tie " + std::to_string(j), .stiffness = DirectStiffness{500.0 + 300 * j}};
        link.path = {{"ground", {}, 3 * vector()}, {"body", {}, vector()}};
        link.sense = j % 3 ? LinkSense::Tension : LinkSense::Both;
        model.links.push_back(link);
    }
    return model;
}

}  // namespace

class TestSensitivity : public QObject {
    Q_OBJECT

private slots:
    void agreesWithFullSolvesOfTheHip()
    {
        const Model model = test::shippedModel("hip");
        const Mechanism mechanism = test::compiled(model);
        for (const Activity& activity : model.activities) {
            if (test::isSanitized && &activity != &model.activities.front())
                break;
            std::string failure;
            const int compared = compareWithSolves(model, makeSituation(model, &activity, 0), failure);
            QVERIFY2(failure.empty(), (activity.name + ", " + failure).c_str());
            QVERIFY2(compared > 180, qPrintable(QString::number(compared)));
        }
    }

    void agreesWithFullSolvesOfTheFiveStrands()
    {
        const Model model = test::shippedModel("two_links_five_strands");
        std::string failure;
        const int compared = compareWithSolves(model, makeSituation(model), failure);
        QVERIFY2(failure.empty(), failure.c_str());
        QCOMPARE(compared, 5 + 2 * 7 + 2 + 1);  // seven of the ten path points are on bodies
    }

    // A hip with shortenings, a locked, a driven and free coordinates.
    void agreesWithFullSolvesWithShorteningsAndLocks()
    {
        const Model model = test::shippedModel("hip");
        const Mechanism mechanism = test::compiled(model);
        Situation situation = makeSituation(model, &model.activities[0], 0);
        for (Eigen::Index j = 0; j < situation.shortenings.size(); ++j)
            situation.shortenings[j] = 0.001 * double(j % 5);
        situation.modes[4] = CoordinateMode::Locked;
        situation.activations[3] = 0.7;
        std::string failure;
        const int compared = compareWithSolves(model, situation, failure);
        QVERIFY2(failure.empty(), failure.c_str());
        QVERIFY(compared > 150);
    }

    void agreesWithFullSolvesOfRandomArms()
    {
        std::mt19937 random(4);
        int compared = 0, atStrength = 0;
        for (int trial = 0; trial < 20; ++trial) {
            const Model model = randomArm(random, trial % 2);
            const Mechanism mechanism = test::compiled(model);
            const StaticsSolution s = solveStatics(mechanism, makeSituation(model));
            if (!s.isUsable())
                continue;
            atStrength += int((s.forces.array() == 5).count());
            std::string failure;
            compared += compareWithSolves(model, makeSituation(model), failure);
            QVERIFY2(failure.empty(), ("arm " + std::to_string(trial) + ", " + failure).c_str());
        }
        QVERIFY2(compared > 300 && atStrength > 3,
                 qPrintable(QString("%1 compared, %2 at strength").arg(compared).arg(atStrength)));
    }

    // SINEW_LONG_TESTS=1: two thousand, else twelve.
    void agreesWithFullSolvesOfPassiveTissue()
    {
        std::mt19937 random(5);
        int models = 0, compared = 0;
        for (int trial = 0; trial < (qEnvironmentVariableIntValue("SINEW_LONG_TESTS") > 0 ? 2000 : 12); ++trial) {
            Model model = trial % 2 ? randomBall(random) : randomArm(random, trial % 4 == 0);
            addPassive(random, model);
            if (!solveStatics(test::compiled(model), makeSituation(model)).isUsable())
                continue;
            std::string failure;
            compared += compareWithSolves(model, makeSituation(model), failure);
            QVERIFY2(failure.empty(), ("model " + std::to_string(trial) + ", " + failure).c_str());
            ++models;
        }
        QVERIFY2(models > 4 && compared > 5 * models, qPrintable(QString("%1 in %2").arg(compared).arg(models)));
        qInfo("%d rates in %d models", compared, models);
    }

    // One spring, or one contact, of 3 000 N/m beside a tie of 1 000 N/m: a quarter of a displacement is the tie's.
    void springsAndContactsMoveWithThePosture()
    {
        for (const bool isSpring : {true, false}) {
            Model model;
            model.space = Space::Plane;
            model.bodies = {{.name = "body"}};
            model.coordinates = {{.name = "y", .kind = CoordinateKind::Translation}};
            Joint joint{.name = "slide", .parent = "ground", .child = "body"};
            joint.axes = {{AxisKind::Translation, {0, 1, 0}, {0, {{"y", Polynomial{{0, 1}}}}}}};
            model.joints = {joint};
            Link tie{.name = "tie", .stiffness = DirectStiffness{1000}};
            tie.path = {{"ground", {}, {0, 1, 0}}, {"body", {}, {0, 0, 0}}};
            model.links = {tie};
            model.loads = {{.name = "load", .body = "body", .force = {0, -10, 0}}};
            Contact contact{.name = "floor", .body = "body", .place = {0, 0.001, 0}};
            contact.compliance = ContactCompliance{3000, 0, {}};
            if (isSpring)
                model.coordinates[0].resistance.spring = Spring{0.001, 3000, 0};
            else
                model.contacts = {contact};
            const Sensitivities s = calcSensitivities(test::compiled(model), makeSituation(model));
            QVERIFY2(s.isUsable(), s.message.english().c_str());
            const auto at = std::find(s.parameters.begin(), s.parameters.end(), Parameter{ParameterKind::Coordinate});
            QVERIFY(at != s.parameters.end());
            SINEW_COMPARE_NEAR(s.forces(0, at - s.parameters.begin()), 750.0, {.rel = 1e-9});
        }
    }

    // Forces are homogeneous of degree 0 in the stiffnesses and 1 in the load when nothing is imposed.
    void scalesAsItMust()
    {
        for (const char* name : {"hip", "two_links_five_strands"}) {
            const Model model = test::shippedModel(name);
            const Activity* activity = model.activities.empty() ? nullptr : &model.activities[0];
            const Situation situation = makeSituation(model, activity, activity ? 0 : -1);
            const Mechanism mechanism = test::compiled(model);
            const Sensitivities s = calcSensitivities(mechanism, situation);
            const StaticsSolution solution = solveStatics(mechanism, situation);
            QVERIFY(s.isUsable());
            // Round-off of a few dozen terms, each up to the largest force.
            const double roundOff = 1e-11 * solution.forces.maxCoeff();
            const Eigen::VectorXd sum = sumOfStiffnesses(s);
            SINEW_COMPARE_NEAR(sum, Eigen::VectorXd::Zero(sum.size()), {.abs = roundOff});
            QCOMPARE(s.parameters.back().kind, ParameterKind::Load);
            SINEW_COMPARE_NEAR(stacked(s, s.forces.cols() - 1), stacked(solution), {.abs = roundOff});
        }
    }

    // Without a load no strand has a force or a gap, and each takes one up on one side only.
    void aLinkOnTheEdgeIsUndecided()
    {
        const Model model = test::shippedModel("two_links_five_strands");
        const Mechanism mechanism = test::compiled(model);
        Situation situation = makeSituation(model);
        const Sensitivities loaded = calcSensitivities(mechanism, situation);
        QVERIFY(std::find(loaded.undecided.begin(), loaded.undecided.end(), 0) == loaded.undecided.end());
        situation.loadFactor = 0;
        const Sensitivities unloaded = calcSensitivities(mechanism, situation);
        QVERIFY2(unloaded.isUsable(), unloaded.message.english().c_str());
        QCOMPARE(unloaded.undecided, (std::vector<int>{0, 1, 2, 3, 4}));
        const Model hip = test::shippedModel("hip");
        QVERIFY(calcSensitivities(test::compiled(hip), makeSituation(hip, &hip.activities[0], 0)).undecided.empty());
    }

    // A free pendulum at its lowest point holds still, next to it it does not: no derivative with respect to the angle.
    void leavesOutWhatHasNoDerivative()
    {
        Model model;
        model.space = Space::Plane;
        model.gravity = {0, -10, 0};
        model.bodies = {{.name = "rod", .mass = {2, Scale::Si}, .centreOfMass = {0, -0.5, 0}}};
        model.coordinates = {{.name = "angle"}};
        Joint pin{.name = "pin", .parent = "ground", .child = "rod"};
        pin.axes = {{AxisKind::Rotation, {0, 0, 1}, {0, {{"angle", Polynomial{{0, 1}}}}}}};
        model.joints = {pin};
        const Sensitivities s = calcSensitivities(test::compiled(model), makeSituation(model));
        QVERIFY2(s.isUsable(), s.message.english().c_str());
        QCOMPARE(s.parameters, (std::vector<Parameter>{{ParameterKind::Load}}));
        SINEW_COMPARE_NEAR(s.resultants(0, 0), 20.0, {.abs = 1e-12});
    }

    void saysWhenThePostureCannotBeHeld()
    {
        Model model = test::shippedModel("two_links_five_strands");
        model.links.resize(1);
        model.nodes.clear();
        const Sensitivities s = calcSensitivities(test::compiled(model), makeSituation(model));
        QCOMPARE(s.status, StaticsStatus::NotHoldable);
        QVERIFY(!s.isUsable() && s.parameters.empty() && !s.message.empty());
    }

    void namesAreForPeople()
    {
        const Model model = test::shippedModel("hip");
        const Mechanism mechanism = test::compiled(model);
        const auto name = [&](Parameter p) { return nameOf(p, mechanism, model).english(); };
        QCOMPARE(name({ParameterKind::Stiffness, 0}), std::string("stiffness of iliopsoas"));
        QCOMPARE(name({ParameterKind::Point, 0, 1, 2}), std::string("iliopsoas, point 2, z"));
        QCOMPARE(name({ParameterKind::Coordinate, 3}), std::string("hip_flexion_r"));
        QCOMPARE(name({ParameterKind::Load}), std::string("load"));
    }
};

SINEW_TEST(TestSensitivity)

}  // namespace tst_sensitivity

#include "tst_sensitivity.moc"
