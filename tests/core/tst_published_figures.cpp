// Ready figures against what is published of them: sizes, masses, efforts, inertias, connection arrays.

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include <QFile>
#include <QTest>

#include "core/figures/figures.h"
#include "core/mechanism/connection_arrays.h"
#include "core/mechanism/dynamics.h"
#include "core/mechanism/kinematics.h"
#include "core/model/expand_segments.h"
#include "core/model/inertia.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/ready_figures.h"
#include "tests/support/test_registry.h"

namespace tst_published_figures {

using namespace sinew;
using namespace sinew::test;

namespace {

// Huston and Liu 1990, Table 1.
const std::vector<std::vector<int>> publishedArrays{{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17},
                                                    {0, 1, 2, 3, 4, 3, 6, 7, 3, 9, 10, 1, 12, 13, 1, 15, 16},
                                                    {0, 0, 1, 2, 3, 2, 3, 6, 2, 3, 9, 0, 1, 12, 0, 1, 15},
                                                    {0, 0, 0, 1, 2, 1, 2, 3, 1, 2, 3, 0, 0, 1, 0, 0, 1},
                                                    {0, 0, 0, 0, 1, 0, 1, 2, 0, 1, 2, 0, 0, 0, 0, 0, 0},
                                                    {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0},
                                                    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}};

// A compiled model in its own posture.
struct Standing {
    explicit Standing(const Model& m) : model(expanded(m)), mechanism(compiled(m))
    {
        configuration = calcConfiguration(mechanism, postureOf(m));
    }

    bool isSound() const { return mechanism.coordinateCount > 0; }

    int number(const std::string& body) const
    {
        return static_cast<int>(std::ranges::find(mechanism.bodyNames, body) - mechanism.bodyNames.begin());
    }

    Vector3 place(const std::string& body, const Vector3& point = Vector3::Zero()) const
    {
        return configuration.inGround(number(body), point);
    }

    // What the weights do on each coordinate.
    Eigen::VectorXd weightEfforts() const
    {
        Eigen::VectorXd efforts = Eigen::VectorXd::Zero(mechanism.rowCount());
        for (const Body& body : model.bodies) {
            const Vector3 weight = massInSi(body.mass, model.bodyWeight) * model.gravity;
            addGeneralisedForce(mechanism, configuration, number(body.name), place(body.name, body.centreOfMass),
                                weight, Vector3::Zero(), efforts);
        }
        return efforts;
    }

    Model model;
    Mechanism mechanism;
    Configuration configuration;
};

Vector3 along(double phi)
{
    return {std::cos(phi), std::sin(phi), 0};
}

}  // namespace

class TestPublishedFigures : public QObject {
    Q_OBJECT

private slots:
    void pendulumIsOfOneMetre();
    void telescopicArmHasTheTestsInertias();
    void telescopicArmNeedsTheTestsEfforts();
    void fiveLinksStandAsPublished();
    void fiveLinksWeighAsPublished();
    void fiveLinksHaveThePublishedMassMatrix();
    void lengthsOfVariableFiguresAreCoordinates();
    void elevenLinksWeighAPerson();
    void humanHasFiftyTwoFreedoms();
    void connectionArraysAsPublished();
    void connectionArraysOfOddTrees();
};

void TestPublishedFigures::pendulumIsOfOneMetre()
{
    const Standing at(pendulum({}));
    // Round-off of a few units in the last place.
    SINEW_COMPARE_NEAR(at.place("pendulum", {0, -1, 0}), Vector3(0.5, -std::sqrt(0.75), 0), {.abs = 1e-15});
    SINEW_COMPARE_NEAR(at.weightEfforts()[0], -9.81 * 0.5, {.rel = 1e-15});
}

void TestPublishedFigures::telescopicArmHasTheTestsInertias()
{
    const Standing at(telescopicArm({}));
    QVERIFY(at.isSound());
    std::vector<std::array<double, 3>> heavy;  // mass, distance, moment of inertia
    for (const Body& body : at.model.bodies) {
        const double mass = body.mass.value;
        if (mass > 0)
            heavy.push_back(
                {mass, at.place(body.name, body.centreOfMass).x(), inertiaTensor(body.inertia, mass)(2, 2)});
    }
    QCOMPARE(heavy.size(), std::size_t(2));
    const std::array<std::array<double, 3>, 2> expected{{{5, 0.4, 0.3}, {3, 0.7, 0.1}}};
    for (std::size_t i = 0; i < 2; ++i) {
        for (std::size_t k = 0; k < 3; ++k)
            SINEW_COMPARE_NEAR(heavy[i][k], expected[i][k], {.rel = 1e-14});
    }
    // At rest in the first posture of the test motion: (m1 l1 + m2 r) g.
    SINEW_COMPARE_NEAR(at.weightEfforts()[0], -(5 * 0.4 + 3 * 0.7) * 9.81, {.rel = 1e-14});
}

// Against closed-form inverse dynamics of the motion swing = 0.8 sin 2t, reach = 0.7 + 0.15 sin 3t.
void TestPublishedFigures::telescopicArmNeedsTheTestsEfforts()
{
    QFile file(QString(SINEW_SHARED_DATA_DIR) + "/multibody/mb_RP_telescopic_arm_inverse_dynamics_exact.csv");
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("the reference data are not beside the checkout");
    const Model model = telescopicArm({});
    Dynamics dynamics(std::make_shared<Mechanism>(compiled(model)), {0, model.gravity, {}});
    int rows = 0;
    while (!file.atEnd()) {
        const QByteArrayList cells = file.readLine().trimmed().split(',');
        bool isNumber = false;
        cells[0].toDouble(&isNumber);
        if (!isNumber)
            continue;
        const auto pair = [&](int a, int b) { return Eigen::Vector2d(cells[a].toDouble(), cells[b].toDouble()); };
        dynamics.setState(pair(1, 4), pair(2, 5));
        Eigen::VectorXd efforts;
        dynamics.calcEfforts(pair(3, 6), efforts);
        // The table has 17 digits; terms of up to 80 N m are summed.
        SINEW_COMPARE_NEAR(efforts, pair(7, 8), {.abs = 1e-12});
        ++rows;
    }
    QVERIFY(rows > 50);
}

void TestPublishedFigures::fiveLinksStandAsPublished()
{
    for (const Model& model : {fiveLink({}), fiveLinkVariable({})}) {
        const Standing at(model);
        QVERIFY(at.isSound());
        const Vector3 knee = 0.385 * along(1.68), hip = knee + 0.477 * along(1.70);
        // Ten operations on numbers of about 1.
        SINEW_COMPARE_NEAR(at.place("support_shank.tip"), knee, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(at.place("support_thigh.tip"), hip, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(at.place("trunk.tip"), Vector3(hip + 0.771 * along(1.57)), {.abs = 1e-14});
        const Vector3 swingKnee = hip - 0.477 * along(1.21);
        SINEW_COMPARE_NEAR(at.place("swing_thigh.tip"), swingKnee, {.abs = 1e-14});
        SINEW_COMPARE_NEAR(at.place("swing_shank.tip"), Vector3(swingKnee - 0.385 * along(0.39)), {.abs = 1e-14});
    }
}

// The gravity terms of Borisov's equations: l_i cos phi_i g (eta_i + masses that the link carries), of the other sign
// beyond the branch.
void TestPublishedFigures::fiveLinksWeighAsPublished()
{
    SINEW_COMPARE_NEAR(massOf(fiveLink({})), 2 * 2.91 + 2 * 8.93 + 28.93, {.rel = 1e-15});
    struct Link {
        const char* angle;
        double mass, length, fraction, phi, carried, sign;
    };
    const double shank = 2.91, thigh = 8.93, trunk = 28.93;
    const std::array<Link, 5> links{{{"support_shank_angle", shank, 0.385, 0.595, 1.68, shank + 2 * thigh + trunk, 1},
                                     {"support_thigh_angle", thigh, 0.477, 0.545, 1.70, shank + thigh + trunk, 1},
                                     {"swing_thigh_angle", thigh, 0.477, 0.545, 1.21, shank, -1},
                                     {"swing_shank_angle", shank, 0.385, 0.595, 0.39, 0, -1},
                                     {"trunk_angle", trunk, 0.771, 0.5, 1.57, 0, 1}}};
    for (const Model& model : {fiveLink({}), fiveLinkVariable({})}) {
        const Standing at(model);
        QVERIFY(at.isSound());
        const Eigen::VectorXd efforts = at.weightEfforts();
        for (const Link& link : links) {
            const auto& names = at.mechanism.coordinateNames;
            const auto row = std::find(names.begin(), names.end(), link.angle) - names.begin();
            const double eta = link.mass * (0.5 * link.fraction + 0.25);
            const double expected = -link.sign * link.length * std::cos(link.phi) * 9.81 * (eta + link.carried);
            SINEW_COMPARE_NEAR(efforts[row], expected, {.abs = 1e-11});  // sums of terms of about 100 N m
        }
    }
}

// Borisov's equation (7): a_ij = mu_ij l_i l_j cos(phi_i - phi_j), of the other sign between a link of the support leg
// and one of the swing leg; mu_jj = zeta_j and mu_ij = eta_j, each with the masses that link j carries.
void TestPublishedFigures::fiveLinksHaveThePublishedMassMatrix()
{
    const double shank = 2.91, thigh = 8.93, trunk = 28.93;
    const std::array<double, 5> mass{shank, thigh, thigh, shank, trunk}, length{0.385, 0.477, 0.477, 0.385, 0.771},
        fraction{0.595, 0.545, 0.545, 0.595, 0.5}, phi{1.68, 1.70, 1.21, 0.39, 1.57},
        carried{shank + 2 * thigh + trunk, shank + thigh + trunk, shank, 0, 0};
    const auto isSwing = [](std::size_t link) { return link == 2 || link == 3; };
    Eigen::MatrixXd expected = Eigen::MatrixXd::Zero(5, 5);
    for (std::size_t j = 0; j < 5; ++j) {
        const double eta = mass[j] * (0.25 + 0.5 * fraction[j]), n = fraction[j];
        for (std::size_t i = 0; i <= j; ++i) {
            if (isSwing(i) && j == 4)
                continue;  // the trunk and the swing leg are branches of their own
            const double mu = i == j ? mass[j] * (0.25 + 0.5 * n * n) + carried[j] : eta + carried[j];
            const double sign = isSwing(i) == isSwing(j) ? 1 : -1;
            const auto row = static_cast<Eigen::Index>(i), column = static_cast<Eigen::Index>(j);
            expected(row, column) = sign * mu * length[i] * length[j] * std::cos(phi[i] - phi[j]);
            expected(column, row) = expected(row, column);
        }
    }
    const Model model = fiveLink({});
    Dynamics dynamics(std::make_shared<Mechanism>(compiled(model)), {0, model.gravity, {}});
    dynamics.setState(postureOf(model), Eigen::VectorXd::Zero(7));
    Eigen::MatrixXd M;
    dynamics.calcMassMatrix(M);
    // After the two translations of the support; sums of terms of about 10 kg m^2.
    SINEW_COMPARE_NEAR(M.bottomRightCorner(5, 5), expected, {.abs = 1e-12});
}

void TestPublishedFigures::lengthsOfVariableFiguresAreCoordinates()
{
    const auto lengths = [](const Model& model) {
        return std::count_if(model.coordinates.begin(), model.coordinates.end(),
                             [](const Coordinate& c) { return c.name.ends_with("_length"); });
    };
    QCOMPARE(lengths(fiveLink({})), 0);
    QCOMPARE(lengths(fiveLinkVariable({})), 5);
    QCOMPARE(lengths(elevenLink({})), 0);
    QCOMPARE(lengths(elevenLinkVariable({})), 11);
    QCOMPARE(fiveLink({}).coordinates.size(), std::size_t(5 + 2));
    QCOMPARE(elevenLink({}).coordinates.size(), std::size_t(11 + 2));
    // Point masses keep their fractions of a length that changes.
    Model stretched = fiveLinkVariable({});
    for (Coordinate& coordinate : stretched.coordinates) {
        if (coordinate.name == "support_shank_length")
            coordinate.value *= 1.05;
    }
    const Standing at(stretched);
    QVERIFY(at.isSound());
    SINEW_COMPARE_NEAR(at.place("support_shank.2").norm(), 0.595 * 1.05 * 0.385, {.rel = 1e-14});
}

void TestPublishedFigures::elevenLinksWeighAPerson()
{
    for (const BodyDataSource source : {BodyDataSource::DeLeva1996, BodyDataSource::Winter}) {
        const FigureOptions options = sized(Sex::Male, source);
        // The men's fractions add up to 1 exactly; each of 33 point masses is rounded to 1e-6 kg.
        SINEW_COMPARE_NEAR(massOf(elevenLink(options)), options.person.mass, {.abs = 1.7e-5});
        SINEW_COMPARE_NEAR(massOf(elevenLinkVariable(options)), options.person.mass, {.abs = 1.7e-5});
    }
    // The women's fractions add up to 0.9999: a woman of 55 kg weighed 54.9945 kg. Seventeen bodies are rounded to 1e-6.
    FigureOptions woman = sized(Sex::Female, BodyDataSource::DeLeva1996);
    woman.person.mass = 55;
    SINEW_COMPARE_NEAR(massOf(human17(woman)), 55.0, {.abs = 17 * 55 * 0.5e-6});
    // The support foot stands flat: its toe is on the ground and its ankle as high as the person's.
    const Standing at(elevenLink({}));
    QVERIFY(at.isSound());
    const Person person;
    const double height = bodyProportions(person.sex, person.source).ankleHeight * person.height;
    SINEW_COMPARE_NEAR(at.place("support_foot").norm(), 0.0, {.abs = 1e-15});
    SINEW_COMPARE_NEAR(at.place("support_foot.tip").y(), height, {.abs = 1e-6});  // lengths are rounded to that
    QVERIFY(at.place("support_foot.tip").x() < -0.15);
    for (const char* hand : {"support_forearm.tip", "swing_forearm.tip"})
        QVERIFY(at.place(hand).y() < at.place("trunk.tip").y() - 0.4);
}

void TestPublishedFigures::humanHasFiftyTwoFreedoms()
{
    const Model model = human17({});
    QCOMPARE(model.bodies.size(), std::size_t(17));
    QCOMPARE(model.coordinates.size(), std::size_t(52));
    const auto count = [&](JointKind kind) {
        return std::count_if(model.joints.begin(), model.joints.end(), [&](const Joint& j) { return j.kind == kind; });
    };
    QCOMPARE(count(JointKind::Axes), 4);  // elbows and knees
    QCOMPARE(count(JointKind::Free), 3);  // pelvis, neck and head
    QCOMPARE(count(JointKind::Ball), 10);
    QCOMPARE(lowerBodies(model), publishedArrays[1]);
    for (const Coordinate& coordinate : model.coordinates) {
        const bool ofRoot = coordinate.name.starts_with("pelvis_");
        const Resistance& tissue = coordinate.resistance;
        QVERIFY2(ofRoot ? tissue == Resistance{} : tissue.spring && tissue.damper && tissue.stop,
                 coordinate.name.c_str());
    }
}

void TestPublishedFigures::connectionArraysAsPublished()
{
    QCOMPARE(connectionArrays(publishedArrays[1]), publishedArrays);
    QCOMPARE(connectionArrays(lowerBodies(human17({}))), publishedArrays);
    // support, then shank, thigh, swing thigh, swing shank, trunk.
    QCOMPARE(lowerBodies(fiveLink({})), (std::vector<int>{0, 1, 2, 3, 4, 3}));
}

void TestPublishedFigures::connectionArraysOfOddTrees()
{
    using Arrays = std::vector<std::vector<int>>;
    QCOMPARE(connectionArrays({0}), (Arrays{{1}, {0}}));
    QCOMPARE(connectionArrays({}), (Arrays{{}}));
    // Numbers need not grow from the ground up.
    QCOMPARE(connectionArrays({2, 0}), (Arrays{{1, 2}, {2, 0}, {0, 0}}));
    QVERIFY(connectionArrays({1}).empty());        // hangs on itself
    QVERIFY(connectionArrays({2, 3, 1}).empty());  // a loop
    QVERIFY(connectionArrays({0, 3}).empty());     // no body 3
    QVERIFY(connectionArrays({-1}).empty());
}

SINEW_TEST(TestPublishedFigures)

}  // namespace tst_published_figures

#include "tst_published_figures.moc"
