// Recovery copies of what is on the screen: written within a second, gone when nothing is unsaved, brought back.

#include <QElapsedTimer>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include "core/io/fixation_file.h"
#include "core/io/scenario_file.h"
#include "session_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/jobs/recovery_job.h"
#include "ui/main_window/disk_notice.h"
#include "ui/main_window/document_keeper.h"
#include "ui/session/file_watch.h"
#include "ui/session/fixation_session.h"
#include "ui/session/motion_session.h"
#include "ui/session/part_file.h"
#include "ui/session/recovery_keeper.h"
#include "ui/session/session.h"
#include "ui/widgets/label_support.h"

namespace tst_recovery_keeper {

using namespace sinew;
using namespace sinew::test;

namespace {

void put(const QString& path, const QByteArray& contents)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contents);
}

QStringList english(const std::vector<Sentence>& sentences)
{
    QStringList texts;
    for (const Sentence& each : sentences)
        texts.append(QString::fromStdString(each.english()));
    return texts;
}

}  // namespace

class TestRecoveryKeeper : public QObject {
    Q_OBJECT

private slots:
    void init();
    void copyWithinASecond();
    void noCopyOfWhatIsSaved();
    void anotherDocumentHasAnotherCopy();
    void closingTakesTheCopyAlong();
    void recoveredWorkIsACopyBesideItsFile();
    void motionsComeBackWithTheirTables();
    void fixationsComeBackWithTheirModel();
    void aFixationWithoutAFileIsCalledAfterItsFracture();
    void savedCasesComeBackWithTheirName();
    void comparisonIsInWords();
    void namesOfFilesInAnotherFolderAreNoChange();
    void failureIsToldOnce();
    void backupIsOfBeforeTheSession();
    void changedFilesAreNoticed();
    void othersWorkIsNotOverwrittenUnasked();
    void removedFilesAreKeptHere();
    void failedSaveStandsAboveTheView();
    void theNoticeTakesTheLinesItNeeds();

private:
    std::vector<RecoveryEntry> copies() const { return RecoveryStore(store()).entries(); }
    std::string store() const { return m_folder->filePath("recovery").toStdString(); }
    std::string ownFile(const char* name = "mine 我的.sinew.json");
    void edit(double weight) { m_session->setBodyWeight(weight); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MotionSession> m_motion;
    std::unique_ptr<FixationSession> m_fixation;
    std::unique_ptr<RecoveryKeeper> m_keeper;
};

void TestRecoveryKeeper::init()
{
    m_keeper.reset();
    m_fixation.reset();
    m_motion.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_session = std::make_unique<Session>();
    m_motion = std::make_unique<MotionSession>(*m_session);
    m_fixation = std::make_unique<FixationSession>(*m_session);
    m_keeper = std::make_unique<RecoveryKeeper>(Sessions{*m_session, *m_motion, *m_fixation}, store());
}

std::string TestRecoveryKeeper::ownFile(const char* name)
{
    const std::string file = m_folder->filePath(name).toStdString();
    Model model = *readModelFile(twoLinks).value;
    model.bodyWeight = 700;
    writeModelFile(model, file);
    return file;
}

void TestRecoveryKeeper::copyWithinASecond()
{
    QVERIFY(m_session->openAndWait(ownFile()));
    QTest::qWait(700);
    QVERIFY(copies().empty());
    QElapsedTimer clock;
    clock.start();
    edit(710);
    edit(720);
    QTRY_VERIFY_WITH_TIMEOUT(!copies().empty(), 3000);
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(copies().size(), std::size_t(1));
    const RecoveryCopy copy = copies()[0].copy;
    QCOMPARE(copy.title, std::string("mine 我的"));
    QCOMPARE(copy.modelFile, m_session->file());
    QCOMPARE(recoveredDocument(copy).value->model.bodyWeight, 720.0);
    // It follows the edits, also while they go on.
    clock.restart();
    for (double weight = 730; clock.elapsed() < 1000; weight += 1) {
        edit(weight);
        QTest::qWait(20);
    }
    QVERIFY(recoveredDocument(copies()[0].copy).value->model.bodyWeight >= 740);
}

void TestRecoveryKeeper::noCopyOfWhatIsSaved()
{
    QVERIFY(m_session->openAndWait(ownFile()));
    edit(710);
    m_keeper->waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));
    QVERIFY(m_session->saveAs(m_session->file()));
    m_keeper->waitUntilDone();
    QVERIFY(copies().empty());
    edit(720);
    m_keeper->waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));
    m_session->undo();
    m_keeper->waitUntilDone();
    QVERIFY(copies().empty());
}

void TestRecoveryKeeper::anotherDocumentHasAnotherCopy()
{
    QVERIFY(m_session->openAndWait(ownFile("a.sinew.json")));
    edit(710);
    m_keeper->waitUntilDone();
    QCOMPARE(copies()[0].copy.title, std::string("a"));
    QVERIFY(m_session->openAndWait(ownFile("b.sinew.json")));
    edit(720);
    m_keeper->waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));
    QCOMPARE(copies()[0].copy.title, std::string("b"));
}

void TestRecoveryKeeper::closingTakesTheCopyAlong()
{
    QVERIFY(m_session->openAndWait(ownFile()));
    edit(710);
    m_keeper->waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));
    m_keeper.reset();
    QVERIFY(copies().empty());
}

void TestRecoveryKeeper::recoveredWorkIsACopyBesideItsFile()
{
    const std::string file = ownFile();
    QVERIFY(m_session->openAndWait(file));
    edit(710);
    m_keeper->waitUntilDone();
    RecoveryEntry entry = copies()[0];
    entry.state = RecoveryState::Left;  // as it is when the program was killed
    // Another start.
    Session session;
    MotionSession motion(session);
    FixationSession fixation(session);
    DiskNotice notice;
    DocumentKeeper keeper({session, motion, fixation}, notice, QString::fromStdString(store()));
    keeper.openRecovered(entry, *recoveredDocument(entry.copy).value);
    QCOMPARE(session.project().model.bodyWeight, 710.0);
    QVERIFY(session.document().isModified(ProjectPart::Model));
    QVERIFY(session.file().empty());   // saving asks where
    QCOMPARE(session.origin(), file);  // beside it
    QCOMPARE(proposedFile(session.file(), session.origin(), "model", ".sinew.json"),
             QString::fromStdString(file).replace(".sinew.json", " recovered.sinew.json"));
    QCOMPARE(readModelFile(file).value->bodyWeight, 700.0);
    // It is the same copy, now of the new document: nothing is lost in between, and none is left over.
    session.setBodyWeight(720);
    keeper.recovery().waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));
    QCOMPARE(recoveredDocument(copies()[0].copy).value->model.bodyWeight, 720.0);
    QVERIFY(session.saveAs(m_folder->filePath("recovered.sinew.json").toStdString()));
    keeper.recovery().waitUntilDone();
    QVERIFY(copies().empty());
}

void TestRecoveryKeeper::aFixationWithoutAFileIsCalledAfterItsFracture()
{
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    m_fixation->create();
    QVERIFY(m_fixation->hasFixation());
    Fixation edited = m_fixation->fixation();
    edited.fracture.pauwels = 1;
    m_fixation->edit(edited, "Steeper");
    m_keeper->waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));
    QCOMPARE(copies()[0].copy.title, std::string("untitled Neck fracture"));
    QCOMPARE(english(comparisonLines(copies()[0].copy)), QStringList{"the fixation was never saved"});
}

void TestRecoveryKeeper::fixationsComeBackWithTheirModel()
{
    const std::string file = SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json";
    QVERIFY(m_fixation->openNow(file));
    Fixation edited = m_fixation->fixation();
    edited.fracture.pauwels = 1;
    m_fixation->edit(edited, "Steeper");
    m_keeper->waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));
    QCOMPARE(copies()[0].copy.title, std::string("neck_screws"));
    QCOMPARE(english(comparisonLines(copies()[0].copy)),
             QStringList{"fixation changed: fracture, Pauwels angle 54° to 57.2958°"});
    const Result<Project> document = recoveredDocument(copies()[0].copy);
    QVERIFY(document.ok() && document.diagnostics.empty());
    Session session;
    MotionSession motion(session);
    FixationSession fixation(session);
    DiskNotice notice;
    DocumentKeeper keeper({session, motion, fixation}, notice, m_folder->filePath("second"));
    keeper.openRecovered(copies()[0], *document.value);
    QVERIFY(fixation.hasFixation() && fixation.isModified() && fixation.file().empty());
    QCOMPARE(fixation.fixation().fracture.pauwels, 1.0);
    QCOMPARE(fixation.origin(), file);
    // The model is that of its file: saving asks for the case alone.
    QVERIFY(!session.document().isModified(ProjectPart::Model));
    QCOMPARE(session.origin(), m_session->origin());
    // A second accident loses no more than the first.
    fixation.edit(edited, "Again");
    edited.fracture.pauwels = 1.1;
    fixation.edit(edited, "Steeper still");
    keeper.recovery().waitUntilDone();
    const std::vector<RecoveryEntry> second = RecoveryStore(m_folder->filePath("second").toStdString()).entries();
    QCOMPARE(second.size(), std::size_t(1));
    QCOMPARE(second[0].copy.fixationBase, file);
    QCOMPARE(second[0].copy.modelOrigin, m_session->origin());
    QCOMPARE(second[0].copy.title, std::string("neck_screws"));
    fixation.waitUntilSolved();
    QVERIFY(fixation.answer() && !fixation.answer()->postures.empty());
    // Its model is found from anywhere.
    const std::string elsewhere = m_folder->filePath("recovered.sinew-fixation.json").toStdString();
    QVERIFY(fixation.save(elsewhere));
    const Result<FixationBundle> moved = readFixationFile(elsewhere);
    QVERIFY(moved.ok());
    QVERIFY(QFileInfo(m_folder->filePath(QString::fromStdString(moved.value->fixation.model))).exists());
}

// A case that was made of an example and saved has its own name when it comes back, a second time too.
void TestRecoveryKeeper::savedCasesComeBackWithTheirName()
{
    QVERIFY(m_fixation->openNow(SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json"));
    const std::string own = m_folder->filePath("patient.sinew-fixation.json").toStdString();
    QVERIFY(m_fixation->save(own));
    Fixation edited = m_fixation->fixation();
    edited.fracture.pauwels = 1;
    m_fixation->edit(edited, "Steeper");
    m_keeper->waitUntilDone();
    RecoveryEntry entry = copies()[0];
    for (int accident = 0; accident < 2; ++accident) {
        QCOMPARE(entry.copy.title, std::string("patient"));
        Session session;
        MotionSession motion(session);
        FixationSession fixation(session);
        DiskNotice notice;
        const QString folder = m_folder->filePath(QString("again%1").arg(accident));
        DocumentKeeper keeper({session, motion, fixation}, notice, folder);
        keeper.openRecovered(entry, *recoveredDocument(entry.copy).value);
        QCOMPARE(fixation.origin(), own);
        edited.fracture.pauwels += 0.1;
        fixation.edit(edited, "Steeper still");
        keeper.recovery().waitUntilDone();
        entry = RecoveryStore(folder.toStdString()).entries().front();
        fixation.waitUntilSolved();
        QVERIFY(fixation.answer() && !fixation.answer()->postures.empty());
    }
}

void TestRecoveryKeeper::motionsComeBackWithTheirTables()
{
    const std::string file = SINEW_RESOURCE_DIR "/scenarios/amplified_moments.sinew-scenario.json";
    QVERIFY(m_motion->openNow(file));
    m_motion->cancel();
    Scenario edited = m_motion->scenario();
    edited.options.duration = 0.05;
    m_motion->edit(edited, "Shorten");
    m_keeper->waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));
    const Result<Project> document = recoveredDocument(copies()[0].copy);
    QVERIFY(document.ok());
    QVERIFY(document.diagnostics.empty());
    QVERIFY(*document.value->scenario == edited);  // with the table's numbers
    Session session;
    MotionSession motion(session);
    FixationSession fixation(session);
    DiskNotice notice;
    DocumentKeeper keeper({session, motion, fixation}, notice, {});
    keeper.openRecovered(copies()[0], *document.value);
    QVERIFY(motion.hasScenario() && motion.isModified());
    QVERIFY(motion.file().empty());
    motion.run();
    motion.waitUntilDone();
    QVERIFY(motion.recording() && motion.recording()->isComplete());
    // Its files are found from anywhere.
    const std::string moved = m_folder->filePath("moved.sinew-scenario.json").toStdString();
    QVERIFY(motion.save(moved));
    QVERIFY(readScenarioFile(moved).ok());
}

void TestRecoveryKeeper::comparisonIsInWords()
{
    QVERIFY(m_session->openAndWait(ownFile()));
    m_session->setBodyWeight(700);
    QVERIFY(m_session->saveAs(m_session->file()));
    edit(710);
    m_keeper->waitUntilDone();
    RecoveryJob job(store());
    QSignalSpy compared(&job, &RecoveryJob::compared);
    job.compare(copies()[0].copy.id);
    job.waitUntilDone();
    QCOMPARE(compared.count(), 1);
    QCOMPARE(english(compared[0][1].value<std::vector<Sentence>>()),
             QStringList{"model changed: body weight 700 N to 710 N"});
    // Somebody else has written the file since.
    RecoveryCopy before = copies()[0].copy;
    before.time -= 3600;
    QCOMPARE(english(comparisonLines(before)),
             (QStringList{"the model's file was written after this copy: what was changed there is told here too",
                          "model changed: body weight 700 N to 710 N"}));
    QVERIFY(QFile::remove(QString::fromStdString(m_session->file())));
    QCOMPARE(comparisonLines(copies()[0].copy)[0].english(), "the saved file is gone: " + m_session->file());
    // A program that runs keeps its copies to itself.
    QSignalSpy listed(&job, &RecoveryJob::listed);
    job.list();
    job.waitUntilDone();
    QVERIFY(listed[0][0].value<std::vector<RecoveryEntry>>().empty());
}

// Saved into another folder, a case names its model from there; nobody has changed it.
void TestRecoveryKeeper::namesOfFilesInAnotherFolderAreNoChange()
{
    QVERIFY(m_fixation->openNow(SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json"));
    QVERIFY(QDir(m_folder->path()).mkdir("deep"));
    QVERIFY(m_fixation->save(m_folder->filePath("deep/mine.sinew-fixation.json").toStdString()));
    Fixation edited = m_fixation->fixation();
    edited.fracture.pauwels = 1;
    m_fixation->edit(edited, "Steeper");
    m_keeper->waitUntilDone();
    RecoveryCopy copy = copies()[0].copy;
    QVERIFY(copy.fixationFile != copy.fixationBase);
    QCOMPARE(english(comparisonLines(copy)), QStringList{"fixation changed: fracture, Pauwels angle 54° to 57.2958°"});
    // Another model is a change.
    copy.modelOrigin = m_folder->filePath("other.sinew.json").toStdString();
    QVERIFY(comparisonLines(copy).back().english().find("other.sinew.json") != std::string::npos);
}

void TestRecoveryKeeper::failureIsToldOnce()
{
    put(m_folder->filePath("recovery"), "a file where the folder should be");
    QSignalSpy failed(m_keeper.get(), &RecoveryKeeper::failed);
    QVERIFY(m_session->openAndWait(ownFile()));
    for (const double weight : {710.0, 720.0, 730.0}) {
        edit(weight);
        m_keeper->waitUntilDone();
    }
    QCOMPARE(failed.count(), 1);
}

void TestRecoveryKeeper::backupIsOfBeforeTheSession()
{
    const std::string file = ownFile();
    DiskNotice notice;
    DocumentKeeper keeper({*m_session, *m_motion, *m_fixation}, notice, {});
    QSignalSpy said(&keeper, &DocumentKeeper::saved);
    const auto save = [&] { return keeper.save(file, [&] { return m_session->saveAs(file); }); };
    QVERIFY(m_session->openAndWait(file));
    for (const double weight : {710.0, 720.0}) {
        edit(weight);
        QVERIFY(save());
        QCOMPARE(readModelFile(file).value->bodyWeight, weight);
        QCOMPARE(readModelFile(file + "~").value->bodyWeight, 700.0);
    }
    QVERIFY(m_session->openAndWait(file));
    edit(730);
    QVERIFY(save());
    QCOMPARE(readModelFile(file + "~").value->bodyWeight, 720.0);
    QCOMPARE(said.count(), 3);
    QCOMPARE(said[0][0].toString(), QString::fromStdString(file));
}

void TestRecoveryKeeper::changedFilesAreNoticed()
{
    const std::string file = ownFile();
    const QString path = QString::fromStdString(file);
    DiskNotice notice;
    DocumentKeeper keeper({*m_session, *m_motion, *m_fixation}, notice, {});
    QVERIFY(m_session->openAndWait(file));
    keeper.watch().waitUntilDone();
    // What the program writes itself is no news, nor is the same text once more.
    edit(710);
    QVERIFY(keeper.save(file, [&] { return m_session->saveAs(file); }));
    keeper.watch().waitUntilDone();
    QFile mine(path);
    QVERIFY(mine.open(QIODevice::ReadOnly));
    const QByteArray text = mine.readAll();
    put(path, text);
    QTest::qWait(400);
    keeper.watch().waitUntilDone();
    QVERIFY(notice.isHidden());
    put(path, text + "\n");
    QTRY_VERIFY(!notice.isHidden());
    QCOMPARE(notice.text(), QString("mine 我的.sinew.json was changed by another program"));
    // Whoever takes it back has not changed it.
    put(path, text);
    QTRY_VERIFY(notice.isHidden());
    put(path, text + "\n\n");
    QTRY_VERIFY(!notice.isHidden());
    QVERIFY(!keeper.isAnyDetached());
    emit notice.keepRequested(path);
    QVERIFY(keeper.isAnyDetached());  // there is something to save
}

// A save once went over what another program had written meanwhile, whether that had been noticed yet or not, and no
// backup held it.
void TestRecoveryKeeper::othersWorkIsNotOverwrittenUnasked()
{
    const std::string file = ownFile();
    const QString path = QString::fromStdString(file);
    DiskNotice notice;
    DocumentKeeper keeper({*m_session, *m_motion, *m_fixation}, notice, {});
    const auto save = [&](Named named) {
        return keeper.save(
            file, [&] { return m_session->saveAs(file); }, named);
    };
    const auto writeByOther = [&](double weight) {
        Model model = *readModelFile(twoLinks).value;
        model.bodyWeight = weight;
        QVERIFY(writeModelFile(model, file));
    };
    QVERIFY(m_session->openAndWait(file));
    edit(710);
    QVERIFY(save(Named::Before));
    edit(720);
    writeByOther(801);
    QVERIFY(!save(Named::Before));  // at once: nothing has been told yet
    QVERIFY(!notice.isHidden());
    QVERIFY2(notice.text().contains(" was not saved: another program"), qPrintable(notice.text()));
    QVERIFY(!save(Named::Before));  // the notice does not wear off
    QCOMPARE(readModelFile(file).value->bodyWeight, 801.0);
    emit notice.keepRequested(path);
    QVERIFY(save(Named::Before));
    QVERIFY(notice.isHidden());
    QCOMPARE(readModelFile(file).value->bodyWeight, 720.0);
    QCOMPARE(readModelFile(file + "~").value->bodyWeight, 801.0);
    // What was written here needs no question, and is no backup.
    edit(730);
    QVERIFY(save(Named::Before));
    QCOMPARE(readModelFile(file + "~").value->bodyWeight, 801.0);
    // Whoever names the file anew has been asked by the dialog.
    writeByOther(802);
    QVERIFY(save(Named::JustNow));
    QCOMPARE(readModelFile(file + "~").value->bodyWeight, 802.0);
}

void TestRecoveryKeeper::removedFilesAreKeptHere()
{
    const std::string file = ownFile();
    DiskNotice notice;
    DocumentKeeper keeper({*m_session, *m_motion, *m_fixation}, notice, QString::fromStdString(store()));
    QVERIFY(m_session->openAndWait(file));
    keeper.watch().waitUntilDone();
    QVERIFY(!keeper.isAnyDetached());
    QVERIFY(QFile::remove(QString::fromStdString(file)));
    QTRY_VERIFY(!notice.isHidden());
    QCOMPARE(notice.text(), QString("mine 我的.sinew.json was removed or renamed; the document is kept here"));
    QVERIFY(keeper.isAnyDetached());
    keeper.recovery().waitUntilDone();
    QCOMPARE(copies().size(), std::size_t(1));  // of what is nowhere else by now
    QVERIFY(keeper.save(file, [&] { return m_session->saveAs(file); }));
    QVERIFY(notice.isHidden() && !keeper.isAnyDetached());
    keeper.recovery().waitUntilDone();
    QVERIFY(copies().empty());
    QCOMPARE(readModelFile(file).value->bodyWeight, 700.0);
}

void TestRecoveryKeeper::failedSaveStandsAboveTheView()
{
    DiskNotice notice;
    DocumentKeeper keeper({*m_session, *m_motion, *m_fixation}, notice, {});
    QVERIFY(m_session->openAndWait(ownFile()));
    edit(710);
    // A folder that was removed meanwhile, and a device that is always full.
    for (const std::string& file :
         {m_folder->filePath("gone folder/a.sinew.json").toStdString(), std::string("/dev/full")}) {
        QVERIFY(!keeper.save(file, [&] { return m_session->saveAs(file); }));
        QVERIFY(!notice.isHidden());
        QVERIFY2(notice.text().contains(" was not saved: "), qPrintable(notice.text()));
        QVERIFY(m_session->document().isModified(ProjectPart::Model));
        QCOMPARE(m_session->project().model.bodyWeight, 710.0);
        QVERIFY(m_session->file() != file);
    }
    // What went wrong is no news once the document is saved somewhere: it stood among the messages for good.
    QVERIFY(!m_session->messages().empty());
    const std::string own = m_session->file();
    QVERIFY(keeper.save(own, [&] { return m_session->saveAs(own); }));
    QVERIFY(m_session->messages().empty() && notice.isHidden());
}

// The reason was cut, and with it what can be done.
void TestRecoveryKeeper::theNoticeTakesTheLinesItNeeds()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* notice = new DiskNotice;
    column->addWidget(notice);
    column->addStretch();
    window.resize(640, 400);
    window.show();
    notice->showNotSaved("/a/model.sinew.json",
                         "cannot write a temporary file beside it: Permission denied; save to a folder that you may "
                         "write to, or ask whoever looks after this computer for the right to write here");
    const auto* text = notice->findChild<ElidedLabel*>();
    QTRY_VERIFY(text->text().simplified().contains("write here"));
    QTRY_VERIFY(text->height() >= text->sizeHint().height());
}

SINEW_TEST(TestRecoveryKeeper)

}  // namespace tst_recovery_keeper

#include "tst_recovery_keeper.moc"
