// Which contact forces balance alone does not determine: closed forms, and random machines and bodies against the range
// of every force over all equilibria, by the simplex method on free bodies.

#include <algorithm>
#include <cmath>
#include <numbers>
#include <random>

#include <QTest>

#include "core/statics/statics.h"
#include "tests/support/linear_answer.h"
#include "tests/support/near.h"
#include "tests/support/plane_machines.h"
#include "tests/support/plane_parts.h"
#include "tests/support/simplex.h"
#include "tests/support/test_registry.h"

namespace tst_undetermined_contacts {

using namespace sinew;
using namespace sinew::test;

namespace {

using Index = Eigen::Index;
using Names = std::vector<std::string>;

// Larger studies name their number of trials.
int trialsFrom(const char* variable, int usual)
{
    return qEnvironmentVariableIsSet(variable) ? qEnvironmentVariableIntValue(variable) : usual;
}

bool isOfUndetermined(const Sentence& remark)
{
    return remark.english().find("statics of rigid bodies cannot tell") != std::string::npos;
}

Names undeterminedBy(const StaticsSolution& s, const Model& model)
{
    Names names;
    for (const Sentence& remark : s.remarks) {
        for (const Contact& contact : model.contacts) {
            if (isOfUndetermined(remark) && remark.english().find("'" + contact.name + "'") != std::string::npos)
                names.push_back(contact.name);
        }
    }
    return names;
}

bool isRestless(const StaticsSolution& s)
{
    return std::any_of(s.remarks.begin(), s.remarks.end(), [](const Sentence& remark) {
        return remark.english().find("no state of rest") != std::string::npos;
    });
}

Names undetermined(const Model& model)
{
    const StaticsSolution s = solved(model);
    return s.isUsable() ? undeterminedBy(s, model) : Names{"not solved: " + s.message.english()};
}

Contact standing(const std::string& name, const Vector3& at, double friction, const Vector3& normal = Vector3::UnitY())
{
    Contact contact{.name = name, .body = "block", .point = at};
    contact.place = at;
    contact.normal = normal;
    if (friction > 0)
        contact.friction = ContactFriction{friction, 0, 0};
    return contact;
}

// A block of 10 N, free in the plane or in space, whose body frame lies on the ground's.
Model freeBlock(Space space)
{
    Model model;
    model.space = space;
    model.gravity = {0, -10, 0};
    model.bodies = {{.name = "block", .mass = {1, Scale::Si}}};
    Joint joint{.name = "free", .parent = "ground", .child = "block"};
    const Vector3 axes[] = {Vector3::UnitX(), Vector3::UnitY(), Vector3::UnitZ()};
    const char* names[] = {"x", "y", "z", "turn x", "turn y", "turn z"};
    for (const int i : {0, 1, 2, 5, 4, 3}) {
        if (space == Space::Plane && i >= 2 && i <= 4)
            continue;
        const bool turns = i >= 3;
        model.coordinates.push_back(
            {.name = names[i], .kind = turns ? CoordinateKind::Rotation : CoordinateKind::Translation});
        joint.axes.push_back(
            {turns ? AxisKind::Rotation : AxisKind::Translation, axes[i % 3], {0, {{names[i], Polynomial{{0, 1}}}}}});
    }
    model.joints = {joint};
    return model;
}

// On legs at the given places of the ground (x, z).
Model table(const std::vector<Eigen::Vector2d>& legs, const Eigen::Vector2d& centreOfMass, double friction)
{
    Model model = freeBlock(Space::Spatial);
    model.bodies[0].centreOfMass = {centreOfMass.x(), 0.7, centreOfMass.y()};
    for (const Eigen::Vector2d& leg : legs)
        model.contacts.push_back(
            standing("leg " + std::to_string(model.contacts.size()), {leg.x(), 0, leg.y()}, friction));
    return model;
}

const std::vector<Eigen::Vector2d> corners = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
const std::vector<Eigen::Vector2d> threeCorners = {{1, 1}, {-1, 1}, {-1, -1}};

// What a contact may bear: forces >= 0 along edges. Generalised forces of normal and tangents stand in columns.
struct Touch {
    std::string name;
    Eigen::MatrixXd columns;  // (rows x 1 + tangents)
    double friction = 0;
    double lift = 0;       // m
    Eigen::VectorXd slip;  // (tangents), m
};

// The edges of a touch in its own directions: (1 + tangents x edges). motionKnown: m, below which a motion is none.
Eigen::MatrixXd edgesOf(const Touch& touch, double motionKnown)
{
    const Index tangents = touch.columns.cols() - 1;
    if (touch.lift > motionKnown)
        return Eigen::MatrixXd(1 + tangents, 0);
    const bool slides = touch.friction > 0 && touch.slip.norm() > motionKnown;
    const int count = touch.friction == 0 || slides ? 1 : tangents == 1 ? 2 : 16;
    Eigen::MatrixXd edges = Eigen::MatrixXd::Zero(1 + tangents, count);
    edges.row(0).setOnes();
    for (int i = 0; i < count && touch.friction > 0; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        if (slides)
            edges.col(i).tail(tangents) = -touch.friction * touch.slip.normalized();
        else
            edges.col(i).tail(tangents)
                = touch.friction * Eigen::Vector2d(std::cos(angle), std::sin(angle)).head(tangents);
    }
    return edges;
}

struct Undetermined {
    bool isClear = true;
    Names names;
};

// Of touches whose forces, with reactions of either sign, balance a load: those whose force has a range.
// Forces are of the size 1.
Undetermined undeterminedByRange(const std::vector<Touch>& touches, const Eigen::MatrixXd& reactions,
                                 const Eigen::VectorXd& load, double motionKnown)
{
    std::vector<Eigen::MatrixXd> edges;
    Index count = 2 * reactions.cols();
    for (const Touch& touch : touches) {
        edges.push_back(edgesOf(touch, motionKnown));
        count += edges.back().cols();
    }
    Eigen::MatrixXd A(load.size(), count);
    Index next = 0;
    for (std::size_t i = 0; i < touches.size(); ++i) {
        A.middleCols(next, edges[i].cols()) = touches[i].columns * edges[i];
        next += edges[i].cols();
    }
    A.rightCols(2 * reactions.cols()) << reactions, -reactions;
    // what is known of the motion is known of the direction of sliding friction
    const SimplexSet equilibria(A, -load, 1e-6);
    Undetermined result;
    result.isClear = !equilibria.isEmpty();
    next = 0;
    for (std::size_t i = 0; i < touches.size() && result.isClear; ++i) {
        double range = 0;
        for (Index direction = 0; direction < edges[i].rows() && edges[i].cols() > 0; ++direction) {
            Eigen::VectorXd c = Eigen::VectorXd::Zero(count);
            c.segment(next, edges[i].cols()) = edges[i].row(direction).transpose();
            range = std::max(range, -equilibria.least(-c) - equilibria.least(c));
        }
        next += edges[i].cols();
        if (range > 1e-5)
            result.names.push_back(touches[i].name);
        else if (range > 1e-8)  // of round-off, or the sum of small ones?
            result.isClear = false;
    }
    return result;
}

double largestMotion(const StaticsSolution& s)
{
    double largest = 1e-6;
    for (const BodyDisplacement& it : s.bodyDisplacements)
        largest = std::max({largest, it.translation.cwiseAbs().maxCoeff(), it.rotation.cwiseAbs().maxCoeff()});
    return largest;
}

// The forces of ties, springs and contacts that give way are the answer's; all others are looked for.
Undetermined undeterminedIn(const PlaneMachine& machine, const StaticsSolution& s)
{
    const DenseQp p = machine.problem();
    Eigen::VectorXd load = -p.b;
    const std::vector<double> slips = machine.slipsOf(s), lifts = machine.liftsOf(s);
    Index column = 0;
    for (const double force : s.forces)
        load += force / PlaneMachine::unit * p.A.col(column++);
    std::vector<Touch> touches;
    for (std::size_t i = 0; i < machine.model.contacts.size(); ++i, column += 2) {
        const Contact& contact = machine.model.contacts[i];
        if (contact.compliance) {
            load += s.contacts[i].normal / PlaneMachine::unit * p.A.col(column);
            load
                += s.contacts[i].force.dot(PlaneMachine::tangentOf(contact)) / PlaneMachine::unit * p.A.col(column + 1);
            continue;
        }
        touches.push_back({contact.name, p.A.middleCols(column, 2),
                           contact.friction ? contact.friction->coefficient : 0, lifts[i],
                           Eigen::VectorXd::Constant(1, slips[i])});
    }
    for (std::size_t k = 0; k < machine.model.coordinates.size(); ++k) {
        if (machine.model.coordinates[k].resistance.spring)
            load += s.passive[static_cast<Index>(k)] / PlaneMachine::unit * p.A.col(column++);
    }
    return undeterminedByRange(touches, p.A.rightCols(p.A.cols() - column), load, 1e-6 * largestMotion(s));
}

// A block in space that stands, leans or hangs on random contacts, some of them with friction, held by random springs.
Model randomBlock(std::mt19937& random, int contacts)
{
    std::uniform_real_distribution<double> number(-1, 1);
    Model model = freeBlock(Space::Spatial);
    model.bodies[0].centreOfMass = {0.3 * number(random), 0.3 * number(random), 0.3 * number(random)};
    for (int i = 0; i < contacts; ++i) {
        const double friction = number(random) > 0 ? 0.2 + 0.6 * std::abs(number(random)) : 0;
        const Vector3 lean(number(random), 0, number(random));
        model.contacts.push_back(standing("k" + std::to_string(i),
                                          {number(random), 0.2 * number(random), number(random)}, friction,
                                          Vector3::UnitY() + (i % 3 == 2 ? 1.0 : 0.2) * lean));
    }
    for (Coordinate& coordinate : model.coordinates) {
        if (number(random) > 0.2)
            coordinate.resistance.spring = Spring{0.01 * number(random), 100 + 500 * std::abs(number(random)), 0};
    }
    model.loads = {{.name = "push", .body = "block", .force = {3 * number(random), 0, 3 * number(random)}}};
    return model;
}

// Forces and moments about the origin, in units of the weight.
Undetermined undeterminedIn(const Model& block, const StaticsSolution& s)
{
    const auto wrench = [](const Vector3& point, const Vector3& force) {
        Eigen::VectorXd column(6);
        column << force, point.cross(force);
        return column;
    };
    const double weight = 10;
    Eigen::VectorXd load = wrench(block.bodies[0].centreOfMass, block.gravity / weight);
    load += wrench(Vector3::Zero(), block.loads[0].force / weight);
    for (std::size_t k = 0; k < 6; ++k) {
        const Axis& axis = block.joints[0].axes[k];
        const bool turns = axis.kind == AxisKind::Rotation;
        load.segment<3>(turns ? 3 : 0) += s.passive[static_cast<Index>(k)] / weight * axis.direction;
    }
    std::vector<Touch> touches;
    for (const Contact& contact : block.contacts) {
        const Vector3 normal = contact.normal.normalized(), first = normal.cross(Vector3::UnitX()).normalized();
        const Vector3 directions[] = {normal, first, normal.cross(first)};
        const BodyDisplacement& body = s.bodyDisplacements[0];
        const Vector3 moved = body.translation + body.rotation.cross(contact.point);
        const Eigen::Vector2d slip(moved.dot(directions[1]), moved.dot(directions[2]));
        Eigen::MatrixXd columns(6, 3);
        for (int i = 0; i < 3; ++i)
            columns.col(i) = wrench(contact.point, directions[i]);
        touches.push_back(
            {contact.name, columns, contact.friction ? contact.friction->coefficient : 0, moved.dot(normal), slip});
    }
    return undeterminedByRange(touches, Eigen::MatrixXd(6, 0), load, 1e-6 * largestMotion(s));
}

}  // namespace

class TestUndeterminedContacts : public QObject {
    Q_OBJECT

private slots:
    void aTableIsUndeterminedAStoolIsNot()
    {
        const Names four = {"leg 0", "leg 1", "leg 2", "leg 3"};
        QCOMPARE(undetermined(table(corners, {0.2, -0.1}, 0)), four);
        QCOMPARE(undetermined(table(corners, {0.2, -0.1}, 0.5)), four);
        QCOMPARE(undetermined(table(threeCorners, {-0.4, 0.2}, 0)), Names{});
        // A criterion knows no motion.
        for (const std::size_t legs : {std::size_t{3}, std::size_t{4}}) {
            const Model model = table(legs == 3 ? threeCorners : corners, {-0.2, 0.1}, 0);
            const StaticsSolution byCriterion
                = solveStatics(compiled(model), makeSituation(model), {.criterion = {.sharing = Sharing::Power}});
            QVERIFY2(byCriterion.isUsable(), byCriterion.message.english().c_str());
            QCOMPARE(undeterminedBy(byCriterion, model), legs == 3 ? Names{} : four);
        }
        // The normals of a stool on rough ground are determined, its legs may push against each other.
        const Model rough = table(threeCorners, {-0.5, 0.25}, 0.5);
        QCOMPARE(undetermined(rough), (Names{"leg 0", "leg 1", "leg 2"}));
        const StaticsSolution s = solved(rough);
        const Vector3 normals(s.contacts[0].normal, s.contacts[1].normal, s.contacts[2].normal);
        SINEW_COMPARE_NEAR(normals, Vector3(2.5, 3.75, 3.75), {.abs = 1e-9});  // as slips, to 1e-11
    }

    // Legs that bear nothing count where they could bear: not when all the others would have to pull. Springs at rest
    // keep legs that bear nothing from lifting off.
    void legsThatBearNothingCountIfTheyCould_data()
    {
        QTest::addColumn<bool>("hasSprings");
        QTest::newRow("free") << false;
        QTest::newRow("held by springs at rest") << true;
    }

    void legsThatBearNothingCountIfTheyCould()
    {
        QFETCH(bool, hasSprings);
        const auto undeterminedLegs = [&](const std::vector<Eigen::Vector2d>& legs, const Eigen::Vector2d& centre) {
            Model model = table(legs, centre, 0);
            for (Coordinate& coordinate : model.coordinates) {
                if (hasSprings)
                    coordinate.resistance.spring = Spring{0, 100, 0};
            }
            return undetermined(model);
        };
        QCOMPARE(undeterminedLegs(corners, {1, 1}), Names{});
        QCOMPARE(undeterminedLegs(corners, {0.3, 1}), Names{});  // between two legs
        QCOMPARE(undeterminedLegs(corners, {0, 0}).size(), std::size_t(4));
        std::vector<Eigen::Vector2d> five = corners;
        five.emplace_back(0, 0);
        QCOMPARE(undeterminedLegs(five, {0, 0}).size(), std::size_t(5));
        // Over the edge of a stool with another leg on it: the third foot has no part in that.
        QCOMPARE(undeterminedLegs({{1, 1}, {-1, 1}, {-1, -1}, {0, 1}}, {0.2, 1}), (Names{"leg 0", "leg 1", "leg 3"}));
    }

    void whatGivesWayIsDetermined()
    {
        Model soft = table(corners, {0.2, -0.1}, 0);
        for (Contact& leg : soft.contacts)
            leg.compliance = ContactCompliance{1000, 0, {}};
        QCOMPARE(undetermined(soft), Names{});
        soft.contacts[0].compliance.reset();  // one rigid leg alone is determined by the others
        QCOMPARE(undetermined(soft), Names{});
    }

    void roughCornersPushAgainstEachOther()
    {
        const auto block = [](double left, double right) {
            Model model = freeBlock(Space::Plane);
            model.bodies[0].centreOfMass = {0.1, 0.3, 0};
            model.contacts = {standing("left", {-0.5, 0, 0}, left), standing("right", {0.5, 0, 0}, right)};
            return model;
        };
        const StaticsSolution rough = solved(block(0.4, 0.4));
        QCOMPARE(undeterminedBy(rough, block(0.4, 0.4)), (Names{"left", "right"}));
        SINEW_COMPARE_NEAR(rough.contacts[0].normal, 4.0, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(rough.contacts[1].normal, 6.0, {.abs = 1e-9});
        SINEW_COMPARE_NEAR(rough.contacts[0].friction, 0.0, {.abs = 1e-9});
        QCOMPARE(undetermined(block(0, 0.4)), Names{});
        // Pushed beyond friction against a spring both slide, and bear what Coulomb's law says.
        Model pushed = block(0.4, 0.4);
        pushed.coordinates[0].resistance.spring = Spring{0, 100, 0};
        pushed.loads = {{.name = "push", .body = "block", .force = {6, 0, 0}}};
        const StaticsSolution slid = solved(pushed);
        QCOMPARE(undeterminedBy(slid, pushed), Names{});
        SINEW_COMPARE_NEAR(slid.contacts[0].friction + slid.contacts[1].friction, -4.0, {.abs = 1e-9});
        // Just before it slides: only by the whole cones of both, so there is nothing to choose.
        pushed.coordinates[0].resistance.spring.reset();
        pushed.loads[0].force = {4, 0, 0};
        QCOMPARE(undetermined(pushed), Names{});
    }

    // Forces of nothing, of one line, which balance alone would let grow together.
    void aBlockBetweenWallsIsUndetermined()
    {
        Model model = freeBlock(Space::Plane);
        model.coordinates.pop_back();
        model.joints[0].axes.pop_back();
        model.contacts = {standing("floor", {0, 0, 0}, 0), standing("left", {0, 0, 0}, 0, Vector3::UnitX()),
                          standing("right", {0, 0, 0}, 0, -Vector3::UnitX())};
        QCOMPARE(undetermined(model), (Names{"left", "right"}));
        model.loads = {{.name = "push", .body = "block", .force = {7, 0, 0}}};
        QCOMPARE(undetermined(model), (Names{"left", "right"}));
        model.contacts.pop_back();
        model.loads[0].force = {-7, 0, 0};
        QCOMPARE(undetermined(model), Names{});
    }

    void whatLocksAndConstraintsBearIsToldOfOneContact()
    {
        Model model = freeBlock(Space::Plane);
        model.contacts = {standing("foot", {0, 0, 0}, 0)};
        QCOMPARE(undetermined(model), Names{});
        Model locked = model;
        locked.coordinates[1].mode = CoordinateMode::Locked;
        const StaticsSolution s = solved(locked);
        QCOMPARE(undeterminedBy(s, locked), Names{"foot"});
        QVERIFY(s.remarks[0].english().find("locks and constraints") != std::string::npos);
        model.constraints = {{"held", Coupling{"y", {}}, {}, {}}};
        QCOMPARE(undetermined(model), Names{"foot"});
    }

    // 32 of 91 machines with undetermined contacts were not named: only edges of the cones with a force counted.
    void randomMachinesAgreeWithTheRangesOfTheirForces()
    {
        std::mt19937 random(21);
        int determined = 0, named = 0, unclear = 0;
        const int trials = trialsFrom("SINEW_UNDETERMINED", 200);
        for (int trial = 0; trial < trials; ++trial) {
            PlaneMachine::Options options;
            options.floats = trial % 2 == 0;
            options.hasCompliance = trial % 5 == 0;
            options.bodies = 1 + trial % 3;
            options.ties = trial % 4;
            options.contacts = 1 + trial % 4;
            options.closures = trial % 7 == 0 ? 1 : 0;
            options.springs = trial % 3;
            const PlaneMachine machine(random, options);
            const StaticsSolution s = solved(machine.model);
            if (!isLinearAnswer(s) || isRestless(s))
                continue;
            const Undetermined expected = undeterminedIn(machine, s);
            unclear += !expected.isClear;
            if (!expected.isClear)
                continue;
            QVERIFY2(undeterminedBy(s, machine.model) == expected.names, qPrintable("trial " + QString::number(trial)));
            ++(expected.names.empty() ? determined : named);
        }
        qInfo("%d determined, %d not, %d unclear", determined, named, unclear);
        QVERIFY(determined > trials / 20 && named > trials / 20 && unclear <= std::max(1, trials / 100));
    }

    void randomBlocksInSpaceAgreeWithTheRangesOfTheirForces()
    {
        std::mt19937 random(22);
        int determined = 0, named = 0, unclear = 0;
        const int trials = trialsFrom("SINEW_UNDETERMINED", 200);
        for (int trial = 0; trial < trials; ++trial) {
            const Model block = randomBlock(random, 1 + trial % 6);
            const StaticsSolution s = solveStatics(compiled(block), makeSituation(block), {.keepHistory = false});
            if (!isLinearAnswer(s) || isRestless(s))
                continue;
            const Undetermined expected = undeterminedIn(block, s);
            unclear += !expected.isClear;
            if (!expected.isClear)
                continue;
            QVERIFY2(undeterminedBy(s, block) == expected.names, qPrintable("trial " + QString::number(trial)));
            ++(expected.names.empty() ? determined : named);
        }
        qInfo("%d determined, %d not, %d unclear", determined, named, unclear);
        QVERIFY(determined > trials / 20 && named > trials / 20 && unclear <= std::max(1, trials / 100));
    }
};

SINEW_TEST(TestUndeterminedContacts)

}  // namespace tst_undetermined_contacts

#include "tst_undetermined_contacts.moc"
