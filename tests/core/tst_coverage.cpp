// The table of what each computation does with each feature of a model, tried cell by cell: two models that differ in
// one feature alone. What is honoured changes the answer; what is left out or says nothing does not; what is refused
// does not start.

#include <functional>
#include <map>
#include <optional>
#include <utility>

#include <QTest>

#include "core/complementarity/link_solver.h"
#include "core/equations/equations.h"
#include "core/equations/print_text.h"
#include "core/mechanism/surroundings.h"
#include "core/model/coverage.h"
#include "core/report/dynamics_report.h"
#include "core/statics/activation_formula.h"
#include "core/statics/equilibrium_posture.h"
#include "core/statics/force_interval.h"
#include "core/statics/large_displacement_path.h"
#include "core/statics/link_system.h"
#include "core/statics/sensitivity.h"
#include "core/statics/statics_load_path.h"
#include "tests/support/models.h"
#include "tests/support/scenarios.h"
#include "tests/support/test_registry.h"

namespace tst_coverage {

using namespace sinew;

namespace {

PathPoint on(const std::string& body, double x, double y)
{
    return {body, {}, {x, y, 0}};
}

Link tie(const std::string& name, PathPoint from, PathPoint to)
{
    Link link;
    link.name = name;
    link.stiffness = DirectStiffness{5000};
    link.path = {std::move(from), std::move(to)};
    return link;
}

// Two rods that hang on five ties, moving slowly; more ties than joints.
Model arm()
{
    Model model;
    model.space = Space::Plane;
    model.gravity = {0, -10, 0};
    model.bodyWeight = 700;
    for (const char* name : {"upper", "lower"})
        model.bodies.push_back({.name = name,
                                .mass = {3, Scale::Si},
                                .centreOfMass = {0.5, 0, 0},
                                .inertia = InertiaTensor{{0.1, 0.1, 0.2}, Vector3::Zero()}});
    for (const char* name : {"shoulder", "elbow"})
        model.coordinates.push_back({.name = name, .minimum = -2, .maximum = 2});
    const auto turn = [](const char* coordinate) {
        return Axis{AxisKind::Rotation, Vector3::UnitZ(), {0, {{coordinate, Polynomial{{0, 1}}}}}};
    };
    Joint shoulder{.name = "shoulder", .parent = "ground", .child = "upper"};
    shoulder.axes = {turn("shoulder")};
    Joint elbow{.name = "elbow", .parent = "upper", .child = "lower"};
    elbow.inParent.position = {1, 0, 0};
    elbow.axes = {turn("elbow")};
    model.joints = {shoulder, elbow};
    model.links
        = {tie("a", on("ground", 0, 1), on("upper", 0.8, 0)), tie("b", on("ground", 0.3, 1.2), on("upper", 0.9, 0)),
           tie("c", on("ground", 0.5, 1.5), on("lower", 0.8, 0)), tie("d", on("upper", 0.3, 0.3), on("lower", 0.5, 0)),
           tie("e", on("ground", 1.2, 1.1), on("lower", 0.3, 0))};
    model.links[0].stiffness = MaterialStiffness{1e-4, 5e7, std::nullopt};
    for (Link& link : model.links)
        link.strength = Strength{1e6, AtStrength::Holds};
    return model;
}

// A contact at the tip, on a slope that it has just reached.
void addContact(Model& model, bool isRigid = false)
{
    Contact contact{.name = "tip", .body = "lower", .point = {0.9, 0, 0}};
    contact.place = {1.9, -0.0005, 0};
    contact.normal = {0.5, 1, 0};
    if (!isRigid)
        contact.compliance = ContactCompliance{3000, 0, {}};
    model.contacts = {contact};
}

using Vary = std::function<void(Model&, bool other)>;

std::map<Feature, Vary> variations()
{
    using enum Feature;
    std::map<Feature, Vary> all;
    all[BodyWeight] = [](Model& m, bool other) {
        m.bodies[0].mass = {0.05, Scale::BodyWeight};
        m.bodyWeight = other ? 800 : 700;
    };
    all[Gravity] = [](Model& m, bool other) { m.gravity.y() = other ? -9 : -10; };
    all[BodyMass] = [](Model& m, bool other) { m.bodies[1].mass.value = other ? 4 : 3; };
    all[BodyInertia] = [](Model& m, bool other) {
        m.bodies[1].inertia = InertiaTensor{{0.2, 0.2, other ? 0.4 : 0.2}, Vector3::Zero()};
    };
    all[CoordinateValue] = [](Model& m, bool other) { m.coordinates[1].value = other ? 0.1 : 0; };
    all[CoordinateRest] = [](Model& m, bool other) { m.coordinates[0].rest = other ? 0.2 : 0; };
    all[CoordinateRange]
        = [](Model& m, bool other) { m.coordinates[0].minimum = m.coordinates[1].minimum = other ? 0.1 : -2; };
    all[CoordinateMode]
        = [](Model& m, bool other) { m.coordinates[0].mode = other ? CoordinateMode::Locked : CoordinateMode::Free; };
    all[CoordinateEffort] = [](Model& m, bool other) {
        m.coordinates[1].mode = CoordinateMode::Driven;
        m.coordinates[1].effort = {other ? -3.0 : -2.0, Scale::Si};
    };
    all[Spring] = [](Model& m, bool other) {
        m.coordinates[1].resistance.spring = sinew::Spring{0.1, other ? 40.0 : 20.0, 0};
    };
    all[Damper] = [](Model& m, bool other) {
        m.coordinates[1].resistance.damper = sinew::Damper{other ? 4.0 : 2.0, 0};
    };
    all[Stop] = [](Model& m, bool other) {
        m.coordinates[1].minimum = 0.05;
        m.coordinates[1].resistance.stop = sinew::Stop{other ? 400.0 : 200.0, 0};
    };
    all[StopDamping] = [](Model& m, bool other) {
        m.coordinates[1].minimum = 0.05;
        m.coordinates[1].resistance.stop = sinew::Stop{200, other ? 2.0 : 0.0};
    };
    all[Constraint] = [](Model& m, bool other) {
        AxisFunction value{0, {{"shoulder", Polynomial{{0, other ? -0.5 : -0.4}}}}};
        m.constraints = {{"follows", Coupling{"elbow", value}, {}, {}}};
    };
    all[MovingConstraint] = [](Model& m, bool other) {
        Closure closure{"ground", "lower", {}, {}, {}};
        closure.inA.position = {1.5, 0, 0};
        closure.inB.position = {0.5, 0, 0};
        closure.held = {{RelativeMotion::Y, Polynomial{{0, 0, other ? 0.2 : 0.1}}}};
        m.constraints = {{"led", closure, {}, {}}};
    };
    all[Node] = [](Model& m, bool other) {
        m.nodes = {{.name = "n", .body = "ground", .position = {0.8, other ? 1.05 : 1.0, 0}}};
        m.links.push_back(tie("n1", on("ground", 0.4, 2), {.node = "n"}));
        m.links.push_back(tie("n2", on("ground", 1.2, 2), {.node = "n"}));
        m.links.push_back(tie("n3", {.node = "n"}, on("upper", 0.9, 0)));
        for (auto& link : m.links)
            link.strength = Strength{1e6, AtStrength::Holds};
    };
    all[Link] = [](Model& m, bool other) { m.links[1].path[0].position.x() = other ? 0.4 : 0.3; };
    all[Wrap] = [](Model& m, bool other) {
        m.surfaces = {{.name = "roller",
                       .at = {.position = {0.6, 0.5, 0}},
                       .shape = SurfaceShape::Cylinder,
                       .radius = other ? 0.15 : 0.12}};
        m.links[1].path.insert(m.links[1].path.begin() + 1, {.surface = "roller"});
    };
    all[LinkDamping] = [](Model& m, bool other) { m.links[2].damping = other ? 30 : 10; };
    all[Shortening] = [](Model& m, bool other) { m.links[1].shortening = other ? 0.003 : 0.002; };
    all[SlackLength] = [](Model& m, bool other) { m.links[1].slackLength = other ? 1.339 : 1.34; };
    all[Activation] = [](Model& m, bool other) { m.links[1].activation = other ? 0.5 : 0.1; };
    all[HoldingStrength] = [](Model& m, bool other) {
        m.links[2].strength = Strength{other ? 2.0 : 3.0, AtStrength::Holds};
    };
    all[BreakingStrength] = [](Model& m, bool other) {
        m.links[2].strength = Strength{other ? 2.0 : 1e5, AtStrength::Breaks};
    };
    all[Contact] = [](Model& m, bool other) {
        addContact(m);
        m.contacts[0].point.x() = other ? 0.8 : 0.9;
        m.contacts[0].place.x() = other ? 1.8 : 1.9;
    };
    all[RigidContact] = [](Model& m, bool other) {
        addContact(m, true);
        m.contacts[0].point.x() = other ? 0.8 : 0.9;
        m.contacts[0].place.x() = other ? 1.8 : 1.9;
    };
    all[ContactCompliance] = [](Model& m, bool other) {
        addContact(m);
        m.contacts[0].compliance->stiffness = other ? 4000 : 3000;
    };
    all[ContactDamping] = [](Model& m, bool other) {
        addContact(m);
        m.contacts[0].compliance->damping = other ? 40 : 20;
    };
    all[ContactGrowth] = [](Model& m, bool other) {
        addContact(m);
        m.contacts[0].compliance->depth = other ? 0.002 : 0.001;
    };
    all[Restitution] = [](Model& m, bool other) {
        addContact(m, true);
        m.contacts[0].restitution = other ? 0.8 : 0.4;
    };
    all[Friction] = [](Model& m, bool other) {
        addContact(m);
        m.contacts[0].friction = ContactFriction{other ? 0.05 : 0.1, 3000, 10};
    };
    all[JointLayers] = [](Model& m, bool other) {
        m.joints[1].layers = {{.name = "head", .outerRadius = 0.02, .youngsModulus = 1e9, .poissonsRatio = 0.3}};
        if (other)
            m.joints[1].layers.push_back(
                {.name = "cartilage", .outerRadius = 0.022, .youngsModulus = 1e7, .poissonsRatio = 0.45});
    };
    all[Load] = [](Model& m, bool other) {
        m.loads = {{.name = "bag", .body = "lower", .point = {1, 0, 0}, .force = {0, other ? -30.0 : -20.0, 0}}};
    };
    return all;
}

struct Answer {
    bool isRefused = false;
    Sentence message;
    Eigen::VectorXd numbers;
    std::string text;
};

// The equations without the words around them, and the words.
Answer ofEquations(const Model& model)
{
    auto composed = composeEquations(model);
    if (!composed)
        return {true, toString(composed.diagnostics.front()), {}, {}};
    std::string notes;
    for (const Sentence& note : std::exchange(composed.value->notes, {}))
        notes += note.english() + '\n';
    return {false, notes, {}, equationsText(*composed.value)};
}

Eigen::VectorXd stacked(std::initializer_list<Eigen::VectorXd> parts)
{
    Eigen::Index size = 0;
    for (const Eigen::VectorXd& part : parts)
        size += part.size();
    Eigen::VectorXd all(size);
    size = 0;
    for (const Eigen::VectorXd& part : parts) {
        all.segment(size, part.size()) = part;
        size += part.size();
    }
    return all;
}

Eigen::VectorXd jointNumbers(const std::vector<JointForce>& joints)
{
    Eigen::VectorXd numbers(6 * static_cast<Eigen::Index>(joints.size()));
    for (std::size_t i = 0; i < joints.size(); ++i)
        numbers.segment<6>(6 * static_cast<Eigen::Index>(i)) << joints[i].force, joints[i].moment;
    return numbers;
}

Answer ofStatics(const Model& model, const Mechanism& mechanism, const Criterion& criterion)
{
    const StaticsSolution s = solveStatics(mechanism, makeSituation(model), {.criterion = criterion});
    if (s.status == StaticsStatus::InvalidInput)
        return {true, s.message, {}, {}};
    return {false, s.message, stacked({s.forces, s.reactions, s.passive, jointNumbers(s.joints)}), {}};
}

Answer ofEvaluation(const Model& model, const Mechanism& mechanism)
{
    Dynamics dynamics(std::make_shared<const Mechanism>(mechanism), surroundingsOf(model, mechanism));
    MotionState state;
    state.values = postureOf(model);
    state.speeds = Eigen::VectorXd::Constant(mechanism.coordinateCount, -0.05);
    if (!mechanism.constraints.empty())
        state.speeds.setZero();
    state.isAccelerationGiven.assign(static_cast<std::size_t>(mechanism.coordinateCount), false);
    state.accelerations = state.efforts = Eigen::VectorXd::Zero(mechanism.coordinateCount);
    const StateEvaluation answer = evaluateState(dynamics, state);
    return {false, answer.solution.message, stacked({answer.solution.accelerations, answer.solution.multipliers}), {}};
}

Answer ofMotion(const Model& model, IntegrationMethod method)
{
    Scenario scenario = test::freeMotion(0.06);
    scenario.options.method = method;
    if (model.constraints.empty()) {
        for (const Coordinate& coordinate : model.coordinates)
            scenario.start.push_back({coordinate.name, {}, -0.05});
    }
    const Recording recording = simulate(model, scenario);
    if (recording.status == RunStatus::NotRun)
        return {true, recording.message, {}, {}};
    return {false, recording.message, Eigen::VectorXd(recording.positions.rightCols(1)), {}};
}

Answer ofActivation(const Model& model, const Mechanism& mechanism)
{
    LinkSystem system;
    system.build(mechanism, makeSituation(model));
    if (!system.elements.list().empty() || !faultOfElements(mechanism, {}).empty())
        return {true, sentence("refused"), {}, {}};
    ActivationFormula formula;
    formula.set(system.problem, solveLinks(system.problem));
    ActivationFormula::Answer answer;
    Eigen::VectorXd a = Eigen::VectorXd::Zero(system.columns.cols());
    a[0] = 0.01;
    formula.calc(a, answer);
    return {false, answer.message, answer.force, {}};
}

Answer ofPosture(Model model, const Mechanism& mechanism)
{
    Situation situation = makeSituation(model);
    situation.modes = {situation.modes[0], CoordinateMode::Driven};
    const EquilibriumPosture found = findEquilibriumPosture(mechanism, model, situation);
    return {found.status == PostureStatus::InvalidInput, found.message, stacked({found.values, found.shortenings}), {}};
}

Answer answerOf(const Model& model, Computation computation)
{
    const auto compiled = compile(model);
    if (!compiled)
        return {true, "does not compile: " + toString(compiled.diagnostics.front()), {}, {}};
    const Mechanism& mechanism = *compiled.value;
    const Situation situation = makeSituation(model);
    switch (computation) {
    case Computation::Statics: return ofStatics(model, mechanism, {});
    case Computation::Criterion:
        return ofStatics(model, mechanism, {.sharing = Sharing::Power, .power = 3, .weighting = Weighting::Compliance});
    case Computation::PseudoInverse:
        return ofStatics(model, mechanism, {.sharing = Sharing::PseudoInverse, .weighting = Weighting::Compliance});
    case Computation::LoadPath: {
        const StaticsLoadPath path = solveLoadPath(mechanism, situation);
        return {path.status == StaticsStatus::InvalidInput,
                path.message,
                stacked({forcesAt(path, 0.3), forcesAt(path, 1), jointNumbers(path.joints.back())}),
                {}};
    }
    case Computation::LargeDisplacements: {
        const LargeDisplacementPath path = solveLargeDisplacementPath(mechanism, situation);
        if (!path.isUsable())
            return {path.status == LargePathStatus::InvalidInput, path.message, {}, {}};
        return {false,
                path.message,
                stacked({forcesAt(path, 0.3), forcesAt(path, 1), jointNumbers(path.joints.back())}),
                {}};
    }
    case Computation::Sensitivity: {
        const Sensitivities s = calcSensitivities(mechanism, situation);
        return {s.status == StaticsStatus::InvalidInput, s.message, Eigen::VectorXd(s.forces.reshaped()), {}};
    }
    case Computation::Interval: {
        const ForceIntervals s = calcForceIntervals(mechanism, situation, {.samples = 3});
        return {s.status == StaticsStatus::InvalidInput, s.message, Eigen::VectorXd(s.sampledForces.reshaped()), {}};
    }
    case Computation::Activation: return ofActivation(model, mechanism);
    case Computation::Posture: return ofPosture(model, mechanism);
    case Computation::Evaluation: return ofEvaluation(model, mechanism);
    case Computation::Simulation: return ofMotion(model, IntegrationMethod::Explicit);
    case Computation::Differences: return ofMotion(model, IntegrationMethod::Differences);
    case Computation::Equations: return ofEquations(model);
    }
    return {};
}

bool differ(const Answer& a, const Answer& b)
{
    if (a.numbers.size() != b.numbers.size() || a.text != b.text)
        return true;
    if (a.numbers.size() == 0)
        return false;
    // far above what solvers and integrators leave, far below what the variations do
    return (a.numbers - b.numbers).cwiseAbs().maxCoeff() > 1e-7 * std::max(1e-3, a.numbers.cwiseAbs().maxCoeff());
}

const char* words(Coverage coverage)
{
    switch (coverage) {
    case Coverage::Honoured: return "honoured";
    case Coverage::NoEffect: return "without effect";
    case Coverage::LeftOut: return "left out";
    case Coverage::Refused: return "refused";
    }
    return "";
}

const char* found(const Answer& a, const Answer& b)
{
    return a.isRefused || b.isRefused ? "refused" : differ(a, b) ? "honoured" : "without effect";
}

}  // namespace

class TestCoverage : public QObject {
    Q_OBJECT

private slots:
    // Features were honoured by one solver and ignored in silence by the next.
    void everyCellOfTheTableIsTrue()
    {
        const std::map<Feature, Vary> all = variations();
        QCOMPARE(static_cast<int>(all.size()), featureCount);
        QStringList wrong;
        for (const auto& [feature, vary] : all) {
            Model one = arm(), other = arm();
            vary(one, false);
            vary(other, true);
            for (int c = 0; c < computationCount; ++c) {
                const auto computation = static_cast<Computation>(c);
                const Answer a = answerOf(one, computation), b = answerOf(other, computation);
                const Coverage said = coverageOf(feature, computation);
                // what has no effect may come with something that is refused, as the damping of a contact does
                const bool fits = said == Coverage::Refused    ? a.isRefused && b.isRefused
                                  : a.isRefused || b.isRefused ? said == Coverage::NoEffect
                                  : said == Coverage::Honoured ? differ(a, b)
                                                               : !differ(a, b);
                if (!fits)
                    wrong << QString("feature %1, computation %2: said to be %3, but is %4 (%5; %6)")
                                 .arg(static_cast<int>(feature))
                                 .arg(c)
                                 .arg(words(said), found(a, b))
                                 .arg(a.message.english().c_str(), b.message.english().c_str());
            }
        }
        for (const QString& line : wrong)
            qWarning("%s", qPrintable(line));
        QVERIFY(wrong.isEmpty());
    }

    // Whoever reads the equations has no other way to see what is missing in them.
    void equationsNameWhatTheyLeaveOut()
    {
        for (const auto& [feature, vary] : variations()) {
            Model model = arm();
            vary(model, true);
            const Answer answer = answerOf(model, Computation::Equations);
            QVERIFY2(!answer.isRefused, answer.message.english().c_str());
            for (const CoverageRemark& remark : coverageRemarks(model, Computation::Equations)) {
                QVERIFY2(answer.message.english().find(remark.words.english()) != std::string::npos,
                         remark.text.english().c_str());
                for (const std::string& name : remark.names)
                    QVERIFY2(answer.message.english().find("'" + name + "'") != std::string::npos,
                             remark.text.english().c_str());
            }
        }
    }

    // A motion said that it leaves out strengths, which it honours, and was silent on nothing else.
    void aMotionSaysWhatItLeavesOut()
    {
        for (const auto& [feature, vary] : variations()) {
            Model model = arm();
            vary(model, true);
            for (const IntegrationMethod method : {IntegrationMethod::Explicit, IntegrationMethod::Differences}) {
                const auto computation
                    = method == IntegrationMethod::Explicit ? Computation::Simulation : Computation::Differences;
                Scenario scenario = test::freeMotion(0.001);
                scenario.options.method = method;
                const Recording recording = simulate(model, scenario);
                QStringList told, expected;
                for (const Diagnostic& it : recording.diagnostics) {
                    if (it.message.english().find("leaves out") != std::string::npos)
                        told << QString::fromStdString(it.message.english());
                }
                for (const CoverageRemark& remark : coverageRemarks(model, computation))
                    expected << QString::fromStdString(remark.text.english());
                QCOMPARE(told, expected);
            }
        }
    }

    void whatIsLeftOutIsNamed()
    {
        Model model = arm();
        model.links[0].shortening = 0.01;
        const auto remarks = coverageRemarks(model, Computation::Criterion);
        QCOMPARE(int(remarks.size()), 1);
        QCOMPARE(QString::fromStdString(remarks.front().text.english()),
                 QString("sharing by a criterion leaves out imposed shortenings: 'a'"));
        QVERIFY(!refusalOf(model, Computation::Criterion));
        addContact(model, true);
        QVERIFY(refusalOf(model, Computation::Sensitivity));
    }
};

SINEW_TEST(TestCoverage)

}  // namespace tst_coverage

#include "tst_coverage.moc"
