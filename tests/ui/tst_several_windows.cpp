// Several documents in one program: a window each, changes asked about by each of its own.

#include <QAction>
#include <QMessageBox>
#include <QTest>

#include "core/figures/figures.h"
#include "tests/support/test_registry.h"
#include "ui/main_window/window_set.h"
#include "window_fixture.h"

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
    void eachAsksAboutItsOwnChanges();
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

SINEW_TEST(TestSeveralWindows)
#include "tst_several_windows.moc"
