#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <QTemporaryDir>
#include <QTest>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/io/atomic_file.h"
#include "core/io/model_file.h"
#include "random_model.h"
#include "tests/support/test_registry.h"

namespace sinew::test::tst_model_file {

namespace {

namespace fs = std::filesystem;

std::string contentsOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void put(const fs::path& path, const std::string& contents)
{
    std::ofstream(path, std::ios::binary) << contents;
}

// A stream that fails as a disk does.
class BrokenBuffer : public std::streambuf {
    int_type underflow() override { throw std::runtime_error("the disk is on fire"); }
};

}  // namespace

// Files that cannot be read or written: reasons in words, and targets that stay as they were.
class TestModelFile : public QObject {
    Q_OBJECT

private slots:
    void init();
    void unreadable_data();
    void unreadable();
    void hugeFileIsRefusedUnread();
    void hugeStreamIsRefused();
    void brokenStreams();
    void savedFileReadsBack();
    void permissionsAreKept();
    void symbolicLinkIsFollowed();
    void unwritable_data();
    void unwritable();
    void foldersWithoutPermission();
    void fullDiskLeavesTheTarget();

private:
    fs::path path(const std::string& name) const { return m_folder->path().toStdString() + "/" + name; }
    std::vector<std::string> filesInFolder() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestModelFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

std::vector<std::string> TestModelFile::filesInFolder() const
{
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(path("")))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

void TestModelFile::unreadable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a missing file") << "none.json"
                                    << "error: there is no such file; check the name and the folder";
    QTest::newRow("a missing folder") << "none/m.json"
                                      << "error: there is no such file; check the name and the folder";
    QTest::newRow("a folder") << ""
                              << "error: this is a folder; name a *.sinew.json file in it";
    QTest::newRow("an empty file") << "empty.json"
                                   << "error: the file is empty; choose a *.sinew.json model";
    QTest::newRow("a file below a file") << "empty.json/m.json"
                                         << "error: there is no such file; check the name and the folder";
    QTest::newRow("a name that is too long") << QString(300, 'x')
                                             << "error: the file cannot be reached: File name too long; check the name "
                                                "and the permissions";
    QTest::newRow("zeros") << "zeros.json"
                           << "1:1: error: expected a value, found a zero byte; this is no text file";
}

void TestModelFile::unreadable()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    put(path("empty.json"), "");
    put(path("zeros.json"), std::string(10'000, '\0'));
    const std::string file = path(name.toStdString()).string();
    const Result<Model> result = readModelFile(file);
    QVERIFY(!result.ok());
    QCOMPARE(result.diagnostics.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(toString(result.diagnostics[0])),
             QString::fromStdString(file) + (expected[0].isDigit() ? ":" : ": ") + expected);
}

void TestModelFile::hugeFileIsRefusedUnread()
{
    // A sparse file takes no room on the disk.
    put(path("huge.json"), "");
    fs::resize_file(path("huge.json"), 200u << 20);
    const Result<Model> result = readModelFile(path("huge.json").string());
    QVERIFY(!result.ok());
    QCOMPARE(result.diagnostics[0].message.english(), std::string("the file is larger than 64 MB"));
}

void TestModelFile::hugeStreamIsRefused()
{
    // Nobody knows beforehand where it ends.
    std::ifstream zeros("/dev/zero", std::ios::binary);
    const Result<Model> result = readModel(zeros, "zeros");
    QVERIFY(!result.ok());
    QCOMPARE(result.diagnostics[0].message.english(), std::string("the file is larger than 64 MB"));
}

void TestModelFile::brokenStreams()
{
    BrokenBuffer buffer;
    std::istream broken(&buffer);
    QVERIFY(!readModel(broken, "m").ok());
    std::istream throwing(&buffer);
    throwing.exceptions(std::ios::badbit | std::ios::failbit | std::ios::eofbit);
    QVERIFY(!readModel(throwing, "m").ok());
    std::istringstream cut("{");
    cut.exceptions(std::ios::badbit | std::ios::failbit | std::ios::eofbit);
    QVERIFY(!readModel(cut, "m").ok());
}

void TestModelFile::savedFileReadsBack()
{
    const Model model = randomModel(7);
    const std::string file = path("h\u00fcft model.sinew.json").string();
    for (int i = 0; i < 2; ++i) {
        const Result<bool> saved = writeModelFile(model, file);
        QVERIFY(saved.ok() && saved.diagnostics.empty());
        QVERIFY(readModelFile(file).value == model);
    }
    QCOMPARE(filesInFolder().size(), std::size_t(1));
}

void TestModelFile::permissionsAreKept()
{
    const fs::path file = path("m.json");
    const auto permissions = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read;
    put(file, "old");
    fs::permissions(file, permissions);
    QVERIFY(writeModelFile(Model{}, file.string()).ok());
    QCOMPARE(fs::status(file).permissions(), permissions);

    // A new file gets what the umask leaves, not the narrow permissions of a temporary file.
    const mode_t old = umask(0022);
    QVERIFY(writeModelFile(Model{}, path("new.json").string()).ok());
    umask(old);
    QCOMPARE(unsigned(fs::status(path("new.json")).permissions()), 0644u);
}

void TestModelFile::symbolicLinkIsFollowed()
{
    fs::create_directory(path("inside"));
    put(path("inside/target.json"), "old");
    fs::create_symlink("inside/target.json", path("link.json"));
    fs::create_symlink("link.json", path("chain.json"));
    fs::create_symlink("inside/new.json", path("dangling.json"));
    QVERIFY(writeModelFile(Model{}, path("chain.json").string()).ok());
    QVERIFY(writeModelFile(Model{}, path("dangling.json").string()).ok());
    QVERIFY(fs::is_symlink(path("chain.json")) && fs::is_symlink(path("link.json")));
    QVERIFY(readModelFile(path("inside/target.json").string()).ok());
    QVERIFY(readModelFile(path("inside/new.json").string()).ok());
}

void TestModelFile::unwritable_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a folder") << "folder"
                              << "error: cannot save: this is a folder; add a file name";
    QTest::newRow("a folder that is missing")
        << "none/m.json"
        << "error: cannot write to the folder '@/none': No such file or directory; create the folder "
           "first, or save elsewhere";
    QTest::newRow("a folder that is a file")
        << "file/m.json"
        << "error: cannot write to the folder '@/file': Not a directory; create the folder first, or "
           "save elsewhere";
    QTest::newRow("a loop of links")
        << "loop"
        << "error: cannot save: Too many levels of symbolic links; the symbolic links form a loop; save under "
           "another name";
    QTest::newRow("a pipe") << "pipe"
                            << "error: cannot save: this is no ordinary file; choose another name";
    QTest::newRow("a name that is too long")
        << QString(300, 'x') << "error: cannot save: File name too long; choose a shorter name";
}

void TestModelFile::unwritable()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    fs::create_directory(path("folder"));
    put(path("file"), "old");
    fs::create_symlink("loop", path("loop"));
    QCOMPARE(mkfifo(path("pipe").c_str(), 0600), 0);
    const auto before = filesInFolder();
    const std::string file = path(name.toStdString()).string();
    const Result<bool> result = writeModelFile(Model{}, file);
    QVERIFY(!result.ok());
    QCOMPARE(QString::fromStdString(toString(result.diagnostics.at(0))),
             QString::fromStdString(file) + ": " + expected.replace("@", m_folder->path()));
    QCOMPARE(filesInFolder(), before);
    QCOMPARE(contentsOf(path("file")), std::string("old"));
}

void TestModelFile::foldersWithoutPermission()
{
    put(path("m.json"), "old");
    put(path("protected.json"), "old");
    fs::permissions(path("m.json"), fs::perms(0666));
    fs::permissions(path("protected.json"), fs::perms(0444));
    fs::permissions(path(""), fs::perms(0555));
    // The superuser may write everywhere, so for the test it becomes somebody else.
    const uid_t self = geteuid();
    constexpr uid_t nobody = 65534;
    QVERIFY(self != 0 || seteuid(nobody) == 0);
    const Result<bool> inFolder = writeModelFile(Model{}, path("m.json").string());
    QVERIFY(self != 0 || seteuid(self) == 0);
    fs::permissions(path(""), fs::perms(0777));
    QVERIFY(!inFolder.ok());
    QVERIFY(inFolder.diagnostics[0].message.english().starts_with("cannot write to the folder"));
    QCOMPARE(inFolder.diagnostics[0].hint.english(), std::string("save to a folder that you may write to"));
    QCOMPARE(contentsOf(path("m.json")), std::string("old"));

    if (self != 0) {
        const Result<bool> onFile = writeModelFile(Model{}, path("protected.json").string());
        QVERIFY(!onFile.ok());
        QCOMPARE(onFile.diagnostics[0].message.english(), std::string("cannot save: the file is write-protected"));
    }
    QCOMPARE(contentsOf(path("protected.json")), std::string("old"));
    QCOMPARE(filesInFolder().size(), std::size_t(2));
}

void TestModelFile::fullDiskLeavesTheTarget()
{
    put(path("m.json"), "old");
    // A limit on the size of files stands for a full disk: the first write is cut short, the second fails.
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
    const rlimit small{1000, limit.rlim_max};
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto reason = writeFileAtomically(path("m.json").string(), std::string(5000, 'x'));
    setrlimit(RLIMIT_FSIZE, &limit);
    std::signal(SIGXFSZ, oldHandler);
    QVERIFY(reason.has_value());
    QCOMPARE(reason->message.english(), std::string("cannot save: File too large"));
    QCOMPARE(contentsOf(path("m.json")), std::string("old"));
    QCOMPARE(filesInFolder(), std::vector<std::string>{"m.json"});
}

SINEW_TEST(TestModelFile)

}  // namespace sinew::test::tst_model_file

#include "tst_model_file.moc"
