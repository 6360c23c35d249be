// What `cmake --install` puts in place, moved to another folder: the programs find there what comes with them.

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/io/file_formats.h"
#include "tests/app/command_run.h"
#include "tests/app/installed.h"
#include "tests/support/test_registry.h"

namespace tst_installation {

using namespace sinew;
using test::contentsOf;

namespace {

QStringList linesOf(const QByteArray& text)
{
    return QString::fromUtf8(text).split('\n', Qt::SkipEmptyParts);
}

const QString desktopFolder = SINEW_SOURCE_DIR "/app/desktop/";

// The types of app/desktop/sinew.xml by the ending that each stands for.
QMap<QString, QString> mimeTypes()
{
    const QByteArray text = contentsOf(desktopFolder + "sinew.xml");
    QXmlStreamReader reader(text);
    QMap<QString, QString> types;
    QString type;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QStringLiteral("mime-type"))
            type = reader.attributes().value("type").toString();
        if (reader.name() == QStringLiteral("glob"))
            types[reader.attributes().value("pattern").toString().mid(1)] = type;
    }
    return reader.hasError() ? QMap<QString, QString>() : types;
}

}  // namespace

class TestInstallation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void findsTheInstalledExamples();
    void installsAllThatExamplesName();
    void solvesTheHip();
    void isFoundThroughALink();
    void saysThatExamplesAreMissing();
    void holdsNoLinks();
    void everyFormatHasAType();

private:
    test::CommandRun run(const QStringList& arguments) const
    {
        return test::runProgram(m_prefix + "/bin/sinew-cli", arguments);
    }

    QTemporaryDir m_folder;
    QString m_prefix;  // where the programs are run, not where they were installed
};

void TestInstallation::initTestCase()
{
    const QString folder = QDir(m_folder.path()).canonicalPath();
    QVERIFY(test::install({"command_line", "resources"}, folder + "/root"));
    m_prefix = folder + "/moved here";
    QVERIFY(QDir().rename(folder + "/root/usr", m_prefix));
}

void TestInstallation::findsTheInstalledExamples()
{
    const test::CommandRun installed = run({"examples"}), built = test::runProgram(SINEW_CLI, {"examples"});
    QCOMPARE(installed.exitCode, 0);
    QVERIFY(installed.out.contains("/moved here/share/sinew/models/hip.sinew.json\n"));
    QByteArray expected = built.out;
    expected.replace(QDir(SINEW_RESOURCE_DIR).canonicalPath().toUtf8(), m_prefix.toUtf8() + "/share/sinew");
    QCOMPARE(linesOf(installed.out), linesOf(expected));
}

// Motions and fixations name models and tables beside them.
void TestInstallation::installsAllThatExamplesName()
{
    for (const QString& path : linesOf(run({"examples"}).out)) {
        const test::CommandRun checked = run({"check", path});
        QVERIFY2(checked.exitCode == 0, checked.err);
    }
}

void TestInstallation::solvesTheHip()
{
    const QString hip = "/models/hip.sinew.json";
    const auto arguments = [](const QString& model) {
        return QStringList{"solve", model, "--activity", "one_legged_stance", "--json", "-"};
    };
    const test::CommandRun installed = run(arguments(m_prefix + "/share/sinew" + hip));
    QCOMPARE(installed.exitCode, 0);
    QVERIFY(installed.out.contains("\"joints\""));
    QCOMPARE(installed.out, test::runProgram(SINEW_CLI, arguments(SINEW_RESOURCE_DIR + hip)).out);
}

// As from a folder of the user's PATH into an unpacked archive.
void TestInstallation::isFoundThroughALink()
{
    const QString link = m_folder.filePath("sinew-cli");
    QVERIFY(QFile::link(m_prefix + "/bin/sinew-cli", link));
    QCOMPARE(test::runProgram(link, {"examples"}).out, run({"examples"}).out);
}

void TestInstallation::saysThatExamplesAreMissing()
{
    QVERIFY(QDir().rename(m_prefix + "/share", m_prefix + "/away"));
    const test::CommandRun missing = run({"examples"});
    QVERIFY(QDir().rename(m_prefix + "/away", m_prefix + "/share"));
    QCOMPARE(missing.exitCode, 3);
    QVERIFY2(missing.err.contains("moved here/share/sinew: error: "), missing.err);
}

// Not into the source either.
void TestInstallation::holdsNoLinks()
{
    int files = 0;
    QDirIterator entries(m_prefix, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        entries.next();
        QVERIFY2(!entries.fileInfo().isSymLink(), qPrintable(entries.filePath()));
        files += entries.fileInfo().isFile();
    }
    QVERIFY(files > 50);
}

// A desktop knows every file that the program opens. A format that is added has a type in app/desktop/sinew.xml, in
// sinew.desktop and in sinew.metainfo.xml.in.
void TestInstallation::everyFormatHasAType()
{
    const QMap<QString, QString> types = mimeTypes();
    const QByteArray entry = contentsOf(desktopFolder + "sinew.desktop");
    const QByteArray metainfo = contentsOf(desktopFolder + "sinew.metainfo.xml.in");
    QStringList endings;
    for (const FileFormat& format : fileFormats()) {
        const QString ending = QString::fromUtf8(format.endings[0].data(), std::ssize(format.endings[0]));
        const QByteArray type = types.value(ending).toUtf8();
        QVERIFY2(!type.isEmpty(), qPrintable(ending));
        QVERIFY2(entry.contains(type + ";"), type);
        QVERIFY2(metainfo.contains("<mediatype>" + type + "</mediatype>"), type);
        endings.append(ending);
    }
    endings.sort();
    QCOMPARE(endings, types.keys());
}

SINEW_TEST(TestInstallation)

}  // namespace tst_installation

#include "tst_installation.moc"
