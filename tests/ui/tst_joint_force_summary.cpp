#include <cmath>

#include <QTest>

#include "panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/results/joint_force_summary.h"
#include "ui/panels/results/series_data.h"

namespace tst_joint_force_summary {

using namespace sinew;

class TestJointForceSummary : public QObject {
    Q_OBJECT

private slots:
    void judgesASinglePosture_data();
    void judgesASinglePosture();
    void lowerBoundIsNoFault();
    void aKeptPostureIsNotTheMeasuredOne();
    void partOfTheLoadIsNotJudged();
    void aWeightThatNobodyHasIsNotJudged();
    void aJointThatPlacesAFigureComesLast();
    void judgesASeriesByItsLargestValue();
    void saysWhyThereIsNoNumber();
    void newtonsAreLargeWithoutABodyWeight();
    void gaugeAxisHoldsAllValues();
    void seriesHasAValueAStep();
    void seriesDropsWordsThatAllStepsShare();
    void seriesSaysWhyItIsEmpty();
    void seriesSaysThatTheShownPostureIsAnother();
};

static PanelInput stanceOf(const test::PanelFixture& fixture, std::size_t activity = 0)
{
    PanelInput input = fixture.input();
    input.activity = &fixture.model.activities[activity];
    return input;
}

void TestJointForceSummary::partOfTheLoadIsNotJudged()
{
    test::PanelFixture fixture;
    fixture.situation.loadFactor = 0.48;
    const JointForceSummary summary = summariseJointForce(stanceOf(fixture));
    QCOMPARE(summary.verdictKind, Verdict::Note);
    QVERIFY2(summary.verdict.contains("48 % of the load"), qPrintable(summary.verdict));
}

// 5000 kg were green.
void TestJointForceSummary::aWeightThatNobodyHasIsNotJudged()
{
    test::PanelFixture fixture;
    fixture.situation.bodyWeight = 5000 * standardGravity;
    fixture.model.bodyWeight = fixture.situation.bodyWeight;
    const JointForceSummary summary = summariseJointForce(stanceOf(fixture));
    QCOMPARE(summary.verdictKind, Verdict::Note);
    QVERIFY2(summary.verdict.contains("no person"), qPrintable(summary.verdict));
}

// "Root, 0 N" was what a figure began with.
void TestJointForceSummary::aJointThatPlacesAFigureComesLast()
{
    test::PanelFixture fixture;
    PanelInput input = fixture.input();
    input.activity = nullptr;
    input.selection = {};
    const int before = jointToShow(input);
    Joint root;
    root.name = "root";
    root.parent = groundName;
    root.kind = JointKind::Free;
    fixture.model.joints.insert(fixture.model.joints.begin(), root);
    PanelInput unsolved = fixture.input();
    unsolved.activity = nullptr;
    unsolved.selection = {};
    unsolved.frame = nullptr;
    QVERIFY(before >= 0);
    QCOMPARE(jointToShow(unsolved), 1);
}

static PanelInput walkingOf(const test::PanelFixture& fixture, double second)
{
    PanelInput input = stanceOf(fixture, 1);
    input.step = 0;
    auto series = std::make_shared<std::vector<StaticsSolution>>(2, *fixture.solution);
    (*series)[1].joints[0].resultant = second;
    input.series = series;
    return input;
}

void TestJointForceSummary::judgesASinglePosture_data()
{
    QTest::addColumn<double>("newtons");
    QTest::addColumn<QString>("big");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("inside") << 1680.0 << "2.40"
                            << "inside the measured range";
    QTest::newRow("below") << 1316.0 << "1.88"
                           << "below the measured range by 0.12 BW";
    QTest::newRow("above") << 2310.0 << "3.30"
                           << "above the measured range by 0.30 BW";
}

void TestJointForceSummary::judgesASinglePosture()
{
    QFETCH(double, newtons);
    test::PanelFixture fixture;
    fixture.solution->joints[0].resultant = newtons;
    const JointForceSummary summary = summariseJointForce(stanceOf(fixture));
    QCOMPARE(summary.title, QStringLiteral("Hip (right)"));
    QTEST(summary.big, "big");
    QCOMPARE(summary.bigUnit, QStringLiteral("BW"));
    QTEST(summary.verdict, "verdict");
    QCOMPARE(summary.measured, QStringLiteral("measured 2.00\u00a0–\u2060\u00a03.00\u00a0BW, ten people"));
    QCOMPARE(summary.citation, QStringLiteral("A. Author, A book, 1999."));
    QVERIFY(summary.gauge && summary.gauge->value);
    QVERIFY(!summary.gauge->peak);
}

void TestJointForceSummary::lowerBoundIsNoFault()
{
    test::PanelFixture fixture;
    fixture.model.activities[0].references[0].kind = ReferenceKind::LowerBound;
    fixture.solution->joints[0].resultant = 700;
    const JointForceSummary summary = summariseJointForce(stanceOf(fixture));
    QCOMPARE(summary.verdictKind, Verdict::Note);
    fixture.solution->joints[0].resultant = 7000;
    QCOMPARE(summariseJointForce(stanceOf(fixture)).verdictKind, Verdict::Warning);
}

// Keeping a changed posture once turned the warning that it is not the one measured into praise.
void TestJointForceSummary::aKeptPostureIsNotTheMeasuredOne()
{
    test::PanelFixture fixture;
    fixture.model.activities[0].references[0].posture = ReferencePosture::Other;
    const JointForceSummary summary = summariseJointForce(stanceOf(fixture));
    QCOMPARE(summary.verdictKind, Verdict::Note);
    QVERIFY(summary.verdict.contains(QStringLiteral("kept")));
}

void TestJointForceSummary::judgesASeriesByItsLargestValue()
{
    const test::PanelFixture fixture;
    const JointForceSummary summary = summariseJointForce(walkingOf(fixture, 2310));
    QCOMPARE(summary.big, QStringLiteral("2.40"));
    QCOMPARE(summary.peak, QStringLiteral("Largest 3.30 BW at 50 %"));
    QCOMPARE(summary.verdict, QStringLiteral("above the measured range by 0.30 BW"));
    PanelInput unsolved = walkingOf(fixture, 2310);
    unsolved.series = nullptr;
    QVERIFY(summariseJointForce(unsolved).verdict.isEmpty());
}

void TestJointForceSummary::saysWhyThereIsNoNumber()
{
    test::PanelFixture fixture;
    fixture.solution->status = StaticsStatus::NotHoldable;
    fixture.solution->message = std::string("the links cannot balance hip flexion");
    const JointForceSummary summary = summariseJointForce(stanceOf(fixture));
    QVERIFY(summary.big.isEmpty());
    QVERIFY(summary.verdict.isEmpty());
    QCOMPARE(summary.message, QStringLiteral("the links cannot balance hip flexion"));
    QVERIFY(summary.gauge && !summary.gauge->value);
}

void TestJointForceSummary::newtonsAreLargeWithoutABodyWeight()
{
    test::PanelFixture fixture;
    fixture.model.bodyWeight = 0;
    fixture.situation.bodyWeight = 0;
    const JointForceSummary summary = summariseJointForce(stanceOf(fixture));
    QCOMPARE(summary.big, QStringLiteral("1680"));
    QCOMPARE(summary.bigUnit, QStringLiteral("N"));
    QVERIFY(summary.small.isEmpty());
    QVERIFY(!summary.gauge);
}

void TestJointForceSummary::gaugeAxisHoldsAllValues()
{
    GaugeValues values;
    values.low = 2.19;
    values.high = 3.28;
    values.value = 0.1;
    values.peak = 5.9;
    const GaugeValues drawn = withAxis(values);
    QCOMPARE(drawn.axisLow, 0.0);
    QCOMPARE(drawn.axisHigh, 7.0);
}

void TestJointForceSummary::seriesHasAValueAStep()
{
    test::PanelFixture fixture;
    SeriesData data = seriesOf(walkingOf(fixture, 2310));
    QCOMPARE(data.values, (std::vector<double>{2.4, 3.3}));
    QCOMPARE(data.unit, QStringLiteral("BW"));
    QCOMPARE(data.low.value_or(0), 2.0);
    QVERIFY(data.emptyText.isEmpty());
    auto broken = std::make_shared<std::vector<StaticsSolution>>(2, *fixture.solution);
    (*broken)[0].status = StaticsStatus::NotHoldable;
    PanelInput input = walkingOf(fixture, 0);
    input.series = broken;
    data = seriesOf(input);
    QVERIFY(std::isnan(data.values[0]));
    QVERIFY(seriesAsText(data).startsWith(QStringLiteral("step\thip (right) (BW)\n")));
}

void TestJointForceSummary::seriesDropsWordsThatAllStepsShare()
{
    test::PanelFixture fixture;
    SeriesData data = seriesOf(walkingOf(fixture, 1));
    QCOMPARE(data.ticks, (QStringList{QStringLiteral("0"), QStringLiteral("50")}));
    QCOMPARE(data.tickUnit, QStringLiteral("%"));
    fixture.model.activities[1].steps[0].name = "heel strike";
    data = seriesOf(walkingOf(fixture, 1));
    QCOMPARE(data.ticks, data.steps);
    QVERIFY(data.tickUnit.isEmpty());
}

void TestJointForceSummary::seriesSaysWhyItIsEmpty()
{
    const test::PanelFixture fixture;
    QVERIFY(!seriesOf(fixture.input()).emptyText.isEmpty());
    QVERIFY(seriesOf(stanceOf(fixture)).emptyText.contains(QStringLiteral("one posture")));
    QVERIFY(!seriesOf(stanceOf(fixture, 1)).emptyText.isEmpty());
}

// The curve stood beside a changed posture as if that were on it.
void TestJointForceSummary::seriesSaysThatTheShownPostureIsAnother()
{
    test::PanelFixture fixture;
    QVERIFY(seriesOf(walkingOf(fixture, 1)).note.isEmpty());
    fixture.situation.loadFactor = 0.5;  // of the same posture
    QVERIFY(seriesOf(walkingOf(fixture, 1)).note.isEmpty());
    fixture.situation.values[0] += 0.2;
    QVERIFY(seriesOf(walkingOf(fixture, 1)).note.contains("none of these"));
}

SINEW_TEST(TestJointForceSummary)

}  // namespace tst_joint_force_summary

#include "tst_joint_force_summary.moc"
