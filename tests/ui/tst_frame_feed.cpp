// In the Motion workspace panels show the recording at the time cursor, everywhere else the posture.

#include <QSignalSpy>
#include <QTest>

#include "motion_panel_fixture.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/panels/panel_input.h"
#include "ui/panels/results/joint_table.h"

namespace tst_frame_feed {

using namespace sinew;

namespace {

double valueOf(const test::MotionCase& c, const ChannelKey& key, int sample)
{
    const Recording& recording = *c.motion.recording();
    return recording.values(recording.channel(key), sample);
}

}  // namespace

class TestFrameFeed : public QObject {
    Q_OBJECT

private slots:
    // Tree, tables and properties showed the posture's forces beside the recording's picture.
    void theMotionInFrontIsShown()
    {
        test::MotionCase c;
        QVERIFY(c.isOpen);
        c.session.waitUntilSolved();
        QVERIFY(c.session.frame() && !c.session.frame()->time);
        QCOMPARE(c.session.frame().get(), &c.session.solved()->frame);

        const int sample = 8;
        const double time = c.motion.recording()->times[sample];
        c.motion.setTime(time);
        QVERIFY(!c.session.frame()->time);  // the motion is not in front
        c.motion.setInFront(true);
        QCOMPARE(c.session.frame()->time.value_or(-1), time);
        const PanelInput input = inputOf(c.session);
        QVERIFY(input.showsRecording());
        for (int k = 0; k < c.session.mechanism().coordinateCount; ++k) {
            const double recorded = valueOf(c, {ChannelObject::Coordinate, k, Measure::Value}, sample);
            SINEW_COMPARE_NEAR(input.valueOf(static_cast<std::size_t>(k)), recorded, {.abs = 1e-12});
        }
        const TableContent table = jointTable(input);
        for (std::size_t i = 0; i < table.rows.size(); ++i) {
            const auto joint = static_cast<int>(i);
            Vector3 force;
            for (int axis = 0; axis < 3; ++axis)
                force[axis] = valueOf(c, {ChannelObject::Joint, joint, Measure::Force, axis}, sample);
            SINEW_COMPARE_NEAR(table.rows[i].cells[0].order(), force.norm(), {.rel = 1e-12});
        }
        c.motion.setInFront(false);
        QCOMPARE(c.session.frame().get(), &c.session.solved()->frame);
    }

    void newSolutionsStayBehindTheMotion()
    {
        test::MotionCase c;
        c.motion.setInFront(true);
        Changes told;
        connect(&c.session, &Session::changed, this, [&](Changes changes) { told |= changes; });
        c.session.setCoordinateValue(0, 0.1);
        c.session.waitUntilSolved();
        QVERIFY(told.testFlag(Change::Solution) && !told.testFlag(Change::Frame));
        QVERIFY(c.session.frame()->time);
    }

    // A table a sixtieth of a second would take the time that the picture needs.
    void panelsFollowAFewTimesASecond()
    {
        test::MotionCase c;
        c.motion.setInFront(true);
        int frames = 0;
        connect(&c.session, &Session::changed, this,
                [&](Changes changes) { frames += changes.testFlag(Change::Frame); });
        for (int i = 1; i <= 50; ++i)
            c.motion.setTime(0.007 * i);
        QVERIFY2(frames <= 2, qPrintable(QString::number(frames)));
        // Where the cursor comes to rest is shown.
        QTRY_COMPARE(c.session.frame()->time.value_or(-1), c.motion.time());
        QVERIFY(frames <= 4);
    }

    void aRecordingOfOtherObjectsIsNotShownAsTheirs()
    {
        test::MotionCase c;
        c.motion.setInFront(true);
        QVERIFY(c.session.frame()->time);
        c.session.setBodyWeight(500);  // the same objects
        QVERIFY(c.session.frame()->time);
        c.session.mirror();  // right is left now
        c.session.waitUntilSolved();
        const bool areTheSame
            = c.session.expandedModel().joints[0].name == c.motion.recording()->mechanism->jointNames[0];
        QCOMPARE(bool(c.session.frame()->time), areTheSame);
        c.session.undo();
        QVERIFY(c.session.frame()->time);
        c.session.edit({c.session.project().model, {}}, {"Remove the motion"});
        QVERIFY(!c.session.frame() || !c.session.frame()->time);
    }
};

SINEW_TEST(TestFrameFeed)

}  // namespace tst_frame_feed

#include "tst_frame_feed.moc"
