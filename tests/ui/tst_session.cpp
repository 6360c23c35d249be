// Session: live solving without holding the UI thread, edits with undo, and files that cannot be read.

#include <algorithm>
#include <limits>

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/io/model_file.h"
#include "core/model/mirror.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/session/follow_model.h"
#include "ui/session/session.h"

using namespace sinew;

namespace {

const std::string twoLinks = SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json";
const std::string hip = SINEW_RESOURCE_DIR "/models/hip.sinew.json";

// A copy of the model with two activities, one of them a series, and a person's weight.
std::string withActivities(const QTemporaryDir& folder)
{
    Model model = *readModelFile(twoLinks).value;
    model.bodyWeight = 700;
    Activity series;
    series.name = "swing";
    series.steps = {{"first", {{"hip_angle", 0.1, {}, {}}}, {}}, {"second", {{"hip_angle", 0.2, {}, {}}}, {}}};
    Activity single;
    single.name = "bent";
    single.title = "Bent knee";
    single.settings = {{"knee_angle", 0.3, {}, {}}};
    model.activities = {series, single};
    const std::string path = folder.filePath("activities.sinew.json").toStdString();
    writeModelFile(model, path);
    return path;
}

bool equal(const StaticsSolution& a, const StaticsSolution& b)
{
    return a.status == b.status && a.forces == b.forces && a.engaged == b.engaged && a.lengths == b.lengths
           && a.reactions == b.reactions && a.momentArms == b.momentArms;
}

// As the session solves while no page reads the order in which links switch.
StaticsSolution solvedAlone(const Session& session, const Situation& situation)
{
    return solveStatics(session.mechanism(), situation, {.keepHistory = false});
}

}  // namespace

class TestSession : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void openingSolves();
    void openingInTheBackground();
    void aBadFileLeavesAllAsItWas_data();
    void aBadFileLeavesAllAsItWas();
    void aDragNeverHoldsTheWindow();
    void changesWithinAChangeAreToldTogether();
    void verbsWithoutAModelDoNothing();
    void bodyWeightIsUndone();
    void mirrorIsUndone();
    void postureIsKeptInItsActivity();
    void postureIsKeptInTheModelWithoutActivity();
    void stepsStayInRange();
    void seriesIsSolved();
    void savingMarksAsUnmodified();
    void examplesAreCopies();
    void editsKeepWhatWasSet();
    void imposedLengthsSurviveEdits();
    void whatIsGoneWithItsLinkIsSaid();
    void aSearchIsStopped();
    void equilibriumPostureIsTaken();
    void anEquilibriumOvertakenByAPersonIsDropped();
    void endsWhileSolving();
    void historyIsKeptForWhoReadsIt();
    void loadsOfActivitiesAreFollowed();

private:
    QTemporaryDir m_folder;
};

void TestSession::openingSolves()
{
    Session session;
    QVERIFY(!session.hasModel());
    QVERIFY(session.openAndWait(twoLinks));
    session.waitUntilSolved();
    QVERIFY(session.solved());
    QVERIFY2(session.solved()->solution.isUsable(), session.solved()->solution.message.c_str());
    QVERIFY(equal(session.solved()->solution, solvedAlone(session, session.situation())));
    QCOMPARE(session.origin(), twoLinks);
    QVERIFY(!session.document().isModified());
    QCOMPARE(session.activity(), -1);
}

void TestSession::openingInTheBackground()
{
    Session session;
    Changes told;
    connect(&session, &Session::changed, this, [&](Changes changes) { told |= changes; });
    QVERIFY(session.open(withActivities(m_folder)));
    QVERIFY(session.isOpening());
    QVERIFY(!session.hasModel());
    QTRY_VERIFY(session.hasModel());
    QVERIFY(!session.isOpening());
    QVERIFY(told.testFlag(Change::Document));
    QTRY_VERIFY(session.solved());
    QCOMPARE(session.activity(), 0);
    QCOMPARE(session.step(), 0);
}

void TestSession::aBadFileLeavesAllAsItWas_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isKnownAtOnce");
    QTest::newRow("no such file") << "missing.sinew.json" << QByteArray() << true;
    QTest::newRow("a folder") << "." << QByteArray() << true;
    QTest::newRow("no JSON") << "broken.sinew.json" << QByteArray("{ \"format\": ") << false;
    QTest::newRow("a dangling name") << "dangling.sinew.json"
                                     << QByteArray("{\"format\": \"sinew-model\", \"version\": 1, \"name\": \"x\", "
                                                   "\"loads\": [{\"name\": \"l\", \"body\": \"nowhere\"}]}")
                                     << false;
}

void TestSession::aBadFileLeavesAllAsItWas()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(bool, isKnownAtOnce);
    const QString path = m_folder.filePath(name);
    if (!content.isEmpty()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.waitUntilSolved();
    session.select({ObjectKind::Body, "A"});
    session.setBodyWeight(500);
    session.waitUntilSolved();
    const Model model = session.model();
    const auto solved = session.solved();
    const std::size_t messages = session.messages().size();

    QCOMPARE(session.open(path.toStdString()), !isKnownAtOnce);
    QTRY_VERIFY(session.messages().size() > messages);
    QVERIFY(hasErrors(session.messages()));
    QCOMPARE(session.messages().back().file, path.toStdString());
    QVERIFY(!session.isOpening());
    QVERIFY(session.model() == model);
    QVERIFY(session.document().isModified());
    QCOMPARE(session.origin(), twoLinks);
    QCOMPARE(session.selection().name, std::string("A"));
    session.waitUntilSolved();
    QCOMPARE(session.solved(), solved);
}

// Two hundred slider events, one a turn of the event loop, as a mouse makes them.
void TestSession::aDragNeverHoldsTheWindow()
{
    Session session;
    QVERIFY(session.openAndWait(QFile::exists(QString::fromStdString(hip)) ? hip : twoLinks));
    session.waitUntilSolved();
    constexpr int events = 200;
    int sent = 0, solutions = 0;
    qint64 longestCall = 0, longestGap = 0;  // ns
    QElapsedTimer sinceTurn;
    connect(&session, &Session::changed, this,
            [&](Changes changes) { solutions += changes.testFlag(Change::Solution); });
    QTimer turn;
    connect(&turn, &QTimer::timeout, this, [&] {
        if (sent > 0)
            longestGap = std::max(longestGap, sinceTurn.nsecsElapsed());
        QElapsedTimer call;
        call.start();
        session.setCoordinateValue(0, 1e-3 * (sent + 1));
        longestCall = std::max(longestCall, call.nsecsElapsed());
        if (++sent == events)
            turn.stop();
        sinceTurn.start();
    });
    turn.start(0);
    QTRY_COMPARE_WITH_TIMEOUT(sent, events, 20000);
    QVERIFY2(longestCall < 50'000'000, qPrintable(QString("a call took %1 ms").arg(double(longestCall) * 1e-6)));
    QVERIFY2(longestGap < 50'000'000, qPrintable(QString("no event for %1 ms").arg(double(longestGap) * 1e-6)));

    QTRY_VERIFY(session.solved()->situation.values[0] == 1e-3 * events);
    QVERIFY(solutions > 0);
    QVERIFY(!session.isSolving());
    // What is shown in the end is what a person would get by asking for that posture alone.
    QVERIFY(equal(session.solved()->solution, solvedAlone(session, session.situation())));
    QCOMPARE(session.solved()->mechanism.get(), &session.mechanism());
}

void TestSession::changesWithinAChangeAreToldTogether()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    std::vector<int> told;
    bool isFirst = true;
    connect(&session, &Session::changed, this, [&](Changes changes) {
        told.push_back(changes.toInt());
        if (std::exchange(isFirst, false)) {
            session.select({ObjectKind::Body, "A"});
            session.setVisible({ObjectKind::Body, "B"}, false);
        }
    });
    session.setCoordinateValue(0, 0.1);
    QCOMPARE(told, (std::vector<int>{int(Change::Situation), int(Change::Selection) | int(Change::Visibility)}));
    session.select({ObjectKind::Body, "A"});
    session.setCoordinateValue(0, 0.1);
    QCOMPARE(told.size(), std::size_t(2));
}

void TestSession::verbsWithoutAModelDoNothing()
{
    Session session;
    QSignalSpy spy(&session, &Session::changed);
    session.undo();
    session.redo();
    session.setActivity(0);
    session.setCoordinateValue(0, 1);
    session.setCoordinateMode(0, CoordinateMode::Locked);
    session.setBodyWeight(700);
    session.resetPosture();
    session.keepPosture();
    session.mirror();
    session.findEquilibriumPosture();
    session.waitUntilSolved();
    QCOMPARE(spy.size(), 0);
}

void TestSession::bodyWeightIsUndone()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setCoordinateValue(0, 0.25);
    session.setBodyWeight(710);
    session.setBodyWeight(720);
    QCOMPARE(session.model().bodyWeight, 720.0);
    QCOMPARE(session.situation().bodyWeight, 720.0);
    QVERIFY(session.document().isModified());
    QCOMPARE(session.document().undoSentence(), std::string("Set body weight"));
    // One gesture is one entry, and the posture on the screen is nobody's edit.
    session.undo();
    QCOMPARE(session.model().bodyWeight, 700.0);
    QCOMPARE(session.situation().bodyWeight, 700.0);
    QCOMPARE(session.situation().values[0], 0.25);
    QVERIFY(!session.document().isModified());
    QVERIFY(!session.document().canUndo());
    session.redo();
    QCOMPARE(session.model().bodyWeight, 720.0);
    session.setBodyWeight(-1);
    session.setBodyWeight(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(session.model().bodyWeight, 720.0);
}

void TestSession::mirrorIsUndone()
{
    Session session;
    QVERIFY(session.openAndWait(QFile::exists(QString::fromStdString(hip)) ? hip : twoLinks));
    session.waitUntilSolved();
    const Model before = session.model();
    const std::string link = before.links.front().name;
    const double force = session.solved()->solution.forces[0];
    session.select({ObjectKind::Link, link});
    session.mirror();
    session.waitUntilSolved();
    QVERIFY(session.model() == mirrored(before));
    QVERIFY(session.document().isModified());
    // The selection goes with the link, whatever it is called now.
    QCOMPARE(session.selection().name, session.model().links.front().name);
    // A mirrored skeleton carries the same loads; 1e-9: round-off of the reflected geometry.
    SINEW_COMPARE_NEAR(session.solved()->solution.forces[0], force, {.abs = 1e-9, .rel = 1e-9});
    session.undo();
    QVERIFY(session.model() == before);
    QCOMPARE(session.selection().name, link);
    QVERIFY(!session.document().isModified());
}

void TestSession::postureIsKeptInItsActivity()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setActivity(0, 1);
    session.setCoordinateValue(0, 0.5);
    session.setCoordinateMode(1, CoordinateMode::Driven);
    session.setCoordinateEffort(1, {3, Scale::BodyWeight});
    const Model before = session.model();
    session.keepPosture();
    const std::vector<CoordinateSetting>& settings = session.model().activities[0].steps[1].settings;
    QCOMPARE(settings.size(), std::size_t(2));
    QVERIFY(settings[0] == (CoordinateSetting{"hip_angle", 0.5, {}, {}}));
    QVERIFY(settings[1] == (CoordinateSetting{"knee_angle", {}, CoordinateMode::Driven, Amount{3, Scale::BodyWeight}}));
    QVERIFY(session.model().coordinates == before.coordinates);
    session.setCoordinateValue(0, 0.7);
    session.resetPosture();
    QCOMPARE(session.situation().values[0], 0.5);
    session.undo();
    QVERIFY(session.model() == before);
}

void TestSession::postureIsKeptInTheModelWithoutActivity()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.keepPosture();
    QVERIFY(!session.document().canUndo());
    session.setCoordinateValue(1, -0.2);
    session.keepPosture();
    QCOMPARE(session.model().coordinates[1].value, -0.2);
    QVERIFY(session.document().canUndo());
}

void TestSession::stepsStayInRange()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setActivity(0, 7);
    QCOMPARE(session.step(), 1);
    QCOMPARE(session.situation().values[0], 0.2);
    session.setActivity(1, 3);
    QCOMPARE(session.step(), -1);
    QCOMPARE(session.situation().values[1], 0.3);
    session.setActivity(2);
    QCOMPARE(session.activity(), 1);
    session.setActivity(-1);
    QCOMPARE(session.currentActivity(), nullptr);
    QCOMPARE(session.situation().values[1], 0.0);
}

void TestSession::seriesIsSolved()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.waitUntilSolved();
    QVERIFY(session.series());
    QCOMPARE(session.series()->size(), std::size_t(2));
    QVERIFY(equal(session.series()->at(1),
                  solvedAlone(session, makeSituation(session.model(), session.currentActivity(), 1))));
    session.setActivity(-1);
    QVERIFY(!session.series());
    session.waitUntilSolved();
    QVERIFY(!session.series());
    session.setActivity(1);
    session.waitUntilSolved();
    QCOMPARE(session.series()->size(), std::size_t(1));
}

void TestSession::savingMarksAsUnmodified()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.setBodyWeight(400);
    QVERIFY(session.document().isModified());
    QVERIFY(!session.saveAs(m_folder.filePath("no/such/folder.sinew.json").toStdString()));
    QVERIFY(session.document().isModified());
    QVERIFY(hasErrors(session.messages()));
    const std::string path = m_folder.filePath("saved.sinew.json").toStdString();
    QVERIFY(session.saveAs(path));
    QVERIFY(!session.document().isModified());
    QCOMPARE(session.document().file(), path);
    QVERIFY(*readModelFile(path).value == session.model());
}

// Ctrl+S overwrote the files that come with the program.
void TestSession::examplesAreCopies()
{
    QFile shipped(QString::fromStdString(twoLinks));
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    const QByteArray before = shipped.readAll();
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    QVERIFY(session.document().file().empty());
    QVERIFY(!session.document().isModified());
    session.setBodyWeight(400);
    QVERIFY(!session.saveAs(twoLinks));
    QVERIFY(!session.saveAs(SINEW_RESOURCE_DIR "/models/../models/mine.sinew.json"));
    QVERIFY(!QFile::exists(SINEW_RESOURCE_DIR "/models/mine.sinew.json"));
    QVERIFY(hasErrors(session.messages()));
    shipped.seek(0);
    QCOMPARE(shipped.readAll(), before);
    const std::string path = m_folder.filePath("copy.sinew.json").toStdString();
    QVERIFY(session.saveAs(path));
    QCOMPARE(session.document().file(), path);
    QCOMPARE(session.origin(), path);
}

// A body weight, or undo, took them back without a word.
void TestSession::editsKeepWhatWasSet()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setLoadFactor(0.5);
    Eigen::VectorXd activations = session.situation().activations;
    activations[1] = 0.25;
    session.setActivations(activations);
    for (const auto edit :
         {+[](Session& s) { s.setBodyWeight(710); }, +[](Session& s) { s.mirror(); }, +[](Session& s) { s.undo(); },
          +[](Session& s) { s.redo(); }, +[](Session& s) { s.keepPosture(); }}) {
        edit(session);
        QCOMPARE(session.situation().loadFactor, 0.5);
        QVERIFY(session.situation().activations == activations);
        QVERIFY(session.messages().empty());
    }
    session.waitUntilSolved();
    QCOMPARE(session.solved()->situation.loadFactor, 0.5);
    session.resetPosture();
    QCOMPARE(session.situation().loadFactor, 1.0);
}

// A slider of 2 kg on a vertical tie: the posture found is held by the tie's stretch.
void TestSession::imposedLengthsSurviveEdits()
{
    Model model;
    model.space = Space::Plane;
    model.gravity = {0, -10, 0};
    model.bodyWeight = 700;
    model.bodies = {{.name = "weight", .mass = {2, Scale::Si}}};
    model.coordinates = {{.name = "drop",
                          .kind = CoordinateKind::Translation,
                          .minimum = 0,
                          .maximum = 0.5,
                          .mode = CoordinateMode::Driven}};
    Joint slider{.name = "slider", .parent = "ground", .child = "weight"};
    slider.axes = {{AxisKind::Translation, {0, -1, 0}, {0, {{"drop", Polynomial{{0, 1}}}}}}};
    model.joints = {slider};
    Link tie{.name = "tie"};
    tie.path = {{"ground", {}, {0, 1, 0}}, {"weight", {}, {0, 0, 0}}};
    tie.stiffness = DirectStiffness{1000};
    model.links = {tie};
    Session session;
    QVERIFY(session.openMade(model));
    session.findEquilibriumPosture();
    session.waitUntilSolved();
    const double stretch = 2 * 10.0 / 1000;
    // 1e-9: how far the search goes.
    SINEW_COMPARE_NEAR(session.situation().values[0], stretch, {.abs = 1e-9});
    SINEW_COMPARE_NEAR(session.situation().shortenings[0], stretch, {.abs = 1e-9});
    session.setBodyWeight(710);
    SINEW_COMPARE_NEAR(session.situation().shortenings[0], stretch, {.abs = 1e-9});
    session.undo();
    SINEW_COMPARE_NEAR(session.situation().shortenings[0], stretch, {.abs = 1e-9});
    session.waitUntilSolved();
    SINEW_COMPARE_NEAR(session.solved()->solution.forces[0], 20.0, {.rel = 1e-6});
    session.setCoordinateValue(0, 0.1);  // a person leaves the posture found
    QCOMPARE(session.situation().shortenings[0], 0.0);
}

void TestSession::whatIsGoneWithItsLinkIsSaid()
{
    const Model before = *readModelFile(twoLinks).value;
    Model after = before;
    after.links.erase(after.links.begin());
    const Situation stated = makeSituation(before);
    Situation set = stated;
    set.activations[0] = 0.5;
    set.activations[2] = 0.25;
    const Mechanism mechanism = *compile(after).value;
    const KeptSituation kept = keepSituation({set, stated, before}, makeSituation(after), after, mechanism);
    QCOMPARE(kept.situation.activations[1], 0.25);
    QCOMPARE(kept.situation.activations[0], 0.0);
    QCOMPARE(kept.dropped.size(), std::size_t(1));
    QCOMPARE(kept.dropped[0], "the activation of link '" + before.links[0].name + "'");
}

void TestSession::equilibriumPostureIsTaken()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.setCoordinateMode(1, CoordinateMode::Driven);
    session.waitUntilSolved();
    const EquilibriumPosture expected
        = findEquilibriumPosture(session.mechanism(), session.model(), session.situation());
    const std::size_t messages = session.messages().size();
    session.findEquilibriumPosture();
    session.waitUntilSolved();
    if (expected.isUsable()) {
        QVERIFY(session.situation().values == expected.values);
    } else {
        QCOMPARE(session.messages().size(), messages + 1);
        QCOMPARE(session.messages().back().message, expected.message);
    }
}

void TestSession::anEquilibriumOvertakenByAPersonIsDropped()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.setCoordinateMode(1, CoordinateMode::Driven);
    session.findEquilibriumPosture();
    session.setCoordinateValue(0, 0.4);
    session.waitUntilSolved();
    QCOMPARE(session.situation().values[0], 0.4);
    QCOMPARE(session.situation().values[1], 0.0);
    QVERIFY(!session.isSearching());
    QCOMPARE(session.messages().size(), std::size_t(1));
    QVERIFY(session.messages()[0].message.find("stopped") != std::string::npos);
}

// The search ran in the thread that solves for the sliders, and nothing could stop it.
void TestSession::aSearchIsStopped()
{
    Session session;
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/human17.sinew.json"));
    for (int i = 0; i < session.mechanism().coordinateCount; ++i)
        session.setCoordinateMode(i, CoordinateMode::Driven);
    session.waitUntilSolved();
    const auto idle = [&] { return !session.isSolving(); };
    session.findEquilibriumPosture();
    QVERIFY(session.isSearching());
    QTest::qWait(50);
    QVERIFY2(session.isSearching(), "the search is too short to be stopped");
    // Other work goes on beside it.
    session.setStudyWishes({});
    session.stopSearch();
    QVERIFY(!session.isSearching());
    // A step of a descent takes some ms; the search itself takes seconds.
    QVERIFY(QTest::qWaitFor(idle, 1000));
    QVERIFY(session.messages().empty());
    // So does any change of the situation, which is solved at once.
    session.findEquilibriumPosture();
    QTest::qWait(50);
    session.setCoordinateValue(0, 0.1);
    QVERIFY(!session.isSearching());
    QTRY_COMPARE_WITH_TIMEOUT(session.solved()->situation.values[0], 0.1, 1000);
    // Nor is the end of the program held up: the test would run into its time limit.
    session.findEquilibriumPosture();
}

void TestSession::endsWhileSolving()
{
    for (int round = 0; round < 20; ++round) {
        Session session;
        QVERIFY(session.openAndWait(withActivities(m_folder)));
        QVERIFY(session.open(twoLinks));
        for (int i = 0; i < 50; ++i)
            session.setCoordinateValue(0, 1e-3 * i);
        session.findEquilibriumPosture();
    }
}

// The order of switching makes solutions of large models dear; it was asked for all the time.
void TestSession::historyIsKeptForWhoReadsIt()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.waitUntilSolved();
    QVERIFY(!session.solved()->hasHistory && session.solved()->solution.history.empty());
    session.setHistoryWish(true);
    session.waitUntilSolved();
    QVERIFY(session.solved()->hasHistory && !session.solved()->solution.history.empty());
    session.setLoadFactor(0.5);
    session.waitUntilSolved();
    QVERIFY(session.solved()->hasHistory);
    session.setHistoryWish(false);
    session.setLoadFactor(1);
    session.waitUntilSolved();
    QVERIFY(!session.solved()->hasHistory && session.solved()->solution.history.empty());
}

// A chosen load of an activity was forgotten by every edit, or became the model's load of the same name.
void TestSession::loadsOfActivitiesAreFollowed()
{
    Session session;
    Model model = *readModelFile(twoLinks).value;
    model.activities = {{.name = "first", .title = {}, .description = {}}};
    model.activities[0].loads = model.loads;
    QVERIFY(session.openMade(model));
    const ObjectId own{ObjectKind::Load, model.loads[0].name},
        activitys{ObjectKind::Load, model.loads[0].name, "first"};
    for (const ObjectId& id : {own, activitys}) {
        session.select(id);
        session.setBodyWeight(session.model().bodyWeight + 1);
        QVERIFY(session.selection() == id);
    }
}

SINEW_TEST(TestSession)
#include "tst_session.moc"
