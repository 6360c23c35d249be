// Examples are never overwritten, dialogs start where a person keeps files, and recent files are kept.

#include <algorithm>
#include <sstream>

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

#include "core/document/recovery.h"
#include "core/io/model_file.h"
#include "core/io/process.h"
#include "tests/support/test_registry.h"
#include "ui/main_window/disk_notice.h"
#include "ui/main_window/document_keeper.h"
#include "ui/main_window/welcome/recovery_box.h"
#include "ui/session/file_watch.h"
#include "ui/session/motion_session.h"
#include "window_fixture.h"

#include "ui/widgets/number_field.h"

namespace tst_window_files {

using namespace sinew;
using test::answerNext;
using test::dock;
using test::find;
using test::twoLinks;

namespace {

// A person's documents, or home where there are none.
QDir documents()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return folder.exists() ? folder : QDir::home();
}

QByteArray contentsOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Unsaved work on a model's file, as a program that was killed leaves it. Its body weight: 444 N.
void leaveWork(const QString& folder, const std::string& file)
{
    Model edited = *readModelFile(file).value;
    edited.bodyWeight = 444;
    std::ostringstream text;
    writeModel(edited, text);
    RecoveryCopy copy;
    copy.id = RecoveryStore::newId();
    copy.title = "mine";
    copy.modelFile = copy.modelOrigin = file;
    copy.model = text.str();
    QVERIFY(!RecoveryStore(folder.toStdString()).write(copy));
    const QString path = folder + "/" + QString::fromStdString(copy.id) + ".sinew-recovery";
    QByteArray contents = contentsOf(path.toStdString());
    const QByteArray mine = "\"process\": " + QByteArray::number(thisProcess().id);
    QVERIFY(contents.contains(mine));
    contents.replace(mine, "\"process\": 2000000000");  // nobody's
    QFile changed(path);
    QVERIFY(changed.open(QIODevice::WriteOnly));
    changed.write(contents);
}

}  // namespace

class TestWindowFiles : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void examplesAreSavedElsewhere();
    void quittingSavesAnExampleElsewhere();
    void theDocumentOfTheTitleIsSaved();
    void whatIsTypedIsSaved();
    void anEmptyModelIsNothingToLose();
    void dialogsStartWhereOneWasLast();
    void recentFilesAreKept();
    void eachRemovedFileIsWrittenAgain();
    void leftWorkIsOfferedWithItsFile();
    void leftWorkIsLookedForAgain();
    void aNewMotionReloadsItsModel();
    void savedIsSaidUntilTheNextEdit();
    void aFaultyModelOpensWhereItIsMended();
    void aTemplateOpensToBeEdited();
    void aMotionOfAnUntitledModelIsUntitledOnce();
    void aTakenNameIsRefusedWhereItIsTyped();
    void deletingSaysShortlyWhatGoesToo();
};

void TestWindowFiles::examplesAreSavedElsewhere()
{
    const QByteArray shipped = contentsOf(twoLinks);
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    QCOMPARE(window->windowTitle(), QString("two_links_five_strands.sinew.json (example)[*] - Sinew"));
    m_session->setBodyWeight(500);
    const QString mine = m_folder.filePath("mine.sinew.json");
    answerNext<QFileDialog>([&](QFileDialog& dialog) {
        QCOMPARE(dialog.acceptMode(), QFileDialog::AcceptSave);
        QCOMPARE(dialog.directory(), documents());
        QCOMPARE(dialog.selectedFiles().value(0), documents().filePath("two_links_five_strands.sinew.json"));
        dialog.setDirectory(m_folder.path());
        dialog.selectFile("mine.sinew.json");
        static_cast<QDialog&>(dialog).accept();
    });
    find(window->commands(), "file.save").run();
    QCOMPARE(m_session->file(), mine.toStdString());
    QCOMPARE(contentsOf(twoLinks), shipped);
    QCOMPARE(readModelFile(mine.toStdString()).value->bodyWeight, 500.0);
    // Now it has a file of its own, and nothing is asked.
    m_session->setBodyWeight(510);
    find(window->commands(), "file.save").run();
    QCOMPARE(readModelFile(mine.toStdString()).value->bodyWeight, 510.0);
}

void TestWindowFiles::quittingSavesAnExampleElsewhere()
{
    const QByteArray shipped = contentsOf(twoLinks);
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    m_session->setBodyWeight(500);
    bool isAsked = false;
    answerNext<QMessageBox>([&](QMessageBox& question) {
        answerNext<QFileDialog>([&](QFileDialog& dialog) {
            isAsked = true;
            dialog.reject();
        });
        QCOMPARE(question.defaultButton(), question.button(QMessageBox::Save));
        question.defaultButton()->click();
    });
    QVERIFY(!window->close());
    QVERIFY(isAsked);
    QVERIFY(m_session->document().isModified(ProjectPart::Model));
    QCOMPARE(contentsOf(twoLinks), shipped);
}

// In the Motion workspace Save As once saved the model, while the title named the scenario.
void TestWindowFiles::theDocumentOfTheTitleIsSaved()
{
    const auto window = makeWindow();
    QVERIFY(window->motion().openAndWait(SINEW_RESOURCE_DIR "/scenarios/leg_swing.sinew-scenario.json"));
    for (const auto& [workspace, title] :
         {std::pair("motion", "Save Scenario As"), std::pair("posture", "Save Model As")}) {
        window->chooseWorkspace(workspace);
        QString asked;
        answerNext<QFileDialog>([&](QFileDialog& dialog) {
            asked = dialog.windowTitle();
            dialog.reject();
        });
        find(window->commands(), "file.save-as").run();
        QCOMPARE(asked, QString(title));
    }
}

// Ctrl+S said 'saved' while the field still showed a number that the file did not hold.
void TestWindowFiles::whatIsTypedIsSaved()
{
    const std::string file = m_folder.filePath("typed.sinew.json").toStdString();
    QVERIFY(QFile::copy(QString::fromStdString(twoLinks), QString::fromStdString(file)));
    QFile::setPermissions(QString::fromStdString(file), QFile::ReadOwner | QFile::WriteOwner);
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(file));
    window->chooseWorkspace("edit");
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QApplication::setActiveWindow(window.get());  // no window manager does it here
    m_session->select({ObjectKind::Link, m_session->model().links.front().name});
    NumberField* field = nullptr;
    const auto hasField = [&] {
        for (NumberField* each : dock(*window, "properties")->findChildren<NumberField*>()) {
            if (each->isVisible() && each->value())
                field = each;
        }
        return field != nullptr;
    };
    QTRY_VERIFY(hasField());
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "4321");
    QTest::keyClick(field, Qt::Key_S, Qt::ControlModifier);
    QFile saved(QString::fromStdString(file));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(saved.readAll().replace(".", "").contains("4321"));  // in the unit of the file
    QVERIFY(!window->isWindowModified());
}

void TestWindowFiles::anEmptyModelIsNothingToLose()
{
    const auto window = makeWindow();
    find(window->commands(), "file.new").run();
    QVERIFY(m_session->hasModel());
    QVERIFY(!window->isWindowModified());
    QVERIFY(m_session->model().gravity.y() < -9);  // a mass that is put in weighs something
}

void TestWindowFiles::dialogsStartWhereOneWasLast()
{
    const auto folderAsked = [&](MainWindow& window, const QString& command) {
        QString folder;
        answerNext<QFileDialog>([&](QFileDialog& dialog) {
            folder = dialog.directory().absolutePath();
            dialog.reject();
        });
        find(window.commands(), command).run();
        return folder;
    };
    {
        const auto window = makeWindow();
        QCOMPARE(folderAsked(*window, "file.open"), documents().absolutePath());
        QVERIFY(m_session->openAndWait(twoLinks));  // an example's folder is not the person's
        QCOMPARE(folderAsked(*window, "file.open"), documents().absolutePath());
        QVERIFY(m_session->saveAs(m_folder.filePath("mine.sinew.json").toStdString()));
        QCOMPARE(folderAsked(*window, "file.open"), m_folder.path());
        QCOMPARE(folderAsked(*window, "motion.open"), m_folder.path());
        window->close();
    }
    m_session = std::make_unique<Session>();
    const auto window = makeWindow();
    QCOMPARE(folderAsked(*window, "file.open"), m_folder.path());
}

void TestWindowFiles::recentFilesAreKept()
{
    {
        const auto window = makeWindow();
        QVERIFY(!isVisible(find(window->commands(), "file.recent.1")));
        QVERIFY(m_session->openAndWait(twoLinks));
        QCOMPARE(captionOf(find(window->commands(), "file.recent.1")), QString("two_links_five_strands.sinew.json"));
    }
    m_session = std::make_unique<Session>();
    const auto window = makeWindow();
    find(window->commands(), "file.recent.1").run();
    QTRY_VERIFY(m_session->hasModel());
    QCOMPARE(m_session->origin(), twoLinks);
}

// One flag for both files once said that all was saved when one of them was.
void TestWindowFiles::eachRemovedFileIsWrittenAgain()
{
    const auto window = makeWindow();
    MotionSession& motion = window->motion();
    QVERIFY(motion.openNow(SINEW_RESOURCE_DIR "/scenarios/leg_swing.sinew-scenario.json"));
    motion.cancel();
    const QString model = m_folder.filePath("mine.sinew.json");
    const QString scenario = m_folder.filePath("mine.sinew-scenario.json");
    QVERIFY(m_session->saveAs(model.toStdString()));
    QVERIFY(motion.save(scenario.toStdString()));
    const auto remove = [&](const QString& file) {
        window->keeper().watch().waitUntilDone();
        QVERIFY(QFile::remove(file));
        QTRY_VERIFY(window->keeper().isDetached(file.toStdString()));
        QVERIFY(window->isWindowModified());
    };
    for (const QString& file : {scenario, model}) {
        remove(file);
        find(window->commands(), "file.save").run();
        QVERIFY(QFile::exists(file));
        QVERIFY(!window->isWindowModified());
    }
    // Saving one of two leaves the other to be saved.
    remove(scenario);
    QVERIFY(window->keeper().save(model.toStdString(), [&] { return m_session->saveAs(model.toStdString()); }));
    QVERIFY(window->isWindowModified());
    QVERIFY(window->findChild<DiskNotice*>()->isVisibleTo(window.get()));
    find(window->commands(), "file.save").run();
    QVERIFY(QFile::exists(scenario));
}

// Only the welcome page offered it, which is not seen when a file is opened at the start.
void TestWindowFiles::leftWorkIsOfferedWithItsFile()
{
    const QString recovery = m_folder.filePath("recovery one");
    const auto own = [&](const char* name) {
        const std::string file = m_folder.filePath(name).toStdString();
        writeModelFile(*readModelFile(twoLinks).value, file);
        return file;
    };
    const std::string mine = own("left.sinew.json"), other = own("other.sinew.json");
    leaveWork(recovery, mine);
    MainWindow window(*m_session, *m_theme, WindowPlaces(m_settings.get(), {}, recovery));
    auto* bar = window.findChild<RecoveryBox*>("leftWork");
    QVERIFY(m_session->openAndWait(other));
    QTest::qWait(300);
    QVERIFY(bar->isHidden());
    QVERIFY(m_session->openAndWait(mine));
    QTRY_VERIFY(!bar->isHidden());
    QStringList captions;
    for (const QPushButton* button : bar->findChildren<QPushButton*>())
        captions.append(button->text());
    QCOMPARE(captions, (QStringList{"Recover", "Compare", "Discard"}));
    bar->findChildren<QPushButton*>().front()->click();
    QTRY_COMPARE(m_session->project().model.bodyWeight, 444.0);
    QCOMPARE(m_session->origin(), mine);
    QTRY_VERIFY(bar->isHidden());  // it is what is open now
}

// A program that ended just after this one had begun kept its work to itself until the next start.
void TestWindowFiles::leftWorkIsLookedForAgain()
{
    const QString recovery = m_folder.filePath("recovery two");
    MainWindow window(*m_session, *m_theme, WindowPlaces(m_settings.get(), {}, recovery));
    window.show();
    RecoveryBox* box = nullptr;
    for (RecoveryBox* each : window.findChildren<RecoveryBox*>()) {
        if (each->objectName() != "leftWork")
            box = each;
    }
    QTest::qWait(300);
    QVERIFY(!box->isVisible());
    leaveWork(recovery, twoLinks);
    QTRY_VERIFY(box->isVisible());
}

void TestWindowFiles::aNewMotionReloadsItsModel()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    const QString file = m_folder.filePath("mine.sinew.json");
    QVERIFY(m_session->saveAs(file.toStdString()));
    window->motion().create();
    window->motion().cancel();
    QVERIFY(window->motion().hasScenario());
    Model changed = m_session->model();
    changed.bodyWeight = 333;
    QVERIFY(writeModelFile(changed, file.toStdString()));
    answerNext<QMessageBox>([](QMessageBox& question) { question.buttons().back()->click(); });
    emit window->findChild<DiskNotice*>()->reloadRequested(file);
    QTRY_COMPARE(m_session->model().bodyWeight, 333.0);
    QVERIFY(!window->motion().hasScenario());
}

// It stood beside the star of an edited document for six seconds.
void TestWindowFiles::savedIsSaidUntilTheNextEdit()
{
    const auto window = makeWindow();
    const std::string file = m_folder.filePath("said.sinew.json").toStdString();
    QVERIFY(writeModelFile(*readModelFile(twoLinks).value, file));
    QVERIFY(m_session->openAndWait(file));
    m_session->setBodyWeight(500);
    find(window->commands(), "file.save").run();
    const auto* saved = window->findChild<QLabel*>("saved");
    QVERIFY(!saved->isHidden());
    m_session->setBodyWeight(510);
    QVERIFY(saved->isHidden());
}

// "see Problems", said a workspace that has no such panel.
void TestWindowFiles::aFaultyModelOpensWhereItIsMended()
{
    Model faulty = *readModelFile(twoLinks).value;
    faulty.links.front().path.front().body = "nothing";
    const std::string file = m_folder.filePath("faulty.sinew.json").toStdString();
    writeModelFile(faulty, file);
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QVERIFY(m_session->openAndWait(file));
    QVERIFY(!m_session->isCurrent());
    QCOMPARE(window->workspace(), QString("edit"));
    QTRY_VERIFY(dock(*window, "problems")->isVisible() && !dock(*window, "problems")->visibleRegion().isEmpty());
    QVERIFY(m_session->openAndWait(twoLinks));
    QVERIFY(m_session->isCurrent());
}

void TestWindowFiles::aTemplateOpensToBeEdited()
{
    const auto window = makeWindow();
    answerNext<QDialog>([](QDialog& dialog) { dialog.accept(); });
    find(window->commands(), "file.new-figure").run();
    QVERIFY(m_session->hasModel());
    QCOMPARE(window->workspace(), QString("edit"));
}

void TestWindowFiles::aMotionOfAnUntitledModelIsUntitledOnce()
{
    const auto window = makeWindow();
    Model made = *readModelFile(twoLinks).value;
    made.name = "untitled";
    m_session->openMade({made, {}});
    window->motion().create();
    window->motion().cancel();
    QVERIFY(window->motion().hasScenario());
    QCOMPARE(window->windowTitle().count("untitled"), 1);
}

void TestWindowFiles::aTakenNameIsRefusedWhereItIsTyped()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    const QString first = QString::fromStdString(m_session->model().links[0].name);
    const QString second = QString::fromStdString(m_session->model().links[1].name);
    m_session->select({ObjectKind::Link, first.toStdString()});
    const auto rename = [&](const QString& name, bool isTaken) {
        answerNext<QDialog>([&, name, isTaken](QDialog& dialog) {
            dialog.findChild<QLineEdit*>()->setText(name);
            QPushButton* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
            QCOMPARE(ok->isEnabled(), !isTaken);
            const auto labels = dialog.findChildren<QLabel*>();
            QCOMPARE(std::any_of(labels.begin(), labels.end(),
                                 [](const QLabel* label) { return label->text().contains("is taken"); }),
                     isTaken);
            auto* reason = dialog.findChild<QLabel*>("reason");
            QTRY_VERIFY(reason->height() >= reason->heightForWidth(reason->width()));  // all of it can be read
            isTaken ? dialog.reject() : dialog.accept();
        });
        find(window->commands(), "edit.rename").run();
    };
    rename(second, true);
    QCOMPARE(m_session->document().size(), std::size_t(0));
    rename("another", false);
    QCOMPARE(m_session->model().links[0].name, std::string("another"));
}

// It listed places such as "links/iliopsoas/path/1".
void TestWindowFiles::deletingSaysShortlyWhatGoesToo()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    m_session->select({ObjectKind::Body, "femur_r"});
    QString text;
    answerNext<QMessageBox>([&](QMessageBox& question) {
        text = question.informativeText();
        question.reject();
    });
    find(window->commands(), "edit.remove").run();
    const QStringList lines = text.split('\n');
    QCOMPARE(lines.size(), qsizetype(11));
    QVERIFY2(lines.last().startsWith("and ") && lines.last().endsWith(" more"), qPrintable(lines.last()));
    QVERIFY2((text.contains("link ") || text.contains("joint hip_r")) && !text.contains('/'), qPrintable(text));
    QVERIFY(findBody(m_session->model(), "femur_r"));
}

SINEW_TEST(TestWindowFiles)

}  // namespace tst_window_files

#include "tst_window_files.moc"
