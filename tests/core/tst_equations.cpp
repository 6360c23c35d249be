// The equations of motion in symbols: against the published closed forms, and by what must hold for every mechanism.
// Borisov (2018); Borisov, Kaspirovich, Mukharlyamov (2021).

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include <Eigen/Eigenvalues>
#include <QTest>

#include "tests/support/equation_states.h"
#include "tests/support/test_registry.h"

using namespace sinew;
using namespace sinew::test;

namespace {

double massOf(const Segment& segment, int power)
{
    double sum = 0;
    for (const MassPoint& point : segment.points)
        sum += point.mass.value * std::pow(point.fraction, power);
    return sum;
}

}  // namespace

class TestEquations : public QObject {
    Q_OBJECT

private slots:
    void oneLinkInThePlaneIsThePublishedForm();
    void oneLinkInSpaceIsThePublishedForm();
    void angularBlockOfPointMassesIsThePublishedForm();
    void angularBlockOfHeavyRodsIsThePublishedForm_data();
    void angularBlockOfHeavyRodsIsThePublishedForm();
    void threeMethodsAgree_data();
    void threeMethodsAgree();
    void massMatrixIsSymmetricAndItsRateBalancesPower_data();
    void massMatrixIsSymmetricAndItsRateBalancesPower();
    void jointAnglesGiveTheSumOfTheEquationsOfAbsoluteAngles();
    void absoluteAnglesStandInForJointAngles();
    void onlyNeededSymbolsStay();
    void namesStayApart();
    void wrongSizesGiveNothing();
    void whatIsNotSupportedIsNamed_data();
    void whatIsNotSupportedIsNamed();
};

// a l^2 phi'' + 2 a l l' phi' + g b l cos phi = M, a l'' - a l phi'^2 + g b sin phi = F.
void TestEquations::oneLinkInThePlaneIsThePublishedForm()
{
    const Model model = chain({.links = 1});
    const Equations equations = composed(model);
    QCOMPARE(equations.count(), std::size_t(2));
    const double a = massOf(model.segments[0], 2), b = massOf(model.segments[0], 1), g = 9.81;
    for (unsigned seed = 1; seed <= 10; ++seed) {
        const EquationState s = randomState(equations, seed);
        const double phi = s.q(0), l = s.q(1), phi_d = s.qd(0), l_d = s.qd(1);
        const EquationValues values = evaluate(equations, s.q, s.qd);
        SINEW_COMPARE_NEAR(values.massMatrix, (Eigen::Matrix2d() << a * l * l, 0, 0, a).finished(), {roundOff});
        SINEW_COMPARE_NEAR(values.velocityTerms, Eigen::Vector2d(2 * a * l * l_d * phi_d, -a * l * phi_d * phi_d),
                           {roundOff});
        SINEW_COMPARE_NEAR(values.gravityTerms, Eigen::Vector2d(g * b * l * std::cos(phi), g * b * std::sin(phi)),
                           {roundOff});
    }
}

void TestEquations::oneLinkInSpaceIsThePublishedForm()
{
    const Model model = chain({.links = 1, .space = Space::Spatial});
    const Equations equations = composed(model);
    QCOMPARE(equations.count(), std::size_t(3));
    const double zeta = massOf(model.segments[0], 2), eta = massOf(model.segments[0], 1), g = 9.81;
    for (unsigned seed = 1; seed <= 10; ++seed) {
        const EquationState s = randomState(equations, seed);
        const double l = s.q(2), c = std::cos(s.q(1)), n = std::sin(s.q(1));
        const double phi_d = s.qd(0), psi_d = s.qd(1), l_d = s.qd(2);
        const EquationValues values = evaluate(equations, s.q, s.qd);
        const Eigen::Vector3d A(zeta * l * l * c * c, zeta * l * l, zeta);
        SINEW_COMPARE_NEAR(values.massMatrix, Eigen::Matrix3d(A.asDiagonal()), {roundOff});
        const Eigen::Vector3d b(2 * zeta * l * c * c * l_d * phi_d - 2 * zeta * l * l * c * n * phi_d * psi_d,
                                zeta * l * l * c * n * phi_d * phi_d + 2 * zeta * l * l_d * psi_d,
                                -zeta * l * c * c * phi_d * phi_d - zeta * l * psi_d * psi_d);
        SINEW_COMPARE_NEAR(values.velocityTerms, b, {roundOff});
        SINEW_COMPARE_NEAR(values.gravityTerms, Eigen::Vector3d(0, g * eta * l * c, g * eta * n), {roundOff});
    }
}

// a_ij = mu_ij l_i l_j cos psi_i cos psi_j cos(phi_i - phi_j), mu_jj = zeta_j + sum theta, mu_ij = eta_j + sum theta.
void TestEquations::angularBlockOfPointMassesIsThePublishedForm()
{
    const Model model = chain({.links = 3, .space = Space::Spatial});
    const Equations equations = composed(model);
    const EquationState s = randomState(equations, 5);
    const Eigen::MatrixXd A = evaluate(equations, s.q, s.qd).massMatrix;
    for (std::size_t j = 0; j < 3; ++j) {
        double beyond = 0;
        for (std::size_t k = j + 1; k < 3; ++k)
            beyond += massOf(model.segments[k], 0);
        for (std::size_t i = 0; i <= j; ++i) {
            const auto p = static_cast<Eigen::Index>(2 * i), r = static_cast<Eigen::Index>(2 * j);
            const double mu = massOf(model.segments[j], i == j ? 2 : 1) + beyond;
            const double li = s.q(6 + p / 2), lj = s.q(6 + r / 2);
            SINEW_COMPARE_NEAR(A(p, r),
                               mu * li * lj * std::cos(s.q(p + 1)) * std::cos(s.q(r + 1)) * std::cos(s.q(p) - s.q(r)),
                               {roundOff});
        }
    }
}

void TestEquations::angularBlockOfHeavyRodsIsThePublishedForm_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("a stretching part before the rod") << "c";
    QTest::newRow("stretching parts on both sides of the rod") << "d";
}

// a_jj = I_j + m_j xi_j1 (xi_j1 + l_j) + lam_j2^2 sum m_k, a_ij = lam_i2 (m_j lam_j1 + lam_j2 sum m_k) cos(phi_i -
// phi_j); lam1 = xi1 + l / 2, lam2 = xi1 + l + xi2, I about the rod's near end.
void TestEquations::angularBlockOfHeavyRodsIsThePublishedForm()
{
    QFETCH(QString, kind);
    constexpr std::size_t n = 3;
    Model model = chain({.kinds = kind.toStdString(), .links = n});
    for (Segment& segment : model.segments)
        segment.rods[0].centre = 0.5;
    const Equations equations = composed(model);
    const bool isBetween = kind == "d";
    const EquationState s = randomState(equations, 7);
    const Eigen::MatrixXd A = evaluate(equations, s.q, s.qd).massMatrix;
    struct Link {
        double m, l, xi1, lam1, lam2, inertia, beyond;
    };
    std::vector<Link> links(n);
    double beyond = 0;
    for (std::size_t j = n; j-- > 0;) {
        const HeavyRod& rod = model.segments[j].rods[0];
        const auto first = static_cast<Eigen::Index>(n + (isBetween ? 2 * j : j));
        const double xi1 = s.q(first), xi2 = isBetween ? s.q(first + 1) + 0.02 : 0, m = rod.mass.value, l = rod.length;
        links[j] = {m, l, xi1, xi1 + l / 2, xi1 + l + xi2, m * (std::pow(*rod.gyrationRadius, 2) + l * l / 4), beyond};
        beyond += m;
    }
    for (std::size_t j = 0; j < n; ++j) {
        const Link& k = links[j];
        const auto row = static_cast<Eigen::Index>(j);
        SINEW_COMPARE_NEAR(A(row, row), k.inertia + k.m * k.xi1 * (k.xi1 + k.l) + k.lam2 * k.lam2 * k.beyond,
                           {roundOff});
        for (Eigen::Index i = 0; i < row; ++i) {
            const double expected = links[static_cast<std::size_t>(i)].lam2 * (k.m * k.lam1 + k.lam2 * k.beyond)
                                    * std::cos(s.q(i) - s.q(row));
            SINEW_COMPARE_NEAR(A(i, row), expected, {roundOff});
        }
    }
}

void TestEquations::threeMethodsAgree_data()
{
    QTest::addColumn<Model>("model");
    for (int n = 1; n <= 5; ++n) {
        QTest::addRow("plane, %d", n) << chain({.links = n});
        QTest::addRow("plane, joint angles, %d", n) << chain({.links = n, .reference = AngleReference::Parent});
    }
    for (int n = 1; n <= 3; ++n)
        QTest::addRow("space, %d", n) << chain({.links = n, .space = Space::Spatial});
    QTest::newRow("all kinds, plane, on a base") << chain({.kinds = "abcdefr", .links = 7, .base = true});
    QTest::newRow("all kinds, space, on a base")
        << chain({.kinds = "fedcba", .links = 6, .space = Space::Spatial, .base = true});
    QTest::newRow("tree") << fiveLinkFigure();
    QTest::newRow("tree on a base, joint angles") << fiveLinkFigure(AngleReference::Parent, true);
}

// The recurrent method adds link after link; the others know all links at once.
void TestEquations::threeMethodsAgree()
{
    QFETCH(Model, model);
    const Equations expected = composed(model, EquationMethod::Matrix);
    QVERIFY(expected.count() > 0);
    for (const EquationMethod method : {EquationMethod::Lagrange, EquationMethod::Recurrent}) {
        const Equations actual = composed(model, method);
        QVERIFY(actual.mass == expected.mass);
        QVERIFY(actual.velocity == expected.velocity);
        QVERIFY(actual.gravity == expected.gravity);
        QVERIFY(actual.symbols == expected.symbols);
    }
}

void TestEquations::massMatrixIsSymmetricAndItsRateBalancesPower_data()
{
    QTest::addColumn<Model>("model");
    for (const char* kind : {"a", "b", "c", "d", "e", "f"}) {
        QTest::addRow("plane, %s", kind) << chain({.kinds = kind, .links = 3, .base = true});
        QTest::addRow("space, %s", kind) << chain({.kinds = kind, .links = 2, .space = Space::Spatial});
    }
    QTest::newRow("joint angles") << chain({.kinds = "abr", .links = 4, .reference = AngleReference::Parent});
    QTest::newRow("tree") << fiveLinkFigure();
}

// qd' b = 1/2 qd' dA/dt qd: what the velocity terms take is the rate of the kinetic energy at constant rates.
void TestEquations::massMatrixIsSymmetricAndItsRateBalancesPower()
{
    QFETCH(Model, model);
    const Equations equations = composed(model);
    for (std::size_t i = 0; i < equations.count(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(equations.massEntry(i, j) == equations.massEntry(j, i));
    }
    for (unsigned seed = 1; seed <= 3; ++seed) {
        const EquationState s = randomState(equations, seed);
        const EquationValues values = evaluate(equations, s.q, s.qd);
        const double h = 1e-5;
        const auto energyAt = [&](double t) {
            const Eigen::VectorXd q = s.q + t * s.qd;
            return 0.5 * s.qd.dot(evaluate(equations, q, s.qd).massMatrix * s.qd);
        };
        // Central differences of fourth order: h^4 of terms up to 1e4, and round-off 1e-16 / h of the energy.
        const double rate = (8 * (energyAt(h) - energyAt(-h)) - (energyAt(2 * h) - energyAt(-2 * h))) / (12 * h);
        SINEW_COMPARE_NEAR(s.qd.dot(values.velocityTerms), rate,
                           {.abs = 1e-9 * std::max(1.0, energyAt(0)), .rel = 1e-9});
        // Never below zero; zero where a coordinate moves no mass, such as a stretch beyond the last rod.
        const Eigen::VectorXd eigenvalues = values.massMatrix.selfadjointView<Eigen::Lower>().eigenvalues();
        QVERIFY(eigenvalues.minCoeff() > -1e-12 * eigenvalues.maxCoeff());
    }
}

// phi_j = sum of the joint angles up to j: the effort of a joint angle is the sum of those of the angles beyond it.
void TestEquations::jointAnglesGiveTheSumOfTheEquationsOfAbsoluteAngles()
{
    constexpr Eigen::Index n = 4;
    const Equations joint = composed(chain({.links = n, .reference = AngleReference::Parent}));
    const Equations absolute = composed(chain({.links = n}));
    Eigen::MatrixXd B = Eigen::MatrixXd::Identity(2 * n, 2 * n);  // absolute = B joint
    B.topLeftCorner(n, n) = Eigen::MatrixXd::Ones(n, n).triangularView<Eigen::Lower>();
    const EquationState s = randomState(joint, 3);
    const EquationValues a = evaluate(joint, s.q, s.qd), b = evaluate(absolute, B * s.q, B * s.qd);
    SINEW_COMPARE_NEAR(a.massMatrix, (B.transpose() * b.massMatrix * B).eval(), {.abs = 1e-11, .rel = 1e-12});
    SINEW_COMPARE_NEAR(a.velocityTerms, (B.transpose() * b.velocityTerms).eval(), {.abs = 1e-10, .rel = 1e-12});
    SINEW_COMPARE_NEAR(a.gravityTerms, (B.transpose() * b.gravityTerms).eval(), {.abs = 1e-11, .rel = 1e-12});
}

void TestEquations::absoluteAnglesStandInForJointAngles()
{
    Model joint = fiveLinkFigure(AngleReference::Parent);
    joint.segments[3].inParent.orientation.z() = 0.4;
    const auto result = composeEquations(joint, {.angles = EquationAngles::Absolute});
    QVERIFY(result.ok());
    const Equations& actual = *result.value;
    const Equations expected = composed(fiveLinkFigure(AngleReference::Ground));
    const EquationState s = randomState(expected, 3);
    const EquationValues a = evaluate(actual, s.q, s.qd), b = evaluate(expected, s.q, s.qd);
    SINEW_COMPARE_NEAR(a.massMatrix, b.massMatrix, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(a.velocityTerms, b.velocityTerms, {.rel = 1e-15});
    SINEW_COMPARE_NEAR(a.gravityTerms, b.gravityTerms, {.rel = 1e-15});
    const EquationCoordinate& thigh = actual.coordinates[1];
    QCOMPARE(thigh.name, std::string("alpha_thigh"));
    QCOMPARE(thigh.sum, (std::vector<std::string>{"alpha_shank", "phi_thigh"}));
    // The trunk and the swing leg both push back on the thigh.
    const std::vector<EffortPart> efforts{{"M_phi_thigh", "phi_thigh", 1},
                                          {"M_phi_trunk", "phi_trunk", -1},
                                          {"M_phi_swing_thigh", "phi_swing_thigh", -1}};
    QVERIFY(thigh.efforts == efforts);
    SINEW_COMPARE_NEAR(actual.coordinates[4].value, 1.68 + 1.70 + 1.21 + 0.39 + 0.4, {.abs = 1e-14});
    SINEW_COMPARE_NEAR(actual.coordinates[3].offset, 0.4, {.abs = 1e-15});
}

void TestEquations::onlyNeededSymbolsStay()
{
    Model model = chain({.links = 1});
    model.gravity.setZero();
    const Equations equations = composed(model);
    std::vector<std::string> names;
    for (const EquationSymbol& symbol : equations.symbols)
        names.push_back(symbol.name);
    // No g, no theta_1, no eta_1, no mass at the hinge.
    QCOMPARE(names, (std::vector<std::string>{"m_1_2", "n_1_2", "m_1_3", "zeta_1", "mu_11"}));
    SINEW_COMPARE_NEAR(equations.symbols.back().value, massOf(model.segments[0], 2), {roundOff});
}

// Names that would clash, that C++ reserves, or that are no identifiers.
void TestEquations::namesStayApart()
{
    Model model = chain({.links = 2});
    const auto rename = [&](std::string& used, std::size_t coordinate, const char* name) {
        model.coordinates[coordinate].name = name;
        used = name;
    };
    rename(model.segments[0].angles[0], 0, "m_1_2");
    rename(model.segments[0].stretches[0].coordinate, 1, "double");
    rename(model.segments[1].angles[0], 2, "φ knee");
    rename(model.segments[1].stretches[0].coordinate, 3, "2%");
    const Equations equations = composed(model);
    QCOMPARE(equations.coordinates[0].symbol, std::string("m_1_2"));
    QCOMPARE(equations.coordinates[1].symbol, std::string("phi_knee"));
    QCOMPARE(equations.coordinates[2].symbol, std::string("double_v2"));
    QCOMPARE(equations.coordinates[3].symbol, std::string("x2"));
    std::set<std::string> names;
    for (const EquationCoordinate& c : equations.coordinates)
        names.insert({c.symbol, c.efforts[0].symbol});
    for (const EquationSymbol& symbol : equations.symbols)
        names.insert(symbol.name);
    QCOMPARE(names.size(), 2 * equations.count() + equations.symbols.size());
}

void TestEquations::wrongSizesGiveNothing()
{
    const Equations equations = composed(chain({.links = 1}));
    QCOMPARE(evaluate(equations, Eigen::VectorXd::Zero(3), Eigen::VectorXd::Zero(2)).massMatrix.size(), 0);
}

void TestEquations::whatIsNotSupportedIsNamed_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<QString>("text");
    QTest::newRow("no segments") << emptyFigure(Space::Plane) << "no segments";
    Model beside = chain({.links = 2});
    beside.segments[1].inParent.position.x() = 0.1;
    QTest::newRow("beside the tip") << beside << "segment '2' hangs beside the tip";
    QTest::newRow("relative in space") << chain(
        {.links = 2, .space = Space::Spatial, .reference = AngleReference::Parent})
                                       << "set angle_reference to ground";
    Model turning = chain({.links = 1, .reference = AngleReference::Parent, .base = true});
    turning.coordinates.push_back({.name = "turn"});
    turning.joints[0].axes.push_back({AxisKind::Rotation, Vector3::UnitZ(), {0, {{"turn", Polynomial{{0, 1}}}}}});
    QTest::newRow("a base that turns") << turning << "segment '1' hangs on 'support'";
    Model slanting = chain({.links = 1, .base = true});
    slanting.joints[0].axes[0].direction = {1, 1, 0};
    QTest::newRow("a base that slides aslant") << slanting << "joint 'support' moves the base";
    Model scaled = chain({.links = 1, .base = true});
    std::get<Polynomial>(scaled.joints[0].axes[0].value.terms[0].function).coefficients[1] = 2;
    QTest::newRow("a base that slides twice as far") << scaled << "joint 'support' moves the base";
    Model body = chain({.links = 1});
    body.bodies.push_back({.name = "load", .mass = {2}});
    body.joints.push_back({.name = "load", .kind = JointKind::Weld, .parent = "1.tip", .child = "load"});
    QTest::newRow("a body on a segment") << body << "body 'load' has a mass";
    Model bases = chain({.links = 2, .base = true});
    bases.segments[1].parent = "ground";
    QTest::newRow("two bases") << bases << "segment '2' stands on another base";
    Model unsound = chain({.links = 1});
    unsound.segments[0].angles = {"nowhere"};
    QTest::newRow("an unsound model") << unsound << "nowhere";
}

void TestEquations::whatIsNotSupportedIsNamed()
{
    QFETCH(Model, model);
    QFETCH(QString, text);
    const auto result = composeEquations(model);
    QVERIFY(!result);
    QString all;
    for (const Diagnostic& diagnostic : result.diagnostics)
        all += QString::fromStdString(toString(diagnostic)) + "\n";
    QVERIFY2(all.contains(text), qPrintable(all));
}

SINEW_TEST(TestEquations)
#include "tst_equations.moc"
