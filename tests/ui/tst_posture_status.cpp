// The status line of a posture: plain words, with the exact terms in the tool tip.

#include <QTemporaryDir>
#include <QTest>

#include "core/io/model_file.h"
#include "tests/support/test_registry.h"
#include "ui/session/session.h"
#include "ui/workspaces/posture_status.h"

namespace tst_posture_status {

using namespace sinew;

class TestPostureStatus : public QObject {
    Q_OBJECT

private slots:
    void saysThatForcesBalance();
    void namesMusclesWhereLinksAreSome();
    void saysByHowMuchMusclesGiveWay();
    void saysNothingOfLinksWithoutAny();
    void saysWhichLinksAreAtTheirStrength();
    void saysThatThereIsNothingToSolve();

private:
    StatusTexts statusOf(const std::string& file)
    {
        Session session;
        if (!session.openAndWait(file))
            qFatal("%s", file.c_str());
        if (!session.model().activities.empty())
            session.setActivity(0, -1);
        session.waitUntilSolved();
        return postureStatus(session);
    }
    static std::string shipped(const char* name)
    {
        return std::string(SINEW_RESOURCE_DIR "/models/") + name + ".sinew.json";
    }
};

void TestPostureStatus::saysThatForcesBalance()
{
    const StatusTexts texts = statusOf(shipped("two_links_five_strands"));
    QCOMPARE(texts.state, QString("solved: the forces balance"));
    QVERIFY2(texts.stateHint.contains(QLatin1String("equilibrium")), qPrintable(texts.stateHint));
    QCOMPARE(QString(texts.role), QString("good"));
}

void TestPostureStatus::namesMusclesWhereLinksAreSome()
{
    const QString hip = statusOf(shipped("hip")).detail;
    QVERIFY2(hip.contains(QLatin1String(" of 27 muscle lines pull")), qPrintable(hip));
    const QString strands = statusOf(shipped("two_links_five_strands")).detail;
    QVERIFY2(strands.contains(QLatin1String(" of 5 links pull")), qPrintable(strands));
}

// No verdict hangs on it: the state stays good, and what following it changes is in the tool tip.
void TestPostureStatus::saysByHowMuchMusclesGiveWay()
{
    const StatusTexts texts = statusOf(shipped("hip_wrapped"));
    QCOMPARE(QString(texts.role), QString("good"));
    QVERIFY2(texts.detail.contains(QLatin1String("gives way by 16.5")), qPrintable(texts.detail));
    QVERIFY2(texts.detailHint.contains(QLatin1String("bears 2061 N instead of 1716 N")), qPrintable(texts.detailHint));
}

void TestPostureStatus::saysNothingOfLinksWithoutAny()
{
    QCOMPARE(statusOf(shipped("pendulum")).detail, QString());
}

void TestPostureStatus::saysWhichLinksAreAtTheirStrength()
{
    Model model = *readModelFile(shipped("hip")).value;
    model.links.front().strength = Strength{1, AtStrength::Holds};
    const QTemporaryDir folder;
    const std::string path = folder.filePath("weak.sinew.json").toStdString();
    QVERIFY(writeModelFile(model, path).ok());
    const StatusTexts texts = statusOf(path);
    QVERIFY2(texts.state.contains(QLatin1String("1 link bears all it can")), qPrintable(texts.state));
    QCOMPARE(QString(texts.role), QString("warning"));
    QVERIFY(!statusOf(shipped("hip")).state.contains(QLatin1String("all it can")));
}

// It was green, with forces that balance.
void TestPostureStatus::saysThatThereIsNothingToSolve()
{
    Session session;
    QVERIFY(session.openAndWait(shipped("two_links_five_strands")));
    Model empty;
    empty.name = session.model().name;
    session.edit(std::move(empty), "Delete all");
    session.waitUntilSolved();
    QVERIFY2(session.isCurrent(),
             session.problems().empty() ? "" : session.problems()[0].diagnostic.message.english().c_str());
    const StatusTexts texts = postureStatus(session);
    QCOMPARE(texts.state, QString("nothing to solve: the model has no body"));
    QCOMPARE(QString(texts.role), QString("muted"));
    QVERIFY(texts.time.isEmpty());
}

SINEW_TEST(TestPostureStatus)

}  // namespace tst_posture_status

#include "tst_posture_status.moc"
