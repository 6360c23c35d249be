// Several documents in one program: a window each, changes asked about by each of its own.

#include <QAction>
#include <QFileDialog>
#include <QMessageBox>
#include <QTest>

#include "core/figures/figures.h"
#include "core/io/model_file.h"
#include "tests/support/test_registry.h"
#include "ui/main_window/window_set.h"
#include "window_fixture.h"

namespace tst_several_windows {

using namespace sinew;
using namespace sinew::test;

namespace {

const std::string otherModel = SINEW_RESOURCE_DIR "/models/pendulum.sinew.json";

// Answers the question that comes next, while the program waits for it.
void answerNextQuestion(QMessageBox::StandardButton answer, QStringList& asked)
{
    QTimer::singleShot(0, qApp, [answer, &asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box);
        asked.append(box->text());
        box->button(answer)->click();
    });
}

}  // namespace

class TestSeveralWindows : public WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void aSecondDocumentHasAWindowOfItsOwn();
    void oneFileIsOpenOnce();
    void aFileIsOpenInOneWindow();
    void aFileOpenElsewhereIsNotWritten();
    void eachAsksAboutItsOwnChanges();
    void aFileThatCannotBeOpenedLeavesNoWindow();
};

void TestSeveralWindows::aSecondDocumentHasAWindowOfItsOwn()
{
    WindowSet set(*m_theme, m_settings.get());
    MainWindow& first = set.open();
    first.show();
    first.openPath(QString::fromStdString(twoLinks));
    QTRY_VERIFY(set.sessionOf(first).hasModel());
    QCOMPARE(set.windows().size(), std::size_t(1));  // there was room in it
    first.openPath(QString::fromStdString(otherModel));
    QCOMPARE(set.windows().size(), std::size_t(2));
    MainWindow& second = *set.windows()[1];
    Session& session = set.sessionOf(second);
    QTRY_VERIFY(session.hasModel());
    QCOMPARE(session.origin(), otherModel);
    QCOMPARE(set.sessionOf(first).origin(), twoLinks);
    // What is done in one is not done in the other.
    session.setBodyWeight(123);
    QVERIFY(second.isWindowModified() && !first.isWindowModified());
    QVERIFY(set.sessionOf(first).project().model.bodyWeight != 123);
    // A new window is an empty one.
    first.findChild<QAction*>("file.new-window")->trigger();
    QCOMPARE(set.windows().size(), std::size_t(3));
    QVERIFY(set.windows()[2]->isWelcoming() && set.windows()[2]->isVisible());
    set.windows()[2]->close();
    QTRY_COMPARE(set.windows().size(), std::size_t(2));
}

void TestSeveralWindows::oneFileIsOpenOnce()
{
    WindowSet set(*m_theme, m_settings.get());
    MainWindow& first = set.open();
    first.show();
    Session& session = set.sessionOf(first);
    QVERIFY(session.openAndWait(twoLinks));
    const QString mine = m_folder.filePath("mine.sinew.json");
    QVERIFY(session.saveAs(mine.toStdString()));
    first.openPath(mine);
    QCOMPARE(set.windows().size(), std::size_t(1));
}

// From an empty window, and a model that a scenario's window has.
void TestSeveralWindows::aFileIsOpenInOneWindow()
{
    WindowSet set(*m_theme, m_settings.get());
    MainWindow& first = set.open();
    QVERIFY(first.motion().openNow(SINEW_RESOURCE_DIR "/scenarios/leg_swing.sinew-scenario.json"));
    first.motion().cancel();
    const QString model = m_folder.filePath("mine.sinew.json");
    const QString scenario = m_folder.filePath("mine.sinew-scenario.json");
    QVERIFY(set.sessionOf(first).saveAs(model.toStdString()));
    QVERIFY(first.motion().save(scenario.toStdString()));
    MainWindow& second = set.open();
    for (const QString& file : {model, scenario}) {
        for (MainWindow* window : {&first, &second}) {
            window->openPath(file);
            QVERIFY(!set.sessionOf(second).isOpening() && !second.motion().isOpening());
            QCOMPARE(set.windows().size(), std::size_t(2));
        }
    }
    QVERIFY(first.isVisible());
}

void TestSeveralWindows::aFileOpenElsewhereIsNotWritten()
{
    WindowSet set(*m_theme, m_settings.get());
    MainWindow& first = set.open();
    QVERIFY(set.sessionOf(first).openAndWait(twoLinks));
    const QString file = m_folder.filePath("mine.sinew.json");
    QVERIFY(set.sessionOf(first).saveAs(file.toStdString()));
    MainWindow& second = set.open();
    Session& session = set.sessionOf(second);
    QVERIFY(session.openAndWait(otherModel));
    answerNext<QFileDialog>([&](QFileDialog& dialog) {
        dialog.setDirectory(m_folder.path());
        dialog.selectFile("mine.sinew.json");
        dialog.setOption(QFileDialog::DontConfirmOverwrite);
        static_cast<QDialog&>(dialog).accept();
    });
    find(second.commands(), "file.save-as").run();
    QVERIFY(session.file().empty());
    QVERIFY2(session.messages().back().message.english().find("open in another window") != std::string::npos,
             session.messages().back().message.english().c_str());
    QCOMPARE(readModelFile(file.toStdString()).value->name, set.sessionOf(first).model().name);
}

void TestSeveralWindows::eachAsksAboutItsOwnChanges()
{
    WindowSet set(*m_theme, m_settings.get());
    for (const std::string& path : {twoLinks, otherModel}) {
        MainWindow& window = set.open();
        window.show();
        QVERIFY(set.sessionOf(window).openAndWait(path));
        set.sessionOf(window).setBodyWeight(500);
    }
    QStringList asked;
    answerNextQuestion(QMessageBox::Cancel, asked);
    QVERIFY(!set.closeAll());
    QCOMPARE(asked.size(), 1);
    QVERIFY2(asked[0].contains("two_links_five_strands"), qPrintable(asked[0]));
    QCOMPARE(set.windows().size(), std::size_t(2));
    answerNextQuestion(QMessageBox::Discard, asked);
    QVERIFY(set.windows()[0]->close());
    QTRY_COMPARE(set.windows().size(), std::size_t(1));
    answerNextQuestion(QMessageBox::Discard, asked);
    QVERIFY(set.closeAll());
    QVERIFY2(asked[2].contains("pendulum"), qPrintable(asked[2]));
}

// An empty window stayed, and its message was seen nowhere.
void TestSeveralWindows::aFileThatCannotBeOpenedLeavesNoWindow()
{
    WindowSet set(*m_theme, m_settings.get());
    MainWindow& first = set.open();
    first.show();
    Session& session = set.sessionOf(first);
    QVERIFY(session.openAndWait(twoLinks));
    std::size_t said = session.messages().size();
    for (const char* name : {"gone.sinew.json", "broken.sinew.json", "broken.sinew-scenario.json"}) {
        const QString file = m_folder.filePath(name);
        if (QString(name).startsWith("broken")) {
            QFile broken(file);
            QVERIFY(broken.open(QIODevice::WriteOnly));
            broken.write("{ this is no model");
        }
        first.openPath(file);
        QTRY_COMPARE(set.windows().size(), std::size_t(1));
        QVERIFY2(session.messages().size() > said, name);
        said = session.messages().size();
        QCOMPARE(session.origin(), twoLinks);
    }
}

SINEW_TEST(TestSeveralWindows)

}  // namespace tst_several_windows

#include "tst_several_windows.moc"
