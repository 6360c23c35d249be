// The equations of motion in symbols against the multibody engine, which knows bodies, joints and axes only.

#include <algorithm>
#include <memory>
#include <random>

#include <QTest>

#include "core/math/rotation.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/positions.h"
#include "core/mechanism/surroundings.h"
#include "core/model/expand_segments.h"
#include "tests/support/equation_states.h"
#include "tests/support/models.h"
#include "tests/support/random_loops.h"
#include "tests/support/random_plane_tree.h"
#include "tests/support/random_tree.h"
#include "tests/support/test_registry.h"

namespace tst_equations_against_engine {

using namespace sinew;
using namespace sinew::test;

namespace {

// Both sum some hundred products: units of 1e-12 of the largest.
template <class M>
Tolerance near(const M& m)
{
    return {.abs = 1e-12 * (1 + (m.size() > 0 ? m.cwiseAbs().maxCoeff() : 0.0))};
}

// Equations and engine side by side, the latter's numbers in the order of the equations.
class SideBySide {
public:
    SideBySide(const Model& model, const Equations& equations)
        : m_equations(equations), m_mechanism(std::make_shared<const Mechanism>(compiled(model))),
          m_dynamics(m_mechanism, surroundingsOf(model, *m_mechanism))
    {
        for (const EquationCoordinate& coordinate : equations.coordinates) {
            const auto& names = m_mechanism->coordinateNames;
            m_indices.push_back(
                static_cast<int>(std::find(names.begin(), names.end(), coordinate.name) - names.begin()));
        }
    }

    bool isOfOneSize() const { return m_mechanism->coordinateCount == static_cast<int>(m_equations.count()); }

    // Angles of all sizes, lengths near a metre, rates of some units; with constraints on them, near the model's posture.
    bool setRandomState(unsigned seed, const Eigen::VectorXd& posture, double time)
    {
        std::mt19937 random(seed);
        std::uniform_real_distribution<double> angle(-3, 3), length(0.2, 1.5), rate(-4, 4), step(-0.05, 0.05);
        const bool isFree = m_mechanism->constraints.empty();
        Eigen::VectorXd values = posture, speeds(m_mechanism->coordinateCount);
        for (Eigen::Index i = 0; i < values.size(); ++i) {
            const bool isAngle = m_mechanism->coordinateKinds[static_cast<std::size_t>(i)] == CoordinateKind::Rotation;
            values(i) = !isFree ? values(i) + step(random) : isAngle ? angle(random) : length(random);
            speeds(i) = rate(random);
        }
        Eigen::VectorXd positions = positionsOf(*m_mechanism, values);
        if (!isFree && !m_dynamics.project(positions, speeds, time))
            return false;
        m_dynamics.setState(positions, speeds, time);
        if (!isFree && m_dynamics.constraints().speedResiduals().cwiseAbs().maxCoeff() > 1e-11)
            return false;
        m_q.resize(static_cast<Eigen::Index>(m_equations.positionCount()));
        m_q << inOrder(positions.head(m_mechanism->coordinateCount)), positions.tail(m_mechanism->ballCount);
        m_values = evaluate(m_equations, m_q, inOrder(speeds));
        return true;
    }

    std::string difference()
    {
        Eigen::MatrixXd A;
        Eigen::VectorXd b, g, l;
        m_dynamics.calcMassMatrix(A);
        m_dynamics.calcBias(b);
        m_dynamics.calcGravity(g);
        m_dynamics.calcLoads(l);
        Eigen::VectorXd r = -inOrder(m_dynamics.resistance());
        for (std::size_t i = 0; i < m_equations.count(); ++i) {
            if (!m_equations.coordinates[i].speed.empty())
                r(static_cast<Eigen::Index>(i)) = 0;  // springs of rotation vectors are in the notes
        }
        std::string text;
        const auto compare = [&](const char* what, const auto& actual, const auto& expected) {
            const std::string why = farther(actual, expected, near(expected));
            text += why.empty() ? "" : std::string(what) + ": " + why + "; ";
        };
        const Eigen::MatrixXd rows = inOrder(A), both = inOrder(Eigen::MatrixXd(rows.transpose()));
        compare("mass matrix", m_values.massMatrix, Eigen::MatrixXd(both.transpose()));
        compare("velocity terms", m_values.velocityTerms, inOrder(b));
        compare("gravity terms", m_values.gravityTerms, inOrder(g));
        compare("resistance", m_values.resistance, r);
        compare("loads", m_values.loads, inOrder(l));
        return text + rowDifference();
    }

private:
    Eigen::MatrixXd inOrder(const Eigen::MatrixXd& rows) const
    {
        Eigen::MatrixXd result(rows.rows(), rows.cols());
        for (std::size_t i = 0; i < m_indices.size(); ++i)
            result.row(static_cast<Eigen::Index>(i)) = rows.row(m_indices[i]);
        return result;
    }

    // A distance's row in symbols is that of half its square: the engine's times the distance. That of the only turn that a
    // closure holds is along half the sum of both axes: the engine's times the cosine of half the angle between them.
    std::string rowDifference()
    {
        const ConstraintRows& rows = m_dynamics.constraints();
        Eigen::MatrixXd B = inOrder(rows.matrix().transpose()).transpose();
        Eigen::VectorXd c = rows.targets();
        Eigen::Index row = 0;
        for (const CompiledConstraint& constraint : m_mechanism->constraints) {
            const auto* distance = std::get_if<CompiledDistance>(&constraint.rule);
            const auto* closure = std::get_if<CompiledClosure>(&constraint.rule);
            if (distance) {
                B.row(row) *= distance->distance;
                c(row) *= distance->distance;
            }
            if (closure)
                scaleLoneTurn(*closure, row, B, c);
            row += closure ? static_cast<Eigen::Index>(closure->held.size()) : 1;
        }
        // States are on their constraints to 1e-12 only, and rates multiply that.
        const std::string why = farther(m_values.constraintRows, B, {.abs = 1e-10}),
                          target = farther(m_values.constraintTargets, c, {.abs = 1e-9, .rel = 1e-10});
        return (why.empty() ? "" : "constraint rows: " + why + "; ")
               + (target.empty() ? "" : "constraint targets: " + target + "; ");
    }

    void scaleLoneTurn(const CompiledClosure& closure, Eigen::Index first, Eigen::MatrixXd& B, Eigen::VectorXd& c) const
    {
        const auto turns = [](const CompiledHeldMotion& it) { return it.motion >= RelativeMotion::TurnX; };
        const auto turn = std::find_if(closure.held.begin(), closure.held.end(), turns);
        if (m_mechanism->space == Space::Plane || std::count_if(closure.held.begin(), closure.held.end(), turns) != 1)
            return;
        const Configuration& at = m_dynamics.configuration();
        const auto axisOf = [&](int body, const Eigen::Isometry3d& frame) -> Vector3 {
            return at.R[static_cast<std::size_t>(body)] * frame.linear().col(static_cast<int>(turn->motion) % 3);
        };
        const double scale = ((axisOf(closure.bodyA, closure.inA) + axisOf(closure.bodyB, closure.inB)) / 2).norm();
        const Eigen::Index row = first + (turn - closure.held.begin());
        B.row(row) *= scale;
        c(row) *= scale;
    }

    const Equations& m_equations;
    std::shared_ptr<const Mechanism> m_mechanism;
    Dynamics m_dynamics;
    std::vector<int> m_indices;
    Eigen::VectorXd m_q;
    EquationValues m_values;
};

// Of a random mechanism whose constraints cannot all be met.
const std::string held = "held";

// End stops are in the notes, not in the equations.
Model withoutStops(Model model)
{
    for (Coordinate& coordinate : model.coordinates)
        coordinate.resistance.stop.reset();
    return model;
}

std::string difference(const Model& model, const EquationsOptions& options, unsigned states = 5, double time = 0)
{
    auto result = composeEquations(model, options);
    if (!result)
        return toString(result.diagnostics.front());
    for (EquationSymbol& symbol : result.value->symbols) {
        if (symbol.role == SymbolRole::Time)
            symbol.value = time;
    }
    SideBySide both(withoutStops(model), *result.value);
    if (!both.isOfOneSize())
        return "not of one size";
    for (unsigned seed = 1; seed <= states; ++seed) {
        if (!both.setRandomState(seed, postureOf(model), time))
            return held;
        const std::string why = both.difference();
        if (!why.empty())
            return "state " + std::to_string(seed) + ": " + why;
    }
    return {};
}

Model twoBodiesInSpace()
{
    Model model;
    model.gravity = {0.5, -9.81, 0.3};
    std::string parent = groundName;
    for (int i = 0; i < 2; ++i) {
        Body body{.name = "body" + std::to_string(i), .mass = {1.5 + i}, .centreOfMass = {0.1, -0.2, 0.05 * i}};
        body.inertia = InertiaTensor{{0.04, 0.05, 0.06}, {0.01, -0.005, 0.002}};
        Joint joint{.name = "joint" + std::to_string(i), .parent = parent, .child = body.name};
        joint.inParent.position = {0.1, -0.4, 0.02};
        const Vector3 directions[]
            = {Vector3::UnitZ(), i == 0 ? Vector3::UnitY() : Vector3::UnitX(), -Vector3::UnitX()};
        for (int k = 0; k < 3; ++k) {
            const std::string name = "q" + std::to_string(3 * i + k);
            const bool isSlide = k == 2;
            model.coordinates.push_back(
                {.name = name, .kind = isSlide ? CoordinateKind::Translation : CoordinateKind::Rotation});
            joint.axes.push_back({isSlide ? AxisKind::Translation : AxisKind::Rotation,
                                  directions[k],
                                  {0, {{name, Polynomial{{0, 1}}}}}});
        }
        parent = body.name;
        model.bodies.push_back(body);
        model.joints.push_back(joint);
    }
    return model;
}

const EquationsOptions closedLocal{.method = EquationMethod::Local, .mostMonomialsOfBodies = 100'000};
const EquationsOptions named{.method = EquationMethod::Local, .mostMonomialsOfBodies = 0};

}  // namespace

class TestEquationsAgainstEngine : public QObject {
    Q_OBJECT

private slots:
    void segments_data();
    void segments();
    void jointAnglesInSpace();
    void segmentsWithLoops_data();
    void segmentsWithLoops();
    void planeTrees();
    void treesInSpace();
    void closedFormInSpace();
    void loopsInThePlane();
    void loopsInSpace();
    void shippedModels_data();
    void shippedModels();
};

void TestEquationsAgainstEngine::segments_data()
{
    QTest::addColumn<Model>("model");
    for (const char* kind : {"a", "b", "c", "d", "e", "f"}) {
        QTest::addRow("plane, %s", kind) << chain({.kinds = kind, .links = 3});
        QTest::addRow("plane, joint angles, %s", kind)
            << chain({.kinds = kind, .links = 3, .reference = AngleReference::Parent, .base = true});
        QTest::addRow("space, %s", kind) << chain({.kinds = kind, .links = 3, .space = Space::Spatial, .base = true});
    }
    QTest::newRow("tree") << fiveLinkFigure(AngleReference::Ground, true);
    QTest::newRow("tree, joint angles") << fiveLinkFigure(AngleReference::Parent);
    QTest::newRow("twelve links, joint angles")
        << chain({.kinds = "acf", .links = 12, .reference = AngleReference::Parent, .base = true});
    Model mixed = chain({.links = 4, .reference = AngleReference::Parent});
    mixed.segments[0].inParent.orientation.z() = 0.3;
    mixed.segments[0].angleReference = mixed.segments[1].angleReference = AngleReference::Ground;
    QTest::newRow("absolute angles, then joint angles") << mixed;
    Model fixed = chain({.links = 4, .reference = AngleReference::Parent});
    fixed.segments[1].angles.clear();
    std::erase_if(fixed.coordinates, [](const Coordinate& c) { return c.name == "phi_2"; });
    QTest::newRow("a link that is fixed to its parent") << fixed;
    fixed.segments[1].inParent.orientation.z() = 0.4;
    QTest::newRow("a link that is fixed at an angle") << fixed;
    Model turned = chain({.kinds = "acr", .links = 4, .reference = AngleReference::Parent, .base = true});
    for (std::size_t i = 0; i < turned.segments.size(); ++i)
        turned.segments[i].inParent.orientation.z() = 0.3 + 0.2 * double(i);
    turned.gravity = {1.5, -9, 0};
    QTest::newRow("hinged at angles, slanting gravity") << turned;
    Model absolute = chain({.kinds = "acr", .links = 4});
    absolute.segments[0].inParent.orientation.z() = 0.3;
    QTest::newRow("first link hinged at an angle, absolute angles") << absolute;
    Model upright = chain({.kinds = "af", .links = 2, .space = Space::Spatial});
    upright.gravity = {0, -9.81, 0};
    upright.segments[0].inParent.orientation.x() = -std::acos(0.0);
    QTest::newRow("space, y upwards") << upright;
    Model heavyBase = chain({.links = 2, .base = true});
    heavyBase.bodies[0].mass = {4};
    heavyBase.segments.push_back(heavyBase.segments[0]);
    heavyBase.segments.back().name = "other";
    heavyBase.segments.back().angles = {};
    QTest::newRow("a heavy base, a link that only stretches, a shared length") << heavyBase;
    Model beside = chain({.kinds = "acf", .links = 3, .reference = AngleReference::Parent});
    beside.segments[1].inParent = {{0.1, 0.05, 0}, {0, 0, 0.2}};
    QTest::newRow("beside the tip") << beside;
    QTest::newRow("relative angles in space")
        << chain({.kinds = "ac", .links = 2, .space = Space::Spatial, .reference = AngleReference::Parent});
    Model turning = chain({.links = 2, .reference = AngleReference::Parent, .base = true});
    turning.coordinates.push_back({.name = "turn"});
    turning.joints[0].axes.push_back({AxisKind::Rotation, Vector3::UnitZ(), {0, {{"turn", Polynomial{{0, 1}}}}}});
    QTest::newRow("a base that turns") << turning;
    Model slanting = chain({.links = 2, .base = true});
    slanting.joints[0].axes[0].direction = {1, 1, 0};
    std::get<Polynomial>(slanting.joints[0].axes[1].value.terms[0].function).coefficients[1] = 2;
    QTest::newRow("a base that slides aslant, and twice as far") << slanting;
    Model body = chain({.kinds = "ae", .links = 2});
    body.bodies.push_back({.name = "load", .mass = {2}, .centreOfMass = {0.1, 0.2, 0}});
    body.joints.push_back({.name = "load", .kind = JointKind::Weld, .parent = "1.tip", .child = "load"});
    QTest::newRow("a body on a segment") << body;
    // The published form does not place the hook.
    Model hook = chain({.links = 2, .base = true});
    hook.bodies.push_back({.name = "hook"});
    hook.joints.push_back({.name = "hook", .kind = JointKind::Weld, .parent = "support", .child = "hook"});
    hook.loads.push_back({.name = "pull", .body = "hook", .point = {0.1, 0.2, 0}, .force = {3, -90, 0}});
    QTest::newRow("a load on a body that the base carries") << hook;
    Model bases = chain({.links = 2, .base = true});
    bases.segments[1].parent = groundName;
    QTest::newRow("two bases") << bases;
}

void TestEquationsAgainstEngine::segments()
{
    QFETCH(Model, model);
    for (const EquationMethod method : {EquationMethod::Matrix, EquationMethod::Local}) {
        const std::string why = difference(model, {.method = method});
        QVERIFY2(why.empty(), why.c_str());
    }
    const std::string why = difference(expanded(model), named);
    QVERIFY2(why.empty(), why.c_str());
}

// Two turns a joint, none of them a sum: long in closed form from three links on, not with named quantities.
void TestEquationsAgainstEngine::jointAnglesInSpace()
{
    for (const int links : {2, 5, 12}) {
        const Model model = chain({.kinds = "acf",
                                   .links = links,
                                   .space = Space::Spatial,
                                   .reference = AngleReference::Parent,
                                   .base = true});
        const std::string why = difference(model, {}, 3);
        QVERIFY2(why.empty(), (std::to_string(links) + ": " + why).c_str());
    }
}

// Constraints and loads on the parts of a chain leave it in its published form.
void TestEquationsAgainstEngine::segmentsWithLoops_data()
{
    QTest::addColumn<Model>("model");
    Model figure = fiveLinkFigure(AngleReference::Ground, true);
    for (Coordinate& coordinate : figure.coordinates) {
        if (coordinate.kind == CoordinateKind::Rotation)
            coordinate.resistance = {Spring{0.3, 20, 5}, Damper{1, 0.5}, {}};
    }
    figure.constraints.push_back(
        {"foot",
         Closure{groundName,
                 "swing_shank.tip",
                 {{0.5, 0, 0}, {0, 0, 0.2}},
                 {},
                 {{RelativeMotion::X, Polynomial{{0, 0, 0.3}}}, {RelativeMotion::Y, Polynomial{{0}}}}},
         {},
         {}});
    figure.constraints.push_back({"rod", Distance{"trunk.tip", "thigh.2", {0.05, 0.1, 0}, {0, 0, 0}, 1.0}, {}, {}});
    figure.constraints.push_back(
        {"legs", Coupling{"l_thigh", {0.1, {{"l_swing_thigh", Polynomial{{0, 0.8}}}}}}, {}, {}});
    figure.loads.push_back(
        {.name = "pack", .body = "trunk.tip", .point = {0.1, 0.2, 0}, .force = {3, -90, 0}, .moment = {0, 0, 4}});
    QTest::newRow("five links") << figure;
    Model telescopes = chain({.kinds = "cdef", .links = 4, .reference = AngleReference::Parent, .base = true});
    telescopes.constraints.push_back(
        {"loop",
         Closure{"2.rod",
                 "4.tip",
                 {{0.1, 0, 0}, {0, 0, 0}},
                 {},
                 {{RelativeMotion::X, Polynomial{{0}}}, {RelativeMotion::TurnZ, Polynomial{{0.3}}}}},
         {},
         {}});
    telescopes.loads.push_back(
        {.name = "pull", .body = "3.rod", .point = {0.1, 0.2, 0}, .force = {3, -90, 0}, .frame = LoadFrame::Body});
    QTest::newRow("telescopes") << telescopes;
    Model upright = chain({.kinds = "af", .links = 3, .space = Space::Spatial});
    upright.segments[0].inParent.orientation.x() = -1.2;
    upright.constraints.push_back(
        {"hold",
         Closure{"1.tip",
                 groundName,
                 {{0, 0, 0}, {0.3, 0.2, 0.1}},
                 {{0.2, 0.3, 0.1}, {0, 0, 0}},
                 {{RelativeMotion::Y, Polynomial{{0}}}, {RelativeMotion::TurnY, Polynomial{{0.1}}}}},
         {},
         {}});
    upright.loads.push_back(
        {.name = "wind", .body = "2.rod", .point = {0.1, 0, 0.1}, .force = {3, 5, 7}, .moment = {1, 2, 3}});
    QTest::newRow("space, hinged aslant") << upright;
}

void TestEquationsAgainstEngine::segmentsWithLoops()
{
    QFETCH(Model, model);
    QVERIFY(!composed(model).links.empty());
    for (const EquationMethod method : {EquationMethod::Matrix, EquationMethod::Local}) {
        const std::string why = difference(model, {.method = method}, 3, 0.5);
        QVERIFY2(why.empty(), why.c_str());
    }
}

void TestEquationsAgainstEngine::planeTrees()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Model model = RandomPlaneTree(seed, 3 + static_cast<int>(seed % 4)).build();
        for (const EquationsOptions& options : {named, closedLocal, EquationsOptions{.method = EquationMethod::Matrix},
                                                EquationsOptions{.method = EquationMethod::Lagrange},
                                                EquationsOptions{.method = EquationMethod::Recurrent}}) {
            const std::string why = difference(model, options, 3);
            QVERIFY2(why.empty(),
                     (std::to_string(seed) + ", " + equationMethodName(*options.method) + ": " + why).c_str());
        }
    }
}

void TestEquationsAgainstEngine::treesInSpace()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Model model
            = RandomTree(seed, {.bodies = 6, .hasBalls = seed % 2 == 0, .isShared = seed % 3 == 0}).build();
        const std::string why = difference(model, named, 3);
        QVERIFY2(why.empty(), (std::to_string(seed) + ": " + why).c_str());
    }
}

// Two bodies with two turns and a slide each, in closed form; deeper trees are thousands of terms.
void TestEquationsAgainstEngine::closedFormInSpace()
{
    for (const EquationsOptions& options : {closedLocal, EquationsOptions{.method = EquationMethod::Matrix},
                                            EquationsOptions{.method = EquationMethod::Lagrange},
                                            EquationsOptions{.method = EquationMethod::Recurrent}}) {
        const std::string why = difference(twoBodiesInSpace(), options, 3);
        QVERIFY2(why.empty(), (std::string(equationMethodName(*options.method)) + ": " + why).c_str());
        QCOMPARE(composed(twoBodiesInSpace(), options).isRecursive, *options.method == EquationMethod::Local);
    }
}

void TestEquationsAgainstEngine::loopsInThePlane()
{
    int compared = 0;
    for (unsigned seed = 1; seed <= 30; ++seed) {
        const bool isShort = seed % 2 == 0;
        Model model = RandomPlaneTree(seed, isShort ? 7 : 9, !isShort).build();
        Loops(model, seed).add();
        for (const EquationsOptions& options : {named, EquationsOptions{.method = EquationMethod::Matrix}}) {
            if (!isShort && options.method != EquationMethod::Local)
                continue;  // thousands of terms
            const std::string why = difference(model, options, 2, 0.5);
            QVERIFY2(why.empty() || why == held, (std::to_string(seed) + ": " + why).c_str());
            compared += why != held;
        }
    }
    qDebug("%d equations of plane mechanisms with loops compared", compared);
    QVERIFY(compared >= 15);
}

void TestEquationsAgainstEngine::loopsInSpace()
{
    int compared = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        const bool hasBalls = seed % 2 == 0;
        Model model
            = RandomTree(seed, {.bodies = hasBalls ? 6 : 12, .hasBalls = hasBalls, .isShared = seed % 3 == 0}).build();
        Loops(model, seed).add();
        const std::string why = difference(model, named, 2, 0.5);
        QVERIFY2(why.empty() || why == held, (std::to_string(seed) + ": " + why).c_str());
        compared += why != held;
    }
    qDebug("%d mechanisms in space with loops compared", compared);
    QVERIFY(compared >= 6);
    Model two = twoBodiesInSpace();
    two.bodyWeight = 700;
    Loops(two, 1).add();
    two.constraints.erase(two.constraints.begin() + 1, two.constraints.begin() + 3);
    for (const EquationMethod method : {EquationMethod::Matrix, EquationMethod::Local}) {
        const std::string why = difference(two, {.method = method}, 2, 0.5);
        QVERIFY2(why.empty(), why.c_str());
    }
}

void TestEquationsAgainstEngine::shippedModels_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"pendulum", "two_links_five_strands", "hip", "human17", "five_link_variable", "five_link_spatial"})
        QTest::newRow(name) << name;
}

void TestEquationsAgainstEngine::shippedModels()
{
    QFETCH(QString, name);
    const std::string why = difference(shippedModel(name.toStdString()), {});
    QVERIFY2(why.empty(), why.c_str());
}

SINEW_TEST(TestEquationsAgainstEngine)

}  // namespace tst_equations_against_engine

#include "tst_equations_against_engine.moc"
