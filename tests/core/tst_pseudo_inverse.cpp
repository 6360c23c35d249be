// The pseudo-inverse (Kolesnikov 2004, 4.1.7): the least squares of all forces that balance, whatever links can bear.

#include <algorithm>
#include <cmath>
#include <random>

#include <Eigen/SVD>
#include <QTest>

#include "core/base/constants.h"
#include "core/model/coverage.h"
#include "core/statics/recruitment.h"
#include "core/statics/statics.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_pseudo_inverse {

using namespace sinew;

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

const Criterion pseudoInverse{.sharing = Sharing::PseudoInverse};

// Muscles: links that only pull, up to a strength that the answer may exceed.
LinkProblem problemOf(const MatrixXd& L, const VectorXd& load)
{
    LinkProblem problem;
    problem.L = L;
    problem.load = load;
    problem.stiffness = VectorXd::Ones(L.cols());
    problem.imposed = problem.lower = VectorXd::Zero(L.cols());
    problem.upper = VectorXd::Constant(L.cols(), infinity);
    return problem;
}

LinkSolution shared(const Criterion& criterion, const LinkProblem& problem, const CriterionWeights& weights)
{
    LinkSolution solution;
    LoadSharing().solve(criterion, problem, weights, solution);
    return solution;
}

// By the singular values of L W^(1/2): an independent way.
VectorXd bySingularValues(const MatrixXd& L, const VectorXd& load, const CriterionWeights& weights)
{
    const VectorXd root = weights.measure.array() / weights.factor.array().sqrt();
    Eigen::JacobiSVD<MatrixXd> svd(MatrixXd(L * root.asDiagonal()), Eigen::ComputeThinU | Eigen::ComputeThinV);
    svd.setThreshold(1e-10);  // the draws' singular values lie above 1e-4 of the largest, or at round-off
    return root.cwiseProduct(VectorXd(svd.solve(-load)));
}

PathPoint on(const char* body, double x, double y)
{
    return {.body = body, .position = {x, y, 0}};
}

Link strand(const char* name, double fromY, double atX)
{
    Link link{.name = name};
    link.path = {on("ground", 0, fromY), on("beam", atX, 0)};
    link.stiffness = DirectStiffness{2e4};
    return link;
}

// A weightless beam of 1 m on a hinge at the origin, 100 N down at its end, held from above and below.
Model beam()
{
    Model model;
    model.name = "beam";
    model.space = Space::Plane;
    model.gravity = Vector3::Zero();
    model.bodies = {{.name = "beam"}};
    model.coordinates = {{.name = "turn", .minimum = -2, .maximum = 2}};
    Joint joint{.name = "hinge", .parent = "ground", .child = "beam"};
    joint.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{"turn", Polynomial{{0, 1}}}}}}};
    model.joints = {joint};
    model.links = {strand("upper", 0.3, 0.4), strand("lower", -0.3, 0.4)};
    model.loads = {{.name = "weight", .body = "beam", .point = {1, 0, 0}, .force = {0, -100, 0}}};
    return model;
}

StaticsSolution solved(const Model& model, const Criterion& criterion = pseudoInverse)
{
    return solveStatics(test::compiled(model), makeSituation(model), {.criterion = criterion});
}

bool says(const StaticsSolution& solution, const std::string& words)
{
    return solution.message.english().find(words) != std::string::npos;
}

}  // namespace

class TestPseudoInverse : public QObject {
    Q_OBJECT

private slots:
    void oneJointInClosedForm();
    void randomProblemsAgreeWithSingularValues();
    void reactionsCostNothing();
    void whereAllPullItIsTheQuadraticCriterion();
    void whatCannotBePushesIsNamed();
    void limitsOfEveryKindAreNamed();
    void aLoadThatIsNearlyHeldIsOneForEveryCriterion();
    void whatNothingHoldsLacks();
    void wordsAreReadBack();
};

// N_j = r_j a_j^2 / w_j M / sum r^2 a^2 / w: a muscle of the other side pushes.
void TestPseudoInverse::oneJointInClosedForm()
{
    const Eigen::RowVector3d arms(0.05, 0.03, -0.04);
    const CriterionWeights weights{Eigen::Vector3d(2, 3, 1), Eigen::Vector3d(1, 0.5, 0.25)};
    const double moment = 30;
    const LinkSolution s = shared(pseudoInverse, problemOf(arms, VectorXd::Constant(1, -moment)), weights);
    QVERIFY2(s.isUsable(), s.message.english().c_str());
    const VectorXd worth = arms.transpose().array() * weights.measure.array().square() / weights.factor.array();
    const VectorXd expected = worth * moment / arms.transpose().dot(worth);
    SINEW_COMPARE_NEAR(s.force, expected, {.rel = 1e-13});  // a few products
    QVERIFY(s.force[2] < -10);
}

// Rows that others imply and links without an arm are among them.
void TestPseudoInverse::randomProblemsAgreeWithSingularValues()
{
    std::mt19937 random(7);
    std::normal_distribution<double> normal;
    int pushing = 0;
    for (int round = 0; round < 300; ++round) {
        const Index rows = 1 + round % 6, links = 1 + round % 11;
        MatrixXd L = MatrixXd::NullaryExpr(rows, links, [&] { return normal(random); });
        if (rows > 1 && round % 3 == 0)
            L.row(rows - 1) = 2 * L.row(0);
        if (round % 4 == 0)
            L.col(links - 1).setZero();
        const VectorXd load = -L * VectorXd::NullaryExpr(links, [&] { return 100 * normal(random); });
        const auto positive = [&] { return std::exp(0.7 * normal(random)); };
        const CriterionWeights weights{VectorXd::NullaryExpr(links, positive), VectorXd::NullaryExpr(links, positive)};
        const LinkSolution s = shared(pseudoInverse, problemOf(L, load), weights);
        QVERIFY2(s.isUsable(), s.message.english().c_str());
        const VectorXd expected = bySingularValues(L, load, weights);
        // square systems of 6 rows come to a condition of 1e4; the normal equations square it
        SINEW_COMPARE_NEAR(s.force, expected, {.abs = 1e-7 * expected.cwiseAbs().maxCoeff()});
        QVERIFY((L * s.force + load).cwiseAbs().maxCoeff() <= 1e-10 * (1 + load.cwiseAbs().maxCoeff()));
        pushing += expected.minCoeff() < 0;
    }
    QVERIFY(pushing > 100);
}

// Rigid columns (contacts, stops) are weighed by nothing: the rest is least squares on what they leave.
void TestPseudoInverse::reactionsCostNothing()
{
    std::mt19937 random(11);
    std::normal_distribution<double> normal;
    for (int round = 0; round < 60; ++round) {
        const Index rows = 5, links = 7, rigid = 1 + round % 3;
        const MatrixXd L = MatrixXd::NullaryExpr(rows, links, [&] { return normal(random); });
        const VectorXd load = VectorXd::NullaryExpr(rows, [&] { return 100 * normal(random); });
        LinkProblem problem = problemOf(L, load);
        problem.stiffness.tail(rigid).setConstant(infinity);
        const LinkSolution s = shared(pseudoInverse, problem, {VectorXd::Ones(links), VectorXd::Ones(links)});
        QVERIFY2(s.isUsable(), s.message.english().c_str());
        const Eigen::JacobiSVD<MatrixXd> svd(MatrixXd(L.rightCols(rigid)), Eigen::ComputeFullU);
        const MatrixXd Z = svd.matrixU().rightCols(rows - rigid);
        const MatrixXd left = Z.transpose() * L.leftCols(links - rigid);
        const CriterionWeights ones{VectorXd::Ones(links - rigid), VectorXd::Ones(links - rigid)};
        const VectorXd expected = bySingularValues(left, Z.transpose() * load, ones);
        SINEW_COMPARE_NEAR(VectorXd(s.force.head(links - rigid)), expected,
                           {.abs = 1e-8 * expected.cwiseAbs().maxCoeff()});  // the condition again, of 2 to 4 rows
    }
}

void TestPseudoInverse::whereAllPullItIsTheQuadraticCriterion()
{
    std::mt19937 random(13);
    std::uniform_real_distribution<double> share(0.5, 1);
    int compared = 0;
    for (int round = 0; round < 100; ++round) {
        const MatrixXd L = MatrixXd::NullaryExpr(3, 8, [&] { return share(random) - 0.6; });
        const CriterionWeights weights{VectorXd::NullaryExpr(8, [&] { return share(random); }), VectorXd::Ones(8)};
        // of the form L'u, which is what least squares give, and positive: so the answer is known
        const VectorXd u = L.transpose().colPivHouseholderQr().solve(VectorXd::Ones(8));
        const LinkProblem problem
            = problemOf(L, -L * weights.measure.cwiseAbs2().cwiseProduct(VectorXd(L.transpose() * u)));
        const LinkSolution s = shared(pseudoInverse, problem, weights);
        if (s.force.minCoeff() < 0)
            continue;
        ++compared;
        const LinkSolution squares = shared({.sharing = Sharing::Power, .power = 2}, problem, weights);
        SINEW_COMPARE_NEAR(s.force, squares.force, {.abs = 1e-10 * s.force.maxCoeff()});  // two factorisations
    }
    QVERIFY(compared > 20);
    // and for a whole posture, joint forces too
    Model model = beam();
    model.links[1] = strand("second", 0.5, 0.7);
    const StaticsSolution pseudo = solved(model), squares = solved(model, {.sharing = Sharing::Power, .power = 2});
    QCOMPARE(pseudo.status, StaticsStatus::Solved);
    SINEW_COMPARE_NEAR(pseudo.forces, squares.forces, {.rel = 1e-12});
    SINEW_COMPARE_NEAR(pseudo.joints[0].force, squares.joints[0].force, {.rel = 1e-12});
}

// Both arms are 0.4 * 0.6 = 0.24 m, opposed: each bears half of 100 N m / 0.24 m, one pushing.
void TestPseudoInverse::whatCannotBePushesIsNamed()
{
    const StaticsSolution s = solved(beam());
    QCOMPARE(s.status, StaticsStatus::NotAdmissible);
    QVERIFY(!s.isUsable() && s.isBalanced());
    const double half = 100 / 0.24 / 2;
    SINEW_COMPARE_NEAR(s.forces, Eigen::Vector2d(half, -half), {.rel = 1e-13});
    QVERIFY2(says(s, "cannot push: 'lower'"), s.message.english().c_str());
    QVERIFY(!says(s, "upper"));
    QVERIFY(s.residual <= 1e-13);
    // the hinge takes what is left: the ties' 2 * 0.6 * half upwards
    SINEW_COMPARE_NEAR(s.joints[0].force, Vector3(0, 100 - 1.2 * half, 0), {.abs = 1e-10});
}

void TestPseudoInverse::limitsOfEveryKindAreNamed()
{
    Model model = beam();
    model.links[1].sense = LinkSense::Compression;
    QCOMPARE(solved(model).status, StaticsStatus::Solved);  // a strut may push
    model.links[0].strength = Strength{150, AtStrength::Holds};
    QVERIFY(says(solved(model), "more than its strength: 'upper'"));
    model.links[0].strength.reset();
    model.links[0].sense = LinkSense::Compression;
    QVERIFY(says(solved(model), "cannot pull: 'upper'"));
    // a rigid contact above the beam that would have to hold it, and one that friction would have to
    Model touching = beam();
    touching.links.pop_back();
    touching.links[0].sense = LinkSense::Both;
    Contact contact{.name = "table", .body = "beam", .point = {0.8, 0, 0}};
    contact.place = {0.8, 0, 0};
    contact.normal = {0, -1, 0};
    touching.contacts = {contact};
    const StaticsSolution hung = solved(touching);
    QCOMPARE(hung.status, StaticsStatus::NotAdmissible);
    QVERIFY2(says(hung, "a contact cannot pull: 'table'"), hung.message.english().c_str());
    SINEW_COMPARE_NEAR(hung.contacts[0].normal, -100 / 0.8, {.rel = 1e-12});  // a reaction costs nothing
    touching.contacts[0].normal = {1, 0.1, 0};
    touching.contacts[0].friction = ContactFriction{0.2, 3000, 10};
    const StaticsSolution slipping = solved(touching);
    QVERIFY2(says(slipping, "friction of a contact cannot exceed"), slipping.message.english().c_str());
}

// One tie along each of two slides, and a load that asks the second one to push, by less and less of what the first one
// bears: what is not held for one criterion is not held for the other. At 1e-9 of it that was admissible and too much.
void TestPseudoInverse::aLoadThatIsNearlyHeldIsOneForEveryCriterion()
{
    for (const double share : {1e-3, 1e-8, 1e-9, 2e-10, 5e-11, 1e-12, 0.0}) {
        Model model;
        model.name = "slides";
        model.space = Space::Plane;
        model.gravity = Vector3::Zero();
        model.bodies = {{.name = "beam"}};
        model.coordinates = {{.name = "x", .minimum = -2, .maximum = 2}, {.name = "y", .minimum = -2, .maximum = 2}};
        Joint joint{.name = "slides", .parent = "ground", .child = "beam"};
        joint.axes = {{AxisKind::Translation, Vector3::UnitX(), {0, {{"x", Polynomial{{0, 1}}}}}},
                      {AxisKind::Translation, Vector3::UnitY(), {0, {{"y", Polynomial{{0, 1}}}}}}};
        model.joints = {joint};
        Link along = strand("along", 0, 0), across = strand("across", 1, 0);
        along.path.front() = on("ground", 1, 0);
        model.links = {along, across};
        model.loads = {{.name = "weight", .body = "beam", .point = Vector3::Zero(), .force = {-100, 100 * share, 0}}};
        const bool isHeld = share < 1e-10;  // what MissingSupport proves
        QCOMPARE(solved(model).status, isHeld ? StaticsStatus::Solved : StaticsStatus::NotAdmissible);
        QCOMPARE(solved(model, {.sharing = Sharing::Power, .power = 2}).status,
                 isHeld ? StaticsStatus::Solved : StaticsStatus::NotHoldable);
    }
}

void TestPseudoInverse::whatNothingHoldsLacks()
{
    Model model = beam();
    for (Link& link : model.links)
        link.path = {on("ground", 0, 0.3), on("ground", 0.3, 0)};  // they hold nothing
    const StaticsSolution s = solved(model);
    QCOMPARE(s.status, StaticsStatus::NotHoldable);
    SINEW_COMPARE_NEAR(s.missing, VectorXd::Constant(1, 100), {.rel = 1e-12});
}

void TestPseudoInverse::wordsAreReadBack()
{
    for (const char* text : {"pseudo-inverse", "pseudo-inverse/area", "pseudo-inverse/compliance"}) {
        const Result<Criterion> criterion = criterionFromText(text);
        QVERIFY(criterion);
        QCOMPARE(criterion.value->sharing, Sharing::PseudoInverse);
        QCOMPARE(textOf(*criterion.value), std::string(text));
        QCOMPARE(computationOf(*criterion.value), Computation::PseudoInverse);
    }
    Model model = beam();
    model.links[0].shortening = 0.01;
    model.links[0].strength = Strength{150, AtStrength::Holds};
    const auto remarks = coverageRemarks(model, Computation::PseudoInverse);
    QCOMPARE(int(remarks.size()), 2);
}

SINEW_TEST(TestPseudoInverse)

}  // namespace tst_pseudo_inverse

#include "tst_pseudo_inverse.moc"
