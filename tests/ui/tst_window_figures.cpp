// The window with ready figures: examples with their pictures, made models without a file, the equations.

#include <set>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include "core/figures/figures.h"
#include "tests/support/test_registry.h"
#include "ui/main_window/main_window.h"
#include "ui/panels/coordinates/coordinate_row.h"
#include "ui/panels/coordinates/coordinates_panel.h"
#include "ui/panels/equations/equations_panel.h"
#include "ui/session/resources.h"
#include "ui/session/session.h"
#include "ui/vtk/viewport.h"

namespace tst_window_figures {

using namespace sinew;

class TestWindowFigures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_theme = std::make_unique<ThemeSwitch>(*qApp); }
    void examplesOpen_data();
    void examplesOpen();
    void aMadeFigureIsUntitled();
    void equationsComeToTheFront();
    void manyCoordinatesCanBeSearched();

private:
    std::unique_ptr<ThemeSwitch> m_theme;
};

void TestWindowFigures::examplesOpen_data()
{
    QTest::addColumn<QString>("path");
    for (const Example& example : findExamples())
        QTest::newRow(qPrintable(QFileInfo(example.path).fileName())) << example.path;
}

void TestWindowFigures::examplesOpen()
{
    QFETCH(QString, path);
    Session session;
    MainWindow window(session, *m_theme, nullptr);
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(session.openAndWait(path.toStdString()));
    session.waitUntilSolved();
    QVERIFY2(session.solved()->solution.isUsable(), session.solved()->solution.message.english().c_str());
    QTRY_VERIFY(window.viewport().frameCount() > 0);
    QCOMPARE(window.size(), QSize(1280, 800));
    QVERIFY(!hasErrors(session.messages()));
}

void TestWindowFigures::aMadeFigureIsUntitled()
{
    Session session;
    MainWindow window(session, *m_theme, nullptr);
    session.openMade({*makeFigure("five_link_variable", {}).value, {}});
    QVERIFY(!window.isWelcoming());
    QVERIFY2(window.windowTitle().startsWith("untitled five_link_variable"), qPrintable(window.windowTitle()));
    QVERIFY(window.isWindowModified());
    QVERIFY(window.findChild<QAction*>("file.save")->isEnabled());
    QVERIFY(!window.findChild<QAction*>("edit.undo")->isEnabled());
    QVERIFY(window.findChild<QAction*>("file.new-figure")->isEnabled());
}

void TestWindowFigures::equationsComeToTheFront()
{
    Session session;
    MainWindow window(session, *m_theme, nullptr);
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(!window.findChild<QAction*>("solve.equations")->isEnabled());
    session.openMade({*makeFigure("five_link", {}).value, {}});
    QTest::qWait(100);
    auto* panel = window.findChild<EquationsPanel*>();
    QVERIFY(panel && !panel->shown());  // it is behind another tab
    window.findChild<QAction*>("solve.equations")->trigger();
    QTRY_VERIFY(panel->shown());
    QVERIFY2(panel->shown()->fault.isEmpty(), qPrintable(panel->shown()->fault));
}

void TestWindowFigures::manyCoordinatesCanBeSearched()
{
    Session session;
    CoordinatesPanel panel(session);
    panel.resize(300, 400);
    panel.show();
    auto* filter = panel.findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(filter && !filter->isVisible());
    session.openMade({*makeFigure("human17", {}).value, {}});
    QVERIFY(filter->isVisible());
    const auto rows = [&] {
        int visible = 0;
        for (const CoordinateRow* row : panel.findChildren<CoordinateRow*>())
            visible += row->isVisible();
        return visible;
    };
    QCOMPARE(rows(), 52);
    filter->setText("knee");
    QVERIFY(rows() > 0 && rows() < 10);
    session.setCoordinateValue(0, 0.01);  // a new posture keeps what is found
    QVERIFY(rows() < 10);
    filter->setText("no such name");
    QCOMPARE(rows(), 0);
    // A model of few coordinates shows them all, whatever was typed.
    session.openMade({*makeFigure("pendulum", {}).value, {}});
    QCOMPARE(rows(), 1);
}

SINEW_TEST(TestWindowFigures)

}  // namespace tst_window_figures

#include "tst_window_figures.moc"
