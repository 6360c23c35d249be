// A program that is killed loses at most the last second: see edit_loop/edit_loop.cpp, which is killed here at random
// moments. SINEW_LONG_TESTS=1 kills it a hundred times.

#include <chrono>
#include <csignal>
#include <filesystem>
#include <random>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/document/recovery.h"
#include "core/io/atomic_file.h"
#include "core/io/model_file.h"
#include "tests/support/test_registry.h"

namespace fs = std::filesystem;

namespace tst_killed {

using namespace sinew;

namespace {

constexpr long long longestLoss = 1000;  // ms, as promised

long long now()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

struct Log {
    std::vector<std::pair<int, long long>> edits;  // number, time
    int saved = 0, begun = 0;
};

Log logFrom(const QByteArray& output, int first)
{
    Log log;
    log.saved = log.begun = first;
    for (const QByteArray& line : output.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() != 3)
            continue;
        const int edit = words[1].toInt();
        if (words[0] == "e")
            log.edits.emplace_back(edit, words[2].toLongLong());
        else
            (words[0] == "s" ? log.saved : log.begun) = edit;
    }
    return log;
}

int editIn(const Model& model)
{
    return static_cast<int>(model.bodyWeight);
}

}  // namespace

class TestKilled : public QObject {
    Q_OBJECT

private slots:
    void losesAtMostTheLastSecond();
    void losesNothingWhenItIsAskedToEnd();

private:
    void killOnce(unsigned seed, int delay);

    QTemporaryDir m_folder;
    std::string m_file, m_store;
    long long m_largestLoss = 0;
    int m_fromCopies = 0;  // kills after which the copy held more than the file
};

void TestKilled::killOnce(unsigned seed, int delay)
{
    const int first = editIn(*readModelFile(m_file).value);
    QProcess program;
    program.start(SINEW_EDIT_LOOP,
                  {QString::fromStdString(m_file), QString::fromStdString(m_store), QString::number(seed)});
    QVERIFY(program.waitForStarted());
    QVERIFY(program.waitForReadyRead(20000));
    QTest::qSleep(delay);
    const long long killed = now();
    program.kill();
    QVERIFY(program.waitForFinished());
    const Log log = logFrom(program.readAllStandardOutput(), first);

    // The saved file is whole: the last one that was saved, or the one that was being saved.
    const Result<Model> saved = readModelFile(m_file);
    QVERIFY2(saved.ok(), "the saved file is damaged");
    const int inFile = editIn(*saved.value);
    QVERIFY2(inFile == log.saved || inFile == log.begun, qPrintable(QString::number(inFile)));
    if (fs::exists(backupPath(m_file)))
        QVERIFY(readModelFile(backupPath(m_file)).ok());

    // So is the copy, and one of the two has all that is older than a second.
    int newest = inFile;
    for (const RecoveryEntry& entry : RecoveryStore(m_store).entries()) {
        QCOMPARE(entry.state, RecoveryState::Left);
        const Result<Project> document = recoveredDocument(entry.copy);
        QVERIFY(document.ok());
        if (editIn(document.value->model) > newest) {
            newest = editIn(document.value->model);
            ++m_fromCopies;
        }
        QVERIFY(RecoveryStore(m_store).remove(entry.copy.id));
    }
    for (const auto& [edit, time] : log.edits) {
        if (edit > newest) {
            m_largestLoss = std::max(m_largestLoss, killed - time);
            break;
        }
    }
}

void TestKilled::losesAtMostTheLastSecond()
{
    m_file = m_folder.filePath("модель 模型.sinew.json").toStdString();
    m_store = m_folder.filePath("recovery").toStdString();
    Model model = *readModelFile(std::string(SINEW_RESOURCE_DIR) + "/models/hip.sinew.json").value;
    model.bodyWeight = 1000;
    QVERIFY(writeModelFile(model, m_file).ok());
    const int kills = qEnvironmentVariableIntValue("SINEW_LONG_TESTS") ? 100 : 6;
    std::mt19937 random(20261122);
    for (int i = 0; i < kills; ++i) {
        killOnce(static_cast<unsigned>(random()), static_cast<int>(random() % 2500));
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d kills: at most %lld ms lost, %d times the recovery copy had more than the file", kills, m_largestLoss,
          m_fromCopies);
    QVERIFY2(m_largestLoss <= longestLoss, qPrintable(QString::number(m_largestLoss)));
    // What the killed programs left behind goes with the next save.
    QVERIFY(writeModelFile(model, m_file).ok());
    for (const auto& entry : fs::directory_iterator(m_folder.path().toStdString()))
        QVERIFY2(!entry.path().filename().string().starts_with(".sinew-"), entry.path().c_str());
}

// The copy is half a second behind the edits; whoever ends a desktop's session did not wait for it.
void TestKilled::losesNothingWhenItIsAskedToEnd()
{
    m_file = m_folder.filePath("asked.sinew.json").toStdString();
    m_store = m_folder.filePath("recovery of asked").toStdString();
    Model model = *readModelFile(std::string(SINEW_RESOURCE_DIR) + "/models/one_muscle.sinew.json").value;
    model.bodyWeight = 1000;
    QVERIFY(writeModelFile(model, m_file).ok());
    for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
        QProcess program;
        program.start(SINEW_EDIT_LOOP, {QString::fromStdString(m_file), QString::fromStdString(m_store), "1"});
        QVERIFY(program.waitForStarted());
        QVERIFY(program.waitForReadyRead(20000));
        QTest::qSleep(300);
        QCOMPARE(kill(static_cast<pid_t>(program.processId()), signal), 0);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitStatus(), QProcess::CrashExit);
        QCOMPARE(program.exitCode(), signal);  // as it would have ended
        const Log log = logFrom(program.readAllStandardOutput(), editIn(*readModelFile(m_file).value));
        QVERIFY(!log.edits.empty());
        int newest = editIn(*readModelFile(m_file).value);
        for (const RecoveryEntry& entry : RecoveryStore(m_store).entries()) {
            newest = std::max(newest, editIn(recoveredDocument(entry.copy).value->model));
            const fs::path copy = fs::path(m_store) / (entry.copy.id + ".sinew-recovery");
            QCOMPARE(unsigned(fs::status(copy).permissions()), 0600u);
            QVERIFY(RecoveryStore(m_store).remove(entry.copy.id));
        }
        QCOMPARE(newest, log.edits.back().first);
    }
    QCOMPARE(unsigned(fs::status(m_store).permissions()), 0700u);
}

SINEW_TEST(TestKilled)

}  // namespace tst_killed

#include "tst_killed.moc"
