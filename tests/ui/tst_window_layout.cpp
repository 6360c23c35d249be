// The layout of the window and its theme: what it remembers and what brings panels back.

#include <QAction>
#include <QMainWindow>
#include <QScreen>
#include <QTest>

#include "tests/support/test_registry.h"
#include "window_fixture.h"

using namespace sinew;
using test::dock;
using test::find;
using test::twoLinks;

namespace {

QMainWindow& workbench(const MainWindow& window)
{
    return *window.findChild<QMainWindow*>();
}

}  // namespace

class TestWindowLayout : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void layoutIsKept();
    void layoutSurvivesTheWelcomePage();
    void sidesComeBackAfterANarrowWindow();
    void olderLayoutsAreLeftAlone();
    void closedPanelComesBack();
    void aLargerScreensGeometryIsFitted();
    void themeIsKept();
};

void TestWindowLayout::layoutIsKept()
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

void TestWindowLayout::layoutSurvivesTheWelcomePage()
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

void TestWindowLayout::sidesComeBackAfterANarrowWindow()
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

void TestWindowLayout::olderLayoutsAreLeftAlone()
{
    QMainWindow older;
    m_settings->setValue("window/layout-posture", older.saveState(1));
    const auto window = makeWindow();
    QVERIFY(m_session->openAndWait(twoLinks));
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QTest::qWait(100);
    for (const char* name : {"model", "links", "series", "recruitment"})
        QVERIFY2(!dock(*window, name)->isHidden(), name);
}

void TestWindowLayout::closedPanelComesBack()
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

// A window that was closed on a large screen once reached beyond a small one.
void TestWindowLayout::aLargerScreensGeometryIsFitted()
{
    QMainWindow large;
    large.resize(5000, 4000);
    m_settings->setValue("window/geometry", large.saveGeometry());
    const auto window = makeWindow();
    const QSize screen = window->screen()->availableSize();
    QVERIFY(window->width() <= screen.width() && window->height() <= screen.height());
}

void TestWindowLayout::themeIsKept()
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

SINEW_TEST(TestWindowLayout)
#include "tst_window_layout.moc"
