#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <QTemporaryDir>
#include <QTest>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "core/io/atomic_file.h"
#include "core/io/output_file.h"
#include "core/io/private_file.h"
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

constexpr const char* accessList = "system.posix_acl_access";

// As the system keeps it (linux/posix_acl_xattr.h): version 2, then tag, rights and id of each entry, for the owner, user 1,
// the group, the mask and others.
std::string listForUserOne()
{
    struct Entry {
        std::uint16_t tag, rights;
        std::uint32_t id;
    };
    constexpr std::uint32_t none = 0xFFFFFFFF, version = 2;
    const Entry entries[] = {{0x01, 6, none}, {0x02, 6, 1}, {0x04, 0, none}, {0x10, 6, none}, {0x20, 0, none}};
    std::string bytes(sizeof version + sizeof entries, '\0');
    std::memcpy(bytes.data(), &version, sizeof version);
    std::memcpy(bytes.data() + sizeof version, entries, sizeof entries);
    return bytes;
}

bool setAccessList(const fs::path& path, const char* kind, const std::string& list)
{
    return setxattr(path.c_str(), kind, list.data(), list.size(), 0) == 0;
}

std::string accessListOf(const fs::path& path, const char* kind)
{
    std::string list(200, '\0');
    const ssize_t size = getxattr(path.c_str(), kind, list.data(), list.size());
    list.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
    return list;
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
    void aPrivateFileIsPrivateAllTheTime();
    void newFilesForTheOwnerAlone();
    void anAccessListIsKept();
    void aFoldersAccessListDoesNotWiden();
    void outputsMayBePipes();

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
    put("victim", "mine");
    const std::string link = temporaryFileOf(endedProcess());
    fs::create_symlink("victim", path(link));
    QVERIFY(!writeFileAtomically(path("m.json").string(), "whole"));
    std::vector<std::string> expected = {running, foreign, ".sinew-notes.tmp", ".sinew-12.tmp", "m.json",
                                         "victim", link};
    std::sort(expected.begin(), expected.end());
    QCOMPARE(files(), expected);
}

// A program that is killed while it saves leaves its temporary file: nobody may read there what the file did not show. The
// size limit of files kills it in the middle.
void TestSaving::aPrivateFileIsPrivateAllTheTime()
{
    const mode_t former = umask(0022);
    put("patient.json", "old");
    fs::permissions(path("patient.json"), fs::perms(0600));
    const pid_t child = fork();
    if (child == 0) {
        const rlimit limit{1000, 1000};
        setrlimit(RLIMIT_FSIZE, &limit);
        std::signal(SIGXFSZ, SIG_DFL);
        writeFileAtomically(path("patient.json").string(), std::string(5000, 'x'));
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGXFSZ);
    QCOMPARE(files().size(), std::size_t(2));
    for (const std::string& name : files())
        QCOMPARE(unsigned(fs::status(path(name)).permissions()), 0600u);
    QVERIFY(!writeFileAtomically(path("patient.json").string(), "new"));
    QCOMPARE(files(), std::vector<std::string>{"patient.json"});
    QCOMPARE(unsigned(fs::status(path("patient.json")).permissions()), 0600u);
    umask(former);
}

void TestSaving::newFilesForTheOwnerAlone()
{
    const mode_t former = umask(0022);
    put("older.json", "as an earlier version wrote it");
    for (const char* name : {"older.json", "new.json"}) {
        QVERIFY(!writePrivateFile(path(name).string(), "a person's"));
        QCOMPARE(unsigned(fs::status(path(name)).permissions()), 0600u);
    }
    QVERIFY(makePrivateFolder(path("a/b").string()));
    QCOMPARE(unsigned(fs::status(path("a/b")).permissions()), 0700u);
    put("settings.conf", "kept");
    QVERIFY(keepPrivate(path("settings.conf").string()) && keepPrivate(path("c/other.conf").string()));
    QCOMPARE(contentsOf(path("settings.conf")), std::string("kept"));
    for (const char* name : {"settings.conf", "c/other.conf"})
        QCOMPARE(unsigned(fs::status(path(name)).permissions()), 0600u);
    umask(former);
}

// The group's bits of a file with a list are the most that the list lets anybody do: here user 1 may read and write, the group
// may not, and the mode is 0660.
void TestSaving::anAccessListIsKept()
{
    put("m.json", "old");
    if (!setAccessList(path("m.json"), accessList, listForUserOne()))
        QSKIP("this file system keeps no access control lists");
    QCOMPARE(unsigned(fs::status(path("m.json")).permissions()), 0660u);
    QVERIFY(!writeFileAtomically(path("m.json").string(), "new"));
    QCOMPARE(accessListOf(path("m.json"), accessList), listForUserOne());
    QCOMPARE(contentsOf(path("m.json")), std::string("new"));
}

void TestSaving::aFoldersAccessListDoesNotWiden()
{
    put("m.json", "old");
    fs::permissions(path("m.json"), fs::perms(0640));
    if (!setAccessList(path(""), "system.posix_acl_default", listForUserOne()))
        QSKIP("this file system keeps no access control lists");
    QVERIFY(!writeFileAtomically(path("m.json").string(), "new"));
    QVERIFY(!writePrivateFile(path("private.json").string(), "new"));
    QCOMPARE(accessListOf(path("m.json"), accessList), std::string());
    QCOMPARE(unsigned(fs::status(path("m.json")).permissions()), 0640u);
    QCOMPARE(unsigned(fs::status(path("private.json")).permissions()), 0600u);
}

void TestSaving::outputsMayBePipes()
{
    QVERIFY(!writeOutputFile("/dev/null", "away"));
    const auto full = writeOutputFile("/dev/full", "lost");
    QVERIFY(full);
    QCOMPARE(toString(*full), std::string("/dev/full: error: cannot save: No space left on device; make room on the disk, or "
                                          "save elsewhere"));
    QVERIFY(!writeOutputFile(path("m.json").string(), "whole"));
    QCOMPARE(contentsOf(path("m.json")), std::string("whole"));
}

SINEW_TEST(TestSaving)

}  // namespace sinew::test::tst_saving

#include "tst_saving.moc"
