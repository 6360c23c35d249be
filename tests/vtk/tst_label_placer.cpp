#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include <QLocale>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/vtk/label_placer.h"
#include "ui/vtk/overlay.h"

namespace tst_label_placer {

using namespace sinew;

class TestLabelPlacer : public QObject {
    Q_OBJECT

private slots:
    void labelsKeepApart_data();
    void labelsKeepApart();
    void linesGiveWayToLabels();
    void labelsKeepOffWhatIsTaken();
    void labelsKeepOffArrows();
    void aLabelAmongArrowsStandsAway();
    void labelsStayWhereTheyWere();
    void whatIsForgottenIsPlacedAsAtFirst();
    void fullViewStillPlacesAll();
    void numbersOfTheLegendHaveTheDecimalSign();

private:
    static std::vector<QRectF> placed(LabelPlacer& placer, const std::vector<QPointF>& ends, const QSizeF& size);
};

std::vector<QRectF> TestLabelPlacer::placed(LabelPlacer& placer, const std::vector<QPointF>& ends, const QSizeF& size)
{
    std::vector<QRectF> places;
    for (std::size_t i = 0; i < ends.size(); ++i)
        places.push_back(placer.place("force " + std::to_string(i), ends[i], size).rect);
    return places;
}

void TestLabelPlacer::labelsKeepApart_data()
{
    QTest::addColumn<double>("spread");  // px, of the arrows' ends about the middle
    QTest::newRow("one place") << 0.0;
    QTest::newRow("close together") << 12.0;
    QTest::newRow("all over the view") << 110.0;
    QTest::newRow("at the edges") << 400.0;
}

// Sixteen labels in a view that has room for some forty.
void TestLabelPlacer::labelsKeepApart()
{
    QFETCH(double, spread);
    const QRectF window(0, 0, 420, 320);
    std::vector<QPointF> ends;
    for (int i = 0; i < 16; ++i) {
        const QPointF end = window.center() + spread * QPointF(std::cos(2.4 * i), std::sin(2.4 * i));
        ends.emplace_back(std::clamp(end.x(), 0.0, 420.0), std::clamp(end.y(), 0.0, 320.0));
    }
    LabelPlacer placer;
    placer.begin(window, {}, {});
    const std::vector<QRectF> places = placed(placer, ends, {78, 24});
    for (std::size_t i = 0; i < places.size(); ++i) {
        QVERIFY(window.contains(places[i]));
        for (std::size_t k = 0; k < i; ++k)
            QVERIFY2(!places[i].intersects(places[k]), qPrintable(QString("%1 and %2").arg(i).arg(k)));
    }
}

// Heavy lines on all sides had a label put over another one, where no line was.
void TestLabelPlacer::linesGiveWayToLabels()
{
    const QRectF window(0, 0, 600, 400);
    std::vector<OverlayLine> lines;
    for (double x = 0; x < 600; x += 6) {
        if (x < 300 || x > 420)
            lines.push_back({{x, 0}, {x, 400}, 60});
    }
    LabelPlacer placer;
    placer.begin(window, {}, std::move(lines));
    const QPointF end(300, 200);
    const QRectF first = placer.place("first", end, {90, 24}).rect;
    QVERIFY(first.left() > 300);
    const QRectF second = placer.place("second", end + QPointF(0, 6), {90, 24}).rect;
    const QRectF third = placer.place("third", end + QPointF(0, 12), {90, 24}).rect;
    QVERIFY(!second.intersects(first) && !third.intersects(first) && !third.intersects(second));
}

void TestLabelPlacer::labelsKeepOffWhatIsTaken()
{
    const QRectF window(0, 0, 400, 300), legend(100, 60, 200, 180);
    LabelPlacer placer;
    placer.begin(window, {legend}, {});
    const LabelPlace place = placer.place("hip", legend.center(), {80, 24});
    QVERIFY(place.isAway && !place.rect.intersects(legend) && window.contains(place.rect));
    QVERIFY(!placer.place("free", {40, 40}, {40, 24}).isAway);
}

// A label that stood where an arrow came to stayed over its end.
void TestLabelPlacer::labelsKeepOffArrows()
{
    const QRectF window(0, 0, 600, 300);
    LabelPlacer placer;
    placer.begin(window, {}, {});
    const QRectF before = placer.place("hip", {200, 150}, {80, 24}).rect;
    const OverlayLine arrow{{before.right() - 6, 150}, {before.right() + 194, 150}, 60, true};
    QVERIFY(crosses(before, arrow.from, arrow.to));
    placer.begin(window, {}, {arrow});
    const LabelPlace after = placer.place("hip", {200, 150}, {80, 24});
    QVERIFY(!after.isAway && !crosses(after.rect, arrow.from, arrow.to));
}

void TestLabelPlacer::aLabelAmongArrowsStandsAway()
{
    const QRectF window(0, 0, 600, 400);
    const QPointF end(300, 200);
    std::vector<OverlayLine> arrows;
    for (int i = 0; i < 16; ++i) {
        const QPointF way(std::cos(0.3927 * i), std::sin(0.3927 * i));
        arrows.push_back({end + 10 * way, end + 90 * way, 60, true});
    }
    LabelPlacer placer;
    placer.begin(window, {}, arrows);
    const LabelPlace place = placer.place("hip", end, {80, 24});
    QVERIFY(place.isAway && window.contains(place.rect));
    for (const OverlayLine& arrow : arrows)
        QVERIFY(!crosses(place.rect, arrow.from, arrow.to));
    // Where arrows are everywhere, it lies over them rather than over another label.
    arrows.clear();
    for (int y = 0; y < 400; y += 10)
        arrows.push_back({{0.0, double(y)}, {600, double(y)}, 60, true});
    placer.begin(window, {}, arrows);
    const QRectF first = placer.place("first", end, {80, 24}).rect;
    QVERIFY(window.contains(first) && !placer.place("second", end, {80, 24}).rect.intersects(first));
}

void TestLabelPlacer::labelsStayWhereTheyWere()
{
    const QRectF window(0, 0, 420, 320);
    LabelPlacer placer;
    std::vector<QPointF> ends(14, QPointF(210, 160));
    placer.begin(window, {}, {});
    const std::vector<QRectF> before = placed(placer, ends, {78, 24});
    for (QPointF& end : ends)
        end += QPointF(2, 1);
    placer.begin(window, {}, {});
    const std::vector<QRectF> after = placed(placer, ends, {78, 24});
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const QPointF moved = after[i].topLeft() - before[i].topLeft();
        QVERIFY2(std::hypot(moved.x(), moved.y()) < 5, qPrintable(QString::number(i)));
    }
}

// A saved picture of the window had a label elsewhere in one of twelve runs: it followed other pictures.
void TestLabelPlacer::whatIsForgottenIsPlacedAsAtFirst()
{
    const QRectF window(0, 0, 420, 320);
    const std::vector<QPointF> ends(14, QPointF(210, 160));
    LabelPlacer fresh, used;
    fresh.begin(window, {}, {});
    const std::vector<QRectF> first = placed(fresh, ends, {78, 24});
    used.begin(window, {QRectF(150, 100, 120, 120)}, {});
    placed(used, ends, {78, 24});
    used.begin(window, {}, {});
    QVERIFY(placed(used, ends, {78, 24}) != first);
    used.forget();
    used.begin(window, {}, {});
    QCOMPARE(placed(used, ends, {78, 24}), first);
}

void TestLabelPlacer::fullViewStillPlacesAll()
{
    const QRectF window(0, 0, 160, 80);
    LabelPlacer placer;
    placer.begin(window, {}, {});
    for (const QRectF& place : placed(placer, std::vector<QPointF>(12, window.center()), {78, 24}))
        QVERIFY(window.contains(place));
}

void TestLabelPlacer::numbersOfTheLegendHaveTheDecimalSign()
{
    const QLocale before;
    QCOMPARE(tickText(0.25), "0.25");
    QLocale::setDefault(QLocale("ru"));
    const QString small = tickText(0.25), large = tickText(12500);
    QLocale::setDefault(before);
    QCOMPARE(small, "0,25");
    QCOMPARE(large, "12500");
}

SINEW_TEST(TestLabelPlacer)

}  // namespace tst_label_placer

#include "tst_label_placer.moc"
