// Dragging the fracture plane in the picture.

#include <random>

#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/standard_fixators.h"
#include "tests/support/test_registry.h"
#include "ui/workspaces/fixation/plane_drag.h"
#include "ui/workspaces/fixation/side_mirror.h"

namespace tst_plane_drag {

using namespace sinew;

namespace {

// From the front or from above, through a place.
Ray through(const Vector3& place, const Vector3& from)
{
    return {place + 0.5 * from, -from};
}

}  // namespace

class TestPlaneDrag : public QObject {
    Q_OBJECT

private slots:
    void aCornerTakenToThatOfAnotherAngleGivesThatAngle();
    void aCornerSeenFromAboveTurnsThePlaneAboutTheUpright();
    void theMiddleMovesAlongTheBone();
    void theMiddleTurnsFromTheNeckIntoTheShaft();
    void aRayThatLeadsNowhereChangesNothing();
};

void TestPlaneDrag::aCornerTakenToThatOfAnotherAngleGivesThatAngle()
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> angle(10, 70);
    for (int i = 0; i < 40; ++i) {
        Fixation fixation;
        fixation.femur.side = i % 2 ? BodySide::Left : BodySide::Right;
        fixation.femur.anteversion = 0;  // else the section's width differs from angle to angle, and with it the corner
        fixation.fracture.pauwels = angle(random) * degree;
        const Construct before = buildConstruct(fixation);
        const double wanted = angle(random) * degree;
        // The corner turns about the middle with the plane.
        const PlaneGrips grips = planeGrips(fixation, before);
        const Vector3 arm = grips.corners[static_cast<std::size_t>(i % 4)] - grips.middle;
        const double turn = (wanted - fixation.fracture.pauwels) * (i % 2 ? 1 : -1);
        const Vector3 target = grips.middle + Eigen::AngleAxisd(turn, Vector3::UnitX()) * arm;
        const auto plane = draggedPlane(fixation, before, i % 4, through(target, Vector3::UnitX()));
        QVERIFY(plane);
        QVERIFY2(std::abs(plane->pauwels - wanted) < 1e-12, qPrintable(QString::number(plane->pauwels / degree)));
        QCOMPARE(plane->fromHead, fixation.fracture.fromHead);
        QCOMPARE(plane->obliquity, 0.0);
    }
}

void TestPlaneDrag::aCornerSeenFromAboveTurnsThePlaneAboutTheUpright()
{
    Fixation fixation;
    for (const BodySide side : {BodySide::Right, BodySide::Left}) {
        fixation.femur.side = side;
        const Construct before = buildConstruct(fixation);
        const PlaneGrips grips = planeGrips(fixation, before);
        const double hand = side == BodySide::Left ? -1 : 1;
        const Vector3 target
            = grips.middle
              + Eigen::AngleAxisd(hand * 12 * degree, Vector3::UnitY()) * (grips.corners[2] - grips.middle);
        const auto plane = draggedPlane(fixation, before, 2, through(target, Vector3::UnitY()));
        QVERIFY(plane && std::abs(plane->obliquity - 12 * degree) < 1e-12);
        // The normal has turned by as much, as far as the steepness of the plane lets it.
        fixation.fracture = *plane;
        const Vector3 normal = buildConstruct(fixation).section.frame.normal;
        const auto heading = [](const Vector3& it) { return std::atan2(-it.z(), it.x()); };
        const double turned = heading(normal) - heading(before.section.frame.normal);
        QVERIFY2(std::abs(turned - 12 * degree) < 1e-9, qPrintable(QString::number(turned / degree)));
        fixation.fracture.obliquity = 0;
    }
}

void TestPlaneDrag::theMiddleMovesAlongTheBone()
{
    Fixation fixation;
    for (const BodySide side : {BodySide::Right, BodySide::Left}) {
        fixation.femur.side = side;
        fixation.fracture.fromHead = 0.02;
        const Construct before = buildConstruct(fixation);
        fixation.fracture.fromHead = 0.03;
        const Vector3 target = planeGrips(fixation, buildConstruct(fixation)).middle;
        fixation.fracture.fromHead = 0.02;
        const auto plane = draggedPlane(fixation, before, middleGrip, through(target, Vector3::UnitX()));
        QVERIFY(plane);
        // The centroid of the section lies near the axis of the neck, not on it.
        QVERIFY2(std::abs(plane->fromHead - 0.03) < 1e-3, qPrintable(QString::number(plane->fromHead)));
    }
}

void TestPlaneDrag::theMiddleTurnsFromTheNeckIntoTheShaft()
{
    Fixation fixation;
    fixation.fracture.kind = FractureKind::Intertrochanteric;
    fixation.fracture.fromHead = 0.05;
    for (const BodySide side : {BodySide::Right, BodySide::Left}) {
        fixation.femur.side = side;
        const Construct before = buildConstruct(fixation);
        const FemurShape shape = femurOf(fixation);
        const Vector3 moved
            = before.section.frame.origin - placeOnAxis(before.femur, shape, fixation.fracture.fromHead);
        for (const double wanted : {0.02, 0.045, 0.06, 0.09, 0.14}) {
            const Vector3 target = asSeen(side, placeOnAxis(before.femur, shape, wanted) + moved);
            const auto plane = draggedPlane(fixation, before, middleGrip, through(target, Vector3::UnitX()));
            QVERIFY(plane);
            // Seen from the front, the axes of neck and shaft lie one behind the other nowhere but where they cross.
            QVERIFY2(std::abs(plane->fromHead - wanted) < 1e-12, qPrintable(QString::number(plane->fromHead)));
        }
    }
}

void TestPlaneDrag::aRayThatLeadsNowhereChangesNothing()
{
    const Fixation fixation;
    const Construct construct = buildConstruct(fixation);
    QVERIFY(!draggedPlane(fixation, construct, 0, {Vector3(1, 0, 0), Vector3::UnitX()}));    // away
    QVERIFY(!draggedPlane(fixation, construct, 0, {Vector3(0.1, 0, 0), Vector3::UnitZ()}));  // along
    QVERIFY(!draggedPlane(fixation, construct, middleGrip, {Vector3(0, 0, 0), construct.femur.neck}));
}

SINEW_TEST(TestPlaneDrag)

}  // namespace tst_plane_drag

#include "tst_plane_drag.moc"
