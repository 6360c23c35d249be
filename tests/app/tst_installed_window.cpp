// The window's program as `cmake --install` puts it in place, moved to another folder. Needs a display.

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/command_run.h"
#include "tests/app/installed.h"
#include "tests/support/elf_file.h"
#include "tests/support/test_registry.h"

namespace tst_installed_window {

using namespace sinew;

class TestInstalledWindow : public QObject {
    Q_OBJECT

private slots:
    void showsTheInstalledExamples();

private:
    QByteArray welcomePicture(const QString& program);

    QTemporaryDir m_folder;
};

// Empty when the program fails.
QByteArray TestInstalledWindow::welcomePicture(const QString& program)
{
    const QString file = m_folder.filePath("picture.png");
    QFile::remove(file);
    const test::CommandRun run = test::runProgram(program, {"--snapshot", file, "--size", "1280x800"});
    return run.exitCode == 0 ? test::contentsOf(file) : QByteArray();
}

// Its cards come from the folder beside it: the same as those of the source, until that folder is changed.
void TestInstalledWindow::showsTheInstalledExamples()
{
    QVERIFY(test::install({"window", "resources"}, m_folder.filePath("root")));
    const QString prefix = m_folder.filePath("moved here");
    QVERIFY(QDir().rename(m_folder.filePath("root/usr"), prefix));
    const QByteArray picture = welcomePicture(prefix + "/bin/sinew");
    QVERIFY(!QImage::fromData(picture).isNull());
    QCOMPARE(test::openDoorsOf(SINEW_PROGRAM), QByteArray());
    QCOMPARE(test::openDoorsOf(prefix + "/bin/sinew"), QByteArray());
    QVERIFY(test::readProgramFile(prefix + "/bin/sinew")->runPaths.empty());
    QCOMPARE(picture, welcomePicture(SINEW_PROGRAM));

    QVERIFY(QFile::remove(prefix + "/share/sinew/pictures/hip_wrapped.png"));
    QVERIFY(QFile::remove(prefix + "/share/sinew/pictures/hip_wrapped_dark.png"));
    const QByteArray withoutHip = welcomePicture(prefix + "/bin/sinew");
    QVERIFY(!withoutHip.isEmpty());
    QVERIFY(withoutHip != picture);
}

SINEW_TEST(TestInstalledWindow)

}  // namespace tst_installed_window

#include "tst_installed_window.moc"
