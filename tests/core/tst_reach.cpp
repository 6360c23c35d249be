#include <cmath>

#include <QTest>

#include "core/mechanism/kinematics.h"
#include "core/mechanism/reach.h"
#include "tests/support/plane_parts.h"
#include "tests/support/test_registry.h"

namespace tst_reach {

using namespace sinew;

namespace {

constexpr double upper = 0.4, lower = 0.3;  // m

// An arm of two hinges in the x-y plane, and a third body beside its hand.
Model arm()
{
    Model model;
    model.bodies = {{.name = "upper"}, {.name = "lower"}, {.name = "other"}};
    model.coordinates = {{.name = "shoulder"}, {.name = "elbow"}, {.name = "aside"}};
    model.joints = {{.name = "a", .parent = "ground", .child = "upper", .axes = {test::turnAbout("shoulder")}},
                    {.name = "b", .parent = "upper", .child = "lower", .axes = {test::turnAbout("elbow")}},
                    {.name = "c", .parent = "upper", .child = "other", .axes = {test::turnAbout("aside")}}};
    model.joints[1].inParent.position = {upper, 0, 0};
    return model;
}

constexpr int hand = 2;  // the body that ends in it
const Vector3 tip(lower, 0, 0);

Vector3 place(const Mechanism& mechanism, const Eigen::VectorXd& values, int body, const Vector3& point)
{
    return calcConfiguration(mechanism, values).inGround(body, point);
}

}  // namespace

class TestReach : public QObject {
    Q_OBJECT

private slots:
    // The elbow of a two-link arm follows from the law of cosines, the shoulder from its direction.
    void twoLinksHaveTheClosedForm()
    {
        const Mechanism mechanism = test::compiled(arm());
        for (const double angle : {-2.0, -0.4, 0.3, 1.1}) {
            for (const double distance : {0.15, 0.35, 0.6}) {
                const Vector3 target(distance * std::cos(angle), distance * std::sin(angle), 0);
                const Eigen::VectorXd q = reach(mechanism, Eigen::Vector3d(angle - 0.5, 0.9, 0.7), hand, tip, target);
                const double cosine = (distance * distance - upper * upper - lower * lower) / (2 * upper * lower);
                // 1e-7: the point is met to 1e-9 m over levers above 1 cm.
                QVERIFY(std::abs(std::abs(q[1]) - std::acos(cosine)) < 1e-7);
                const double within = std::atan2(lower * std::sin(q[1]), upper + lower * std::cos(q[1]));
                QVERIFY(std::abs(std::remainder(q[0] - (angle - within), 2 * std::acos(-1.0))) < 1e-7);
                QCOMPARE(q[2], 0.7);  // not between the hand and the ground
            }
        }
    }

    void beyondItsReachItStretches()
    {
        const Mechanism mechanism = test::compiled(arm());
        const Vector3 target = 2 * Vector3(std::cos(0.7), std::sin(0.7), 0);
        const Eigen::VectorXd q = reach(mechanism, Eigen::Vector3d(0.2, 0.5, 0), hand, tip, target);
        const Vector3 straight = (upper + lower) * target.normalized();
        // The distance is flat near the straight arm: angles of 1e-4 change it by 1e-9.
        QVERIFY((place(mechanism, q, hand, tip) - straight).norm() < 1e-4);
    }

    void whatIsHeldStays()
    {
        const Mechanism mechanism = test::compiled(arm());
        const Eigen::Vector3d from(0.2, 0.5, 0);
        const ReachLimits limits{{false, true, false}, {}, {}};
        const Vector3 target(-0.1, 0.4, 0);
        const Eigen::VectorXd q = reach(mechanism, from, hand, tip, target, limits);
        QCOMPARE(q[1], 0.5);
        // A rigid arm turns its hand into the direction of the target.
        const Vector3 at = place(mechanism, q, hand, tip);
        QVERIFY(std::abs(at.cross(target).z()) < 1e-4 * at.norm() * target.norm());
        QVERIFY(at.dot(target) > 0);
        const ReachLimits all{{true, true, true}, {}, {}};
        QCOMPARE(reach(mechanism, from, hand, tip, target, all), Eigen::VectorXd(from));
    }

    void rangesAreKept()
    {
        const Mechanism mechanism = test::compiled(arm());
        ReachLimits limits;
        limits.minimum = Eigen::Vector3d(-3, 0, -3);
        limits.maximum = Eigen::Vector3d(3, 0.6, 3);
        // So near that the elbow would bend to 2 rad.
        const Vector3 target(0.25, 0.3, 0);
        const Eigen::VectorXd q = reach(mechanism, Eigen::Vector3d(0.2, 0.3, 0), hand, tip, target, limits);
        QVERIFY(std::abs(q[1] - 0.6) < 1e-12);
        const Vector3 at = place(mechanism, q, hand, tip);
        QVERIFY(std::abs(at.cross(target).z()) < 1e-4 * at.norm() * target.norm());
    }

    // A ball joint's turns are quasi-velocities, its coordinates a rotation vector.
    void ballsTurnInSpace()
    {
        Model model;
        model.bodies = {{.name = "limb"}};
        model.coordinates = {{.name = "x"}, {.name = "y"}, {.name = "z"}};
        model.joints = {{.name = "hip", .kind = JointKind::Ball, .parent = "ground", .child = "limb"}};
        model.joints[0].coordinates = {"x", "y", "z"};
        const Mechanism mechanism = test::compiled(model);
        const Vector3 foot(0, -0.5, 0);
        const Vector3 target = 0.5 * Vector3(0.4, -0.6, 0.7).normalized();
        const Eigen::VectorXd q = reach(mechanism, Eigen::Vector3d(0.3, -1.2, 0.4), 1, foot, target);
        QVERIFY((place(mechanism, q, 1, foot) - target).norm() < 1e-8);
    }
};

SINEW_TEST(TestReach)

}  // namespace tst_reach

#include "tst_reach.moc"
