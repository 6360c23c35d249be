#include <csignal>
#include <filesystem>
#include <fstream>

#include <QTemporaryDir>
#include <QTest>
#include <sys/wait.h>
#include <unistd.h>

#include "core/io/atomic_file.h"
#include "core/io/process.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_saving {

namespace {

namespace fs = std::filesystem;

std::string contentsOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string temporaryFileOf(const ProcessIdentity& process)
{
    return ".sinew-1-" + std::to_string(process.id) + "-" + std::to_string(process.start) + "@" + process.host + ".tmp";
}

// One that has ended.
ProcessIdentity endedProcess()
{
    const pid_t child = fork();
    if (child == 0)
        _exit(0);
    waitpid(child, nullptr, 0);
    ProcessIdentity process = thisProcess();
    process.id = child;
    return process;
}

}  // namespace

// Backups, and what a program that was killed left behind.
class TestSaving : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void backupIsTheFormerFile();
    void backupOfALink();
    void backupThatCannotBe();
    void processesAreToldApart();
    void leftoversOfTheDeadGo();

private:
    fs::path path(const std::string& name) const { return m_folder->path().toStdString() + "/" + name; }
    void put(const std::string& name, const std::string& contents) const
    {
        std::ofstream(path(name), std::ios::binary) << contents;
    }
    std::vector<std::string> files() const
    {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(path("")))
            names.push_back(entry.path().filename().string());
        std::sort(names.begin(), names.end());
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSaving::backupIsTheFormerFile()
{
    const std::string file = path("нога 腿 1.sinew.json").string();
    QVERIFY(!keepBackup(file));  // there is nothing to keep
    QVERIFY(files().empty());
    for (const char* contents : {"first", "second", "third"}) {
        const std::string before = contentsOf(file);
        QVERIFY(!keepBackup(file));
        QVERIFY(!writeFileAtomically(file, contents));
        QCOMPARE(contentsOf(file), std::string(contents));
        QCOMPARE(contentsOf(backupPath(file)), before);
    }
    QVERIFY(!keepBackup(file));
    QVERIFY(!keepBackup(file));  // the same file once more
    QCOMPARE(contentsOf(backupPath(file)), std::string("third"));
    QCOMPARE(files().size(), std::size_t(2));
}

void TestSaving::backupOfALink()
{
    fs::create_directory(path("there"));
    put("there/m.json", "old");
    fs::create_symlink("there/m.json", path("link.json"));
    QVERIFY(!keepBackup(path("link.json").string()));
    QCOMPARE(contentsOf(path("there/m.json~")), std::string("old"));
    QCOMPARE(files(), (std::vector<std::string>{"link.json", "there"}));
}

void TestSaving::backupThatCannotBe()
{
    put("m.json", "old");
    fs::create_directory(path("m.json~"));
    const auto remark = keepBackup(path("m.json").string());
    QVERIFY(remark);
    QCOMPARE(remark->severity, Severity::Warning);
    QCOMPARE(remark->message.english(), std::string("the former file is not kept as 'm.json~': Is a directory"));
    const std::string longest(255, 'x');
    put(longest, "old");
    QVERIFY(keepBackup(path(longest).string()));
    QCOMPARE(files().size(), std::size_t(3));
}

void TestSaving::processesAreToldApart()
{
    const ProcessIdentity self = thisProcess();
    QVERIFY(!self.host.empty() && self.id == getpid());
    QCOMPARE(isRunning(self), std::optional(true));
    QCOMPARE(isRunning(endedProcess()), std::optional(false));
    ProcessIdentity other = self;
    other.host += "-other";
    QCOMPARE(isRunning(other), std::optional<bool>());
    if (self.start == 0)
        QSKIP("the system does not tell when a process began");
    other = self;
    --other.start;  // an earlier one of the same number
    QCOMPARE(isRunning(other), std::optional(false));
}

void TestSaving::leftoversOfTheDeadGo()
{
    ProcessIdentity elsewhere = endedProcess();
    elsewhere.host += "-other";
    const std::string running = temporaryFileOf(thisProcess()), foreign = temporaryFileOf(elsewhere);
    for (const std::string& name : {temporaryFileOf(endedProcess()), running, foreign, std::string(".sinew-notes.tmp"),
                                    std::string(".sinew-12.tmp")})
        put(name, "half");
    QVERIFY(!writeFileAtomically(path("m.json").string(), "whole"));
    std::vector<std::string> expected = {running, foreign, ".sinew-notes.tmp", ".sinew-12.tmp", "m.json"};
    std::sort(expected.begin(), expected.end());
    QCOMPARE(files(), expected);
}

SINEW_TEST(TestSaving)

}  // namespace sinew::test::tst_saving

#include "tst_saving.moc"
