// A solved posture as a frame: what is known is there, what is not is absent.

#include <cmath>
#include <limits>

#include <QTest>

#include "core/statics/statics_frame.h"
#include "tests/support/models.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"

namespace tst_statics_frame {

using namespace sinew;

namespace {

// A weight of 100 N that slides up and down, on two ropes from above, the second of them slacker by 0.5 m; x is locked.
Model hangingWeight()
{
    Model model;
    model.space = Space::Plane;
    model.bodyWeight = 200;
    model.bodies = {{.name = "carriage"}, {.name = "weight"}};
    model.coordinates = {{.name = "x", .kind = CoordinateKind::Translation, .mode = CoordinateMode::Locked},
                         {.name = "y", .kind = CoordinateKind::Translation}};
    const auto slider = [](const char* name, const char* parent, const char* child, const Vector3& direction) {
        const Axis axis{AxisKind::Translation, direction, {0, {{name, Polynomial{{0, 1}}}}}};
        return Joint{.name = name, .parent = parent, .child = child, .axes = {axis}};
    };
    model.joints
        = {slider("x", "ground", "carriage", Vector3::UnitX()), slider("y", "carriage", "weight", Vector3::UnitY())};
    for (const char* name : {"rope", "spare"})
        model.links.push_back({.name = name,
                               .path = {{.body = "ground", .position = {0, 1, 0}}, {.body = "weight"}},
                               .stiffness = DirectStiffness{1000}});
    model.links[1].shortening = -0.5;
    model.loads = {{.name = "weight", .body = "weight", .force = {30, -100, 0}}};
    return model;
}

struct Case {
    Model model = hangingWeight();
    std::shared_ptr<const Mechanism> mechanism = std::make_shared<const Mechanism>(test::compiled(model));
    Situation situation = makeSituation(model);

    ResultFrame frame(const StaticsOptions& options = {}) const
    {
        return resultFrame(mechanism, situation, solveStatics(*mechanism, situation, options));
    }
};

}  // namespace

class TestStaticsFrame : public QObject {
    Q_OBJECT

private slots:
    void aSolvedPostureIsAllThere()
    {
        const Case c;
        const ResultFrame frame = c.frame();
        QVERIFY(frame.isUsable() && frame.isPlaced() && !frame.time);
        QCOMPARE(frame.bodyWeight, 200.0);
        SINEW_COMPARE_NEAR(*frame.links[0].force, 100.0, {.rel = 1e-9});
        SINEW_COMPARE_NEAR(frame.links[0].length, 1.0, {.rel = 1e-12});
        SINEW_COMPARE_NEAR(*frame.links[0].elongation, 0.1, {.rel = 1e-9});
        QVERIFY(frame.links[0].isEngaged && !frame.links[0].gap);
        SINEW_COMPARE_NEAR(*frame.coordinates[0].effort, -30.0, {.rel = 1e-9});
        QVERIFY(frame.coordinates[0].isHeld && !frame.coordinates[1].isHeld);
        QVERIFY(!frame.coordinates[0].missing);
        SINEW_COMPARE_NEAR(frame.joints[0]->force, Vector3(-30, 0, 0), {.abs = 1e-9});
    }

    // The gap left out what was imposed: 100 mm less than none at all was shown of a rope that is 400 mm too long.
    void theGapHoldsImposedSlack()
    {
        const ResultFrame frame = Case().frame();
        QVERIFY(!frame.links[1].isEngaged);
        SINEW_COMPARE_NEAR(*frame.links[1].gap, 0.4, {.rel = 1e-9});
    }

    // A criterion knows no displacements; 0 was shown as if it did.
    void aCriterionKnowsNoElongation()
    {
        const ResultFrame frame = Case().frame({.criterion = {Sharing::Power, 2}});
        QVERIFY(frame.isUsable());
        SINEW_COMPARE_NEAR(*frame.links[0].force + *frame.links[1].force, 100.0, {.rel = 1e-9});
        for (const LinkFrame& link : frame.links)
            QVERIFY(!link.elongation && !link.gap);
    }

    void aPostureThatCannotBeHeldSaysWhatLacks()
    {
        Case c;
        c.situation.loads[0].force = {30, 100, 0};  // ropes do not push
        const ResultFrame frame = c.frame();
        QCOMPARE(frame.status, FrameStatus::NotHoldable);
        QVERIFY(!frame.message.empty());
        SINEW_COMPARE_NEAR(std::abs(*frame.coordinates[1].missing), 100.0, {.rel = 1e-9});
        QVERIFY(!frame.joints[0] && !frame.coordinates[0].effort && !frame.links[0].elongation);
        QVERIFY(frame.links[0].force);  // the nearest there are
        SINEW_COMPARE_NEAR(frame.links[0].length, 1.0, {.rel = 1e-12});
    }

    void aSolutionThatFailedHasOnlyGeometry()
    {
        const Case c;
        StaticsSolution solution = solveStatics(*c.mechanism, c.situation);
        solution.status = StaticsStatus::NotConverged;
        const ResultFrame frame = resultFrame(c.mechanism, c.situation, solution);
        QCOMPARE(frame.status, FrameStatus::Unusable);
        QVERIFY(frame.isPlaced() && !frame.links[0].force && !frame.joints[0] && !frame.coordinates[0].effort);
        SINEW_COMPARE_NEAR(frame.links[0].length, 1.0, {.rel = 1e-12});
        // Not even solved: the same.
        QVERIFY(!resultFrame(c.mechanism, c.situation, {}).links[0].force);
    }

    void whatCannotBeReadHasNoGeometry()
    {
        Case c;
        c.situation.values[1] = std::numeric_limits<double>::quiet_NaN();
        const ResultFrame frame = c.frame();
        QCOMPARE(frame.status, FrameStatus::Unusable);
        QVERIFY(!frame.isPlaced() && frame.links.empty() && !frame.message.empty());
        QVERIFY(!resultFrame(nullptr, c.situation, {}).isPlaced());
    }
};

SINEW_TEST(TestStaticsFrame)

}  // namespace tst_statics_frame

#include "tst_statics_frame.moc"
