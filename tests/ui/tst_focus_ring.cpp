// The ring around what has the keyboard.

#include <cmath>

#include <QHBoxLayout>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "tests/support/test_registry.h"
#include "ui/widgets/focus_ring.h"
#include "ui/widgets/theme.h"

namespace tst_focus_ring {

using namespace sinew;

namespace {

// Pixels in the colour of what is chosen.
int countAccent(QWidget& ring)
{
    const QImage image = ring.grab().toImage();
    const QColor accent = toColor(paletteOf(ring).accent);
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            count += std::abs(colour.red() - accent.red()) < 10 && std::abs(colour.green() - accent.green()) < 10
                             && std::abs(colour.blue() - accent.blue()) < 10
                         ? 1
                         : 0;
        }
    }
    return count;
}

}  // namespace

class TestFocusRing : public QObject {
    Q_OBJECT

private slots:
    void aSegmentWithTheKeyboardDoesNotLookChosen();
};

// "Left" looked chosen in a blue ring beside the blue "Right", which was.
void TestFocusRing::aSegmentWithTheKeyboardDoesNotLookChosen()
{
    FocusRing ring(*qApp);
    QWidget window;
    auto* row = new QHBoxLayout(&window);
    row->setContentsMargins(10, 10, 10, 10);
    auto* segment = new QToolButton;
    segment->setText("Left");
    segment->setProperty("role", "segment");
    segment->setFocusPolicy(Qt::StrongFocus);
    auto* button = new QPushButton("Another");
    row->addWidget(button);
    row->addWidget(segment);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    segment->setFocus(Qt::OtherFocusReason);
    button->setFocus(Qt::TabFocusReason);
    QTRY_VERIFY(ring.shown() && countAccent(*ring.shown()) > 20);
    segment->setFocus(Qt::TabFocusReason);
    QVERIFY(ring.shown() && ring.shown()->geometry().contains(segment->geometry()));
    QCOMPARE(countAccent(*ring.shown()), 0);
}

SINEW_TEST(TestFocusRing)

}  // namespace tst_focus_ring

#include "tst_focus_ring.moc"
