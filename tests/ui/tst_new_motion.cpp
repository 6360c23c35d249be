// A motion made for the model that is open.

#include <memory>

#include <QTemporaryDir>
#include <QTest>

#include "core/scenario/new_scenario.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/session/motion_session.h"
#include "ui/session/session.h"
#include "ui/workspaces/motion/motion_status.h"

namespace tst_new_motion {

using namespace sinew;

class TestNewMotion : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aNewMotionHasNoFile();
    void redoBringsTheRunBack();
    void anOutdatedRunIsNotGreen();
    void aMovementGoesToThePostureThatIsShown();
    void aFaultyModelIsNotRun();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MotionSession> m_motion;
};

void TestNewMotion::init()
{
    m_session = std::make_unique<Session>();
    m_motion = std::make_unique<MotionSession>(*m_session);
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/pendulum.sinew.json"));
}

void TestNewMotion::cleanup()
{
    m_motion.reset();
    m_session.reset();
}

// Saving a second new motion once overwrote the first.
void TestNewMotion::aNewMotionHasNoFile()
{
    m_motion->create();
    m_motion->cancel();
    const std::string first = m_folder.filePath("first.sinew-scenario.json").toStdString();
    QVERIFY(m_motion->save(first));
    QCOMPARE(m_motion->file(), first);
    m_session->undo();
    QVERIFY(!m_motion->hasScenario());
    m_session->redo();
    QCOMPARE(m_motion->file(), first);
    m_session->undo();
    m_motion->create();
    m_motion->cancel();
    QVERIFY(m_motion->file().empty() && m_motion->origin().empty());
    QVERIFY(m_motion->isModified());
}

// After undo and redo it stood as not run, though its run was known.
void TestNewMotion::redoBringsTheRunBack()
{
    m_motion->create();
    m_motion->waitUntilDone();
    const auto run = m_motion->recording();
    QVERIFY(run && run->isComplete());
    QCOMPARE(QByteArray(motionStatus(*m_motion).role), QByteArray("good"));
    m_session->undo();
    QVERIFY(!m_motion->recording());
    m_session->redo();
    QCOMPARE(m_motion->recording(), run);
    QVERIFY(!m_motion->isOutdated() && !m_motion->isRunning());
    QVERIFY(motionStatus(*m_motion).state != QStringLiteral("not run yet"));
    // Another one has no run of this one.
    m_session->undo();
    Scenario other = newScenario(m_session->model());
    other.title = "Another";
    m_motion->create(other);
    m_motion->cancel();
    QVERIFY(m_motion->recording() != run);
}

void TestNewMotion::anOutdatedRunIsNotGreen()
{
    m_motion->create();
    m_motion->waitUntilDone();
    Scenario edited = m_motion->scenario();
    edited.stages[0].given[0].coordinates = {"no such coordinate"};
    m_motion->edit(edited, "Break it");
    QVERIFY(m_motion->isOutdated());
    QCOMPARE(QByteArray(motionStatus(*m_motion).role), QByteArray("muted"));  // it runs again by itself
    QTRY_VERIFY(!m_motion->isRerunPlanned());                                 // what is wrong is not run
    QCOMPARE(QByteArray(motionStatus(*m_motion).role), QByteArray("warning"));
    QVERIFY(motionStatus(*m_motion).state.contains(QStringLiteral("run again")));
}

void TestNewMotion::aMovementGoesToThePostureThatIsShown()
{
    const double own = m_session->model().coordinates[0].value, shown = own + 0.6;
    QVERIFY(m_motion->whyNoMovement().contains("move a coordinate first"));
    m_motion->createMovement();
    QVERIFY(!m_motion->hasScenario());
    m_session->setCoordinateValue(0, shown);
    QVERIFY(m_motion->whyNoMovement().isEmpty());
    m_motion->createMovement();
    QVERIFY(m_motion->hasScenario());
    m_motion->waitUntilDone();
    // The window showed "Choose what to plot" beside a motion that says what to plot.
    const std::string name = m_session->model().coordinates[0].name;
    QCOMPARE(m_motion->plottedChannels(), std::vector<std::string>{name + "/effort"});
    QCOMPARE(m_motion->selectedCurve(), name);
    const Recording& recording = *m_motion->recording();
    QVERIFY2(recording.isComplete(), recording.message.english().c_str());
    const int channel = recording.channel(m_session->model().coordinates[0].name + "/value");
    SINEW_COMPARE_NEAR(recording.values(channel, recording.sampleAt(1)), shown, {.abs = 1e-12});  // round-off
    SINEW_COMPARE_NEAR(recording.values(channel, recording.sampleAt(2)), own, {.abs = 1e-12});
    QCOMPARE(m_motion->whyNoMovement(), QStringLiteral("the model has a motion already"));
    m_session->undo();
    QVERIFY(!m_motion->hasScenario());
}

// The model of before was run, and its result saved beside a motion that could not be read again.
void TestNewMotion::aFaultyModelIsNotRun()
{
    m_motion->create();
    m_motion->waitUntilDone();
    const auto before = m_motion->recording();
    QVERIFY(before);
    Model broken = m_session->project().model;
    broken.joints.clear();
    m_session->edit(std::move(broken), "Break");
    QVERIFY(!m_session->isCurrent());
    m_motion->run();
    QVERIFY(!m_motion->isRunning() && hasErrors(m_session->messages()));
    m_session->undo();
    m_motion->run();
    m_motion->waitUntilDone();
    QVERIFY(m_motion->recording() && m_motion->recording()->isComplete());
}

SINEW_TEST(TestNewMotion)

}  // namespace tst_new_motion

#include "tst_new_motion.moc"
