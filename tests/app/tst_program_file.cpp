// The program file: libraries are loaded from where the system has them, and what a stranger's file could use is closed.

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/command_run.h"
#include "tests/app/installed.h"
#include "tests/support/elf_file.h"
#include "tests/support/test_registry.h"

namespace tst_program_file {

using namespace sinew;

class TestProgramFile : public QObject {
    Q_OBJECT

private slots:
    void opensNoDoor();
    void theInstalledOneHasNoPaths();
    void anOpenDoorIsSeen();
    void theStackIsGuarded();
};

// Each empty entry of a path is the current folder: a libz.so.1 in a folder of downloads was run.
void TestProgramFile::opensNoDoor()
{
    QCOMPARE(test::openDoorsOf(SINEW_CLI), QByteArray());
}

void TestProgramFile::theInstalledOneHasNoPaths()
{
    QTemporaryDir folder;
    QVERIFY(test::install({"command_line"}, folder.path()));
    const QString program = folder.filePath("usr/bin/sinew-cli");
    QCOMPARE(test::openDoorsOf(program), QByteArray());
    QVERIFY(test::readProgramFile(program)->runPaths.empty());
}

// The reader of this test, held against the compiler's and linker's own words.
void TestProgramFile::anOpenDoorIsSeen()
{
    QTemporaryDir folder;
    const QString source = folder.filePath("program.c"), program = folder.filePath("program");
    QFile file(source);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("int main(void) { return 0; }\n");
    file.close();
    if (QProcess::execute("cc", {source, "-o", program, "-no-pie", "-Wl,-rpath,::/lib:lib", "-Wl,-z,lazy,-z,norelro",
                                 "-Wl,-z,execstack"})
        != 0)
        QSKIP("there is no C compiler");
    QCOMPARE(test::openDoorsOf(program),
             QByteArray("it loads libraries from ''; it loads libraries from ''; it loads libraries from 'lib'; its "
                        "addresses are known beforehand; its tables of functions can be written to; its stack can be "
                        "executed; "));
    QCOMPARE(test::openDoorsOf(source), QByteArray("it cannot be read"));
}

void TestProgramFile::theStackIsGuarded()
{
#ifdef SINEW_SANITIZED
    QSKIP("the sanitizers guard it");
#else
    const QByteArray names = test::readProgramFile(SINEW_CLI)->names;
    QVERIFY(names.contains(QByteArray("\0__stack_chk_fail\0", 18)));
    QVERIFY(names.contains("_chk\0"));  // -D_FORTIFY_SOURCE
#endif
}

SINEW_TEST(TestProgramFile)

}  // namespace tst_program_file

#include "tst_program_file.moc"
