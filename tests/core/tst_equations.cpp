// The equations of motion in symbols: against the published closed forms, and by what must hold for every mechanism.
// Borisov (2018); Borisov, Kaspirovich, Mukharlyamov (2021).

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include <Eigen/Eigenvalues>
#include <QTest>

#include "core/equations/print_text.h"
#include "tests/support/equation_states.h"
#include "tests/support/random_plane_tree.h"
#include "tests/support/random_tree.h"
#include "tests/support/test_registry.h"

namespace tst_equations {

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
    void allMethodsAgree_data();
    void allMethodsAgree();
    void massMatrixIsSymmetricAndItsRateBalancesPower_data();
    void massMatrixIsSymmetricAndItsRateBalancesPower();
    void jointAnglesGiveTheSumOfTheEquationsOfAbsoluteAngles_data();
    void jointAnglesGiveTheSumOfTheEquationsOfAbsoluteAngles();
    void jointAnglesGrowAsAbsoluteOnes();
    void shortSumsOfJointAnglesAreWrittenOut();
    void jointAnglesInSpaceAreComposedAtAnyLength();
    void absoluteAnglesStandInForJointAngles();
    void absoluteAnglesBeforeJointAnglesStay();
    void onlyNeededSymbolsStay();
    void namesStayApart();
    void wrongSizesGiveNothing();
    void partsOfALinkAreNumbered();
    void whatIsNotSupportedIsNamed_data();
    void whatIsNotSupportedIsNamed();
    void whatIsNotWrittenOutIsNamed();
    void springsAndConstraintsFollowAbsoluteAngles();
    void longEquationsHaveNamedQuantities();
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

void TestEquations::allMethodsAgree_data()
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
    for (unsigned seed = 1; seed <= 5; ++seed)
        QTest::addRow("bodies and joints in the plane, %u", seed) << RandomPlaneTree(seed, 4).build();
}

// The recurrent method adds body after body; the others know all at once.
void TestEquations::allMethodsAgree()
{
    QFETCH(Model, model);
    const Equations expected = composed(model, EquationMethod::Matrix);
    QVERIFY(expected.count() > 0 && !expected.isRecursive);
    for (const EquationMethod method : {EquationMethod::Lagrange, EquationMethod::Local, EquationMethod::Recurrent}) {
        const Equations actual = composed(model, EquationsOptions{.method = method, .mostMonomialsOfBodies = 100'000});
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

void TestEquations::jointAnglesGiveTheSumOfTheEquationsOfAbsoluteAngles_data()
{
    QTest::addColumn<int>("links");
    QTest::newRow("four links") << 4;
    QTest::newRow("twenty links") << 20;
}

// phi_j = sum of the joint angles up to j: the effort of a joint angle is the sum of those of the angles beyond it.
void TestEquations::jointAnglesGiveTheSumOfTheEquationsOfAbsoluteAngles()
{
    QFETCH(int, links);
    const auto n = static_cast<Eigen::Index>(links);
    const Equations joint = composed(chain({.links = links, .reference = AngleReference::Parent}));
    const Equations absolute = composed(chain({.links = links}));
    QCOMPARE(joint.angles.size(), static_cast<std::size_t>(n - 1));  // the first joint's is absolute
    Eigen::MatrixXd B = Eigen::MatrixXd::Identity(2 * n, 2 * n);     // absolute = B joint
    B.topLeftCorner(n, n) = Eigen::MatrixXd::Ones(n, n).triangularView<Eigen::Lower>();
    const EquationState s = randomState(joint, 3);
    const EquationValues a = evaluate(joint, s.q, s.qd), b = evaluate(absolute, B * s.q, B * s.qd);
    // Rates of joints add up to some dozens, and n^2 terms of their squares to a row.
    const double scale = links > 4 ? 1e3 : 1;
    SINEW_COMPARE_NEAR(a.massMatrix, (B.transpose() * b.massMatrix * B).eval(), {.abs = scale * 1e-11, .rel = 1e-12});
    SINEW_COMPARE_NEAR(a.velocityTerms, (B.transpose() * b.velocityTerms).eval(), {.abs = scale * 1e-10, .rel = 1e-12});
    SINEW_COMPARE_NEAR(a.gravityTerms, (B.transpose() * b.gravityTerms).eval(), {.abs = scale * 1e-11, .rel = 1e-12});
}

// Written out, joint angles took 203, 1071 and 14070 terms at 3, 5 and 10 links, and were refused at 20.
void TestEquations::jointAnglesGrowAsAbsoluteOnes()
{
    const auto sizeAt = [](int links, AngleReference reference) {
        const Equations equations = composed(chain({.links = links, .reference = reference}));
        std::size_t size = 0;
        for (const auto* list : {&equations.mass, &equations.velocity, &equations.gravity}) {
            for (const Expression& expression : *list)
                size += expression.size();
        }
        for (const EquationSymbol& symbol : equations.symbols)
            size += symbol.definition.size();
        return static_cast<double>(size);
    };
    for (const int links : {3, 10, 20}) {
        const double joint = sizeAt(links, AngleReference::Parent), absolute = sizeAt(links, AngleReference::Ground);
        QVERIFY2(joint > absolute && joint < 2 * absolute, std::to_string(joint).c_str());
    }
    QVERIFY(std::log2(sizeAt(20, AngleReference::Parent) / sizeAt(10, AngleReference::Parent)) < 2.3);
}

// Short sums stand as they are: two links read as in every textbook.
void TestEquations::shortSumsOfJointAnglesAreWrittenOut()
{
    const Equations two = composed(chain({.links = 2, .reference = AngleReference::Parent}));
    for (const EquationSymbol& symbol : two.symbols)
        QVERIFY2(symbol.role != SymbolRole::Entry && symbol.role != SymbolRole::Quantity, symbol.name.c_str());
    const std::string text = equationsText(two);
    for (const char* line :
         {"  a_11 = 2 mu_12 l_1 l_2 cos(phi_2) + mu_11 l_1² + mu_22 l_2²\n",
          "  a_12 = l_2 (mu_12 l_1 cos(phi_2) + mu_22 l_2)\n",
          "  g_1 = mu_01 g l_1 cos(phi_1) + mu_02 g l_2 cos(alpha_2)\n", "  alpha_2 = phi_1 + phi_2\n"})
        QVERIFY2(text.find(line) != std::string::npos, text.c_str());
    const std::string twelve = equationsText(composed(chain({.links = 12, .reference = AngleReference::Parent})));
    for (const char* part : {"\n  b_3  = b_4 + ", "\n  a_1_2   = ", " + a_2_3", "\n  alpha_12 = alpha_11 + phi_12\n"})
        QVERIFY2(twelve.find(part) != std::string::npos, (part + twelve.substr(0, 9000)).c_str());
}

// In space no absolute angle is a sum of joint angles: the quantities of every body are named, at any length.
void TestEquations::jointAnglesInSpaceAreComposedAtAnyLength()
{
    std::vector<double> sizes;
    for (const int links : {2, 8, 16}) {
        const Equations equations = composed(
            chain({.links = links, .space = Space::Spatial, .reference = AngleReference::Parent}), EquationsOptions{});
        QVERIFY(equations.isRecursive);
        QCOMPARE(equations.count(), static_cast<std::size_t>(3 * links));
        std::size_t size = 0;
        for (const EquationSymbol& symbol : equations.symbols)
            size += symbol.definition.size();
        sizes.push_back(static_cast<double>(size));
    }
    QVERIFY2(std::log2(sizes[2] / sizes[1]) < 2.1, std::to_string(sizes[2] / sizes[1]).c_str());
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

// Behind absolute angles joint angles may follow: efforts do the same work on either, B'E = 1.
void TestEquations::absoluteAnglesBeforeJointAnglesStay()
{
    Model model = chain({.links = 4, .reference = AngleReference::Parent});
    model.segments[0].inParent.orientation.z() = 0.3;
    model.segments[0].angleReference = model.segments[1].angleReference = AngleReference::Ground;
    const Equations joint = composed(model);
    const Equations absolute = composed(model, EquationsOptions{.angles = EquationAngles::Absolute});
    const auto n = static_cast<Eigen::Index>(joint.count());
    const auto indexOf = [](const Equations& equations, const std::string& name) {
        const auto found = std::find_if(equations.coordinates.begin(), equations.coordinates.end(),
                                        [&](const EquationCoordinate& c) { return c.name == name; });
        return static_cast<Eigen::Index>(found - equations.coordinates.begin());
    };
    Eigen::MatrixXd B = Eigen::MatrixXd::Identity(n, n), E = Eigen::MatrixXd::Identity(n, n);
    Eigen::VectorXd offset = Eigen::VectorXd::Zero(n);
    for (Eigen::Index i = 0; i < 4; ++i) {
        const EquationCoordinate& c = absolute.coordinates[static_cast<std::size_t>(i)];
        B.row(i).setZero();
        E.row(i).setZero();
        offset(i) = c.offset;
        B(i, indexOf(joint, c.sum.back())) = 1;
        if (c.sum.size() > 1) {
            const Eigen::Index before = indexOf(absolute, c.sum.front());
            B.row(i) += B.row(before);
            offset(i) += offset(before);
        }
        for (const EffortPart& part : c.efforts)
            E(i, indexOf(joint, part.coordinate)) += part.sign;
    }
    SINEW_COMPARE_NEAR((B.transpose() * E).eval(), Eigen::MatrixXd::Identity(n, n).eval(), {.abs = 1e-15});
    const EquationState s = randomState(joint, 3);
    const EquationValues a = evaluate(joint, s.q, s.qd), b = evaluate(absolute, B * s.q + offset, B * s.qd);
    SINEW_COMPARE_NEAR(a.massMatrix, (B.transpose() * b.massMatrix * B).eval(), {.abs = 1e-11, .rel = 1e-12});
    SINEW_COMPARE_NEAR(a.gravityTerms, (B.transpose() * b.gravityTerms).eval(), {.abs = 1e-11, .rel = 1e-12});
    for (Eigen::Index i = 0; i < n; ++i) {
        double value = offset(i);
        for (Eigen::Index j = 0; j < n; ++j)
            value += B(i, j) * joint.coordinates[static_cast<std::size_t>(j)].value;
        SINEW_COMPARE_NEAR(absolute.coordinates[static_cast<std::size_t>(i)].value, value, {.abs = 1e-14});
    }
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

void TestEquations::partsOfALinkAreNumbered()
{
    const auto hasSymbol = [](const Equations& equations, const std::string& name) {
        return std::any_of(equations.symbols.begin(), equations.symbols.end(),
                           [&](const EquationSymbol& symbol) { return symbol.name == name; });
    };
    const Equations one = composed(chain({.kinds = "c"})), two = composed(chain({.kinds = "e"}));
    QVERIFY(hasSymbol(one, "m_1") && !hasSymbol(one, "m_1_1"));
    QVERIFY(hasSymbol(two, "m_1_1") && hasSymbol(two, "m_1_2"));
}

void TestEquations::wrongSizesGiveNothing()
{
    const Equations equations = composed(chain({.links = 1}));
    QCOMPARE(evaluate(equations, Eigen::VectorXd::Zero(3), Eigen::VectorXd::Zero(2)).massMatrix.size(), 0);
}

void TestEquations::whatIsNotSupportedIsNamed_data()
{
    QTest::addColumn<Model>("model");
    QTest::addColumn<EquationMethod>("method");
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing moves") << emptyFigure(Space::Plane) << EquationMethod::Matrix
                                   << "nothing of the model moves";
    const Model balls = RandomTree(1, {.bodies = 5}).build();
    for (const EquationMethod method : {EquationMethod::Matrix, EquationMethod::Lagrange, EquationMethod::Recurrent}) {
        QTest::addRow("free joint, %s", equationMethodName(method))
            << balls << method << "joint 'joint0' is a free joint";
        QTest::addRow("ball joint, %s", equationMethodName(method))
            << balls << method << "joint 'joint4' is a ball joint";
    }
    const Model deep = RandomTree(1, {.bodies = 12, .hasBalls = false}).build();
    for (const EquationMethod method : {EquationMethod::Matrix, EquationMethod::Lagrange, EquationMethod::Recurrent})
        QTest::addRow("too long, %s", equationMethodName(method))
            << deep << method << "12 bodies with 12 coordinates would have more than";
    Model unsound = chain({.links = 1});
    unsound.segments[0].angles = {"nowhere"};
    QTest::newRow("an unsound model") << unsound << EquationMethod::Matrix << "nowhere";
}

void TestEquations::whatIsNotSupportedIsNamed()
{
    QFETCH(Model, model);
    QFETCH(EquationMethod, method);
    QFETCH(QString, text);
    const auto result = composeEquations(model, {.method = method});
    QVERIFY(!result);
    QString all;
    for (const Diagnostic& diagnostic : result.diagnostics)
        all += QString::fromStdString(toString(diagnostic)) + "\n";
    QVERIFY2(all.contains(text), qPrintable(all));
}

// What of a model acts, and is not written out, is said by name; it used to be left out without a word.
void TestEquations::whatIsNotWrittenOutIsNamed()
{
    Model model = chain({.links = 2, .reference = AngleReference::Parent});
    QVERIFY(composed(model).notes.empty());
    model.links.push_back(
        {.name = "gastrocnemius", .path = {{"ground"}, {"2.tip"}}, .stiffness = DirectStiffness{100}});
    model.nodes.push_back({.name = "heads", .body = "1"});
    model.contacts.push_back({.name = "heel", .body = "1.tip"});
    model.coordinates[0].resistance.stop = Stop{100, 0};
    model.coordinates[0].minimum = -1;
    model.coordinates[1].mode = CoordinateMode::Locked;
    model.coordinates[2].mode = CoordinateMode::Driven;
    model.activities.push_back({.name = "stance"});
    std::string all;
    for (const Sentence& note : composed(model).notes)
        all += note.english() + "\n";
    for (const char* part : {"links ('gastrocnemius')", "nodes ('heads')", "contacts ('heel')",
                             "stops of coordinates ('phi_1')", "Locked", "l_1", "Driven", "phi_2", "stance"})
        QVERIFY2(all.find(part) != std::string::npos, (std::string(part) + " is not in\n" + all).c_str());
    Model ball = RandomTree(1, {.bodies = 1, .hasResistance = true}).build();
    const std::vector<Sentence> notes = composed(ball, EquationsOptions{}).notes;
    QVERIFY(!notes.empty());
    QVERIFY2(notes[0].english().find("'joint0_0'") != std::string::npos, notes[0].english().c_str());
    model = chain({.links = 1});
    model.segments[0].inParent.position.x() = 0.2;
    model.segments[0].parent = "hook";
    model.bodies.push_back({.name = "hook"});
    model.coordinates.push_back({.name = "swing"});
    model.joints.push_back({.name = "hook",
                            .parent = groundName,
                            .child = "hook",
                            .axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{"swing"}}}}}});
    model.segments[0].angleReference = AngleReference::Parent;
    const Equations bodies = composed(model, EquationsOptions{.angles = EquationAngles::Absolute});
    QVERIFY(bodies.links.empty() && bodies.notes.size() == 1);
    QVERIFY2(bodies.notes[0].english().find("angles are those of the model") != std::string::npos,
             bodies.notes[0].english().c_str());
}

// Joint angles are differences of absolute ones: what acts on them acts on both, with opposite signs.
void TestEquations::springsAndConstraintsFollowAbsoluteAngles()
{
    Model model = fiveLinkFigure(AngleReference::Parent);
    model.segments[3].inParent.orientation.z() = 0.4;
    for (Coordinate& coordinate : model.coordinates)
        coordinate.resistance = {Spring{0.1, 7, 3}, Damper{2, 0}, {}};
    model.constraints.push_back(
        {"legs", Coupling{"phi_thigh", {0.2, {{"phi_swing_shank", Polynomial{{0, 0.5, 0.3}}}}}}, {}, {}});
    model.constraints.push_back(
        {"foot", Closure{groundName, "swing_shank.tip", {}, {}, {{RelativeMotion::Y, Polynomial{{0}}}}}, {}, {}});
    model.loads.push_back({.name = "pack", .body = "trunk.tip", .force = {5, -80, 0}});
    const Equations joint = composed(model);
    const Equations absolute = composed(model, EquationsOptions{.angles = EquationAngles::Absolute});
    QVERIFY(!absolute.links.empty());
    const auto n = static_cast<Eigen::Index>(joint.count());
    Eigen::MatrixXd B = Eigen::MatrixXd::Identity(n, n);  // absolute = B joint + offset
    Eigen::VectorXd offset = Eigen::VectorXd::Zero(n);
    // shank 0; thigh 1 on it; trunk 2 and swing thigh 3 on the thigh; swing shank 4 on the swing thigh
    for (const auto& [row, column] : {std::pair{1, 0}, {2, 0}, {2, 1}, {3, 0}, {3, 1}, {4, 0}, {4, 1}, {4, 3}})
        B(row, column) = 1;
    offset(3) = offset(4) = 0.4;
    const EquationState s = randomState(joint, 3);
    const EquationValues a = evaluate(joint, s.q, s.qd), b = evaluate(absolute, B * s.q + offset, B * s.qd);
    SINEW_COMPARE_NEAR(a.resistance, (B.transpose() * b.resistance).eval(), {.abs = 1e-11, .rel = 1e-12});
    SINEW_COMPARE_NEAR(a.loads, (B.transpose() * b.loads).eval(), {.abs = 1e-11, .rel = 1e-12});
    SINEW_COMPARE_NEAR(a.constraintRows, (b.constraintRows * B).eval(), {.abs = 1e-12, .rel = 1e-12});
    SINEW_COMPARE_NEAR(a.constraintTargets, b.constraintTargets, {.abs = 1e-11, .rel = 1e-12});
    // |q'| of a difference cannot be written as a factor: it is named.
    model.coordinates[2].resistance.damper->quadratic = 0.3;
    const Equations squared = composed(model, EquationsOptions{.angles = EquationAngles::Absolute});
    QVERIFY(squared.notes.size() == 1 && squared.notes[0].english().find("damp quadratically") != std::string::npos);
    QVERIFY(composed(model).notes.empty());
}

// A model of bodies and joints in space is written out while it is short, and with named quantities when it is not.
void TestEquations::longEquationsHaveNamedQuantities()
{
    const Model deep = RandomTree(1, {.bodies = 12, .hasBalls = false}).build();
    const Equations equations = composed(deep, EquationsOptions{});
    QVERIFY(equations.isRecursive && equations.method == EquationMethod::Local);
    for (const EquationSymbol& symbol : equations.symbols)
        QVERIFY2(symbol.definition.size() <= 60, symbol.name.c_str());
    Model shallow;
    shallow.gravity = {0, -9.81, 0};
    shallow.bodies.push_back(
        {.name = "top", .mass = {1}, .centreOfMass = {0, 0.1, 0}, .inertia = GyrationRadii{{0.15, 0.1, 0.15}}});
    shallow.joints.push_back({.name = "gimbal", .parent = groundName, .child = "top"});
    for (const auto& [name, axis] : {std::pair{"yaw", 1}, {"nod", 2}, {"spin", 1}}) {
        shallow.coordinates.push_back({.name = name});
        shallow.joints[0].axes.push_back({AxisKind::Rotation, Vector3::Unit(axis), {0, {{name}}}});
    }
    QVERIFY(composed(shallow, EquationsOptions{}).count() == 3 && !composed(shallow, EquationsOptions{}).isRecursive);
}

SINEW_TEST(TestEquations)

}  // namespace tst_equations

#include "tst_equations.moc"
