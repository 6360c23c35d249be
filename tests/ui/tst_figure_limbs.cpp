// Hands, feet and legs of figures that are made of links.

#include <algorithm>
#include <cmath>
#include <random>

#include <QTest>

#include "core/mechanism/mechanism.h"
#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/bone_gaps.h"
#include "tests/ui/figure_bones_fixture.h"
#include "ui/scene/motion_scene.h"
#include "ui/scene/scene_builder.h"
#include "ui/scene/skeleton/gripping_arm.h"
#include "ui/scene/skeleton/skeleton_plan.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"

namespace tst_figure_limbs {

using namespace sinew;
using namespace sinew::test;

class TestFigureLimbs : public QObject {
    Q_OBJECT

private slots:
    void aLegMayStandOnItsAnkle();
    void aCyclistSitsOnLegsThatEndInFeet();
    void handsAreClosedWhereTheyHold();
    void theGymnastLetsGo();
    void forcesActAtTheBonesOfALegBesideTheTrunk();
    void legsWithoutFeetEndInTips();

private:
    BoneGaps m_gaps;
};

// The shank's own joint is its lower one; the thigh hangs on no body and names its hip.
void TestFigureLimbs::aLegMayStandOnItsAnkle()
{
    using enum SkeletonPart;
    const Scene scene = sceneOf(figureModel("models/layered_joint.sinew.json"), {});
    const PosedParts shown(scene);
    QVERIFY(largestSplit(shown) < 1e-12);
    SINEW_COMPARE_NEAR(shown.at(Thigh, false, Vector3::Zero()), Vector3(scene.bodies[1].pose * Vector3(0, 0.42, 0)),
                       {.abs = 1e-12});
    SINEW_COMPARE_NEAR(shown.at(Shank, false, Vector3::Zero()), Vector3(scene.bodies[0].pose * Vector3(0, 0.4, 0)),
                       {.abs = 1e-12});
    SINEW_COMPARE_NEAR(shown.at(Foot, false, Vector3::Zero()), Vector3(0, 0, 0), {.abs = 1e-12});
    QVERIFY(shown.at(Foot, false, {0, -0.05, 0}).y() < -0.04);  // the sole is below
}

// Knees that roll, names that end in _r and _l, a trunk that ends at its neck, a foot known to its ball.
void TestFigureLimbs::aCyclistSitsOnLegsThatEndInFeet()
{
    using enum SkeletonPart;
    const Model model = figureModel("models/cyclist.sinew.json");
    const PosedParts shown(sceneOf(model, {}));
    for (const bool isLeft : {false, true}) {
        SINEW_COMPARE_NEAR(shown.at(Thigh, isLeft, Vector3::Zero()), Vector3(0, 0, isLeft ? -0.085552 : 0.085552),
                           {.abs = 1e-9});
        SINEW_COMPARE_NEAR(shown.measures(Foot, isLeft).footLength, 0.2550, {.abs = 1e-3});
    }
    // As tall as a man whose trunk and legs are that long; his neck 0.6 m above the hips.
    const SkeletonMeasures& m = shown.measures(Thorax, false);
    SINEW_COMPARE_NEAR(m.lowerTrunk + m.middleTrunk + m.upperTrunk, 0.6, {.abs = 1e-9});
    QVERIFY(m.stature > 1.7 && m.stature < 1.8);
    // The knee rolls, so that the shin leaves the thigh's end by less than it is thick.
    QVERIFY(largestSplit(shown) < 0.035);
}

// A landmark tells that a hand holds something; all others are relaxed.
void TestFigureLimbs::handsAreClosedWhereTheyHold()
{
    using enum SkeletonPart;
    const auto handsOf = [this](const Model& model) {
        const PosedParts shown(sceneOf(model, {}));
        return std::pair(shown.bones.at({Hand, false}).hand, shown.bones.at({Hand, true}).hand);
    };
    for (const char* name : {"human17", "eleven_link", "five_link"})
        QVERIFY2(handsOf(figureModel(name)) == std::pair(HandShape::Relaxed, HandShape::Relaxed), name);
    Model model = figureModel("human17");
    const auto left = std::ranges::find(model.bodies, std::string("left_hand"), &Body::name);
    left->landmarks.push_back({"grip", {0, -0.066, 0.02}});
    QVERIFY(handsOf(model) == std::pair(HandShape::Relaxed, HandShape::Closed));
    // Another shape is another surface, with a key of its own.
    const CarriedBones closed = skeletonPlan(model).bodies[std::size_t(left - model.bodies.begin())].carried;
    QVERIFY(closed != withOpenHands(closed));
    QVERIFY(withOpenHands(closed)
            == skeletonPlan(figureModel("human17")).bodies[std::size_t(left - model.bodies.begin())].carried);
}

// On the bar the hands are closed round it; in flight they are open.
void TestFigureLimbs::theGymnastLetsGo()
{
    using enum SkeletonPart;
    const Model model = figureModel("scenarios/gymnast.sinew.json");
    for (const double swing : {-1.5, 0.0, 0.7}) {
        const PosedParts shown(sceneOf(model, {{"swing", swing}}));
        for (const bool isLeft : {false, true}) {
            QVERIFY(shown.bones.at({Hand, isLeft}).hand == HandShape::Closed);
            const double hand = shown.measures(Hand, isLeft).hand / referenceMeasures().hand;
            Vector3 bar = shown.at(Hand, isLeft, hand * Vector3(0, -gripReach, isLeft ? gripDepth : -gripDepth));
            bar.z() = 0;
            SINEW_COMPARE_NEAR(bar, Vector3(0, 2.6, 0), {.abs = 1e-9});
            // Palms away from the face.
            const Vector3 palm = shown.poses.at({Hand, isLeft}).linear() * Vector3(0, 0, isLeft ? 1 : -1);
            QVERIFY(palm.dot(Vector3(std::cos(swing), std::sin(swing), 0)) > 0.99);
        }
        QVERIFY(largestSplit(shown) < 1e-12);
    }
    const PosedParts flying(sceneOf(model, {{"grip_x", 0.3}, {"grip_y", 0.1}}));
    QVERIFY(flying.bones.at({Hand, false}).hand == HandShape::Relaxed);
    QVERIFY(flying.bones.at({Hand, true}).hand == HandShape::Relaxed);
}

void TestFigureLimbs::forcesActAtTheBonesOfALegBesideTheTrunk()
{
    const Scene scene = sceneOf(figureModel("five_link_spatial"), {{"trunk_lean", 0.2}});
    const PosedParts shown(scene);
    const auto forceAt = [&](const std::string& joint) {
        const auto found
            = std::ranges::find(scene.arrows, joint, [](const SceneArrow& arrow) { return arrow.id.name; });
        if (found == scene.arrows.end())
            qFatal("no such force");
        return found->tip;
    };
    const SceneSegment& shank = scene.segments.front();
    QVERIFY((forceAt("support_shank") - shank.at(0)).norm() > 0.05);
    const double length = shown.measures(SkeletonPart::Shank, false).shank;
    SINEW_COMPARE_NEAR(forceAt("support_shank"), shown.at(SkeletonPart::Shank, false, {0, -length, 0}), {.abs = 1e-9});
    SINEW_COMPARE_NEAR(forceAt("swing_thigh"), shown.at(SkeletonPart::Thigh, true, Vector3::Zero()), {.abs = 1e-9});
    // The trunk itself is where the model has it.
    SINEW_COMPARE_NEAR(forceAt("trunk"), scene.segments.back().at(0), {.abs = 1e-12});
    // The place of the foot, which is not drawn, goes with the leg.
    SINEW_COMPARE_NEAR(scene.asideOf(1), shank.bones.aside, {.abs = 1e-12});
}

void TestFigureLimbs::legsWithoutFeetEndInTips()
{
    for (const auto& [name, hasTip] : {std::pair("five_link", true), {"eleven_link", false}}) {
        const Model model = figureModel(name);
        const SkeletonPlan plan = skeletonPlan(model);
        for (const char* shank : {"support_shank", "swing_shank"}) {
            const SkeletonBody& bones = segmentBones(plan, model, shank).parts[0].bones;
            QCOMPARE(bones.measures.tip > 0.02, hasTip);
            double lowest = 0;
            for (const Vector3& point : m_gaps.grower.body(bones, Fineness::Near).skin.points)
                lowest = std::min(lowest, point.y());
            const double end = -bones.measures.shank;
            // The shin ends within the tip, of 3.2 cm: its lowest point, the outer ankle, 1.4 cm above the ground.
            const double above = (lowest - end) / bones.measures.tip;
            if (hasTip)
                QVERIFY2(above > 0.3 && above < 1.4, qPrintable(QString::number(above)));
        }
    }
}

SINEW_TEST(TestFigureLimbs)

}  // namespace tst_figure_limbs

#include "tst_figure_limbs.moc"
