// Session: live solving without holding the UI thread, edits with undo, and files that cannot be read.

#include <algorithm>

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/schema/mirror.h"
#include "session_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/jobs/project_loader.h"
#include "ui/session/session.h"

namespace tst_session {

using namespace sinew;
using test::hip;
using test::twoLinks;
using test::withActivities;

namespace {

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
    void aFaultyFileIsOpenedToMend();
    void aFileWithoutANeededKeyIsOpenedToMend();
    void aWarningOfAFileIsListedOnce();
    void aDragNeverHoldsTheWindow();
    void changesWithinAChangeAreToldTogether();
    void verbsWithoutAModelDoNothing();
    void stepsStayInRange();
    void seriesIsSolved();
    void aSearchIsStopped();
    void equilibriumPostureIsTaken();
    void anEquilibriumOvertakenByAPersonIsDropped();
    void endsWhileSolving();
    void historyIsKeptForWhoReadsIt();

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
    QVERIFY2(session.solved()->solution.isUsable(), session.solved()->solution.message.english().c_str());
    QVERIFY(equal(session.solved()->solution, solvedAlone(session, session.situation())));
    QCOMPARE(session.origin(), twoLinks);
    QVERIFY(!session.document().isModified(ProjectPart::Model));
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
    QTest::newRow("a wrong type") << "type.sinew.json"
                                  << QByteArray("{\"format\": \"sinew-model\", \"version\": 1, \"name\": \"x\", "
                                                "\"loads\": [{\"name\": \"l\", \"body\": 7}]}")
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
    QVERIFY(session.document().isModified(ProjectPart::Model));
    QCOMPARE(session.origin(), twoLinks);
    QCOMPARE(session.selection().name, std::string("A"));
    session.waitUntilSolved();
    QCOMPARE(session.solved(), solved);
}

// A name that means nothing does not keep a file from being opened: it is a problem that can be mended here.
void TestSession::aFaultyFileIsOpenedToMend()
{
    const QString path = m_folder.filePath("dangling.sinew.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"sinew-model\", \"version\": 1, \"name\": \"x\", "
               "\"loads\": [{\"name\": \"l\", \"body\": \"nowhere\"}]}");
    file.close();
    Session session;
    QVERIFY(session.openAndWait(path.toStdString()));
    QVERIFY(hasErrors(session.messages()));
    QCOMPARE(session.file(), path.toStdString());
    QVERIFY(!session.isCurrent() && !session.document().isModified(ProjectPart::Model));
    QCOMPARE(session.problems().size(), std::size_t(1));
    QCOMPARE(session.project().model.loads.at(0).body, std::string("nowhere"));
    Project mended = session.project();
    mended.model.loads.clear();
    session.edit(mended, {"Mend"});
    QVERIFY(session.isCurrent() && session.problems().empty());
    QVERIFY(session.saveAs(path.toStdString()));
    QVERIFY(readModelFile(path.toStdString()).ok());
}

// A misspelt key is a missing one: the object is there, and what it lacks is a problem.
void TestSession::aFileWithoutANeededKeyIsOpenedToMend()
{
    const QString path = m_folder.filePath("stifness.sinew.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"sinew-model\", \"version\": 1, \"name\": \"x\", \"bodies\": [{\"name\": \"a\"}], "
               "\"joints\": [{\"name\": \"a\", \"parent\": \"ground\", \"child\": \"a\"}], "
               "\"links\": [{\"name\": \"l\", \"stifness\": 200, \"path\": [{\"body\": \"ground\", \"position\": "
               "[1, 0, 0]}, {\"body\": \"a\", \"position\": [0, 1, 0]}]}]}");
    file.close();
    QVERIFY(!readModelFile(path.toStdString()).ok());
    Session session;
    QVERIFY(session.openAndWait(path.toStdString()));
    QVERIFY(!session.isCurrent() && hasErrors(session.messages()));
    QVERIFY(std::ranges::any_of(session.problems(), [](const Problem& it) {
        return it.diagnostic.message.english().find("stiffness") != std::string::npos;
    }));
    Project mended = session.project();
    mended.model.links.at(0).stiffness = DirectStiffness{200};
    session.edit(mended, {"Mend"});
    QVERIFY(session.isCurrent());
}

// The reader checks the model, and so does compiling; what the reader found has its place in the file.
void TestSession::aWarningOfAFileIsListedOnce()
{
    Model model = *readModelFile(twoLinks).value;
    model.nodes.push_back({.name = "lonely", .body = model.bodies.front().name});
    const std::string path = m_folder.filePath("warned.sinew.json").toStdString();
    QVERIFY(writeModelFile(model, path).ok());
    const QString motion = m_folder.filePath("warned.sinew-scenario.json");
    QFile file(motion);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "{\"format\": \"sinew-scenario\", \"version\": 1, \"name\": \"x\", \"model\": \"warned.sinew.json\", "
        "\"stages\": [{\"name\": \"hold\", \"duration\": 1, \"given\": [{\"coordinate\": \"*\", \"motion\": {}}]}]}");
    file.close();

    const Diagnostics ofModel = loadModel(path).diagnostics;
    const Diagnostics ofMotion = loadProject(motion.toStdString(), ProjectPart::Scenario).model.diagnostics;
    for (const Diagnostics& all : {ofModel, ofMotion}) {
        const auto isOfNode
            = [](const Diagnostic& each) { return each.message.english().find("'lonely'") != std::string::npos; };
        QCOMPARE(std::ranges::count_if(all, isOfNode), 1);
        QVERIFY(std::ranges::find_if(all, isOfNode)->line > 0);
    }
}

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
    QTRY_VERIFY(!session.isSolving());
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
    QCOMPARE(told, (std::vector<int>{int(Change::Situation) | int(Change::History),
                                     int(Change::Selection) | int(Change::Visibility)}));
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
        QCOMPARE(session.messages().back().message.english(), expected.message.english());
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
    QVERIFY(session.messages()[0].message.english().find("stopped") != std::string::npos);
}

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

SINEW_TEST(TestSession)

}  // namespace tst_session

#include "tst_session.moc"
