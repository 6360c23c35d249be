// The window and motions: scenarios open from everywhere, workspaces rearrange the panels, keys play, layouts are kept.

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "motion_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/viewport_frame.h"
#include "ui/vtk/viewport.h"

namespace tst_motion_window {

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

}  // namespace

class TestMotionWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = std::make_unique<ThemeSwitch>(*qApp); }
    void init()
    {
        m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        m_settings->clear();
        m_session = std::make_unique<Session>();
        m_window = std::make_unique<MainWindow>(*m_session, *m_theme, m_settings.get());
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_session.reset();
    }

    void aScenarioOpensInItsWorkspace();
    void aModelOpensInPosture();
    void droppedScenariosOpen();
    void keysPlayAndStep();
    void modelAndMotionHaveOneHistory();
    void theSceneFollowsTheCursor();
    void filmsHaveTheirSize();
    void overlaysAreSwitchedAndKept();
    void theCameraFollowsAndStays();
    void aMotionIsFittedOnceItHasRun();
    void layoutsAreKeptByWorkspace();
    void closingAsksNothingWhenNothingHasChanged();

private:
    void open()
    {
        QVERIFY(m_window->motion().openAndWait(test::pendulumScenario(m_folder)));
        QCOMPARE(m_window->workspace(), QString("motion"));
    }
    const Command& command(const QString& id) const { return find(m_window->commands(), id); }

    QTemporaryDir m_folder;
    std::unique_ptr<ThemeSwitch> m_theme;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<MainWindow> m_window;
};

void TestMotionWindow::aScenarioOpensInItsWorkspace()
{
    QVERIFY(m_window->isWelcoming());
    open();
    QVERIFY(!m_window->isWelcoming());
    QVERIFY(m_window->windowTitle().startsWith("swing.sinew-scenario.json"));
    for (const char* name : {"timeline", "stages", "plots", "model"})
        QVERIFY2(!dock(*m_window, name)->isHidden(), name);
    for (const char* name : {"links", "joint-force", "recruitment", "messages"})
        QVERIFY2(dock(*m_window, name)->isHidden(), name);
    QString status;
    for (const QLabel* label : m_window->statusBar()->findChildren<QLabel*>())
        status += label->text() + '\n';
    QVERIFY2(status.contains("1 stage"), qPrintable(status));
    QCOMPARE(m_window->size(), QSize(1280, 800));
    QVERIFY(captionOf(command("file.recent.1")).startsWith("swing"));
}

void TestMotionWindow::aModelOpensInPosture()
{
    open();
    QVERIFY(m_session->openAndWait(twoLinks));
    QCOMPARE(m_window->workspace(), QString("posture"));
    QVERIFY(!dock(*m_window, "links")->isHidden());
    QVERIFY(dock(*m_window, "timeline")->isHidden());
    // Without a scenario the workspace says what one is.
    m_window->chooseWorkspace("motion");
    QVERIFY(!dock(*m_window, "timeline")->isHidden());
    QVERIFY(!isEnabled(command("motion.play")));
    QVERIFY(isEnabled(command("motion.open")));
}

void TestMotionWindow::droppedScenariosOpen()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QString::fromStdString(test::pendulumScenario(m_folder)))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &drop);
    QTRY_VERIFY(m_window->motion().recording());
    QCOMPARE(m_window->workspace(), QString("motion"));
}

void TestMotionWindow::keysPlayAndStep()
{
    open();
    MotionSession& motion = m_window->motion();
    // There may be no window manager that would say so.
    QApplication::setActiveWindow(m_window.get());
    QTest::keyClick(m_window.get(), Qt::Key_Period);
    QCOMPARE(motion.time(), motion.recording()->times[1]);
    QTest::keyClick(m_window.get(), Qt::Key_Comma);
    QCOMPARE(motion.time(), 0.0);
    QTest::keyClick(m_window.get(), Qt::Key_Space);
    QVERIFY(motion.isPlaying());
    QCOMPARE(captionOf(command("motion.play")), QString("Pause"));
    m_window->chooseWorkspace("posture");
    QVERIFY(!motion.isPlaying());
    QVERIFY(!isEnabled(command("motion.play")));
}

void TestMotionWindow::modelAndMotionHaveOneHistory()
{
    open();
    MotionSession& motion = m_window->motion();
    QVERIFY(!isEnabled(command("edit.undo")));
    Scenario edited = motion.scenario();
    edited.options.duration = 0.3;
    motion.edit(edited, "Set duration");
    QCOMPARE(captionOf(command("edit.undo")), QString("Undo: Set duration"));
    QVERIFY(m_window->isWindowModified());
    QVERIFY(isEnabled(command("file.save")));
    m_session->setBodyWeight(640);
    QCOMPARE(captionOf(command("edit.undo")), QString("Undo: Set body weight"));
    command("edit.undo").run();
    m_window->chooseWorkspace("posture");
    QCOMPARE(captionOf(command("edit.undo")), QString("Undo: Set duration"));
    command("edit.undo").run();
    QVERIFY(!m_window->isWindowModified());
}

void TestMotionWindow::theSceneFollowsTheCursor()
{
    open();
    Viewport& viewport = m_window->viewport();
    QTRY_VERIFY(viewport.frameCount() > 0);
    const QImage before = viewport.picture(QSize(300, 200));
    m_window->motion().setTime(0.4);
    QVERIFY(viewport.picture(QSize(300, 200)) != before);
    m_window->motion().setTime(0);
    QVERIFY(viewport.picture(QSize(300, 200)) == before);
}

void TestMotionWindow::filmsHaveTheirSize()
{
    open();
    auto* frame = m_window->findChild<ViewportFrame*>();
    const QImage first = frame->motionPicture(0, QSize(320, 240)), last = frame->motionPicture(0.4, QSize(320, 240));
    QCOMPARE(first.size(), QSize(320, 240));
    QVERIFY(first != last);
}

void TestMotionWindow::overlaysAreSwitchedAndKept()
{
    open();
    Viewport& viewport = m_window->viewport();
    viewport.picture(QSize(300, 200));  // takes the scene
    QVERIFY(viewport.scene().ghosts && command("view.show.ghosts").isChecked());
    command("view.show.ghosts").run();
    command("view.show.labels").run();
    viewport.picture(QSize(300, 200));
    QVERIFY(!viewport.scene().ghosts && !command("view.show.ghosts").isChecked());
    // Those of films too.
    m_window->motionPicture(0.4, QSize(320, 240), true);
    QVERIFY(!viewport.scene().ghosts);
    m_window->chooseWorkspace("posture");
    QVERIFY(!isEnabled(command("view.show.ghosts")) && !isEnabled(command("view.show.ground")));
    QVERIFY(isEnabled(command("view.show.arrows")) && isEnabled(command("view.show.labels")));
    m_session->waitUntilSolved();
    command("view.show.soft-shading").run();
    viewport.picture(QSize(300, 200));
    for (const SceneArrow& arrow : viewport.scene().arrows)
        QVERIFY(!arrow.isLabelled);
    QVERIFY(!viewport.scene().isSoftlyShaded);
    m_window = std::make_unique<MainWindow>(*m_session, *m_theme, m_settings.get());
    QVERIFY(!command("view.show.ghosts").isChecked() && !command("view.show.labels").isChecked());
    QVERIFY(!command("view.show.soft-shading").isChecked());
    QVERIFY(command("view.show.arrows").isChecked() && command("view.show.trails").isChecked());
}

void TestMotionWindow::theCameraFollowsAndStays()
{
    open();
    Viewport& viewport = m_window->viewport();
    const Command& follow = command("view.follow");
    QVERIFY(isEnabled(follow) && !follow.isChecked());
    follow.run();
    QVERIFY(follow.isChecked());
    const auto take = [&] { viewport.picture(QSize(300, 200), {.isAsSeen = true}); };
    take();
    const Vector3 eye = viewport.projection().eye, centre = viewport.scene().centre.value();
    m_window->motion().setTime(0.4);
    take();
    const Vector3 way = viewport.scene().centre.value() - centre;
    QVERIFY(way.norm() > 1e-4);
    QVERIFY((viewport.projection().eye - eye - way).norm() < 1e-9);
    follow.run();
    m_window->motion().setTime(0);
    take();
    QVERIFY((viewport.projection().eye - eye - way).norm() < 1e-9);
}

// The start is shown, and fitted, before the motion is known: a figure that fell lay below the edge of the view.
void TestMotionWindow::aMotionIsFittedOnceItHasRun()
{
    MotionSession& motion = m_window->motion();
    Viewport& viewport = m_window->viewport();
    QVERIFY(motion.openNow(SINEW_RESOURCE_DIR "/scenarios/human_fall.sinew-scenario.json"));
    const int frames = viewport.frameCount();
    QTRY_VERIFY(viewport.frameCount() > frames);
    QTRY_VERIFY_WITH_TIMEOUT(motion.lastTime() > motion.firstTime(), 60000);
    motion.setTime(motion.lastTime());
    QTRY_VERIFY(viewport.scene().reach.size() > 0);
    QTRY_VERIFY(std::ranges::all_of(viewport.scene().reach, [&](const Vector3& point) {
        const Projected at = viewport.projection().at(point);
        return QRectF(viewport.rect()).contains(at.x, at.y);
    }));
}

void TestMotionWindow::layoutsAreKeptByWorkspace()
{
    open();
    QTest::qWait(50);
    dock(*m_window, "plots")->close();
    m_window->chooseWorkspace("posture");
    QVERIFY(!dock(*m_window, "links")->isHidden());
    dock(*m_window, "links")->close();
    m_window->chooseWorkspace("motion");
    QVERIFY(dock(*m_window, "plots")->isHidden());
    m_window->close();
    m_window = std::make_unique<MainWindow>(*m_session, *m_theme, m_settings.get());
    QVERIFY(dock(*m_window, "links")->isHidden());
    m_window->chooseWorkspace("motion");
    QVERIFY(dock(*m_window, "plots")->isHidden());
    QVERIFY(!dock(*m_window, "timeline")->isHidden());
    command("view.reset-layout").run();
    QVERIFY(!dock(*m_window, "plots")->isHidden());
}

void TestMotionWindow::closingAsksNothingWhenNothingHasChanged()
{
    open();
    m_window->motion().play(true);
    QVERIFY(m_window->close());
}

SINEW_TEST(TestMotionWindow)

}  // namespace tst_motion_window

#include "tst_motion_window.moc"
