#include <cmath>
#include <numeric>
#include <sstream>

#include <QTest>

#include "recruitment_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/recruitment/sensitivity_data.h"
#include "ui/text/units_format.h"

namespace tst_recruitment_pages_data {

using namespace sinew;
using test::Hip;
using test::largestDifference;

namespace {

const QString medius = QStringLiteral("gluteus medius");

}  // namespace

class TestRecruitmentPagesData : public QObject {
    Q_OBJECT

private slots:
    void groupsFollowTheSituation();
    void sliderTravelGoesBothWays();
    void formulaIsTheFullSolve();
    void formulaStartsFromTheModelsOwnActivation();
    void baseDoesNotMoveWithTheSliders();
    void outsideIsSolvedInFull();
    void olderFullSolveIsStale();
    void brokenLinkLeavesNoFormula();
    void activationCsvHasEveryLink();
    void saysWhyThereIsNothing();
    void tornadoIsTheChangeOfTheForce();
    void tornadoIsSortedAndFiltered();
    void outcomeMayBeALink();
    void undecidedLinksAreNamed();
    void reachOfTheMeasuredRange();
    void rangeSaidBothWays();
    void whiskersAreInOrder();
    void histogramHoldsEverySample();
    void verdictSpeaksOfTheMeasuredRange();
    void verdictKnowsWhichPostureWasMeasured();
};

void TestRecruitmentPagesData::groupsFollowTheSituation()
{
    Hip hip;
    hip.change(medius, 0.5);
    ActivationData data = activationData(hip.input(), nullptr);
    QCOMPARE(data.groups.size(), std::size_t(22));
    for (const ActivationGroup& group : data.groups) {
        QCOMPARE(group.links.size(), std::size_t(group.title == medius || group.title == "gluteus minimus" ? 3
                                                 : group.title == "adductor magnus"                        ? 2
                                                                                                           : 1));
        QVERIFY(std::abs(group.change - (group.title == medius ? 0.5 : 0.0)) < 1e-12);
        QVERIFY(!group.isMixed);
    }
    hip.situation.activations[hip.link("gluteus medius, middle")] = 0;
    data = activationData(hip.input(), nullptr);
    for (const ActivationGroup& group : data.groups)
        QCOMPARE(group.isMixed, group.title == medius);
    hip.change(medius, 100);
    QCOMPARE(hip.situation.activations.maxCoeff(), largestChange);
}

void TestRecruitmentPagesData::sliderTravelGoesBothWays()
{
    QCOMPARE(changeOfTravel(0), 0.0);
    QCOMPARE(travelOfChange(0), 0.0);
    QVERIFY(std::abs(changeOfTravel(-1) - leastChange) < 1e-15);
    QVERIFY(std::abs(changeOfTravel(1) - largestChange) < 1e-14);
    for (double travel = -1; travel <= 1; travel += 0.125)
        QVERIFY(std::abs(travelOfChange(changeOfTravel(travel)) - travel) < 1e-14);
    // Half the way multiplies by the square root of what the whole way does.
    QVERIFY(std::abs(1 + changeOfTravel(0.5) - std::sqrt(5)) < 1e-14);
}

void TestRecruitmentPagesData::formulaIsTheFullSolve()
{
    Hip hip;
    const RecruitmentStudy study = hip.study();
    hip.change(medius, 0.05);
    hip.change("piriformis", -0.1);
    const ActivationData data = activationData(hip.input(), &study);
    QCOMPARE(data.region, ActivationRegion::Inside);
    QVERIFY(!data.isStale);
    const StaticsSolution full = solveStatics(*hip.mechanism, hip.situation);
    QVERIFY(largestDifference(data, full) < 1e-9);
    // The study is of the old stiffnesses, so this cannot be its solution.
    QVERIFY(largestDifference(data, *study.solution) > 1e-3);
    const auto joint = std::find_if(data.joints.begin(), data.joints.end(),
                                    [](const ActivationJoint& shown) { return shown.title == "hip (right)"; });
    QVERIFY(joint != data.joints.end());
    QVERIFY(std::abs(joint->after - full.joints[1].resultant) < 1e-9 * joint->after);
    QVERIFY(std::abs(joint->before - study.solution->joints[1].resultant) < 1e-9 * joint->before);
    // What changes most comes first.
    const auto change = [&](std::size_t i) {
        const ActivationBar& bar = data.all[static_cast<std::size_t>(data.shown[i])];
        return std::abs(bar.after - bar.before);
    };
    QVERIFY(data.shown.size() >= 3);
    for (std::size_t i = 1; i < data.shown.size(); ++i)
        QVERIFY(change(i) <= change(i - 1));
}

void TestRecruitmentPagesData::formulaStartsFromTheModelsOwnActivation()
{
    Hip hip;
    hip.model.links[static_cast<std::size_t>(hip.link("gluteus medius, middle"))].activation = 0.5;
    hip.situation = makeSituation(hip.model, &hip.model.activities[0]);
    const StaticsSolution own = solveStatics(*hip.mechanism, hip.situation);
    hip.change(medius, 0.05);
    QVERIFY(std::abs(hip.situation.activations[hip.link("gluteus medius, middle")] - (1.5 * 1.05 - 1)) < 1e-14);
    const RecruitmentStudy study = hip.study();
    const ActivationData data = activationData(hip.input(), &study);
    QCOMPARE(data.region, ActivationRegion::Inside);
    for (const ActivationBar& bar : data.all)
        QVERIFY(std::abs(bar.before - own.forces[bar.link]) < 1e-9 * own.forces.maxCoeff());
    QVERIFY(largestDifference(data, solveStatics(*hip.mechanism, hip.situation)) < 1e-9);
    hip.change(medius, 0);
    QVERIFY(hip.situation.activations == makeSituation(hip.model, &hip.model.activities[0]).activations);
    QCOMPARE(activationData(hip.input(), &study).region, ActivationRegion::Unchanged);
}

void TestRecruitmentPagesData::baseDoesNotMoveWithTheSliders()
{
    Hip hip;
    const StaticsSolution own = solveStatics(*hip.mechanism, hip.situation);
    hip.change(medius, 3);
    const RecruitmentStudy study = hip.study();
    QVERIFY((study.base->solution.forces - own.forces).cwiseAbs().maxCoeff() < 1e-9 * own.forces.maxCoeff());
    QVERIFY((study.solution->forces - own.forces).cwiseAbs().maxCoeff() > 1);
}

void TestRecruitmentPagesData::outsideIsSolvedInFull()
{
    Hip hip;
    hip.change(medius, -0.9);
    hip.change("iliopsoas", 4);
    const RecruitmentStudy study = hip.study();
    const ActivationData data = activationData(hip.input(), &study);
    QCOMPARE(data.region, ActivationRegion::Outside);
    QVERIFY(!data.isStale);
    const StaticsSolution full = solveStatics(*hip.mechanism, hip.situation);
    QVERIFY(full.engaged != study.base->solution.engaged);
    QVERIFY(largestDifference(data, full) < 1e-12);
    QVERIFY(std::abs(data.joints.back().after - full.joints[1].resultant) < 1e-9 * full.joints[1].resultant);
    QVERIFY2(data.regionText.contains("would go slack") || data.regionText.contains("would engage"),
             qPrintable(data.regionText));
    QVERIFY(data.regionText.endsWith("solved in full"));
}

void TestRecruitmentPagesData::olderFullSolveIsStale()
{
    Hip hip;
    const RecruitmentStudy study = hip.study();
    hip.change(medius, -0.9);
    hip.change("iliopsoas", 4);
    const ActivationData data = activationData(hip.input(), &study);
    QCOMPARE(data.region, ActivationRegion::Outside);
    QVERIFY(data.isStale);
}

void TestRecruitmentPagesData::brokenLinkLeavesNoFormula()
{
    Hip hip;
    const auto strongest = static_cast<std::size_t>(hip.link("gluteus medius, anterior"));
    const double force = hip.study().solution->forces[static_cast<Eigen::Index>(strongest)];
    auto weaker = std::make_shared<Mechanism>(*hip.mechanism);
    weaker->links[strongest].strength = 1.01 * force;
    weaker->links[strongest].breaks = true;
    hip.mechanism = weaker;
    hip.model.links[strongest].strength = Strength{1.01 * force, AtStrength::Breaks};
    const RecruitmentStudy whole = hip.study();
    QVERIFY(whole.base->formula.has_value());
    hip.change(QStringLiteral("gluteus medius"), 1);
    const ActivationData data = activationData(hip.input(), &whole);
    QCOMPARE(data.region, ActivationRegion::Outside);
    QVERIFY2(data.regionText.contains("would break"), qPrintable(data.regionText));

    auto weak = std::make_shared<Mechanism>(*weaker);
    weak->links[strongest].strength = 0.5 * force;
    hip.mechanism = weak;
    const RecruitmentStudy broken = hip.study();
    QVERIFY(broken.base->solution.isUsable());
    QVERIFY(!broken.base->formula.has_value());
    QCOMPARE(activationData(hip.input(), &broken).region, ActivationRegion::Outside);
}

void TestRecruitmentPagesData::activationCsvHasEveryLink()
{
    Hip hip;
    const RecruitmentStudy study = hip.study();
    hip.change(medius, 0.05);
    const ActivationData data = activationData(hip.input(), &study);
    std::ostringstream stream;
    writeActivationCsv(hip.model, data, stream);
    const QStringList lines = QString::fromStdString(stream.str()).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 28);
    QCOMPARE(lines[0], QStringLiteral("link,before_N,after_N,region"));
    const int middle = hip.link("gluteus medius, middle");
    const QString line = lines[middle + 1];
    QVERIFY2(line.startsWith("\"gluteus medius, middle\","), qPrintable(line));
    const QStringList numbers = line.mid(line.lastIndexOf(u'"') + 2).split(u',');
    QVERIFY(std::abs(numbers[0].toDouble() - study.solution->forces[middle]) < 1e-6);
    QVERIFY(std::abs(numbers[1].toDouble() - data.all[static_cast<std::size_t>(middle)].after) < 1e-6);
    QCOMPARE(numbers[2], QStringLiteral("formula"));
}

void TestRecruitmentPagesData::saysWhyThereIsNothing()
{
    Hip hip;
    PanelInput none = hip.input();
    none.mechanism = nullptr;
    QVERIFY(activationData(none, nullptr).emptyText.startsWith("Open a model"));
    QVERIFY(sensitivityData(none, nullptr, {}).emptyText.startsWith("Open a model"));
    QVERIFY(intervalData(none, nullptr, {}).emptyText.startsWith("Open a model"));
    QVERIFY(activationData(hip.input(), nullptr).emptyText.startsWith("Computing"));
    QVERIFY(sensitivityData(hip.input(), nullptr, {}).emptyText.startsWith("Computing"));
    QVERIFY(intervalData(hip.input(), nullptr, {}).emptyText.startsWith("Computing"));
    // A study of another posture is no base; one of nothing wished for is none at all.
    const RecruitmentStudy before = hip.study();
    hip.situation.values[3] += 0.1;
    QVERIFY(activationData(hip.input(), &before).emptyText.startsWith("Computing"));
    QVERIFY(sensitivityData(hip.input(), &before, {}).isStale);
    // Muscles that bear next to nothing.
    auto weak = std::make_shared<Mechanism>(*hip.mechanism);
    for (CompiledLink& link : weak->links)
        link.strength = 1;
    hip.mechanism = weak;
    const RecruitmentStudy study = hip.study();
    const IntervalStudy intervals = hip.intervals();
    const QString text = activationData(hip.input(), &study).emptyText;
    QVERIFY2(text.contains("cannot be held"), qPrintable(text));
    QVERIFY(sensitivityData(hip.input(), &study, {}).emptyText.contains("cannot be held"));
    QVERIFY(intervalData(hip.input(), &intervals, intervals.options).emptyText.contains("cannot be held"));
    QCOMPARE(activationData(hip.input(), &study).groups.size(), std::size_t(22));
}

void TestRecruitmentPagesData::tornadoIsTheChangeOfTheForce()
{
    Hip hip;
    const RecruitmentStudy study = hip.study();
    SensitivityChoice choice;
    choice.most = 200;
    const SensitivityData data = sensitivityData(hip.input(), &study, choice);
    QVERIFY(data.emptyText.isEmpty());
    QCOMPARE(data.outcome, (ObjectId{ObjectKind::Joint, "hip_r"}));
    QVERIFY(std::abs(data.value - solveStatics(*hip.mechanism, hip.situation).joints[1].resultant) < 1e-9 * data.value);
    const auto resultant
        = [&](const Situation& situation) { return solveStatics(*hip.mechanism, situation).joints[1].resultant; };
    int checked = 0;
    for (const SensitivityBar& bar : data.bars) {
        Situation more = hip.situation, less = hip.situation;
        const double share = 1e-4;  // of the step: the difference is that of the tangent
        if (bar.parameter.kind == ParameterKind::Stiffness) {
            more.activations[bar.parameter.index] = 0.2 * share;
            less.activations[bar.parameter.index] = -0.2 * share;
        } else if (bar.parameter.kind == ParameterKind::Coordinate) {
            more.values[bar.parameter.index] += share * choice.steps.angle;
            less.values[bar.parameter.index] -= share * choice.steps.angle;
        } else {
            continue;
        }
        const double effect = (resultant(more) - resultant(less)) / (2 * share);
        // A moved coordinate moves path lengths' derivatives too; both sides hold the stiffnesses as they are.
        QVERIFY2(std::abs(bar.effect - effect) < 1e-5 * std::abs(data.value), qPrintable(bar.fullName));
        ++checked;
    }
    QVERIFY(checked > 10);
    choice.steps.point *= 2;
    const SensitivityData doubled = sensitivityData(hip.input(), &study, choice);
    for (const SensitivityBar& bar : data.bars) {
        const auto same = std::find_if(doubled.bars.begin(), doubled.bars.end(),
                                       [&](const SensitivityBar& other) { return other.parameter == bar.parameter; });
        const double factor = bar.parameter.kind == ParameterKind::Point ? 2 : 1;
        QVERIFY(same != doubled.bars.end() && std::abs(same->effect - factor * bar.effect) < 1e-12 * data.value);
    }
}

void TestRecruitmentPagesData::tornadoIsSortedAndFiltered()
{
    Hip hip;
    const RecruitmentStudy study = hip.study();
    SensitivityChoice choice;
    const SensitivityData all = sensitivityData(hip.input(), &study, choice);
    QCOMPARE(all.bars.size(), std::size_t(12));
    for (std::size_t i = 1; i < all.bars.size(); ++i)
        QVERIFY(std::abs(all.bars[i].effect) <= std::abs(all.bars[i - 1].effect));
    const std::vector<std::pair<ParameterFilter, ParameterKind>> filters
        = {{ParameterFilter::Stiffness, ParameterKind::Stiffness},
           {ParameterFilter::Points, ParameterKind::Point},
           {ParameterFilter::Coordinates, ParameterKind::Coordinate}};
    for (const auto& [filter, kind] : filters) {
        choice.filter = filter;
        const SensitivityData data = sensitivityData(hip.input(), &study, choice);
        QVERIFY(!data.bars.empty());
        for (const SensitivityBar& bar : data.bars) {
            QCOMPARE(bar.parameter.kind, kind);
            QCOMPARE(bar.object.kind, kind == ParameterKind::Coordinate ? ObjectKind::Coordinate : ObjectKind::Link);
            QVERIFY(!bar.name.isEmpty() && bar.fullName.contains(u'±'));
        }
    }
}

void TestRecruitmentPagesData::outcomeMayBeALink()
{
    Hip hip;
    const RecruitmentStudy study = hip.study();
    const ObjectId psoas{ObjectKind::Link, "iliopsoas"}, gracilis{ObjectKind::Link, "gracilis"};
    SensitivityChoice choice;
    choice.outcome = psoas;
    const SensitivityData data = sensitivityData(hip.input(), &study, choice);
    QCOMPARE(data.outcome, psoas);
    QCOMPARE(data.value, study.solution->forces[hip.link("iliopsoas")]);
    QCOMPARE(data.bodyWeight, 0.0);
    hip.selection = gracilis;
    const std::vector<OutcomeChoice> outcomes = outcomesOf(hip.input(), psoas);
    QCOMPARE(outcomes.size(), hip.model.joints.size() + 2);
    QCOMPARE(outcomes.back().object, gracilis);
    // A link that has gone from the model.
    choice.outcome.name = "no such link";
    QCOMPARE(sensitivityData(hip.input(), &study, choice).outcome, (ObjectId{ObjectKind::Joint, "hip_r"}));
}

void TestRecruitmentPagesData::undecidedLinksAreNamed()
{
    Hip hip;
    RecruitmentStudy study = hip.study();
    study.sensitivities->undecided = {};
    QVERIFY(sensitivityData(hip.input(), &study, {}).undecided.isEmpty());
    study.sensitivities->undecided = {hip.link("gracilis"), 0, 1, 2};
    const QString text = sensitivityData(hip.input(), &study, {}).undecided;
    QVERIFY2(text.contains("gracilis") && text.contains("1 more"), qPrintable(text));
}

void TestRecruitmentPagesData::reachOfTheMeasuredRange()
{
    ForceInterval interval;
    interval.provenLower = 1;
    interval.sampledLower = 2;
    interval.percentile5 = 3;
    interval.percentile95 = 5;
    interval.sampledUpper = 6;
    interval.provenUpper = 7;
    QCOMPARE(reachOf(interval, 2.5, 5.5), Reach::Inside);
    QCOMPARE(reachOf(interval, 3.5, 5.5), Reach::Partly);
    QCOMPARE(reachOf(interval, 5.9, 8), Reach::Partly);
    QCOMPARE(reachOf(interval, 6.5, 8), Reach::OnlyProven);
    QCOMPARE(reachOf(interval, 0, 1.5), Reach::OnlyProven);
    QCOMPARE(reachOf(interval, 7.5, 8), Reach::None);
    QCOMPARE(reachOf(interval, 0, 0.5), Reach::None);
}

void TestRecruitmentPagesData::rangeSaidBothWays()
{
    const ForceIntervalOptions share = optionsOfShare(0.2, 1000);
    QCOMPARE(share, ForceIntervalOptions{});
    QCOMPARE(optionsOfFactor(1.25, 1000), share);
    QCOMPARE(optionsOfFactor(0.5, 10).upperFactor, 1.0);
    QVERIFY(optionsOfShare(1, 10).lowerFactor > 0);
}

void TestRecruitmentPagesData::whiskersAreInOrder()
{
    Hip hip;
    const IntervalStudy study = hip.intervals();
    const IntervalData data = intervalData(hip.input(), &study, study.options);
    QVERIFY2(data.emptyText.isEmpty(), qPrintable(data.emptyText));
    QVERIFY(!data.isStale);
    const StaticsSolution solution = solveStatics(*hip.mechanism, hip.situation);
    std::size_t carrying = 0;
    for (std::size_t j = 0; j < hip.model.links.size(); ++j)
        carrying += solution.engaged[j];
    QVERIFY(data.links.size() >= carrying);
    for (const std::vector<IntervalRow>* rows : {&data.joints, &data.links}) {
        for (const IntervalRow& row : *rows) {
            const ForceInterval& f = row.interval;
            QVERIFY2(f.provenLower <= f.percentile5 && f.percentile5 <= f.median && f.median <= f.percentile95
                         && f.percentile95 <= f.provenUpper,
                     qPrintable(row.name));
        }
    }
    for (std::size_t i = 1; i < data.links.size(); ++i)
        QVERIFY(data.links[i].interval.nominal <= data.links[i - 1].interval.nominal);
    QVERIFY(intervalData(hip.input(), &study, optionsOfShare(0.3, 200)).isStale);
    hip.situation.values[3] += 0.1;
    QVERIFY(intervalData(hip.input(), &study, study.options).isStale);
}

void TestRecruitmentPagesData::histogramHoldsEverySample()
{
    Hip hip;
    IntervalStudy study = hip.intervals(300);
    const IntervalData data = intervalData(hip.input(), &study, study.options);
    QCOMPARE(data.joints[static_cast<std::size_t>(data.chosenJoint)].object.name, std::string("hip_r"));
    const std::vector<int>& counts = data.histogram.counts;
    QCOMPARE(counts.size(), std::size_t(histogramBins));
    QCOMPARE(std::accumulate(counts.begin(), counts.end(), 0), 300);
    const auto samples = study.intervals.sampledResultants.row(1);
    QCOMPARE(data.histogram.lower, samples.minCoeff());
    const double middle = data.histogram.lower + 12 * data.histogram.width;
    QCOMPARE(std::accumulate(counts.begin(), counts.begin() + 12, 0),
             static_cast<int>((samples.array() < middle).count()));
    // Samples that are all alike make one bin around them.
    study.intervals.sampledResultants.setConstant(1000);
    const IntervalHistogram point = intervalData(hip.input(), &study, study.options).histogram;
    QCOMPARE(point.counts, std::vector<int>{300});
    QVERIFY(point.lower < 1000 && point.lower + point.width > 1000);
}

void TestRecruitmentPagesData::verdictSpeaksOfTheMeasuredRange()
{
    Hip hip;
    const IntervalStudy study = hip.intervals();
    IntervalData data = intervalData(hip.input(), &study, study.options);
    const IntervalRow& joint = data.joints[static_cast<std::size_t>(data.chosenJoint)];
    const ReferenceRange& reference = hip.model.activities[0].references[0];
    QVERIFY(std::abs(*joint.measuredLow - reference.low * hip.model.bodyWeight) < 1e-9);
    QVERIFY(std::abs(*joint.measuredHigh - reference.high * hip.model.bodyWeight) < 1e-9);
    QVERIFY(data.verdict.has_value());
    QCOMPARE(data.verdict->reach, reachOf(joint.interval, *joint.measuredLow, *joint.measuredHigh));
    QVERIFY(data.verdict->measured.contains(quantityRange(2.19, 3.28, Quantity::BodyWeights))
            && data.verdict->measured.contains("Bergmann 2016"));
    hip.model.activities[0].references[0].low = 50;
    hip.model.activities[0].references[0].high = 60;
    data = intervalData(hip.input(), &study, study.options);
    QCOMPARE(data.verdict->reach, Reach::None);
    QVERIFY(data.verdict->text.startsWith("No stiffnesses"));
    hip.model.activities[0].references.clear();
    hip.selection = {ObjectKind::Joint, "hip_r"};
    data = intervalData(hip.input(), &study, study.options);
    QVERIFY(!data.verdict && !data.joints.front().measuredLow);
    QCOMPARE(data.histogram.title, QStringLiteral("hip (right)"));
}

// At a step that is not the activity's largest, a range that was measured of the largest says nothing.
void TestRecruitmentPagesData::verdictKnowsWhichPostureWasMeasured()
{
    Hip hip;
    hip.choose("walking_slow", 0);
    const IntervalStudy study = hip.intervals();
    IntervalData data = intervalData(hip.input(), &study, study.options);
    QCOMPARE(data.verdict->reach, Reach::NotLargest);
    QVERIFY2(data.verdict->text.contains("50 % of the cycle"), qPrintable(data.verdict->text));
    hip.choose("walking_slow", 24);
    const IntervalStudy there = hip.intervals();
    data = intervalData(hip.input(), &there, there.options);
    QVERIFY(data.verdict->reach != Reach::NotLargest);
}

SINEW_TEST(TestRecruitmentPagesData)

}  // namespace tst_recruitment_pages_data

#include "tst_recruitment_pages_data.moc"
