// Where a program finds the files that come with it.

#include <filesystem>
#include <fstream>

#include <QTemporaryDir>
#include <QTest>

#include "core/io/program_path.h"
#include "core/io/shipped_files.h"
#include "tests/support/test_registry.h"

namespace fs = std::filesystem;

namespace tst_shipped_files {

using namespace sinew;

class TestShippedFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void isBesideTheFolderOfThePrograms();
    void isFurtherUpInTheBuildFolder();
    void isNoFolderWithoutTheList();
    void isTheFirstPlaceWhereThereIsNone();
    void isNamedByTheVariable();
    void areThoseOfTheSource();

private:
    fs::path place(const std::string& below);

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_root;
};

void TestShippedFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_root = fs::canonical(m_folder->path().toStdString());
}

// A folder of resources that holds no more than their list.
fs::path TestShippedFiles::place(const std::string& below)
{
    const fs::path folder = m_root / below / "share" / "sinew";
    fs::create_directories(folder);
    std::ofstream(folder / "examples.json") << "{}";
    return folder;
}

void TestShippedFiles::isBesideTheFolderOfThePrograms()
{
    place("");
    const fs::path nearest = place("any where");
    QCOMPARE(resourceFolderNear(m_root / "any where/bin/sinew"), nearest.string());
}

// tests/io/tests_io of a build; and the resources of a build are a link to those of the source.
void TestShippedFiles::isFurtherUpInTheBuildFolder()
{
    const fs::path source = place("source");
    fs::create_directories(m_root / "build/share");
    fs::create_directory_symlink(source, m_root / "build/share/sinew");
    QCOMPARE(resourceFolderNear(m_root / "build/tests/io/tests_io"), source.string());
}

void TestShippedFiles::isNoFolderWithoutTheList()
{
    const fs::path upper = place("");
    fs::create_directories(m_root / "local/share/sinew");
    QCOMPARE(resourceFolderNear(m_root / "local/bin/sinew"), upper.string());
}

void TestShippedFiles::isTheFirstPlaceWhereThereIsNone()
{
    QCOMPARE(resourceFolderNear(m_root / "bin/sinew"), (m_root / "share/sinew").string());
    QVERIFY(!fs::exists(resourceFolderNear(m_root / "bin/sinew")));
}

void TestShippedFiles::isNamedByTheVariable()
{
    qputenv("SINEW_RESOURCES", "/no/such/folder");
    const std::string named = resourceFolder();
    const std::vector<std::string> files = shippedFiles();
    qunsetenv("SINEW_RESOURCES");
    QCOMPARE(named, std::string("/no/such/folder"));
    QVERIFY(files.empty());
}

void TestShippedFiles::areThoseOfTheSource()
{
    QCOMPARE(resourceFolder(), fs::canonical(SINEW_RESOURCE_DIR).string());
    QVERIFY(fs::equivalent(programPath(), QCoreApplication::applicationFilePath().toStdString()));
    const std::vector<std::string> files = shippedFiles();
    for (const char* name : {"models/hip.sinew.json", "scenarios/jump.sinew-scenario.json",
                             "scenarios/jumper.sinew.json", "fixations/neck_screws.sinew-fixation.json"}) {
        const std::string path = (fs::canonical(SINEW_RESOURCE_DIR) / name).string();
        QVERIFY2(std::find(files.begin(), files.end(), path) != files.end(), name);
    }
}

SINEW_TEST(TestShippedFiles)

}  // namespace tst_shipped_files

#include "tst_shipped_files.moc"
