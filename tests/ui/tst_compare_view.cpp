// The comparison of constructs, before any widget: its numbers are those of the CaseAnswers.

#include <QTest>

#include "core/report/fixation_figures.h"
#include "tests/support/test_registry.h"
#include "tests/ui/fixation_view_fixture.h"
#include "ui/panels/fixation/compare_view.h"

namespace tst_compare_view {

using namespace sinew;
using namespace sinew::test;

namespace {

FixationBands gapBand(double low, double high)
{
    FixationBands bands;
    bands.low.largestGap = low;
    bands.high.largestGap = high;
    return bands;
}

}  // namespace

class TestCompareView : public QObject {
    Q_OBJECT

private slots:
    void comparedNumbersAreThoseOfTheAnswers();
    void overlappingBandsTellNoDifference();
    void theBetterIsBestOnlyBeyondAllBands();
    void whatIsNotHeldUnderAllAssumptionsIsNotBest();
    void nailBesidePlateIsRemarked();
    void aNewAlternativeWaitsForItsAnswer();
    void theTableIsCopiedWithBands();
    void alternativesChangePlaces();
    void beforeTheOsteotomyIsTheLastColumn();
};

void TestCompareView::comparedNumbersAreThoseOfTheAnswers()
{
    const FixationInput& input = comparedInput();
    const ConstructView view = compareView(input);
    QCOMPARE(view.columns.size(), std::size_t(3));
    // All figures but the pressed share, whose band mixes fits.
    QCOMPARE(view.rows.size(), std::size(shownFigures) - 1);
    for (std::size_t i = 0; i < 3; ++i) {
        const CaseAnswer& one = *input.answer(i);
        QCOMPARE(view.rows[0].cells[i].value, millimetres(one.answers[*one.worst].largestGap));
        QVERIFY(view.rows[0].cells[i].band.endsWith(millimetres(one.bands->high.largestGap)));
        QVERIFY(view.rows[0].scale >= view.rows[0].cells[i].sizeHigh);
    }
}

void TestCompareView::overlappingBandsTellNoDifference()
{
    const ConstructView view = compareView(withGaps(gapBand(1e-4, 3e-4), gapBand(2e-4, 5e-4)));
    QVERIFY(view.rows[0].cells[1].isSame);
    QVERIFY(!view.rows[0].cells[0].isSame && !view.rows[0].cells[0].isBest && !view.rows[0].cells[1].isBest);
    QVERIFY(view.footnotes.join(u' ').contains(QStringLiteral("no difference from A that this model can tell")));
}

void TestCompareView::theBetterIsBestOnlyBeyondAllBands()
{
    const ConstructView view = compareView(withGaps(gapBand(6e-4, 9e-4), gapBand(2e-4, 5e-4)));
    QVERIFY(!view.rows[0].cells[1].isSame);
    QVERIFY(view.rows[0].cells[1].isBest);
    QVERIFY(!view.rows[0].cells[0].isBest);
}

void TestCompareView::whatIsNotHeldUnderAllAssumptionsIsNotBest()
{
    FixationBands second = gapBand(2e-4, 5e-4);
    second.unheld = {std::string("friction of bone on bone 0.2")};
    const ConstructView view = compareView(withGaps(gapBand(6e-4, 9e-4), second));
    QVERIFY(!view.rows[0].cells[1].isBest);
    QVERIFY(view.footnotes.join(u' ').contains(QStringLiteral("B is not held with friction of bone on bone 0.2")));
}

// Below the neck the order of nail and plate is not that of practice, and the table says so.
void TestCompareView::nailBesidePlateIsRemarked()
{
    Fixation fixation;
    fixation.loads = {{"walking", Vector3(-0.328, -2.292, 0.540), {}, {}}};
    for (const FractureKind kind : {FractureKind::Intertrochanteric, FractureKind::Subtrochanteric}) {
        fixation.fracture = usualPlane(kind, fixation.femur);
        fixation.fixator = {FixatorKind::Nail, {}, {}};
        fixation.alternatives = {{FixatorKind::LockingPlate, {}, {}}, {FixatorKind::None, {}, {}}};
        const ConstructView view = compareView(solvedInput(fixation, nullptr, false));
        QCOMPARE(view.footnotes.join(u' ').contains(QStringLiteral("nails are preferred")),
                 kind == FractureKind::Subtrochanteric);
        // One without an answer is no other femur.
        QCOMPARE(view.rows.front().title, QStringLiteral("largest gap"));
    }
}

void TestCompareView::aNewAlternativeWaitsForItsAnswer()
{
    FixationInput input = comparedInput();
    QVERIFY(compareView(input).canAdd);
    input.fixation = withAlternative(input.fixation, {FixatorKind::BladePlate, {}, {}});
    input.isSolving = true;
    const ConstructView view = compareView(input);
    QCOMPARE(view.columns.size(), std::size_t(4));
    QVERIFY(!view.columns[3].message.isEmpty());
    QVERIFY(view.rows[0].cells[2].hasValue && !view.rows[0].cells[3].hasValue);
    QVERIFY(!view.canAdd);
}

void TestCompareView::theTableIsCopiedWithBands()
{
    const ConstructView view = compareView(comparedInput());
    const QStringList lines = compareText(view).split(u'\n');
    QCOMPARE(lines[0].count(u'\t'), qsizetype(10));
    QCOMPARE(lines[2].count(u'\t'), qsizetype(10));
    const QStringList gap = lines[2].split(u'\t');
    QCOMPARE(gap[2], view.rows[0].cells[0].value);
    QCOMPARE(gap[3], millimetres(comparedInput().bands()->low.largestGap));
    QCOMPARE(gap[4], millimetres(comparedInput().bands()->high.largestGap));
}

void TestCompareView::alternativesChangePlaces()
{
    const Fixation& fixation = comparedInput().fixation;
    const Fixation swapped = withAlternativeAsCase(fixation, 2);
    QCOMPARE(swapped.fixator, fixation.alternatives[1]);
    QCOMPARE(swapped.alternatives[1], fixation.fixator);
    QCOMPARE(withAlternativeAsCase(swapped, 2), fixation);
    const Fixation fewer = withoutAlternative(fixation, 1);
    QCOMPARE(fewer.alternatives.size(), std::size_t(1));
    QCOMPARE(fewer.alternatives[0], fixation.alternatives[1]);
}

void TestCompareView::beforeTheOsteotomyIsTheLastColumn()
{
    const FixationBundle bundle = screwsBundle();
    Fixation fixation = bundle.fixation;
    fixation.osteotomy = Osteotomy{.valgus = 0.35};
    const ConstructView view = compareView(solvedInput(fixation, &*bundle.model));
    QCOMPARE(view.columns.size(), fixation.alternatives.size() + 2);
    QCOMPARE(view.columns.back().name, QStringLiteral("Before the osteotomy"));
    QVERIFY(view.columns.back().message.isEmpty() && !view.columns.back().isAlternative);
    QStringList titles;
    for (std::size_t i = 0; i < 5; ++i)
        titles.append(view.rows[i].title);
    QCOMPARE(titles, (QStringList{"neck-shaft angle", "anteversion", "Pauwels angle", "hip force",
                                  "lever arm of the abductors"}));
    QVERIFY(view.rows[2].cells.front().size < view.rows[2].cells.back().size - 15);
    QVERIFY(view.rows[0].cells.front().size > view.rows[0].cells.back().size + 15);
}

SINEW_TEST(TestCompareView)

}  // namespace tst_compare_view

#include "tst_compare_view.moc"
