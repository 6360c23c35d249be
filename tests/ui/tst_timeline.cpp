// The timeline: bars, rows, texts, scrubbing, and what there is before a scenario is open.

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "motion_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/timeline/timeline_chart.h"
#include "ui/panels/timeline/timeline_panel.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace tst_timeline {

using namespace sinew;

namespace {

Recording twoStages()
{
    Recording recording;
    recording.status = RunStatus::Completed;
    recording.times = {0, 0.5, 1, 2};
    recording.stages = {{0, "stance", 0, 0.5, std::string("left_foot.normal < 0"), 6, 120},
                        {1, "flight", 0.5, 2, sentence("time"), 8, 80}};
    recording.indicators = {{"rope", IndicatorKind::Link, {{0.1, 0.4}}},
                            {"left_foot", IndicatorKind::Contact, {{0, 0.5}, {1.5, 2}}},
                            {"knee", IndicatorKind::Stop, {{0.2, 0.3}}},
                            {"never", IndicatorKind::Link, {}}};
    recording.energyDrift = 3e-9;
    recording.wallTime = 0.025;
    return recording;
}

// Of which twoStages() is a run.
Scenario twoStageScenario()
{
    Scenario scenario;
    scenario.stages.resize(2);
    scenario.stages[0].name = "stance";
    scenario.stages[1].name = "flight";
    return scenario;
}

}  // namespace

class TestTimeline : public QObject {
    Q_OBJECT

private slots:
    void dataOfARecording();
    void barsAreOfTheStagesOfNow();
    void runTexts();
    void ticksAreRound();
    void barsLieAtTheirTimes();
    void rowsScroll();
    void toolTipsTellMore();
    void aDragMovesTheCursor();
    void keysStep();
    void withoutAScenarioItOffersSome();
    void thePanelFollowsTheMotion();
    void buttonsMoveTheTime();
};

void TestTimeline::dataOfARecording()
{
    const TimelineData data = timelineOf(twoStages(), twoStageScenario());
    QCOMPARE(data.last, 2.0);
    QCOMPARE(data.bars.size(), std::size_t(2));
    // What is never engaged has no row; contacts come first.
    QCOMPARE(data.rows.size(), std::size_t(3));
    QCOMPARE(data.rows[0].kind, IndicatorKind::Contact);
    QCOMPARE(data.rows[1].name, QString("knee stop"));
    QVERIFY(data.bars[0].toolTip.contains("left_foot.normal < 0"));
    QVERIFY(data.bars[0].toolTip.contains("order 6, 120 steps"));
    Recording failed;
    failed.message = std::string("the model has no coordinate");
    QCOMPARE(timelineOf(failed, {}).emptyText, QString("the model has no coordinate"));
    QVERIFY(!timelineOf({}, {}).emptyText.isEmpty());
}

// Once a stage was added or removed, a bar had the colour of another stage, and a click on it chose that one.
void TestTimeline::barsAreOfTheStagesOfNow()
{
    Scenario scenario = twoStageScenario();
    scenario.stages.erase(scenario.stages.begin());
    const TimelineData data = timelineOf(twoStages(), scenario);
    QCOMPARE(data.bars[0].stage, -1);
    QCOMPARE(data.bars[1].stage, 0);
    TimelineChart chart;
    chart.resize(800, 160);
    chart.setData(data);
    chart.setSelectedStage(-1);
    chart.show();
    QSignalSpy stages(&chart, &TimelineChart::stageChosen);
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, chart.barRect(0).center().toPoint());
    QCOMPARE(stages.count(), 0);
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, chart.barRect(1).center().toPoint());
    QCOMPARE(stages[0][0].toInt(), 0);
}

void TestTimeline::runTexts()
{
    Recording recording = twoStages();
    QCOMPARE(runTextOf({&recording}).text, QString("energy kept · 80× real time"));
    QVERIFY(runTextOf({&recording}).toolTip.startsWith("Energy drift 3e-9\n"));
    QVERIFY(runTextOf({&recording, false, 0, 1, true}).text.startsWith("outdated"));
    QVERIFY(runTextOf({&recording, false, 0, 1, true, true}).text.startsWith("runs again"));
    QCOMPARE(runTextOf({&recording, true, 0.42, 2}).text, QString("running… 0.420 s of 2.000 s"));
    QCOMPARE(runTextOf({}).text, QString("not run yet"));
    recording.energyDrift = 0.012;
    QVERIFY(runTextOf({&recording}).text.startsWith("energy off by 1.2 %"));
    recording.status = RunStatus::Stopped;
    recording.message = std::string("the knee is stretched");
    QCOMPARE(runTextOf({&recording}).text, QString("partial, until 2.000 s: the knee is stretched"));
    QCOMPARE(QString(runTextOf({&recording}).role), QString("error"));
    recording.message = std::string("the knee is stretched; bend it");
    QCOMPARE(runTextOf({&recording}).toolTip, QString("the knee is stretched;\nbend it"));
    recording.status = RunStatus::Cancelled;
    QCOMPARE(runTextOf({&recording}).text, QString("partial: cancelled at 2.000 s"));
}

void TestTimeline::ticksAreRound()
{
    QCOMPARE(tickStep(2, 0.1), 0.2);
    QCOMPARE(tickStep(1, 0.06), 0.1);
    QCOMPARE(tickStep(30, 0.1), 5.0);
    QCOMPARE(tickStep(0, 0.1), 1.0);
}

void TestTimeline::barsLieAtTheirTimes()
{
    TimelineChart chart;
    chart.resize(800, 160);
    chart.setData(timelineOf(twoStages(), twoStageScenario()));
    QCOMPARE(chart.barRect(0).right(), chart.barRect(1).left());
    QVERIFY(std::abs(chart.timeAt(chart.xOf(0.7)) - 0.7) < 1e-9);
    QVERIFY(std::abs(chart.barRect(1).width() - 3 * chart.barRect(0).width()) < 1e-6);
    QCOMPARE(chart.timeAt(-50), 0.0);
    QCOMPARE(chart.timeAt(5000), 2.0);
    QVERIFY(!chart.grab().isNull());
}

void TestTimeline::rowsScroll()
{
    TimelineData data = timelineOf(twoStages(), twoStageScenario());
    for (int i = 0; i < 20; ++i)
        data.rows.push_back({QString("link %1").arg(i), IndicatorKind::Link, {{0, 1}}});
    TimelineChart chart;
    chart.resize(800, chart.sizeHint().height());
    chart.setData(data);
    chart.show();
    QVERIFY(chart.rowRect(22).isEmpty());
    const QRectF bar = chart.barRect(0);
    chart.verticalScrollBar()->setValue(chart.verticalScrollBar()->maximum());
    QVERIFY(!chart.rowRect(22).isEmpty());
    QVERIFY(chart.rowRect(0).isEmpty());
    QCOMPARE(chart.barRect(0), bar);  // stages stay
}

void TestTimeline::toolTipsTellMore()
{
    TimelineChart chart;
    chart.resize(800, 160);
    chart.setData(timelineOf(twoStages(), twoStageScenario()));
    QVERIFY(chart.toolTipAt(chart.barRect(1).center()).startsWith("flight"));
    const QRectF row = chart.rowRect(0);
    QCOMPARE(chart.toolTipAt({chart.xOf(0.2), row.center().y()}), QString("left foot: 0.000\u00a0–\u2060\u00a00.500\u00a0s"));
    QCOMPARE(chart.toolTipAt({chart.xOf(1.0), row.center().y()}), QString("left foot"));
    QCOMPARE(chart.toolTipAt({5, 2}), QString());
}

void TestTimeline::aDragMovesTheCursor()
{
    TimelineChart chart;
    chart.resize(800, 160);
    chart.setData(timelineOf(twoStages(), twoStageScenario()));
    chart.show();
    QSignalSpy times(&chart, &TimelineChart::timeChosen), stages(&chart, &TimelineChart::stageChosen);
    QSignalSpy scrubbing(&chart, &TimelineChart::scrubbing);
    const QPoint at(static_cast<int>(chart.xOf(1.0)), static_cast<int>(chart.barRect(1).center().y()));
    QTest::mousePress(chart.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(stages.count(), 1);
    QCOMPARE(stages[0][0].toInt(), 1);
    QVERIFY(std::abs(times[0][0].toDouble() - 1) < 0.01);
    QMouseEvent move(QEvent::MouseMove, QPointF(2000, 5), QPointF(2000, 5), Qt::NoButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(chart.viewport(), &move);
    QCOMPARE(times.last()[0].toDouble(), 2.0);
    QTest::mouseRelease(chart.viewport(), Qt::LeftButton, {}, at);
    QCOMPARE(scrubbing.count(), 2);
}

void TestTimeline::keysStep()
{
    TimelineChart chart;
    chart.setData(timelineOf(twoStages(), twoStageScenario()));
    QSignalSpy steps(&chart, &TimelineChart::stepWanted), times(&chart, &TimelineChart::timeChosen);
    QTest::keyClick(&chart, Qt::Key_Left);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(steps[0][0].toInt(), -1);
    QCOMPARE(steps[1][0].toInt(), 1);
    QTest::keyClick(&chart, Qt::Key_End);
    QCOMPARE(times[0][0].toDouble(), 2.0);
}

void TestTimeline::withoutAScenarioItOffersSome()
{
    Session session;
    MotionSession motion(session);
    TimelinePanel panel(motion);
    QVERIFY(panel.isEmpty());
    QSignalSpy asked(&panel, &TimelinePanel::dialogRequested), opened(&panel, &TimelinePanel::openRequested);
    for (QPushButton* button : panel.findChildren<QPushButton*>()) {
        if (button->text().startsWith("Open a scenario"))
            button->click();
        if (button->property("scenario").isValid() && opened.isEmpty())
            button->click();
    }
    QCOMPARE(asked.count(), 1);
    QCOMPARE(opened.count(), 1);
    QVERIFY(opened[0][0].toString().endsWith(".sinew-scenario.json"));
    // A figure that is open can have a motion of its own, which only the menu said.
    auto& ofThisModel = *panel.findChild<QPushButton*>("newMotion");
    QSignalSpy made(&panel, &TimelinePanel::newRequested);
    QVERIFY(ofThisModel.isHidden());
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/pendulum.sinew.json"));
    QVERIFY(!ofThisModel.isHidden());
    ofThisModel.click();
    QCOMPARE(made.count(), 1);
}

void TestTimeline::thePanelFollowsTheMotion()
{
    QTemporaryDir folder;
    Session session;
    MotionSession motion(session);
    TimelinePanel panel(motion);
    QVERIFY(motion.openAndWait(test::pendulumScenario(folder)));
    QVERIFY(!panel.isEmpty());
    QCOMPARE(panel.chart().data().bars.size(), std::size_t(1));
    const auto* text = panel.findChild<ElidedLabel*>("runText");
    QVERIFY2(text->fullText().contains("real time"), qPrintable(text->fullText()));
    Scenario edited = motion.scenario();
    edited.options.duration = 0.2;
    motion.edit(edited, "Set duration");
    QVERIFY2(text->fullText().startsWith("runs again"), qPrintable(text->fullText()));
    panel.findChild<QPushButton*>("runButton")->click();
    motion.waitUntilDone();
    QVERIFY2(text->fullText().contains("real time"), qPrintable(text->fullText()));
    QVERIFY(!text->fullText().startsWith("runs again"));
    QVERIFY(panel.chart().data().last < 0.21);
    session.edit({session.project().model, {}}, {"Remove the motion"});
    QVERIFY(panel.isEmpty());
}

void TestTimeline::buttonsMoveTheTime()
{
    QTemporaryDir folder;
    Session session;
    MotionSession motion(session);
    TimelinePanel panel(motion);
    for (const QToolButton* button : panel.findChildren<QToolButton*>())
        QVERIFY(!button->isEnabled());
    QVERIFY(motion.openAndWait(test::pendulumScenario(folder)));
    const auto click = [&](const char* name) { panel.findChild<QToolButton*>(name)->click(); };
    click("to-end");
    QCOMPARE(motion.time(), motion.lastTime());
    click("step-back");
    QVERIFY(motion.time() < motion.lastTime());
    click("to-start");
    QCOMPARE(motion.time(), 0.0);
    click("play");
    QVERIFY(motion.isPlaying());
    click("play");
    QVERIFY(!motion.isPlaying());
    const bool loops = motion.isLooping();
    click("loop");
    QCOMPARE(motion.isLooping(), !loops);
    auto* speed = panel.findChild<QComboBox*>();
    motion.setSpeed(0.25);
    QCOMPARE(speed->currentText(), QString("0.25×"));
}

SINEW_TEST(TestTimeline)

}  // namespace tst_timeline

#include "tst_timeline.moc"
