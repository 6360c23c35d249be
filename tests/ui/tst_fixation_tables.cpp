// Limits, shares, growth and curves of a solved case, before any widget: the numbers are those of its CaseAnswer.

#include <algorithm>
#include <cmath>
#include <set>

#include <QSignalSpy>
#include <QTest>
#include <qcustomplot.h>

#include "tests/support/test_registry.h"
#include "tests/ui/fixation_panel_fixture.h"
#include "ui/panels/fixation/activity_curve_view.h"
#include "ui/panels/fixation/growth_view.h"
#include "ui/panels/fixation/limits_view.h"
#include "ui/panels/fixation/shares_view.h"
#include "ui/report/fixation_blocks.h"
#include "ui/text/fixed_text.h"

namespace tst_fixation_tables {

using namespace sinew;
using namespace sinew::test;

namespace {

const PartAnswer& mostLoaded(const FixationAnswer& answer)
{
    return *std::max_element(answer.parts.begin(), answer.parts.end(),
                             [](const PartAnswer& a, const PartAnswer& b) { return a.bearingUse < b.bearingUse; });
}

}  // namespace

class TestFixationTables : public QObject {
    Q_OBJECT

private slots:
    void limitsHaveTheirSources();
    void theMeasuredRangeIsOfTheActivityAlone();
    void sharesOfOppositeSignAddUp();
    void sharesOfASmallTotalAreNotShown();
    void sharesAreThoseOfTheReport();
    void partsKnowTheirBeams();
    void theFirstFailureIsMarked();
    void whatIsSoAtAnyLoadIsNamed();
    void fewPosturesArePoints();
    void curvesHoldTheAnswers();
    void curvesBeginWithTheStrengthThatIsUsedMost();
    void statedLoadsStandBesideTheAxis();
};

void TestFixationTables::limitsHaveTheirSources()
{
    const FixationInput& input = comparedInput();
    const FixationAnswer& answer = *input.shown();
    const std::vector<LimitRow> rows = limitRows(input);
    QCOMPARE(rows.size(), std::size_t(5));
    QCOMPARE(rows[0].number, answer.load.hipForce.norm() / answer.load.bodyWeight);
    const PartAnswer& beam = mostLoaded(answer);
    QCOMPARE(rows[1].number, beam.cancellousBearing.value);
    QCOMPARE(rows[1].marks.front(), input.answer()->construct.strengthOfCancellous);
    QVERIFY(rows[1].isBeyond);
    QVERIFY(rows[1].part >= 0);
    QCOMPARE(input.answer()->construct.beams[static_cast<std::size_t>(rows[1].part)].stated.name, beam.name);
    // The share of the fatigue strength that the panel draws is that of the answer; both are linear in the stress.
    QVERIFY(std::abs(rows[2].number / rows[2].marks[0] - answer.metalFatigueUse()) < 1e-12);
    QVERIFY(std::abs(rows[2].number / rows[2].marks[1] - answer.metalYieldUse()) < 1e-12);
    QCOMPARE(rows[4].number, answer.largestGap);
    QVERIFY(rows[4].marks.empty() && rows[4].source.isEmpty());
    for (const LimitRow& row : rows)
        QVERIFY2(row.marks.empty() || !row.source.isEmpty(), qPrintable(row.name));
}

void TestFixationTables::theMeasuredRangeIsOfTheActivityAlone()
{
    FixationInput input = comparedInput();
    input.measured = ReferenceRange{.low = 2.17, .high = 2.82, .people = "ten people", .citation = "Bergmann 2016"};
    input.posture = 0;  // of the activity
    QCOMPARE(limitRows(input)[0].source, QStringLiteral("Bergmann 2016"));
    input.posture = 1;  // a stated load
    QVERIFY(limitRows(input)[0].source.isEmpty());
    QVERIFY(!limitRows(input)[0].low);
}

void TestFixationTables::sharesOfOppositeSignAddUp()
{
    const FixationInput& input = comparedInput();
    const FixationAnswer& answer = *input.shown();
    const SharesView view = sharesView(input);
    const ShareRow& compression = view.rows[0];
    QCOMPARE(compression.total, answer.resultants.compression);
    // The parts balance the load to 1e-9 of it.
    QVERIFY(std::abs(compression.bone + compression.fixator - compression.total) < 1e-8 * compression.total);
    // Screws pull the fragments together, so that bone carries more than all of it.
    QVERIFY(*compression.boneShare > 1);
    QVERIFY(compression.fixatorShare() < 0);
    QVERIFY(view.low <= compression.fixatorShare());
    QVERIFY(view.high >= *compression.boneShare);
}

void TestFixationTables::sharesOfASmallTotalAreNotShown()
{
    FixationInput input = comparedInput();
    auto solved = std::make_shared<SolvedFixation>(*input.solved);
    solved->answers[0].answers[static_cast<std::size_t>(input.posture)].resultants.torsion = 0.01;
    input.solved = solved;
    QVERIFY(!sharesView(input).rows[5].boneShare);
    QVERIFY(sharesView(input).rows[3].boneShare.has_value());
}

// In per cent, row by row; a dash where the total is too small.
void TestFixationTables::sharesAreThoseOfTheReport()
{
    const FixationInput input = comparedInput();
    ReportBlocks blocks;
    addCarried(*input.answer(), blocks);
    const ReportRow* shares = nullptr;
    for (const ReportBlock& block : blocks) {
        const auto* table = std::get_if<ReportTable>(&block);
        if (!shares && table && !table->rows.empty()
            && table->rows.back().cells.front().text.startsWith(QStringLiteral("bone's share")))
            shares = &table->rows.back();
    }
    QVERIFY(shares);
    FixationInput worst = input;
    worst.posture = static_cast<int>(*input.answer()->worst);
    const SharesView view = sharesView(worst);
    QCOMPARE(shares->cells.size(), view.rows.size() + 1);
    for (std::size_t i = 0; i < view.rows.size(); ++i) {
        const std::optional<double>& share = view.rows[i].boneShare;
        QCOMPARE(shares->cells[i + 1].text, share ? fixedText(100 * *share, 0) : QStringLiteral("–"));
    }
}

void TestFixationTables::partsKnowTheirBeams()
{
    const SharesView view = sharesView(comparedInput());
    const auto& beams = comparedInput().answer()->construct.beams;
    QCOMPARE(view.parts.size(), comparedInput().shown()->parts.size());
    QCOMPARE(view.parts[0].part, -1);
    QVERIFY(!view.parts[0].stress);
    for (const PartRow& part : view.parts) {
        if (part.part >= 0)
            QVERIFY(part.name.contains(QString::fromStdString(beams[static_cast<std::size_t>(part.part)].stated.name)));
    }
    QCOMPARE(view.parts.back().part, 2);
}

void TestFixationTables::theFirstFailureIsMarked()
{
    const FixationInput& input = comparedInput();
    const GrowthView view = growthView(input);
    QCOMPARE(view.marks.size(), input.shown()->events.size());
    QCOMPARE(
        std::count_if(view.marks.begin(), view.marks.end(), [](const GrowthMark& it) { return it.isFirstFailure; }), 1);
    const auto first = std::find_if(view.marks.begin(), view.marks.end(),
                                    [](const GrowthMark& mark) { return mark.isFirstFailure; });
    QCOMPARE(first->factor, firstLimit(*input.shown())->factor);
    QCOMPARE(view.end, input.shown()->followedTo);
}

void TestFixationTables::whatIsSoAtAnyLoadIsNamed()
{
    FixationInput input = comparedInput();
    auto solved = std::make_shared<SolvedFixation>(*input.solved);
    auto& events = solved->answers[0].answers[static_cast<std::size_t>(input.posture)].events;
    events.insert(events.begin(), {EventKind::Opens, {}, true, 0});
    input.solved = solved;
    const GrowthView view = growthView(input);
    QCOMPARE(view.atAnyLoad.size(), std::size_t(1));
    QCOMPARE(view.marks.size(), events.size() - 1);
}

void TestFixationTables::fewPosturesArePoints()
{
    const ActivityCurveView view = activityCurveView(comparedInput(), curveFigures()[0]);
    QCOMPARE(view.plot.ticks.size(), qsizetype(3));
    QCOMPARE(view.plot.lines.size(), std::size_t(3));
    QCOMPARE(view.plot.lines[0].joined, std::size_t(0));
    QCOMPARE(view.legend.size(), qsizetype(3));
}

void TestFixationTables::curvesHoldTheAnswers()
{
    const FixationInput& input = comparedInput();
    for (const CurveFigure& figure : curveFigures()) {
        const ActivityCurveView view = activityCurveView(input, figure);
        for (std::size_t i = 0; i < input.answer()->answers.size(); ++i)
            QCOMPARE(view.plot.lines[0].values[i], figure.value(input.answer()->answers[i]));
        QCOMPARE(view.plot.marked, static_cast<int>(*input.answer()->worst));
    }
    QCOMPARE(activityCurveView(input, curveFigures()[0]).plot.lines[0].values[0],
             100 * input.answer()->answers[0].bearingUse());
}

// It began with bone where metal is what fails.
void TestFixationTables::curvesBeginWithTheStrengthThatIsUsedMost()
{
    QVERIFY(!figureToBeginWith({}));
    const FixationBundle bundle = screwsBundle();
    std::set<std::size_t> firsts;
    for (const FixatorKind kind : {FixatorKind::Nail, FixatorKind::LockingPlate, FixatorKind::BladePlate}) {
        Fixation fixation = bundle.fixation;
        fixation.fracture = usualPlane(FractureKind::Subtrochanteric, fixation.femur);
        fixation.fixator.kind = kind;
        const FixationInput input = solvedInput(fixation, &*bundle.model, false);
        const FixationAnswer& worst = input.answer()->answers[*input.answer()->worst];
        const std::size_t first = *figureToBeginWith(input);
        QCOMPARE(first, worst.bearingUse() >= worst.metalFatigueUse() ? std::size_t(0) : std::size_t(1));
        firsts.insert(first);
    }
    QCOMPARE(firsts.size(), std::size_t(2));
}

// Behind a raise of the leg up to 60 degrees they stood at "70" and "80 degrees".
void TestFixationTables::statedLoadsStandBesideTheAxis()
{
    const FixationBundle bundle = screwsBundle();
    Fixation fixation = bundle.fixation;
    fixation.activity = "straight_leg_raise";
    const FixationInput input = solvedInput(fixation, &*bundle.model, false);
    const SeriesPlotContent content = activityCurveView(input, curveFigures()[0]).plot;
    const int last = static_cast<int>(content.ticks.size()) - 1;
    QCOMPARE(content.tickUnit, QStringLiteral("degrees"));
    QCOMPARE(content.apart, 2);
    const FixationAnswer& worst = input.answer()->answers[*input.answer()->worst];
    QVERIFY2(content.markText.endsWith(QString::fromStdString(worst.load.name)), qPrintable(content.markText));
    SeriesPlot plot;
    plot.resize(700, 250);
    plot.setContent(content);
    QStringList texts = plot.tickTexts();
    QCOMPARE(texts.takeLast().replace(u'\n', u' '), QStringLiteral("stairs up, peak"));
    QCOMPARE(texts.takeLast().replace(u'\n', u' '), QStringLiteral("walking, peak"));
    QCOMPARE(texts.filter(QStringLiteral("degrees")).size(), qsizetype(1));
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QTRY_VERIFY(plot.place(last - 1) - plot.place(last - 2) > 1.5 * (plot.place(1) - plot.place(0)));
    // A click there chooses it.
    QSignalSpy chosen(&plot, &SeriesPlot::postureChosen);
    auto& drawn = *plot.findChild<QCustomPlot*>();
    const int other = input.posture == last ? last - 1 : last;
    QTest::mouseClick(&drawn, Qt::LeftButton, {}, QPoint(static_cast<int>(plot.place(other)), drawn.height() / 2));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].toInt(), other);
}

SINEW_TEST(TestFixationTables)

}  // namespace tst_fixation_tables

#include "tst_fixation_tables.moc"
