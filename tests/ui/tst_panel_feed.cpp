// Panels that nobody sees are not refreshed, and know all they missed when they appear.

#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/ui/session_fixture.h"
#include "ui/session/panel_feed.h"

namespace tst_panel_feed {

using namespace sinew;

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
};

SINEW_TEST(TestPanelFeed)

}  // namespace tst_panel_feed

#include "tst_panel_feed.moc"
