// `sinew-cli equations` as a person or a script meets it.

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "core/io/model_file.h"
#include "tests/support/segment_models.h"
#include "tests/support/test_registry.h"

namespace tst_equations_command {

using namespace sinew;
using namespace sinew::test;

namespace {

struct Run {
    int exitCode = -1;
    QByteArray out, err;
};

Run equations(const QStringList& arguments)
{
    QProcess process;
    process.start(SINEW_CLI, QStringList{"equations"} + arguments);
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace

class TestEquationsCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(writeModelFile(fiveLinkFigure(AngleReference::Ground, true), five().toStdString()).ok());
        Model beside = chain({.links = 2});
        beside.segments[1].inParent.position.x() = 0.1;
        QVERIFY(writeModelFile(beside, this->beside().toStdString()).ok());
    }

    void everyFormatIsThere_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("text") << QByteArray("mu_11 l_shank² phi_shank''");
        QTest::newRow("latex") << QByteArray("\\ddot{\\varphi}_{\\mathrm{shank}}");
        QTest::newRow("cpp") << QByteArray("inline Terms calcTerms(");
    }

    void everyFormatIsThere()
    {
        QFETCH(QByteArray, part);
        const Run r = equations({five(), "--format", QTest::currentDataTag()});
        QCOMPARE(r.exitCode, 0);
        QVERIFY2(r.err.isEmpty(), r.err.constData());
        QVERIFY2(r.out.contains(part), r.out.constData());
    }

    // The head line names the method; all else is the same.
    void methodsDifferInNothingButTheirName()
    {
        const Run matrix = equations({five()});
        QVERIFY(matrix.out.contains("composed by the matrix method"));
        for (const char* method : {"lagrange", "local", "recurrent"}) {
            Run other = equations({five(), "--method", method});
            QCOMPARE(other.exitCode, 0);
            QVERIFY(other.out.contains(QByteArray("composed by the ") + method));
            QCOMPARE(other.out.replace(QByteArray(method) + " method", "matrix method"), matrix.out);
        }
    }

    void exitCodesTellWhy()
    {
        QCOMPARE(equations({five(), "--method", "guess"}).exitCode, 2);
        QCOMPARE(equations({five(), "--format", "html"}).exitCode, 2);
        QCOMPARE(equations({"no such file"}).exitCode, 3);
        const Run r = equations({shipped("human17"), "--method", "matrix"});
        QCOMPARE(r.exitCode, 3);
        QVERIFY(r.out.isEmpty());
        QVERIFY2(r.err.contains("joint 'root' is a free joint"), r.err.constData());
    }

    // Once refused, since they are not chains of segments.
    void bodiesAndJointsAreWrittenToo_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("pendulum") << shipped("pendulum") << QByteArray("c_pendulum_y² angle''");
        QTest::newRow("hip") << shipped("hip") << QByteArray("'iliopsoas'");
        QTest::newRow("human17") << shipped("human17") << QByteArray("Euler parameters of ball and free joints");
        QTest::newRow("beside the tip of a segment") << beside() << QByteArray("composed by the local method");
    }

    void bodiesAndJointsAreWrittenToo()
    {
        QFETCH(QString, model);
        QFETCH(QByteArray, part);
        for (const char* format : {"text", "latex", "cpp"}) {
            const Run r = equations({model, "--format", format});
            QCOMPARE(r.exitCode, 0);
            QVERIFY2(r.err.isEmpty(), r.err.constData());
            QVERIFY(!r.out.isEmpty());
            QVERIFY2(format != std::string("text") || r.out.contains(part), r.out.constData());
        }
    }

private:
    QString five() const { return m_folder.filePath("five.sinew.json"); }
    static QString shipped(const char* name) { return QString(SINEW_RESOURCE_DIR) + "/models/" + name + ".sinew.json"; }
    QString beside() const { return m_folder.filePath("beside.sinew.json"); }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestEquationsCommand)

}  // namespace tst_equations_command

#include "tst_equations_command.moc"
