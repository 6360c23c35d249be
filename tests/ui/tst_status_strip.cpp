// The line at the bottom of the window.

#include <QLabel>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/vtk/viewport.h"
#include "window_fixture.h"

namespace tst_status_strip {

using namespace sinew;
using namespace sinew::test;

class TestStatusStrip : public WindowTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void framesAreCountedWhileTheViewMoves();
};

// At rest it was the rate of the one smooth picture, 8 to 30 a second, which said nothing.
void TestStatusStrip::framesAreCountedWhileTheViewMoves()
{
    const auto window = makeWindow();
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    QVERIFY(m_session->openAndWait(twoLinks));
    m_session->waitUntilSolved();
    const auto& frames = *window->findChild<QLabel*>("frames");
    for (int i = 1; i < 200 && frames.text().isEmpty(); ++i) {
        m_session->setCoordinateValue(0, 0.002 * i);
        QTest::qWait(20);
    }
    QVERIFY(frames.text().endsWith("frames/s"));
    QTRY_VERIFY(frames.text().isEmpty());
    const int count = window->viewport().frameCount();
    QTest::qWait(1200);
    window->viewport().setOrthographic(true);  // one picture, and a smooth one
    QTRY_VERIFY(window->viewport().frameCount() > count);
    QTest::qWait(1200);
    QVERIFY(frames.text().isEmpty());
}

SINEW_TEST(TestStatusStrip)

}  // namespace tst_status_strip

#include "tst_status_strip.moc"
