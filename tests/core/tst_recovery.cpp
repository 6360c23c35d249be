#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <QTemporaryDir>
#include <QTest>
#include <sys/wait.h>
#include <unistd.h>

#include "core/document/recovery.h"
#include "core/io/atomic_file.h"
#include "core/io/model_file.h"
#include "core/io/scenario_file.h"
#include "core/schema/validate.h"
#include "tests/support/test_registry.h"

namespace fs = std::filesystem;

namespace tst_recovery {

using namespace sinew;

namespace {

std::string contentsOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

RecoveryCopy exampleCopy()
{
    RecoveryCopy copy;
    copy.id = RecoveryStore::newId();
    copy.title = "Hüfte 髖 \"1\"";
    copy.modelFile = "/tmp/нога 1/a.sinew.json";
    copy.scenarioBase = "/tmp/b.sinew-scenario.json";
    copy.model = contentsOf(std::string(SINEW_RESOURCE_DIR) + "/models/hip.sinew.json");
    return copy;
}

template <class Work>
void inChild(const Work& work)
{
    const pid_t child = fork();
    if (child == 0) {
        work();
        _exit(0);
    }
    waitpid(child, nullptr, 0);
}

}  // namespace

// Copies of unsaved work, kept in a folder until the document is saved or closed.
class TestRecovery : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void whatIsWrittenIsRead();
    void copiesOfTheDeadAreOffered();
    void aProgramThatNobodyHasWaitedForHasEnded();
    void copiesFromElsewhereSaySo();
    void damagedCopiesAreListed_data();
    void damagedCopiesAreListed();
    void folderThatCannotBeWritten();
    void faultyDocumentsComeBack();
    void idsDiffer();

private:
    RecoveryStore store() const { return RecoveryStore(m_folder->path().toStdString() + "/a/recovery"); }
    fs::path fileOf(const std::string& id) const { return fs::path(store().folder()) / (id + ".sinew-recovery"); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestRecovery::whatIsWrittenIsRead()
{
    QVERIFY(store().entries().empty());
    RecoveryCopy copy = exampleCopy();
    for (const char* scenario : {"", "{\n}\n"}) {
        copy.scenario = scenario;
        QVERIFY(!store().write(copy));
        const std::vector<RecoveryEntry> entries = store().entries();
        QCOMPARE(entries.size(), std::size_t(1));
        QCOMPARE(entries[0].state, RecoveryState::InUse);
        copy.time = entries[0].copy.time;
        copy.writer = thisProcess();
        QVERIFY(entries[0].copy == copy);
    }
    QVERIFY(copy.time > 1'600'000'000);
    QCOMPARE(fs::status(store().folder()).permissions(), fs::perms::owner_all);
    QVERIFY(store().remove(copy.id));
    QVERIFY(store().remove(copy.id));
    QVERIFY(store().entries().empty() && !store().find(copy.id));
}

void TestRecovery::copiesOfTheDeadAreOffered()
{
    const RecoveryCopy mine = exampleCopy(), left = exampleCopy();
    QVERIFY(!store().write(mine));
    inChild([&] { store().write(left); });
    QCOMPARE(store().find(left.id)->state, RecoveryState::Left);
    QCOMPARE(store().find(mine.id)->state, RecoveryState::InUse);
    const Result<Project> document = recoveredDocument(store().find(left.id)->copy);
    QVERIFY(document.ok() && document.diagnostics.empty() && !document.value->scenario);
    std::ostringstream text;
    writeModel(document.value->model, text);
    QCOMPARE(text.str(), left.model);
}

// It counted as running until then, and its work was not offered.
void TestRecovery::aProgramThatNobodyHasWaitedForHasEnded()
{
    const RecoveryCopy left = exampleCopy();
    const pid_t child = fork();
    if (child == 0) {
        store().write(left);
        _exit(0);
    }
    siginfo_t ended;
    QCOMPARE(waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOWAIT), 0);
    QCOMPARE(store().find(left.id)->state, RecoveryState::Left);
    QCOMPARE(waitpid(child, nullptr, 0), child);
}

void TestRecovery::copiesFromElsewhereSaySo()
{
    const RecoveryCopy copy = exampleCopy();
    QVERIFY(!store().write(copy));
    std::string text = contentsOf(fileOf(copy.id));
    const std::string host = "\"host\": \"";
    text.insert(text.find(host) + host.size(), "other-");
    std::ofstream(fileOf(copy.id)) << text;
    QCOMPARE(store().find(copy.id)->state, RecoveryState::Elsewhere);
}

void TestRecovery::damagedCopiesAreListed_data()
{
    QTest::addColumn<int>("from");  // part of the file that is kept, in hundredths
    QTest::addColumn<int>("to");
    QTest::addColumn<bool>("flips");
    QTest::newRow("empty") << 0 << 0 << false;
    QTest::newRow("end missing") << 0 << 60 << false;
    QTest::newRow("beginning missing") << 1 << 100 << false;
    QTest::newRow("one character") << 0 << 100 << true;
}

void TestRecovery::damagedCopiesAreListed()
{
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(bool, flips);
    const RecoveryCopy whole = exampleCopy(), damaged = exampleCopy();
    inChild([&] {
        store().write(whole);
        store().write(damaged);
    });
    const std::string text = contentsOf(fileOf(damaged.id));
    const auto size = static_cast<int>(text.size());
    std::string spoilt = text.substr(static_cast<std::size_t>(size / 100 * from),
                                     static_cast<std::size_t>(to == 100 ? size : size * (to - from) / 100));
    if (flips)
        spoilt[spoilt.find("iliopsoas")] = 'I';
    std::ofstream(fileOf(damaged.id)) << spoilt;
    QCOMPARE(store().entries().size(), std::size_t(2));
    QCOMPARE(store().find(whole.id)->state, RecoveryState::Left);
    QCOMPARE(store().find(damaged.id)->state, RecoveryState::Damaged);
    QCOMPARE(store().find(damaged.id)->copy.id, damaged.id);
    QVERIFY(store().remove(damaged.id));
}

void TestRecovery::folderThatCannotBeWritten()
{
    const std::string file = m_folder->path().toStdString() + "/file";
    std::ofstream(file) << "old";
    for (const std::string& folder : {file, file + "/recovery", std::string("/proc/recovery")}) {
        const RecoveryStore impossible(folder);
        const auto reason = impossible.write(exampleCopy());
        QVERIFY(reason);
        QCOMPARE(reason->severity, Severity::Warning);
        QVERIFY(reason->message.english().starts_with("no recovery copy could be written: "));
        QVERIFY(impossible.entries().empty());
    }
    QCOMPARE(contentsOf(file), std::string("old"));
}

// Whatever is on the screen comes back, even while it cannot be computed with.
void TestRecovery::faultyDocumentsComeBack()
{
    const std::string file = std::string(SINEW_RESOURCE_DIR) + "/scenarios/jump.sinew-scenario.json";
    ScenarioBundle bundle = *readScenarioFile(file).value;
    Model& model = bundle.model;
    model.joints[0].child = "nobody";
    model.bodies.back().mass.value = -1;
    model.bodies.push_back(model.bodies.back());
    bundle.scenario.stages[0].like = "nothing";
    bundle.scenario.options.duration = -1;
    QVERIFY(!validate(model).empty());
    RecoveryCopy copy = exampleCopy();
    std::ostringstream modelText, scenarioText;
    writeModel(model, modelText);
    writeScenario(bundle.scenario, model, scenarioText);
    copy.model = modelText.str();
    copy.scenario = scenarioText.str();
    const Result<Project> document = recoveredDocument(copy);
    QVERIFY(document.ok());
    QVERIFY(hasErrors(document.diagnostics));
    QVERIFY(document.value->model == model);
    QVERIFY(document.value->scenario == bundle.scenario);
    copy.model.resize(copy.model.size() / 2);
    QVERIFY(!recoveredDocument(copy).ok());
}

void TestRecovery::idsDiffer()
{
    std::set<std::string> ids;
    for (int i = 0; i < 100; ++i)
        QVERIFY(ids.insert(RecoveryStore::newId()).second);
}

SINEW_TEST(TestRecovery)

}  // namespace tst_recovery

#include "tst_recovery.moc"
