// The window: what commands there are, what it shows with and without a model, and what it remembers.

#include <set>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include "core/io/model_file.h"
#include "tests/support/test_registry.h"
#include "ui/dialogs/command_palette.h"
#include "ui/dialogs/help_dialogs.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/palette_items.h"
#include "ui/session/icons.h"
#include "ui/session/session.h"
#include "ui/session/style_sheet.h"
#include "ui/vtk/viewport.h"

using namespace sinew;

namespace {

const std::string twoLinks = SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json";

const Command& find(const CommandTable& table, const QString& id)
{
    const auto it = std::find_if(table.begin(), table.end(), [&](const Command& c) { return c.id == id; });
    if (it == table.end())
        qFatal("no command %s", qPrintable(id));
    return *it;
}

QDockWidget* dock(const MainWindow& window, const char* name)
{
    return window.findChild<QDockWidget*>(QString("dock-%1").arg(name));
}

QString statusText(const MainWindow& window)
{
    QString text;
    for (const QLabel* label : window.statusBar()->findChildren<QLabel*>())
        text += label->text() + '\n';
    return text;
}

// Answers the next dialog of a kind, which holds the event loop until then.
template <class Dialog>
void answerNext(const std::function<void(Dialog&)>& answer)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, answer] {
        if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget())) {
            timer->deleteLater();
            answer(*dialog);
        }
    });
    timer->start(20);
}

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

QMainWindow& workbench(const MainWindow& window)
{
    return *window.findChild<QMainWindow*>();
}

}  // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = std::make_unique<ThemeSwitch>(*qApp); }
    void init();
    void cleanup() { m_session.reset(); }

    void commandsAreUnique();
    void welcomesWithoutAModel();
    void showsAModel();
    void fitsASmallScreen();
    void selectionIsOne();
    void stepsThroughAnActivity();
    void statusSaysWhatCannotBeHeld();
    void messagesComeUpWithABadFile();
    void undoCarriesItsSentence();
    void placesAreShown();
    void partOfTheLoadIsSaid();
    void examplesAreSavedElsewhere();
    void quittingSavesAnExampleElsewhere();
    void dialogsStartWhereOneWasLast();
    void keysAreAllOnTheSheet();
    void layoutIsKept();
    void layoutSurvivesTheWelcomePage();
    void sidesComeBackAfterANarrowWindow();
    void olderLayoutsAreLeftAlone();
    void closedPanelComesBack();
    void themeIsKept();
    void recentFilesAreKept();
    void paletteFinds_data();
    void paletteFinds();
    void paletteSaysWhyNot();
    void paletteFindsLoadsAndFields();
    void paletteTakesKeysAtOnce();
    void aChangedPostureIsSaidSo();
    void iconsExist();
    void styleSheetHasNoOpenNames();

private:
    std::unique_ptr<MainWindow> makeWindow()
    {
        return std::make_unique<MainWindow>(*m_session, *m_theme, m_settings.get());
    }

    QTemporaryDir m_folder;
    std::unique_ptr<ThemeSwitch> m_theme;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Session> m_session;
};

void TestMainWindow::init()
{
    QVERIFY(m_folder.isValid());
    m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
    m_settings->clear();
    m_session = std::make_unique<Session>();
}

void TestMainWindow::commandsAreUnique()
{
    const auto window = makeWindow();
    std::set<QString> ids;
    std::set<QString> shortcuts, ofPosture, ofMotion;
    for (const Command& command : window->commands()) {
        QVERIFY2(ids.insert(command.id).second, qPrintable(command.id));
        QVERIFY2(!command.text.isEmpty() && command.run, qPrintable(command.id));
        QVERIFY2(!*command.icon || !icon(command.icon, *window).isNull(), command.icon);
        // The same keys may do different things in different workspaces.
        for (const QKeySequence& keys : command.shortcuts) {
            shortcuts.insert(keys.toString());
            if (command.workspace != Workspace::Motion)
                QVERIFY2(ofPosture.insert(keys.toString()).second, qPrintable(command.id));
            if (command.workspace != Workspace::Posture)
                QVERIFY2(ofMotion.insert(keys.toString()).second, qPrintable(command.id));
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
    QVERIFY2(statusText(*window).contains("solved, equilibrium"), qPrintable(statusText(*window)));
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
    QVERIFY2(shown.contains(QString::fromStdString(solution.message).left(12)), qPrintable(shown));
    QVERIFY(!statusText(*window).contains("links pull"));
    const auto labels = window->statusBar()->findChildren<QLabel*>();
    QCOMPARE(labels.front()->property("role").toString(), QString("error"));
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
    QVERIFY(!m_session->document().isModified());
    QCOMPARE(undo->text(), QString("Undo"));
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

// Ctrl+S overwrote the file that comes with the program.
void TestMainWindow::examplesAreSavedElsewhere()
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
    QCOMPARE(m_session->document().file(), mine.toStdString());
    QCOMPARE(contentsOf(twoLinks), shipped);
    QCOMPARE(readModelFile(mine.toStdString()).value->bodyWeight, 500.0);
    // Now it has a file of its own, and nothing is asked.
    m_session->setBodyWeight(510);
    find(window->commands(), "file.save").run();
    QCOMPARE(readModelFile(mine.toStdString()).value->bodyWeight, 510.0);
}

// So did the default button of the question on closing.
void TestMainWindow::quittingSavesAnExampleElsewhere()
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
    QVERIFY(m_session->document().isModified());
    QCOMPARE(contentsOf(twoLinks), shipped);
}

void TestMainWindow::dialogsStartWhereOneWasLast()
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

// The keys of the Motion menu were left out.
void TestMainWindow::keysAreAllOnTheSheet()
{
    const auto window = makeWindow();
    const std::unique_ptr<QDialog> sheet(showCheatSheet(window->commands(), window.get()));
    QStringList texts;
    for (const QLabel* label : sheet->findChildren<QLabel*>())
        texts.append(label->text());
    for (const Command& command : window->commands()) {
        if (!command.shortcuts.isEmpty())
            QVERIFY2(texts.contains(command.text), qPrintable(command.id));
    }
}

void TestMainWindow::layoutIsKept()
{
    QVERIFY(m_session->openAndWait(twoLinks));
    {
        const auto window = makeWindow();
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        dock(*window, "series")->close();
        window->close();
    }
    const auto window = makeWindow();
    QVERIFY(dock(*window, "series")->isHidden());
    QVERIFY(!dock(*window, "links")->isHidden());
    find(window->commands(), "view.reset-layout").run();
    QVERIFY(!dock(*window, "series")->isHidden());
}

// What a person had arranged was gone when the next start showed the welcome page first.
void TestMainWindow::layoutSurvivesTheWelcomePage()
{
    int width = 0, height = 0;
    {
        const auto window = makeWindow();
        window->resize(1440, 900);
        QVERIFY(m_session->openAndWait(twoLinks));
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QTest::qWait(100);
        QMainWindow& panels = workbench(*window);
        dock(*window, "series")->close();
        panels.addDockWidget(Qt::LeftDockWidgetArea, dock(*window, "joint-force"));
        panels.resizeDocks({dock(*window, "model")}, {412}, Qt::Horizontal);
        panels.resizeDocks({dock(*window, "model")}, {230}, Qt::Vertical);
        QTest::qWait(50);
        width = dock(*window, "model")->width();
        height = dock(*window, "model")->height();
        QVERIFY(std::abs(width - 412) <= 2);
        window->close();
    }
    m_session = std::make_unique<Session>();
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(100);
    QVERIFY(window->isWelcoming());
    QVERIFY(m_session->openAndWait(twoLinks));
    QTest::qWait(100);
    QVERIFY(dock(*window, "series")->isHidden());
    QCOMPARE(workbench(*window).dockWidgetArea(dock(*window, "joint-force")), Qt::LeftDockWidgetArea);
    // Two pixels: of separators and rounding.
    QVERIFY2(std::abs(dock(*window, "model")->width() - width) <= 2,
             qPrintable(QString::number(dock(*window, "model")->width())));
    QVERIFY2(std::abs(dock(*window, "model")->height() - height) <= 2,
             qPrintable(QString::number(dock(*window, "model")->height())));
}

// All the width that a window won back went to the view.
void TestMainWindow::sidesComeBackAfterANarrowWindow()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->resize(1440, 900);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(100);
    // A person drags the edge between the model and the view.
    const QRect model = dock(*window, "model")->geometry();
    const QPoint edge(model.right() + 2, model.center().y());
    QTest::mousePress(&workbench(*window), Qt::LeftButton, {}, edge);
    for (const int by : {20, 50, 94}) {
        QMouseEvent move(QEvent::MouseMove, edge + QPoint(by, 0), workbench(*window).mapToGlobal(edge + QPoint(by, 0)),
                         Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&workbench(*window), &move);
        QTest::qWait(20);
    }
    QTest::mouseRelease(&workbench(*window), Qt::LeftButton, {}, edge + QPoint(94, 0));
    QTest::qWait(50);
    QVERIFY(dock(*window, "model")->width() > model.width() + 80);
    const int left = dock(*window, "model")->width(), right = dock(*window, "joint-force")->width();
    const auto isAsBefore = [&](const char* name, int width) {
        return std::abs(dock(*window, name)->width() - width) <= 2;  // px, of rounding
    };
    for (const int width : {1200, 1000, 860, 1100, 1440}) {
        window->resize(width, 900);
        QTest::qWait(100);
    }
    QTRY_VERIFY2(isAsBefore("model", left), qPrintable(QString::number(dock(*window, "model")->width())));
    QTRY_VERIFY2(isAsBefore("joint-force", right), qPrintable(QString::number(dock(*window, "joint-force")->width())));
}

// Of a program that knew fewer docks.
void TestMainWindow::olderLayoutsAreLeftAlone()
{
    QMainWindow older;
    m_settings->setValue("window/layout", older.saveState(1));
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(100);
    for (const char* name : {"model", "links", "series", "recruitment"})
        QVERIFY2(!dock(*window, name)->isHidden(), name);
}

void TestMainWindow::closedPanelComesBack()
{
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QAction* action = window->findChild<QAction*>("view.panel.joints");
    QVERIFY(action->isChecked());
    dock(*window, "joints")->close();
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(!dock(*window, "joints")->isHidden());
    QVERIFY(action->isChecked());
}

void TestMainWindow::themeIsKept()
{
    {
        const auto window = makeWindow();
        find(window->commands(), "view.theme.dark").run();
        QCOMPARE(&paletteOf(*window), &darkPalette);
        QVERIFY(find(window->commands(), "view.theme.dark").isChecked());
    }
    m_theme->choose(ThemeChoice::Light);
    const auto window = makeWindow();
    QCOMPARE(&paletteOf(*window), &darkPalette);
    find(window->commands(), "view.theme.light").run();
    QCOMPARE(&paletteOf(*window), &lightPalette);
}

void TestMainWindow::recentFilesAreKept()
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

void TestMainWindow::paletteTakesKeysAtOnce()
{
    QString ran;
    const std::vector<PaletteItem> items = {{"Fit All", "", "", {}, [&] { ran = "fit"; }}};
    auto* palette = new CommandPalette(items, nullptr);
    palette->show();
    QVERIFY(palette->focusWidget());
    QTest::keyClicks(palette->focusWidget(), "fit");
    QTest::keyClick(palette->focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(ran, QString("fit"));
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

void TestMainWindow::paletteFinds_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    QTest::newRow("a command by a word") << "undo"
                                         << "Undo";
    QTest::newRow("a command by its menu and beginning") << "view fit"
                                                         << "Fit All";
    QTest::newRow("a submenu's command") << "theme dark"
                                         << "Theme: Dark";
    QTest::newRow("an object with a space for an underscore") << "knee ang"
                                                              << "knee_angle";
    QTest::newRow("an object by kind") << "link strand 3"
                                       << "strand 3";
    QTest::newRow("nothing") << "xyzzy"
                             << "";
}

void TestMainWindow::paletteFinds()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    int best = 0;
    QString text;
    for (const PaletteItem& item : makePaletteItems(window->commands(), *m_session, *window)) {
        if (const int score = matchScore(item, typed); score > best) {
            best = score;
            text = item.text;
        }
    }
    QCOMPARE(text, first);
}

// Nothing was called by the name of a command that could only not be run at the moment.
void TestMainWindow::paletteSaysWhyNot()
{
    const auto window = makeWindow();
    const auto obstacleOf = [&](const QString& text) {
        for (const PaletteItem& item : makePaletteItems(window->commands(), *m_session, *window)) {
            if (item.text == text)
                return item.obstacle;
        }
        return QString("not found");
    };
    QCOMPARE(obstacleOf("Fit All"), QString("no model is open"));
    QVERIFY(m_session->openAndWait(twoLinks));
    QCOMPARE(obstacleOf("Fit All"), QString());
    QCOMPARE(obstacleOf("Undo"), QString("there is nothing to undo"));
    QCOMPARE(obstacleOf("Play"), QString("only in the Motion workspace (Alt+2)"));
    QCOMPARE(obstacleOf("Clear Selection"), QString("nothing is selected"));
    bool hasRun = false;
    const std::vector<PaletteItem> items = {{"Undo", "Ctrl+Z", "", {}, [&] { hasRun = true; }, "nothing to undo"}};
    auto* palette = new CommandPalette(items, nullptr);
    palette->show();
    QTest::keyClicks(palette->focusWidget(), "undo");
    const auto* list = palette->findChild<QTreeWidget*>();
    QCOMPARE(list->topLevelItem(0)->text(0), QString("Undo"));
    QCOMPARE(list->topLevelItem(0)->text(1), QString("nothing to undo"));
    QTest::keyClick(palette->focusWidget(), Qt::Key_Return);
    QCoreApplication::processEvents();
    QVERIFY(!hasRun);
    palette->close();
}

void TestMainWindow::paletteFindsLoadsAndFields()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QApplication::setActiveWindow(window.get());
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    const Activity* shown = m_session->currentActivity();
    const auto isLoad = [](const PaletteItem& item, const std::string& name) {
        return item.text == QString::fromStdString(name) && item.detail.startsWith("load");
    };
    const std::vector<PaletteItem> items = makePaletteItems(window->commands(), *m_session, *window);
    for (const Activity& activity : m_session->model().activities) {
        for (const Load& load : activity.loads)
            QVERIFY2(
                std::any_of(items.begin(), items.end(), [&](const PaletteItem& i) { return isLoad(i, load.name); }),
                load.name.c_str());
    }
    QVERIFY(!shown->loads.empty());
    std::find_if(items.begin(), items.end(), [&](const PaletteItem& i) {
        return isLoad(i, shown->loads[0].name);
    })->run();
    QCOMPARE(m_session->selection(), (ObjectId{ObjectKind::Load, shown->loads[0].name}));
    QCOMPARE(m_session->currentActivity(), shown);

    // The search box itself is what offers the fields.
    dock(*window, "coordinates")->close();
    find(window->commands(), "edit.find").run();
    auto* palette = window->findChild<CommandPalette*>();
    QTest::keyClicks(palette->focusWidget(), "body weight");
    QCOMPARE(palette->findChild<QTreeWidget*>()->topLevelItem(0)->text(1), QString("field, Coordinates"));
    QTest::keyClick(palette->focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(qApp->focusWidget() ? qApp->focusWidget()->objectName() : QString(), QString("bodyWeight"));
    QVERIFY(dock(*window, "coordinates")->isVisible());
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
#include "tst_main_window.moc"
