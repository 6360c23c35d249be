// The broken hip that all views share: files, edits with undo, answers in workers.

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/case_answer.h"
#include "core/io/fixation_file.h"
#include "tests/support/test_registry.h"
#include "ui/session/fixation_session.h"
#include "ui/session/session.h"

namespace tst_fixation_session {

using namespace sinew;

namespace {

const std::string screws = SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json";
const std::string hip = SINEW_RESOURCE_DIR "/models/hip.sinew.json";

Fixation withPauwels(Fixation fixation, double angle)
{
    fixation.fracture.pauwels = angle;
    return fixation;
}

}  // namespace

class TestFixationSession : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        QVERIFY(m_folder.isValid());
        m_fixation.reset();
        m_session = std::make_unique<Session>();
        m_fixation = std::make_unique<FixationSession>(*m_session);
    }

    void anExampleIsSolvedAsByItself();
    void editsAreAnsweredAndUndone();
    void theNewestEditIsAnswered();
    void aCaseIsSavedBesideItsModel();
    void aCaseIsMadeOfAHip();
    void whatCannotBeBuiltIsToldAtItsPlace();
    void alternativesAreAnsweredToo();
    void anotherModelTakesTheCaseAway();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<FixationSession> m_fixation;
};

void TestFixationSession::anExampleIsSolvedAsByItself()
{
    QVERIFY(!m_fixation->hasFixation() && m_fixation->posture() == -1);
    QVERIFY(m_fixation->openNow(screws));
    QVERIFY(m_fixation->hasFixation() && m_session->hasModel());
    QVERIFY(m_fixation->file().empty());  // an example is a copy
    QCOMPARE(m_fixation->origin(), screws);
    QVERIFY(!m_fixation->isModified());
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->isCurrent() && m_fixation->solved()->hasBands());
    const Result<FixationBundle> bundle = readFixationFile(screws);
    CaseAnswer expected = answerPostures(bundle.value->fixation, &*bundle.value->model);
    addEventsAndBands(expected);
    const CaseAnswer* answer = m_fixation->answer();
    QVERIFY(answer);
    QCOMPARE(answer->answers.size(), expected.answers.size());
    for (std::size_t i = 0; i < expected.answers.size(); ++i) {
        QCOMPARE(answer->answers[i].largestGap, expected.answers[i].largestGap);
        QCOMPARE(answer->answers[i].bearingUse(), expected.answers[i].bearingUse());
    }
    QCOMPARE(answer->bands->high.largestGap, expected.bands->high.largestGap);
    QCOMPARE(m_fixation->posture(), static_cast<int>(*expected.worst));
    m_fixation->selectPosture(0);
    QCOMPARE(m_fixation->posture(), 0);
    QCOMPARE(m_fixation->shown(), &answer->answers[0]);
    m_fixation->selectPosture(99);  // no such posture
    QCOMPARE(m_fixation->posture(), 0);
    m_fixation->selectWorst();
    QCOMPARE(m_fixation->posture(), static_cast<int>(*expected.worst));
}

void TestFixationSession::editsAreAnsweredAndUndone()
{
    QVERIFY(m_fixation->openNow(screws));
    m_fixation->waitUntilSolved();
    const double before = m_fixation->shown()->resultants.shearDown;
    m_fixation->edit(withPauwels(m_fixation->fixation(), 70 * degree), "Steeper");
    QVERIFY(m_fixation->isModified());
    QVERIFY(!m_fixation->isCurrent());
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->isCurrent());
    QVERIFY(m_fixation->shown()->resultants.shearDown > before + 100);  // N: 1 800 N (sin 57 - sin 41 degrees), about
    m_session->undo();
    QVERIFY(!m_fixation->isModified());
    m_fixation->waitUntilSolved();
    QCOMPARE(m_fixation->shown()->resultants.shearDown, before);
    // Edits of the model are answered too: the person's weight is the case's.
    m_session->setBodyWeight(900);
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->hasFixation() && m_fixation->isCurrent());
    QCOMPARE(m_fixation->shown()->resultants.shearDown, before);
}

void TestFixationSession::theNewestEditIsAnswered()
{
    QVERIFY(m_fixation->openNow(screws));
    for (int angle = 30; angle <= 70; ++angle)
        m_fixation->edit(withPauwels(m_fixation->fixation(), angle * degree), "Turn", "turn");
    m_fixation->waitUntilSolved();
    QTest::qWait(20);  // answers that were on their way
    m_fixation->waitUntilSolved();
    QCOMPARE(m_fixation->solved()->fixation.fracture.pauwels, 70 * degree);
    QVERIFY(m_fixation->solved()->hasBands());
    QCOMPARE(m_session->document().size(), std::size_t(1));
}

void TestFixationSession::aCaseIsSavedBesideItsModel()
{
    QVERIFY(m_fixation->openNow(screws));
    QVERIFY(!m_fixation->save(screws));  // examples stay as they are
    m_fixation->edit(withPauwels(m_fixation->fixation(), 60 * degree), "Steeper");
    const std::string path = m_folder.filePath("case.sinew-fixation.json").toStdString();
    QVERIFY(m_fixation->save(path));
    QCOMPARE(m_fixation->file(), path);
    QVERIFY(!m_fixation->isModified());
    const Result<FixationBundle> read = readFixationFile(path);
    QVERIFY(read.ok() && read.value->model);
    QCOMPARE(read.value->fixation.fracture.pauwels, 60 * degree);
    QVERIFY(QFileInfo(QString::fromStdString(read.value->modelPath)) == QFileInfo(QString::fromStdString(hip)));
    // With the model in a file of its own, the case names that one.
    const std::string model = m_folder.filePath("hip.sinew.json").toStdString();
    QVERIFY(m_session->saveAs(model));
    QVERIFY(m_fixation->isModified());
    QVERIFY(m_fixation->save(path));
    QCOMPARE(readFixationFile(path).value->fixation.model, std::string("hip.sinew.json"));
    QVERIFY(m_fixation->openNow(path));
    QCOMPARE(m_fixation->fixation().fracture.pauwels, 60 * degree);
    QVERIFY(!m_fixation->isModified());
}

void TestFixationSession::aCaseIsMadeOfAHip()
{
    m_fixation->create();
    QVERIFY(!m_fixation->hasFixation());  // of nothing
    QVERIFY(m_session->openAndWait(hip));
    m_fixation->create();
    QVERIFY(m_fixation->hasFixation() && m_fixation->isModified() && m_fixation->file().empty());
    QVERIFY(!m_fixation->fixation().activity.empty());
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->shown() && m_fixation->shown()->isUsable());
    m_session->undo();
    QVERIFY(!m_fixation->hasFixation() && !m_fixation->solved());
}

void TestFixationSession::whatCannotBeBuiltIsToldAtItsPlace()
{
    QVERIFY(m_fixation->openNow(screws));
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->problems().empty());
    Fixation wrong = m_fixation->fixation();
    wrong.fracture.fromHead = 0.3;
    m_fixation->edit(wrong, "Off the bone");
    m_fixation->waitUntilSolved();
    QVERIFY(!m_fixation->answer() && !m_fixation->shown());
    QCOMPARE(m_fixation->problems().size(), std::size_t(1));
    QVERIFY(m_fixation->problems().front().path.starts_with("fracture"));
    m_session->undo();
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->answer());
}

void TestFixationSession::alternativesAreAnsweredToo()
{
    QVERIFY(m_fixation->openNow(screws));
    Fixation compared = m_fixation->fixation();
    compared.alternatives = {{FixatorKind::SlidingHipScrew, {}, {}}, {FixatorKind::Nail, {}, {}}};
    m_fixation->edit(compared, "Compare");
    m_fixation->waitUntilSolved();
    QVERIFY(m_fixation->answer(1) && m_fixation->answer(1)->bands);
    QVERIFY(!m_fixation->answer(3));
    Fixation alone = compared;
    alone.fixator = compared.alternatives[0];
    alone.alternatives.clear();
    const CaseAnswer expected = answerPostures(alone, &m_session->model());
    QCOMPARE(m_fixation->answer(1)->answers.back().largestGap, expected.answers.back().largestGap);
}

void TestFixationSession::anotherModelTakesTheCaseAway()
{
    QVERIFY(m_fixation->openNow(screws));
    m_fixation->waitUntilSolved();
    QVERIFY(m_session->openAndWait(hip));
    QVERIFY(!m_fixation->hasFixation() && !m_fixation->solved() && m_fixation->origin().empty());
    QVERIFY(!m_fixation->openNow(hip));  // no case, and the message says so
    QVERIFY(!m_session->messages().empty());
}

SINEW_TEST(TestFixationSession)

}  // namespace tst_fixation_session

#include "tst_fixation_session.moc"
