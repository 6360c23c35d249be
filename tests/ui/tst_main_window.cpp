// The window: what commands there are and what it shows with and without a model.

#include <map>
#include <set>

#include <QAction>
#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>

#include "core/io/model_file.h"
#include "tests/support/test_registry.h"
#include "ui/panels/figure_offer.h"
#include "ui/vtk/viewport.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/style_sheet.h"
#include "window_fixture.h"

namespace tst_main_window {

using namespace sinew;
using test::answerNext;
using test::dock;
using test::find;
using test::twoLinks;

namespace {

QString statusText(const MainWindow& window)
{
    QString text;
    for (const QLabel* label : window.statusBar()->findChildren<QLabel*>())
        text += label->text() + '\n';
    return text;
}

}  // namespace

class TestMainWindow : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void commandsAreUnique();
    void welcomesWithoutAModel();
    void plotsAreSavedFromTheMenu();
    void aClickedTabGivesRoom();
    void showsAModel();
    void fitsASmallScreen();
    void selectionIsOne();
    void theSelectedObjectIsMoved();
    void stepsThroughAnActivity();
    void statusSaysWhatCannotBeHeld();
    void statusSaysWhatStaticsRemarks();
    void messagesComeUpWithABadFile();
    void undoCarriesItsSentence();
    void undoEndsADrag();
    void placesAreShown();
    void partOfTheLoadIsSaid();
    void aChangedPostureIsSaidSo();
    void iconsExist();
    void styleSheetHasNoOpenNames();
};

void TestMainWindow::commandsAreUnique()
{
    const auto window = makeWindow();
    std::set<QString> ids;
    std::set<QString> shortcuts;
    std::map<FrameSource, std::set<QString>> keysOf;
    for (const Command& command : window->commands()) {
        QVERIFY2(ids.insert(command.id).second, qPrintable(command.id));
        QVERIFY2(!command.text.isEmpty() && command.run, qPrintable(command.id));
        QVERIFY2(!*command.icon || !icon(command.icon, *window).isNull(), command.icon);
        // The same keys may do different things in different workspaces.
        for (const QKeySequence& keys : command.shortcuts) {
            shortcuts.insert(keys.toString());
            for (const FrameSource source : {FrameSource::Posture, FrameSource::Recording, FrameSource::Fixation}) {
                if (!command.frameSource || command.frameSource == source)
                    QVERIFY2(keysOf[source].insert(keys.toString()).second, qPrintable(command.id));
            }
        }
        const QAction* action = window->findChild<QAction*>(command.id);
        QVERIFY2(action, qPrintable(command.id));
        QCOMPARE(action->shortcuts(), command.shortcuts);
        QCOMPARE(action->isEnabled(), isVisible(command) && isEnabled(command));
    }
    QVERIFY(shortcuts.contains("Ctrl+K"));
}

void TestMainWindow::welcomesWithoutAModel()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QVERIFY(window->isWelcoming());
    QCOMPARE(window->windowTitle(), QString("Sinew"));
    for (const QDockWidget* each : window->findChildren<QDockWidget*>())
        QVERIFY2(!each->isVisible(), qPrintable(each->objectName()));
    QVERIFY(!isEnabled(find(window->commands(), "view.fit")));
    QVERIFY(!isEnabled(find(window->commands(), "file.save")));
    QVERIFY(isEnabled(find(window->commands(), "file.open")));
}

void TestMainWindow::plotsAreSavedFromTheMenu()
{
    const auto window = makeWindow();
    window->resize(1280, 800);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QVERIFY(!isEnabled(find(window->commands(), "file.plot")));
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    m_session->setActivity(1, 0);
    m_session->waitUntilSolved();
    QVERIFY(window->showPlace("series"));
    // once the window has been laid out
    QTRY_VERIFY(dock(*window, "series")->findChild<FigureOffer*>()->isShown());
    QVERIFY(isEnabled(find(window->commands(), "file.plot")));
    const QString path = m_folder.filePath("series.svg");
    answerNext<QFileDialog>([&](QFileDialog& dialog) {
        dialog.selectFile(path);
        QMetaObject::invokeMethod(&dialog, "accept");
    });
    find(window->commands(), "file.plot").run();
    QVERIFY(QFile::exists(path));
}

// What needs more room than a table gets it when its tab is clicked, once.
void TestMainWindow::aClickedTabGivesRoom()
{
    const auto window = makeWindow();
    window->resize(1280, 800);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QVERIFY(m_session->openAndWait(twoLinks));
    QDockWidget* panel = dock(*window, "recruitment");
    const auto click = [&](const QString& title) {
        for (QTabBar* tabs : window->findChildren<QTabBar*>()) {
            for (int i = 0; i < tabs->count(); ++i) {
                if (tabs->isVisible() && tabs->tabText(i) == title)
                    return QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
            }
        }
        QFAIL("no such tab");
    };
    QTRY_VERIFY(dock(*window, "series")->height() > 50);
    const int before = dock(*window, "series")->height();
    click(panel->windowTitle());
    QTRY_VERIFY2(panel->height() > 300 && panel->height() > before + 50, qPrintable(QString::number(panel->height())));
    click(dock(*window, "series")->windowTitle());
    window->resizeDocks({dock(*window, "links"), dock(*window, "series")}, {900, 50}, Qt::Vertical);
    QCoreApplication::processEvents();
    const int chosen = dock(*window, "series")->height();
    QVERIFY2(chosen < 350, qPrintable(QString::number(chosen)));  // less than it was given
    click(panel->windowTitle());
    QCoreApplication::processEvents();
    QVERIFY(std::abs(panel->height() - chosen) < 5);
}

void TestMainWindow::showsAModel()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QVERIFY(m_session->openAndWait(twoLinks));
    m_session->waitUntilSolved();
    QVERIFY(!window->isWelcoming());
    QVERIFY(window->windowTitle().startsWith("two_links_five_strands.sinew.json"));
    QVERIFY(!window->isWindowModified());
    for (const char* name : {"model", "coordinates", "joint-force", "links", "series"})
        QVERIFY2(!dock(*window, name)->isHidden(), name);
    QVERIFY(dock(*window, "messages")->isHidden());
    QVERIFY2(statusText(*window).contains("solved: the forces balance"), qPrintable(statusText(*window)));
    QTRY_VERIFY(window->viewport().frameCount() > 0);
    QCOMPARE(window->picture().size(), window->size());
    m_session->setBodyWeight(500);
    QVERIFY(window->isWindowModified());
    m_session->undo();
    QVERIFY(!window->isWindowModified());
}

void TestMainWindow::fitsASmallScreen()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->resize(1024, 700);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(100);
    // A window that is wider than asked would be cut by the screen's edge.
    QCOMPARE(window->size(), QSize(1024, 700));
    QVERIFY(window->viewport().width() >= 320);
    QVERIFY(window->viewport().height() >= 400);
}

void TestMainWindow::selectionIsOne()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    // There may be no window manager that would say so.
    QApplication::setActiveWindow(window.get());
    emit window->viewport().picked({ObjectKind::Link, "strand 2"});
    QCOMPARE(m_session->selection().name, std::string("strand 2"));
    QTest::keyClick(window.get(), Qt::Key_Escape);
    QVERIFY(m_session->selection().isNull());
}

void TestMainWindow::theSelectedObjectIsMoved()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    // There may be no window manager that would say so.
    QApplication::setActiveWindow(window.get());
    m_session->select({ObjectKind::Link, "strand 1"});
    QCOMPARE(whyNot(find(window->commands(), "edit.move-up")), QString("it is the first of its list"));
    QTest::keyClick(window.get(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(m_session->project().model.links[1].name, std::string("strand 1"));
    QTest::keyClick(window.get(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(m_session->project().model.links[0].name, std::string("strand 1"));
}

void TestMainWindow::stepsThroughAnActivity()
{
    const std::string hip = SINEW_RESOURCE_DIR "/models/hip.sinew.json";
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(hip));
    int series = -1;
    for (std::size_t i = 0; i < m_session->model().activities.size(); ++i) {
        if (m_session->model().activities[i].steps.size() > 1)
            series = static_cast<int>(i);
    }
    QVERIFY(series >= 0);
    m_session->setActivity(series);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    // There may be no window manager that would say so.
    QApplication::setActiveWindow(window.get());
    QTest::keyClick(window.get(), Qt::Key_Period);
    QCOMPARE(m_session->step(), 1);
    QTest::keyClick(window.get(), Qt::Key_Comma);
    QCOMPARE(m_session->step(), 0);
    QVERIFY(!isEnabled(find(window->commands(), "solve.previous")));
}

void TestMainWindow::statusSaysWhatCannotBeHeld()
{
    // Two strands on one side of the joints can hold a moment one way at most.
    Model model = *readModelFile(twoLinks).value;
    model.links.resize(2);
    model.nodes.clear();
    const std::string path = m_folder.filePath("one_sided.sinew.json").toStdString();
    const auto window = makeWindow();
    for (const double moment : {10.0, -10.0}) {
        model.loads.front().moment = Vector3(0, 0, moment);
        QVERIFY(writeModelFile(model, path).ok());
        QVERIFY(m_session->openAndWait(path));
        m_session->waitUntilSolved();
        if (m_session->solved()->solution.status == StaticsStatus::NotHoldable)
            break;
    }
    const StaticsSolution& solution = m_session->solved()->solution;
    QCOMPARE(solution.status, StaticsStatus::NotHoldable);
    const QString shown = statusText(*window).section('\n', 0, 0);
    QVERIFY2(shown.contains(QString::fromStdString(solution.message.english()).left(12)), qPrintable(shown));
    QVERIFY(!statusText(*window).contains("links pull"));
    const auto labels = window->statusBar()->findChildren<QLabel*>();
    QCOMPARE(labels.front()->property("role").toString(), QString("error"));
}

// That a link broke on the way, or that contacts share a load in one of many ways, was shown nowhere.
void TestMainWindow::statusSaysWhatStaticsRemarks()
{
    Model model = *readModelFile(SINEW_RESOURCE_DIR "/models/hip.sinew.json").value;
    model.links.front().strength = Strength{1, AtStrength::Breaks};
    const std::string path = m_folder.filePath("weak.sinew.json").toStdString();
    QVERIFY(writeModelFile(model, path).ok());
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(path));
    m_session->setActivity(0, -1);
    m_session->waitUntilSolved();
    QVERIFY(m_session->solved()->solution.isUsable());
    const auto labels = window->statusBar()->findChildren<QLabel*>();
    const QString remark = QString::fromStdString("'" + model.links.front().name + "' breaks at its strength of 1 N");
    QVERIFY(std::any_of(labels.begin(), labels.end(),
                        [&](const QLabel* label) { return label->toolTip().contains(remark); }));
}

void TestMainWindow::messagesComeUpWithABadFile()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QVERIFY(!m_session->open(m_folder.filePath("missing.sinew.json").toStdString()));
    QVERIFY(dock(*window, "messages")->isVisible());
    QVERIFY(window->isWelcoming());
    m_session->clearMessages();
    QVERIFY(!dock(*window, "messages")->isVisible());
}

void TestMainWindow::undoCarriesItsSentence()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    const QAction* undo = window->findChild<QAction*>("edit.undo");
    QVERIFY(!undo->isEnabled());
    m_session->setBodyWeight(500);
    QVERIFY(undo->isEnabled());
    QCOMPARE(undo->text(), QString("Undo: Set body weight"));
    window->findChild<QAction*>("edit.undo")->trigger();
    QVERIFY(!m_session->document().isModified(ProjectPart::Model));
    QCOMPARE(undo->text(), QString("Undo"));
}

// The first drag of a document: Undo ends it and takes it back; moving on with the pointer changes nothing.
void TestMainWindow::undoEndsADrag()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    const QAction* undo = window->findChild<QAction*>("edit.undo");
    const Project before = m_session->project();
    Project dragged = before;
    dragged.model.bodyWeight = 500;
    m_session->beginGesture("Drag");
    m_session->changeGesture(dragged);
    QVERIFY(undo->isEnabled());
    window->findChild<QAction*>("edit.undo")->trigger();
    QVERIFY(m_session->project() == before);
    m_session->changeGesture(dragged);
    m_session->endGesture();
    QVERIFY(m_session->project() == before);
    QCOMPARE(m_session->document().redoSentence(), std::string("Drag"));
}

void TestMainWindow::placesAreShown()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(100);
    m_session->waitUntilSolved();
    QVERIFY(!m_session->study());  // nobody looks at it
    find(window->commands(), "solve.recruitment.load-path").run();
    QTRY_VERIFY(m_session->study());
    QVERIFY(m_session->study()->loadPath);
    window->showPlace("series");
    QTest::qWait(50);
    m_session->waitUntilSolved();
    const auto last = m_session->study();
    m_session->setCoordinateValue(0, 0.1);
    m_session->waitUntilSolved();
    QCOMPARE(m_session->study(), last);
    QVERIFY(window->places().contains("recruitment:load-path"));
    for (const QString& place : window->places())
        QVERIFY2(window->showPlace(place), qPrintable(place));
    QVERIFY(!window->showPlace("recruitment:nothing"));
    QVERIFY(!window->showPlace("links:compare"));
    QVERIFY(!window->showPlace("nothing"));
    QCOMPARE(window->size(), QSize(1440, 900).boundedTo(window->size()));
}

void TestMainWindow::partOfTheLoadIsSaid()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    m_session->waitUntilSolved();
    const auto chips = [&] {
        QString text;
        for (const QLabel* label : window->findChildren<QLabel*>())
            text += label->text() + '\n';
        return text;
    };
    QVERIFY(!chips().contains("of the load"));
    QVERIFY(!isEnabled(find(window->commands(), "solve.full-load")));
    m_session->setLoadFactor(0.48);
    m_session->waitUntilSolved();
    QVERIFY2(statusText(*window).contains("only 48 % of the load"), qPrintable(statusText(*window)));
    QVERIFY(chips().contains(" · 48 % of the load"));
    // The posture is as the model states it.
    QVERIFY(!chips().contains("changed"));
    find(window->commands(), "solve.full-load").run();
    m_session->waitUntilSolved();
    QVERIFY(!statusText(*window).contains("of the load"));
    m_session->setCriterion({Sharing::MinMax, 2, Weighting::Automatic});
    m_session->waitUntilSolved();
    QVERIFY2(statusText(*window).contains("min/max"), qPrintable(statusText(*window)));
}

void TestMainWindow::aChangedPostureIsSaidSo()
{
    QVERIFY(m_session->openAndWait(twoLinks));
    QVERIFY(!m_session->isAdjusted());
    m_session->setCoordinateValue(0, 0.2);
    QVERIFY(m_session->isAdjusted());
    m_session->resetPosture();
    QVERIFY(!m_session->isAdjusted());
}

void TestMainWindow::iconsExist()
{
    QWidget widget;
    for (const char* name : {"body", "joint", "ball-joint", "coordinate", "link-engaged", "link-slack", "node", "load",
                             "activity", "eye", "eye-off", "lock", "free", "driven", "search", "reset", "mirror"}) {
        const QImage image = icon(name, widget).pixmap(16, 16).toImage();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                inked += qAlpha(image.pixel(x, y)) > 60;
        }
        QVERIFY2(inked > 10, name);
    }
    QVERIFY(icon("no-such-icon", widget).isNull());
    QVERIFY(!applicationIcon().isNull());
}

void TestMainWindow::styleSheetHasNoOpenNames()
{
    for (const Palette& palette : {lightPalette, darkPalette}) {
        const QString sheet = makeStyleSheet(palette);
        QVERIFY(!sheet.contains('@'));
        QVERIFY(!sheet.contains(": ;"));
        QVERIFY(!sheet.contains("solid ;"));
    }
    QVERIFY(makeStyleSheet(lightPalette) != makeStyleSheet(darkPalette));
}

SINEW_TEST(TestMainWindow)

}  // namespace tst_main_window

#include "tst_main_window.moc"
