// The motion that all views share: files, edits with undo, runs in a worker, the time cursor.

#include <atomic>
#include <chrono>
#include <thread>

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/scenario_file.h"
#include "motion_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/jobs/simulation_job.h"
#include "ui/session/motion_session.h"
#include "ui/session/playback.h"
#include "ui/session/scenario_document.h"
#include "ui/session/session.h"

namespace tst_motion_session {

using namespace sinew;

namespace {

const std::string pendulum = SINEW_RESOURCE_DIR "/models/pendulum.sinew.json";

Scenario lasting(Scenario scenario, double seconds)
{
    scenario.options.duration = seconds;
    return scenario;
}

// A run that goes on until it is told to stop.
Recording endless(const SimulationRequest&, const RunProgress& progress)
{
    Recording recording;
    for (double time = 0; time < 1e9; time += 0.001) {
        if (!progress(time)) {
            recording.status = RunStatus::Cancelled;
            recording.times = {0, time};
            return recording;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return recording;
}

}  // namespace

class TestMotionSession : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        m_motion.reset();
        m_session = std::make_unique<Session>();
        m_motion = std::make_unique<MotionSession>(*m_session);
    }
    void cleanup()
    {
        m_motion.reset();
        m_session.reset();
    }

    void openingRuns();
    void openingInTheBackground();
    void aBadFileLeavesAllAsItWas();
    void anotherModelClosesTheScenario();
    void editsAreUndone();
    void aDragIsOneEntry();
    void savingElsewhereKeepsTheModel();
    void undoAfterSavingElsewhereKeepsTheModel();
    void examplesAreCopies();
    void aModelSavedElsewhereIsNamed();
    void theStartIsShownBeforeTheRun();
    void recordingsBecomeOutdated();
    void shortRunsFollowEdits();
    void dragsAreNotInterrupted();
    void faultyScenariosAreNotRunAgain();
    void whatWasCancelledWaitsForTheNextEdit();
    void theNewestRunWins();
    void cancellingKeepsWhatWasRecorded();
    void theTimeStaysWithinTheRecording();
    void stepsGoFromSampleToSample();
    void playingMovesTheTime();
    void playedTimes_data();
    void playedTimes();
    void speedsAreLimited();
    void selectionsFollowEdits();
    void keptRunsAreDropped();

private:
    void open() { QVERIFY(m_motion->openAndWait(test::pendulumScenario(m_folder))); }

    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MotionSession> m_motion;
};

void TestMotionSession::openingRuns()
{
    QSignalSpy told(m_motion.get(), &MotionSession::changed);
    open();
    QVERIFY(m_motion->hasScenario());
    QVERIFY(!m_motion->isModified());
    QVERIFY(!m_motion->isRunning());
    QCOMPARE(QFileInfo(QString::fromStdString(m_session->origin())), QFileInfo(QString::fromStdString(pendulum)));
    QVERIFY(m_session->file().empty());  // an example
    QVERIFY(!m_session->document().isModified(ProjectPart::Model));
    const auto recording = m_motion->recording();
    QVERIFY(recording);
    QVERIFY2(recording->isComplete(), recording->message.english().c_str());
    QCOMPARE(m_motion->lastTime(), 0.5);
    QCOMPARE(m_motion->time(), 0.0);
    QCOMPARE(m_motion->selectedStage(), 0);
    QVERIFY(!m_motion->isOutdated());
    QVERIFY(told.count() > 0);
}

void TestMotionSession::openingInTheBackground()
{
    QVERIFY(m_motion->open(test::pendulumScenario(m_folder)));
    QVERIFY(!m_motion->hasScenario());
    QTRY_VERIFY(m_motion->recording());
    QVERIFY(m_session->hasModel());
}

void TestMotionSession::aBadFileLeavesAllAsItWas()
{
    open();
    const auto recording = m_motion->recording();
    QFile bad(m_folder.filePath("bad.sinew-scenario.json"));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{\"format\": \"sinew-scenario\", \"version\": 1, \"model\": \"none.sinew.json\", \"stages\": [}");
    bad.close();
    QVERIFY(!m_motion->openAndWait(bad.fileName().toStdString()));
    QVERIFY(hasErrors(m_session->messages()));
    QCOMPARE(m_motion->recording(), recording);
    QCOMPARE(m_motion->scenario().name, std::string("swing"));
    QVERIFY(!m_motion->open(m_folder.filePath("missing.sinew-scenario.json").toStdString()));
    QVERIFY(!m_motion->open(m_folder.path().toStdString()));
    QCOMPARE(m_motion->recording(), recording);
}

void TestMotionSession::anotherModelClosesTheScenario()
{
    open();
    m_session->setBodyWeight(10);  // an edit is not another model
    QVERIFY(m_motion->hasScenario());
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/snake.sinew.json"));
    QVERIFY(!m_motion->hasScenario());
    QVERIFY(!m_motion->recording());
    QCOMPARE(m_motion->lastTime(), 0.0);
}

void TestMotionSession::editsAreUndone()
{
    open();
    m_motion->edit(lasting(m_motion->scenario(), 2), "Set duration");
    QVERIFY(m_motion->isModified());
    QCOMPARE(m_session->document().undoSentence(), std::string("Set duration"));
    m_session->undo();
    QCOMPARE(m_motion->scenario().options.duration, 0.5);
    QVERIFY(!m_motion->isModified());
    QCOMPARE(m_session->document().redoSentence(), std::string("Set duration"));
    m_session->redo();
    QCOMPARE(m_motion->scenario().options.duration, 2.0);
    QVERIFY(m_motion->save(m_motion->file()));
    QVERIFY(!m_motion->isModified());
}

void TestMotionSession::aDragIsOneEntry()
{
    open();
    for (const double seconds : {0.6, 0.7, 0.8})
        m_motion->edit(lasting(m_motion->scenario(), seconds), "Set duration", "duration");
    m_session->undo();
    QVERIFY(!m_session->document().canUndo());
    QCOMPARE(m_motion->scenario().options.duration, 0.5);
}

void TestMotionSession::savingElsewhereKeepsTheModel()
{
    Scenario scenario;
    scenario.model = "../models/a.sinew.json";
    scenario.tables = {{"walk", "walk.mot", {}, {}, {}}};
    const Scenario moved = relocated(scenario, "/data/scenarios/a.json", "/data/b.json");
    QCOMPARE(moved.model, std::string("models/a.sinew.json"));
    QCOMPARE(moved.tables[0].file, std::string("scenarios/walk.mot"));
    QCOMPARE(relocated(scenario, "/data/scenarios/a.json", "/data/scenarios/b.json"), scenario);
}

// Undo brought back the names as they were found from the first folder; the file then saved did not open.
void TestMotionSession::undoAfterSavingElsewhereKeepsTheModel()
{
    QVERIFY(m_motion->openAndWait(SINEW_RESOURCE_DIR "/scenarios/leg_swing.sinew-scenario.json"));
    m_motion->edit(lasting(m_motion->scenario(), 0.3), "Set duration");
    QVERIFY(QDir(m_folder.path()).mkpath("a/b"));
    const std::string path = m_folder.filePath("a/b/swing.sinew-scenario.json").toStdString();
    QVERIFY(m_motion->save(path));
    QVERIFY(!m_motion->isModified());
    QCOMPARE(m_session->document().undoSentence(), std::string("Set duration"));
    m_session->undo();
    QVERIFY(m_motion->isModified());
    QVERIFY(m_motion->save(path));
    Session session;
    MotionSession again(session);
    QVERIFY(again.openAndWait(path));
    QVERIFY2(again.recording() && again.recording()->isComplete(), "the tables are found too");
    QVERIFY(session.model() == m_session->model());
}

void TestMotionSession::examplesAreCopies()
{
    const std::string shipped = SINEW_RESOURCE_DIR "/scenarios/two_masses.sinew-scenario.json";
    QVERIFY(m_motion->openAndWait(shipped));
    QVERIFY(m_motion->file().empty());
    QCOMPARE(m_motion->origin(), shipped);
    QVERIFY(!m_motion->isModified());
    QVERIFY(!m_motion->save(shipped));
    QVERIFY(hasErrors(m_session->messages()));
    QVERIFY(m_motion->file().empty());
    const std::string path = m_folder.filePath("mine.sinew-scenario.json").toStdString();
    QVERIFY(m_motion->save(path));
    QCOMPARE(m_motion->file(), path);
    QCOMPARE(m_motion->origin(), path);
}

// A scenario whose model was edited and saved in a file of its own went on naming the model of before.
void TestMotionSession::aModelSavedElsewhereIsNamed()
{
    open();
    m_session->setBodyWeight(123);
    QVERIFY(!m_motion->isModified());
    QVERIFY(m_session->saveAs(m_folder.filePath("heavy.sinew.json").toStdString()));
    QVERIFY(m_motion->isModified());
    const std::string path = m_motion->file();
    for (int i = 0; i < 2; ++i) {
        QVERIFY(m_motion->save(path));
        QVERIFY(!m_motion->isModified());
        Session session;
        MotionSession again(session);
        QVERIFY(again.openAndWait(path));
        QCOMPARE(session.model().bodyWeight, 123.0);
        QCOMPARE(again.scenario().model, std::string("heavy.sinew.json"));
    }
}

// A figure whose model lies on the ground stood nowhere near its motion until the run was done.
void TestMotionSession::theStartIsShownBeforeTheRun()
{
    SimulationJob job;
    std::shared_ptr<const SimulationRun> start, whole;
    connect(&job, &SimulationJob::began, this, [&](const auto& run) {
        QVERIFY(!whole);
        start = run;
    });
    connect(&job, &SimulationJob::finished, this, [&](const auto& run) { whole = run; });
    open();
    job.start({m_session->model(), m_motion->scenario(), true});
    QTRY_VERIFY(whole);
    QVERIFY(start && !start->recording.times.empty());
    QCOMPARE(start->recording.times.front(), whole->recording.times.front());
    const ResultFrame first = RecordingReader(recordingOf(start)).at(0),
                      same = RecordingReader(recordingOf(whole)).at(0);
    QVERIFY(first.positions == same.positions);
    // Once there is a run, it stays in front.
    start = nullptr;
    job.start({m_session->model(), m_motion->scenario()});
    whole = nullptr;
    QTRY_VERIFY(whole);
    QVERIFY(!start);
}

void TestMotionSession::recordingsBecomeOutdated()
{
    open();
    m_motion->edit(lasting(m_motion->scenario(), 0.25), "Set duration");
    QVERIFY(m_motion->isOutdated());
    m_session->undo();
    QVERIFY(!m_motion->isOutdated());
    m_session->setBodyWeight(12);
    QVERIFY(m_motion->isOutdated());
    m_motion->run();
    m_motion->waitUntilDone();
    QVERIFY(!m_motion->isOutdated());
    m_session->undo();
    QVERIFY(m_motion->isOutdated());
}

void TestMotionSession::shortRunsFollowEdits()
{
    open();
    m_motion->setTime(0.2);
    for (const double seconds : {0.3, 0.4})
        m_motion->edit(lasting(m_motion->scenario(), seconds), "Set duration");
    QVERIFY(m_motion->isRerunPlanned() && !m_motion->isRunning());
    QTRY_VERIFY(!m_motion->isOutdated());
    QVERIFY(!m_motion->isRerunPlanned());
    QCOMPARE(m_motion->lastTime(), 0.4);
    QCOMPARE(m_motion->time(), 0.2);
    m_session->setBodyWeight(12);
    QVERIFY(m_motion->isRerunPlanned());
    m_session->undo();
    QVERIFY(!m_motion->isRerunPlanned());
}

void TestMotionSession::dragsAreNotInterrupted()
{
    open();
    m_session->beginGesture("Set duration");
    Project changed = m_session->project();
    changed.scenario->options.duration = 0.4;
    m_session->changeGesture(changed);
    QTest::qWait(700);
    QVERIFY(m_motion->isOutdated() && m_motion->isRerunPlanned() && !m_motion->isRunning());
    m_session->endGesture();
    QTRY_VERIFY(!m_motion->isOutdated());
    QCOMPARE(m_motion->lastTime(), 0.4);
}

void TestMotionSession::faultyScenariosAreNotRunAgain()
{
    open();
    const auto before = m_motion->recording();
    Scenario faulty = m_motion->scenario();
    faulty.stages[0].given[0].coordinates = {"no such coordinate"};
    m_motion->edit(faulty, "Break it");
    QTRY_VERIFY(!m_motion->isRerunPlanned());
    QVERIFY(m_motion->isOutdated() && !m_motion->isRunning());
    QCOMPARE(m_motion->recording(), before);
}

void TestMotionSession::whatWasCancelledWaitsForTheNextEdit()
{
    open();
    m_motion->edit(lasting(m_motion->scenario(), 1e4), "Set duration");
    m_motion->run();
    m_motion->edit(lasting(m_motion->scenario(), 2e4), "Set duration");
    QVERIFY(m_motion->isRunning() && m_motion->isRerunPlanned());
    m_motion->cancel();
    QTRY_VERIFY(!m_motion->isRunning());
    QVERIFY(m_motion->isOutdated() && !m_motion->isRerunPlanned());
    m_session->markSaved(ProjectPart::Scenario);  // no edit
    QVERIFY(!m_motion->isRerunPlanned());
    m_motion->edit(lasting(m_motion->scenario(), 0.3), "Set duration");
    QTRY_VERIFY(!m_motion->isOutdated());
    QCOMPARE(m_motion->lastTime(), 0.3);
}

void TestMotionSession::theNewestRunWins()
{
    std::atomic<int> begun = 0;
    SimulationJob job(nullptr, [&](const SimulationRequest& request, const RunProgress& progress) {
        ++begun;
        if (request.scenario.name == "long")
            return endless(request, progress);
        Recording recording;
        recording.status = RunStatus::Completed;
        recording.message = request.scenario.name;
        return recording;
    });
    std::vector<std::string> finished;
    connect(&job, &SimulationJob::finished, this, [&](const std::shared_ptr<const SimulationRun>& run) {
        finished.push_back(run->recording.message.english());
    });
    SimulationRequest request;
    request.scenario.name = "long";
    QElapsedTimer clock;
    clock.start();
    job.start(request);
    QTRY_VERIFY(begun > 0);
    for (int i = 0; i < 5; ++i)
        job.start(request);
    request.scenario.name = "last";
    job.start(request);
    QVERIFY(clock.elapsed() < 4000);  // asking never waits for a run
    QTRY_VERIFY(!job.isBusy());
    QCOMPARE(finished, std::vector<std::string>({"last"}));
}

void TestMotionSession::cancellingKeepsWhatWasRecorded()
{
    SimulationJob job(nullptr, endless);
    int told = 0;
    std::shared_ptr<const SimulationRun> run;
    connect(&job, &SimulationJob::progressed, this, [&] { ++told; });
    connect(&job, &SimulationJob::finished, this,
            [&](const std::shared_ptr<const SimulationRun>& each) { run = each; });
    job.start({});
    QElapsedTimer clock;
    clock.start();
    QTRY_VERIFY(told >= 3);
    // At most twenty times a second.
    QVERIFY(clock.elapsed() >= 100);
    QVERIFY(job.time() > 0);
    job.cancel();
    QTRY_VERIFY(run);
    QCOMPARE(run->recording.status, RunStatus::Cancelled);
    QVERIFY(!job.isBusy());
    run = nullptr;
    job.start({});
    job.forget();
    QVERIFY(!job.isBusy());
    job.waitUntilDone();
    QVERIFY(!run);
}

void TestMotionSession::theTimeStaysWithinTheRecording()
{
    m_motion->setTime(3);
    QCOMPARE(m_motion->time(), 0.0);
    open();
    m_motion->setTime(0.2);
    QCOMPARE(m_motion->time(), 0.2);
    m_motion->setTime(7);
    QCOMPARE(m_motion->time(), m_motion->lastTime());
    m_motion->setTime(std::nan(""));
    QCOMPARE(m_motion->time(), m_motion->lastTime());
    m_motion->edit(lasting(m_motion->scenario(), 0.1), "Set duration");
    m_motion->run();
    m_motion->waitUntilDone();
    QCOMPARE(m_motion->time(), m_motion->lastTime());
    QVERIFY(m_motion->lastTime() < 0.11);
}

void TestMotionSession::stepsGoFromSampleToSample()
{
    open();
    const std::vector<double>& times = m_motion->recording()->times;
    m_motion->stepSamples(1);
    QCOMPARE(m_motion->time(), times[1]);
    m_motion->setTime(0.5 * (times[3] + times[4]));
    m_motion->stepSamples(-1);
    QCOMPARE(m_motion->time(), times[3]);
    m_motion->stepSamples(-1000);
    QCOMPARE(m_motion->time(), times.front());
    m_motion->stepSamples(100000);
    QCOMPARE(m_motion->time(), times.back());
}

void TestMotionSession::playingMovesTheTime()
{
    m_motion->play(true);
    QVERIFY(!m_motion->isPlaying());  // there is nothing to play
    open();
    m_motion->setLooping(false);
    m_motion->setSpeed(4);
    m_motion->setTime(m_motion->lastTime());
    m_motion->play(true);  // from the end it begins again
    QVERIFY(m_motion->isPlaying());
    QTRY_VERIFY(m_motion->time() > 0.1 && m_motion->time() < m_motion->lastTime());
    QTRY_VERIFY(!m_motion->isPlaying());
    QCOMPARE(m_motion->time(), m_motion->lastTime());
}

void TestMotionSession::playedTimes_data()
{
    QTest::addColumn<double>("time");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<bool>("loops");
    QTest::addColumn<double>("expected");  // -1: it ends
    QTest::newRow("within") << 0.2 << 0.3 << false << 0.5;
    QTest::newRow("to the end") << 0.8 << 0.3 << false << -1.0;
    QTest::newRow("round") << 0.8 << 0.3 << true << 0.1;
    QTest::newRow("round more than once") << 0.8 << 3.3 << true << 0.1;
}

void TestMotionSession::playedTimes()
{
    QFETCH(double, time);
    QFETCH(double, seconds);
    QFETCH(bool, loops);
    QFETCH(double, expected);
    const auto played = playedTime(time, seconds, {0, 1}, loops);
    QCOMPARE(played.has_value(), expected >= 0);
    if (played)
        QVERIFY(std::abs(*played - expected) < 1e-12);
}

void TestMotionSession::speedsAreLimited()
{
    m_motion->setSpeed(100);
    QCOMPARE(m_motion->speed(), 4.0);
    m_motion->setSpeed(0);
    QCOMPARE(m_motion->speed(), 0.1);
}

void TestMotionSession::selectionsFollowEdits()
{
    open();
    Scenario edited = m_motion->scenario();
    edited.curves = {{"arc", {}, {}, {}, {}}};
    edited.stages.push_back(edited.stages.front());
    edited.stages.back().name = "more";
    m_motion->edit(edited, "Add");
    m_motion->selectStage(1);
    m_motion->selectCurve("arc");
    edited.curves[0].name = "bow";
    m_motion->edit(edited, "Rename curve");
    QCOMPARE(m_motion->selectedCurve(), std::string("bow"));
    QCOMPARE(m_motion->selectedStage(), 1);
    m_session->undo();
    m_session->undo();
    QCOMPARE(m_motion->selectedCurve(), std::string());
    QCOMPARE(m_motion->selectedStage(), 0);
}

void TestMotionSession::keptRunsAreDropped()
{
    m_motion->keepRecording();
    QVERIFY(!m_motion->keptRecording());
    open();
    m_motion->keepRecording();
    const auto kept = m_motion->keptRecording();
    QCOMPARE(kept, m_motion->recording());
    m_motion->run();
    m_motion->waitUntilDone();
    QCOMPARE(m_motion->keptRecording(), kept);
    QVERIFY(m_motion->recording() != kept);
    m_motion->dropKept();
    QVERIFY(!m_motion->keptRecording());
}

SINEW_TEST(TestMotionSession)

}  // namespace tst_motion_session

#include "tst_motion_session.moc"
