// Panels that nobody sees are not refreshed, and know all they missed when they appear; numbers come no faster than they
// can be read.

#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/ui/session_fixture.h"
#include "ui/session/panel_feed.h"

namespace tst_panel_feed {

using namespace sinew;

namespace {

// The pause between two tellings, a little, and longer than the pause that ends a row of them.
constexpr int pause = 100, soon = 20, longPause = 260;  // ms

}  // namespace

class TestPanelFeed : public QObject {
    Q_OBJECT

private slots:
    void aHiddenPanelHearsOfAllOnceWhenItAppears()
    {
        Session session;
        QWidget window;
        QWidget panel(&window);
        std::vector<Changes> heard;
        new PanelFeed(session, panel, [&](Changes changes) { heard.push_back(changes); });
        emit session.changed(Change::Selection);  // the window is not there yet
        QCOMPARE(heard.size(), 1u);
        window.show();
        panel.hide();
        emit session.changed(Change::Document);
        emit session.changed(Change::Frame);
        QCOMPARE(heard.size(), 1u);
        panel.show();
        QCOMPARE(heard.size(), 2u);
        QCOMPARE(heard.back(), Changes(Change::Document) | Change::Frame);
        panel.hide();
        panel.show();
        QCOMPARE(heard.size(), 2u);
        emit session.changed(Change::Situation);
        QCOMPARE(heard.size(), 3u);
        QCOMPARE(heard.back(), Changes(Change::Situation));
    }

    void numbersThatGoOnChangingAreToldAtAReadablePace()
    {
        Session session;
        QWidget panel;
        panel.show();
        std::vector<Changes> readable, atOnce;
        new PanelFeed(session, panel, [&](Changes changes) { readable.push_back(changes); });
        new PanelFeed(
            session, panel, [&](Changes changes) { atOnce.push_back(changes); }, PanelPace::AtOnce);
        for (std::size_t i = 1; i <= 8; ++i) {
            emit session.changed(Change::Frame);
            QCOMPARE(readable.size(), i);  // a few keys
        }
        for (int i = 0; i < 3; ++i) {
            emit session.changed(Change::Situation);
            emit session.changed(Change::Frame);
        }
        QCOMPARE(readable.size(), 8u);
        QCOMPARE(atOnce.size(), 14u);
        QTRY_COMPARE_WITH_TIMEOUT(readable.size(), 9u, 10 * pause);  // the last one is never left out
        QCOMPARE(readable.back(), Changes(Change::Situation) | Change::Frame);
        QTest::qWait(longPause);
        QCOMPARE(readable.size(), 9u);
        emit session.changed(Change::Frame);
        QCOMPARE(readable.size(), 10u);
    }

    void whatAPersonHasDoneIsToldAtOnceWithTheNumbersThatWait()
    {
        Session session;
        QWidget panel;
        panel.show();
        std::vector<Changes> heard;
        new PanelFeed(session, panel, [&](Changes changes) { heard.push_back(changes); });
        for (int i = 0; i < 9; ++i)
            emit session.changed(Change::Frame);
        QCOMPARE(heard.size(), 8u);
        emit session.changed(Change::Selection);
        QCOMPARE(heard.size(), 9u);
        QCOMPARE(heard.back(), Changes(Change::Selection) | Change::Frame);
        QTest::qWait(pause + soon);
        QCOMPARE(heard.size(), 9u);
    }
};

SINEW_TEST(TestPanelFeed)

}  // namespace tst_panel_feed

#include "tst_panel_feed.moc"
