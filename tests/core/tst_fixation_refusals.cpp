// What of a case cannot be is named by its field.

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/construct.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"
#include "core/model/usual_fracture.h"
#include "tests/support/test_registry.h"

namespace tst_fixation_refusals {

using namespace sinew;

namespace {

// The place of the first problem of three screws in a usual neck, once it is spoilt; empty: it is sound.
std::string problemAt(const std::function<void(Fixation&)>& spoil)
{
    Fixation fixation;
    fixation.fixator.kind = FixatorKind::CannulatedScrews;
    spoil(fixation);
    const Construct construct = buildConstruct(fixation);
    return construct.isSound() ? std::string() : construct.problems.front().path;
}

}  // namespace

class TestFixationRefusals : public QObject {
    Q_OBJECT

private slots:
    // Half the head's radius is the last place of the neck: a plane through the head's centre is none of it.
    void aPlaneOfTheNeckLiesOnTheNeck()
    {
        const double least = FemurShape().headDiameter / 4;
        for (const double place : {0.0, 0.005, least - 1e-6, FemurShape().neckLength + 1e-6})
            QCOMPARE(problemAt([=](Fixation& it) { it.fracture.fromHead = place; }), std::string("fracture/from_head"));
        for (const double place : {least + 1e-6, 0.012, 0.03})  // subcapital, and in its middle
            QVERIFY(problemAt([=](Fixation& it) { it.fracture.fromHead = place; }) != "fracture/from_head");
    }

    void whatIsRefusedIsNamedByItsField()
    {
        QCOMPARE(problemAt([](Fixation&) {}), std::string());
        QCOMPARE(problemAt([](Fixation& it) { it.femur.anteversion = 2; }), std::string("femur/anteversion"));
        QCOMPARE(problemAt([](Fixation& it) { it.femur.headDiameter = 0.2; }), std::string("femur/head_diameter"));
        QCOMPARE(problemAt([](Fixation& it) { it.fracture.gap = 1; }), std::string("fracture/gap"));
        QCOMPARE(problemAt([](Fixation& it) { it.fracture.pauwels = -80 * degree; }), std::string("fracture/pauwels"));
        QCOMPARE(problemAt([](Fixation& it) { it.bone.clearance = 0; }), std::string("bone/clearance"));
        QCOMPARE(problemAt([](Fixation& it) { it.bone.cancellousModulus = 2e10; }),
                 std::string("bone/cancellous_modulus"));
    }

    // Possible, but likelier a slip: it is answered, and said.
    void whatIsHardlyMeantIsRemarked()
    {
        const auto isRemarked = [](const char* words, const std::function<void(Fixation&)>& change) {
            Fixation fixation;
            fixation.fixator.kind = FixatorKind::CannulatedScrews;
            change(fixation);
            const Construct construct = buildConstruct(fixation);
            return construct.isSound() && std::ranges::any_of(construct.remarks, [&](const Sentence& it) {
                       return it.english().find(words) != std::string::npos;
                   });
        };
        QVERIFY(!isRemarked("body mass index", [](Fixation&) {}));
        QVERIFY(isRemarked("mass index of 1.7", [](Fixation& it) { it.person.mass = 5; }));
        QVERIFY(isRemarked("mass index of 101.4", [](Fixation& it) { it.person.mass = 300; }));
        const auto withForce = [](double up) {
            return [up](Fixation& it) { it.loads = {{"push", Vector3(0, up, 0.5)}}; };
        };
        QVERIFY(isRemarked("'push' on the head points upwards", withForce(2)));
        QVERIFY(!isRemarked("points upwards", withForce(-2)));
        const auto withPauwels = [](double degrees, FractureKind kind = FractureKind::Neck) {
            return [=](Fixation& it) {
                it.fracture = usualFracture(kind);
                it.fracture.pauwels = degrees * std::numbers::pi / 180;
            };
        };
        const auto withThread = [](double length) {
            return [length](Fixation& it) {
                it.fixator = cannulatedScrews(ScrewPattern::InvertedTriangle, it.femur);
                it.fixator.beams[0].threadLength = length;
            };
        };
        QVERIFY(isRemarked("The thread of the lower screw reaches across", withThread(0.06)));
        QVERIFY(!isRemarked("reaches across", withThread(0.016)));
        QVERIFY(isRemarked("Pauwels angle of 0 degrees", withPauwels(0)));
        QVERIFY(isRemarked("Pauwels angle of 85 degrees", withPauwels(85)));
        for (const double degrees : {15, 50, 75})
            QVERIFY(!isRemarked("hardly seen", withPauwels(degrees)));
        QVERIFY(!isRemarked("hardly seen", withPauwels(-7, FractureKind::Subtrochanteric)));
    }

    // No load prints as 0, not as -0.
    void noLoadHasNoSign()
    {
        const PlaneLoad none = planeLoad(buildConstruct(Fixation()).section.frame, Wrench::Zero());
        for (const double value :
             {none.compression, none.shearDown, none.shearBack, none.varusMoment, none.frontMoment, none.torsion})
            QVERIFY(value == 0 && !std::signbit(value));
    }
};

SINEW_TEST(TestFixationRefusals)

}  // namespace tst_fixation_refusals

#include "tst_fixation_refusals.moc"
