// The guided tour in the window: it finds what it speaks of, keeps the keyboard and leaves it.

#include <algorithm>

#include <QDockWidget>
#include <QPushButton>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/main_window/tour/callout.h"
#include "ui/main_window/tour/tour.h"
#include "ui/panels/coordinates/coordinate_row.h"
#include "ui/vtk/viewport.h"
#include "window_fixture.h"

namespace tst_tour {

using namespace sinew;
using test::find;
using test::twoLinks;

class TestTour : public test::WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void findsItsWidgets();
    void isLeftByEscape();
    void keepsTheKeyboard();
};

void TestTour::findsItsWidgets()
{
    const auto window = makeWindow();
    window->resize(1280, 800);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    auto* tour = window->findChild<Tour*>();
    QTest::qWait(150);
    QVERIFY(!tour->isRunning());  // unasked it is not shown
    find(window->commands(), "help.tour").run();
    QCOMPARE(tour->stepCount(), 7);
    QStringList titles;
    for (int step = 0; step < tour->stepCount(); ++step) {
        QTRY_COMPARE_WITH_TIMEOUT(tour->step(), step, 15000);
        const Callout& callout = *tour->callout();
        QTRY_VERIFY2_WITH_TIMEOUT(!callout.place().isEmpty(), qPrintable(callout.title()), 15000);
        QTest::qWait(250);  // docks come to rest
        QVERIFY2(window->rect().contains(callout.place()), qPrintable(callout.title()));
        QVERIFY2(window->rect().contains(callout.geometry()), qPrintable(callout.title()));
        QVERIFY2(!callout.geometry().intersects(callout.place()), qPrintable(callout.title()));
        // It lay over the scenarios beside the one that it marks.
        const auto* timeline = window->findChild<QDockWidget*>(QStringLiteral("dock-timeline"));
        const QRect place(timeline->mapTo(window.get(), QPoint(0, 0)), timeline->size());
        if (callout.title() == QStringLiteral("Play a gait"))
            QVERIFY(timeline->isVisible() && !callout.geometry().intersects(place));
        titles.append(callout.title());
        if (step == 1)
            QVERIFY(m_session->hasModel());
        if (step % 2 == 0)
            QTest::mouseClick(callout.findChild<QPushButton*>("tourNext"), Qt::LeftButton);
        else
            QTest::keyClick(callout.findChild<QPushButton*>("tourNext"), Qt::Key_Return);
    }
    QCOMPARE(titles.removeDuplicates(), 0);
    QVERIFY(!tour->isRunning());
    QVERIFY(!tour->callout());
}

void TestTour::isLeftByEscape()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    auto* tour = window->findChild<Tour*>();
    find(window->commands(), "help.tour").run();
    QVERIFY(tour->callout()->isVisible());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    QVERIFY(!tour->isRunning());
    QTest::keyClick(window.get(), Qt::Key_Escape);  // which is everybody's again
    // A click on the picture itself opens it, and the tour goes on.
    find(window->commands(), "help.tour").run();
    QVERIFY(m_session->openAndWait(twoLinks));
    QTRY_COMPARE(tour->step(), 1);
    QTest::keyClick(&window->viewport(), Qt::Key_Escape);
    QVERIFY(!tour->isRunning());
}

void TestTour::keepsTheKeyboard()
{
    const auto window = makeWindow();
    window->resize(1280, 800);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    auto* tour = window->findChild<Tour*>();
    find(window->commands(), "help.tour").run();
    const auto isOnNext
        = [&] { return window->focusWidget() && window->focusWidget()->objectName() == QLatin1String("tourNext"); };
    QVERIFY(isOnNext());
    QTest::keyClick(window->focusWidget(), Qt::Key_Return);  // opens the hip, which takes the keyboard to the view
    QTRY_VERIFY_WITH_TIMEOUT(m_session->hasModel(), 15000);
    QTRY_COMPARE(tour->step(), 1);
    window->viewport().setFocus();  // as what comes up later may do
    QTRY_VERIFY(isOnNext());
    // The callout leaves the number field of the coordinate it speaks of in sight.
    QTRY_VERIFY(!tour->callout()->place().isEmpty());
    const auto rows = window->findChildren<CoordinateRow*>();
    const auto row = std::find_if(rows.begin(), rows.end(), [](const CoordinateRow* each) {
        return each->isVisible() && each->name().contains("flexion", Qt::CaseInsensitive);
    });
    QVERIFY(row != rows.end());
    const QRect place((*row)->mapTo(window.get(), QPoint()), (*row)->size());
    QVERIFY(!tour->callout()->geometry().intersects(place));
    QTest::mouseClick(tour->callout(), Qt::LeftButton, {}, {3, 3});  // which is not elsewhere
    window->viewport().setFocus();
    QTRY_VERIFY(isOnNext());
    QTest::mouseClick(&window->viewport(), Qt::LeftButton, {}, {5, 5});
    window->viewport().setFocus();
    QTest::qWait(250);
    QVERIFY(!isOnNext());  // the person has gone elsewhere
    QTest::keyClick(tour->callout()->findChild<QPushButton*>("tourNext"), Qt::Key_Return);
    QCOMPARE(tour->step(), 2);
    QTRY_VERIFY(isOnNext());
}

SINEW_TEST(TestTour)

}  // namespace tst_tour

#include "tst_tour.moc"
