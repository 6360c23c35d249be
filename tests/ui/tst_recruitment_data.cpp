// What the recruitment panel shows, made from hand-made results and from the five-strand model.

#include <cmath>

#include <QTest>

#include "core/io/model_file.h"
#include "panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/recruitment/chart_scale.h"
#include "ui/panels/recruitment/compare_data.h"
#include "ui/panels/recruitment/history_data.h"
#include "ui/panels/recruitment/load_path_data.h"
#include "ui/text/units_format.h"

namespace tst_recruitment_data {

using namespace sinew;
using sinew::test::PanelFixture;

namespace {

const std::string twoLinks = SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json";

constexpr Criterion cubic{Sharing::Power, 3, Weighting::Automatic};
constexpr Criterion minMax{Sharing::MinMax, 2, Weighting::Automatic};

// The fixture's model with a study that a test fills by hand.
struct Fixture : PanelFixture {
    Mechanism mechanism;
    RecruitmentStudy study;

    Fixture()
    {
        study.mechanism = std::shared_ptr<const Mechanism>(std::shared_ptr<void>(), &mechanism);
        study.situation = situation;
        mechanism.links.resize(model.links.size());
        mechanism.jointOfModel.resize(model.joints.size());
    }

    PanelInput input() const
    {
        PanelInput made = PanelFixture::input();
        made.mechanism = &mechanism;
        return made;
    }

    void add(const Criterion& criterion, const Eigen::Vector3d& forces)
    {
        StaticsSolution made = *solution;
        made.forces = forces;
        study.comparison.push_back({criterion, made, false});
    }
};

}  // namespace

class TestRecruitmentData : public QObject {
    Q_OBJECT

private slots:
    void choiceMakesCriteria();
    void scaleHasRoundNumbers();
    void theShownOneIsAlwaysCompared();
    void theViewFollowsTheChoice();
    void onlyLinksThatCarryAreCompared();
    void strandsOfAMuscleStandTogether();
    void aFailedCriterionSaysWhy();
    void whatIsNotAdmissibleIsShownAndSaid();
    void theCompleteSystemIsSaid();
    void aPostureThatCannotBeHeldIsSaid();
    void partOfTheLoadIsSaid();
    void aStudyOfAnotherModelIsNotShown();
    void pathHasLinesAndMarks();
    void largeDisplacementsStandBeside();
    void pathSaysWhereItEnds();
    void jointIsCurvedBetweenCorners();
    void readoutIsAtTheLoadFactor();
    void historyOfFiveStrands();
    void historySaysWhyThereIsNone();
    void sharesAreWritten();
};

void TestRecruitmentData::choiceMakesCriteria()
{
    CriteriaChoice choice;
    for (const CriterionEntry& entry : criterionEntries())
        choice.set(entry.kind, true);
    choice.exponent = 5;
    choice.weighting = Weighting::Area;
    const std::vector<Criterion> criteria = criteriaOf(choice, {});
    QCOMPARE(criteria.size(), criterionEntries().size());
    QCOMPARE(criteria[0], Criterion{});
    QCOMPARE(criteria[4], (Criterion{Sharing::Power, 5, Weighting::Area}));
    QCOMPARE(criteria[5].weighting, Weighting::Area);
    for (const CriterionEntry& entry : criterionEntries())
        QCOMPARE(kindOf(criterionOf(entry.kind, choice)), entry.kind);
    // A power of 2 says Quadratic a second time.
    choice.exponent = 2;
    QCOMPARE(criteriaOf(choice, {}).size(), criterionEntries().size() - 1);
}

void TestRecruitmentData::theShownOneIsAlwaysCompared()
{
    CriteriaChoice choice;
    choice.ticked.clear();
    QCOMPARE(criteriaOf(choice, cubic), std::vector<Criterion>{cubic});
}

void TestRecruitmentData::theViewFollowsTheChoice()
{
    CriteriaChoice before;
    before.set(CriterionKind::Cubic, true);
    CriteriaChoice now = before;
    now.weighting = Weighting::Volume;
    QCOMPARE(followChoice(cubic, before, now), (Criterion{Sharing::Power, 3, Weighting::Volume}));
    QCOMPARE(followChoice({}, before, now), Criterion{});
    now.set(CriterionKind::Cubic, false);
    QCOMPARE(followChoice(cubic, before, now), Criterion{});
}

void TestRecruitmentData::onlyLinksThatCarryAreCompared()
{
    Fixture f;
    f.add({}, {350, 70, 1e-9});
    f.add(cubic, {300, 0, 0});
    const CompareData data = compareOf(f.input(), &f.study, cubic);
    QVERIFY(data.emptyText.isEmpty());
    QCOMPARE(data.links.size(), std::size_t(2));
    QCOMPARE(data.links[0].name, QString("gluteus medius ant."));
    QCOMPARE(data.links[1].values, (std::vector<double>{70, 0}));
    QVERIFY(!data.entries[0].isShown);
    QVERIFY(data.entries[1].isShown);
    QCOMPARE(data.joints.size(), std::size_t(1));
    QCOMPARE(data.joints[0].values, (std::vector<double>{1680, 1680}));
    QCOMPARE(data.bodyWeight, 700.0);
    for (CriterionResult& result : f.study.comparison)
        result.solution.joints[0].resultant = 0;
    QVERIFY(compareOf(f.input(), &f.study, cubic).joints.empty());
}

void TestRecruitmentData::strandsOfAMuscleStandTogether()
{
    Fixture f;
    std::swap(f.model.links[1], f.model.links[2]);
    f.add({}, {1, 2, 3});
    const CompareData data = compareOf(f.input(), &f.study, {});
    std::vector<std::string> names;
    for (const CompareRow& row : data.links)
        names.push_back(row.id.name);
    QCOMPARE(names, (std::vector<std::string>{"gluteus_medius_anterior", "gluteus_medius_posterior", "gracilis"}));
    QCOMPARE(data.links[1].values.front(), 3.0);
}

void TestRecruitmentData::aFailedCriterionSaysWhy()
{
    Fixture f;
    f.add({}, {350, 70, 0});
    f.add(minMax, {1, 1, 1});
    f.study.comparison[1].solution.status = StaticsStatus::InvalidInput;
    f.study.comparison[1].solution.message = std::string("a link states no strength");
    const CompareData data = compareOf(f.input(), &f.study, {});
    QVERIFY(data.emptyText.isEmpty());
    QVERIFY(data.entries[0].isUsable && !data.entries[1].isUsable);
    QCOMPARE(data.entries[1].remark, QString("a link states no strength"));
    QCOMPARE(data.links.size(), std::size_t(2));  // its forces count for nothing
    QVERIFY(std::isnan(data.links[0].values[1]));
}

// Of the pseudo-inverse: forces with a muscle that pushes are compared, with the reason why they cannot be.
void TestRecruitmentData::whatIsNotAdmissibleIsShownAndSaid()
{
    Fixture f;
    f.add({}, {350, 70, 0});
    f.add({.sharing = Sharing::PseudoInverse}, {300, 90, -20});
    f.study.comparison[1].solution.status = StaticsStatus::NotAdmissible;
    f.study.comparison[1].solution.message = std::string("cannot push: 'third'");
    const CompareData data = compareOf(f.input(), &f.study, {});
    QVERIFY(data.entries[1].isUsable);
    QCOMPARE(data.entries[1].remark, QString("cannot push: 'third'"));
    QCOMPARE(data.links.back().values[1], -20.0);
}

void TestRecruitmentData::theCompleteSystemIsSaid()
{
    Fixture f;
    f.add({}, {350, 70, 0});
    f.add(cubic, {350, 70, 0});
    for (CriterionResult& result : f.study.comparison)
        result.isCompleteSystem = true;
    const CompareData data = compareOf(f.input(), &f.study, {});
    QVERIFY(data.entries[0].remark.isEmpty());
    QVERIFY2(data.entries[1].remark.contains("forces of Stiffness"), qPrintable(data.entries[1].remark));
}

void TestRecruitmentData::aPostureThatCannotBeHeldIsSaid()
{
    Fixture f;
    f.add({}, {350, 70, 0});
    f.study.comparison[0].solution.status = StaticsStatus::NotHoldable;
    f.study.comparison[0].solution.message = std::string("hip_flexion lacks 12 N m");
    QCOMPARE(compareOf(f.input(), &f.study, {}).emptyText, QString("hip_flexion lacks 12 N m"));
    QVERIFY(compareOf(f.input(), &f.study, {}).links.empty());
}

void TestRecruitmentData::partOfTheLoadIsSaid()
{
    Fixture f;
    f.add({}, {350, 70, 0});
    QVERIFY(compareOf(f.input(), &f.study, {}).load.isEmpty());
    f.study.situation.loadFactor = 0.48;
    QCOMPARE(compareOf(f.input(), &f.study, {}).load, QString("48 % of the load"));
}

void TestRecruitmentData::aStudyOfAnotherModelIsNotShown()
{
    Fixture f;
    f.add({}, {350, 70, 0});
    f.mechanism.links.resize(2);
    QVERIFY(!compareOf(f.input(), &f.study, {}).emptyText.isEmpty());
    QVERIFY(!compareOf(f.input(), nullptr, {}).emptyText.isEmpty());
    QVERIFY(!loadPathOf(f.input(), nullptr, {}).emptyText.isEmpty());
    PanelInput noModel = f.input();
    noModel.mechanism = nullptr;
    QVERIFY(compareOf(noModel, &f.study, {}).emptyText.contains("Open a model"));
    QVERIFY(historyOf(noModel, {}).emptyText.contains("Open a model"));
}

// From nothing to full load; gracilis goes slack at 48.2 %.
static StaticsLoadPath handMadePath()
{
    StaticsLoadPath path;
    path.status = StaticsStatus::Solved;
    path.parameters = {0, 0.482, 1};
    path.forces.resize(3, 3);
    path.forces << 0, 100, 350, 0, 0, 0, 40, 0, 0;
    path.events = {{0.482, 2, SwitchingChange::Releases}};
    for (const Vector3& force : {Vector3(400, 0, 0), Vector3(0, 300, 0), Vector3(0, 900, 0)}) {
        JointForce joint;
        joint.force = force;
        joint.resultant = force.norm();
        path.joints.push_back({joint});
    }
    return path;
}

void TestRecruitmentData::pathHasLinesAndMarks()
{
    Fixture f;
    f.study.loadPath = handMadePath();
    const LoadPathData data = loadPathOf(f.input(), &f.study, {});
    QVERIFY(data.emptyText.isEmpty());
    QCOMPARE(data.lines.size(), std::size_t(2));  // the second link never carries
    QCOMPARE(data.lines[1].id.name, std::string("gracilis"));
    QCOMPARE(data.lines[1].forces, (std::vector<double>{40, 0, 0}));
    QCOMPARE(data.marks.size(), std::size_t(1));
    QCOMPARE(data.marks[0].text, QString("48.2 %: gracilis goes slack"));
    QCOMPARE(data.marks[0].force, 0.0);
    QCOMPARE(data.end, 1.0);
    QVERIFY(data.note.isEmpty());
    // The path is that of the complete system, whatever the view shows.
    QVERIFY(!loadPathOf(f.input(), &f.study, cubic).note.isEmpty());
}

// The same path with large displacements: dashed lines, a remark above 5 %, and its force in the readout.
void TestRecruitmentData::largeDisplacementsStandBeside()
{
    Fixture f;
    f.study.loadPath = handMadePath();
    LargeDisplacementPath& large = f.study.largePath.emplace();
    large.status = LargePathStatus::Converged;
    large.parameters = {0, 0.5, 1};
    large.forces.resize(3, 3);
    large.forces << 0, 100, 315, 0, 0, 7, 40, 0, 0;
    for (const double size : {400.0, 300.0, 900.0}) {
        JointForce joint;
        joint.force = {0, size, 0};
        joint.resultant = size;
        large.joints.push_back({joint});
    }
    const LoadPathData data = loadPathOf(f.input(), &f.study, {});
    QCOMPARE(data.largeParameters, large.parameters);
    QCOMPARE(data.lines.size(), std::size_t(3));  // the second link carries with large displacements alone
    QCOMPARE(data.lines[0].largeForces, (std::vector<double>{0, 100, 315}));
    QCOMPARE(data.largeJointForces, (std::vector<double>{400, 300, 900}));
    QVERIFY2(data.note.contains("Dashed") && data.note.contains("by up to 10 %"), qPrintable(data.note));
    QVERIFY2(readoutOf(f.input(), *f.study.loadPath, &large).contains("(large: 315 N)"),
             qPrintable(readoutOf(f.input(), *f.study.loadPath, &large)));
    large.status = LargePathStatus::InvalidInput;
    large.message = std::string("large displacements cannot take account of contact 'heel'");
    large.parameters.clear();
    const LoadPathData refused = loadPathOf(f.input(), &f.study, {});
    QVERIFY(refused.largeParameters.empty() && refused.lines.size() == 2);
    QVERIFY(refused.note.contains("contact 'heel'"));
}

void TestRecruitmentData::pathSaysWhereItEnds()
{
    Fixture f;
    f.study.loadPath = handMadePath();
    f.study.loadPath->parameters.back() = 0.63;
    f.study.loadPath->collapsed = true;
    const LoadPathData data = loadPathOf(f.input(), &f.study, {});
    QCOMPARE(data.end, 0.63);
    QVERIFY2(data.endText.contains("63 % of the load"), qPrintable(data.endText));
    QVERIFY(data.note.contains(data.endText));
    f.situation.loadFactor = 0.9;
    QVERIFY(readoutOf(f.input(), *f.study.loadPath).contains("cannot be held"));
    f.study.loadPath->status = StaticsStatus::NotHoldable;
    f.study.loadPath->message = std::string("this posture cannot be held");
    QVERIFY(loadPathOf(f.input(), &f.study, {}).emptyText.startsWith("this posture cannot be held"));
}

void TestRecruitmentData::jointIsCurvedBetweenCorners()
{
    Fixture f;
    f.study.loadPath = handMadePath();
    const LoadPathData data = loadPathOf(f.input(), &f.study, {});
    QCOMPARE(data.joint, QString("hip (right)"));
    const auto half = std::find_if(data.jointParameters.begin(), data.jointParameters.end(),
                                   [](double parameter) { return std::abs(parameter - 0.241) < 1e-12; });
    QVERIFY(half != data.jointParameters.end());
    // Half-way between 400 N along x and 300 N along y lie 250 N, not 350 N.
    QCOMPARE(data.jointForces[static_cast<std::size_t>(half - data.jointParameters.begin())], 250.0);
}

void TestRecruitmentData::readoutIsAtTheLoadFactor()
{
    Fixture f;
    const StaticsLoadPath path = handMadePath();
    QCOMPARE(readoutOf(f.input(), path), QString("100 % · gluteus medius ant. 350 N · hip (right) 900 N = 1.29 BW"));
    f.situation.loadFactor = 0.241;
    PanelInput input = f.input();
    input.selection = {ObjectKind::Link, "gracilis"};
    QCOMPARE(readoutOf(input, path), QString("24.1 % · gracilis 20.0 N · hip (right) 250 N = 0.36 BW"));
}

void TestRecruitmentData::historyOfFiveStrands()
{
    const Model model = *readModelFile(twoLinks).value;
    const Mechanism mechanism = *compile(model).value;
    const Situation situation = makeSituation(model);
    static const std::set<ObjectId> none;
    PanelInput made{model, model, situation, none};
    made.mechanism = &mechanism;
    made.statics = std::make_shared<const StaticsSolution>(solveStatics(mechanism, situation));
    QCOMPARE(historyOf(made, {}).emptyText, QString("Being solved."));  // without its history until then
    made.hasHistory = true;
    const HistoryData data = historyOf(made, {});
    QCOMPARE(data.rows.size(), std::size_t(2));
    QCOMPARE(data.rows[0].text, QString("all engaged"));
    QVERIFY2(data.rows[0].remark.contains("strand 5"), qPrintable(data.rows[0].remark));
    QCOMPARE(data.rows[1].text, QString("strand 5 goes slack"));
    QVERIFY(data.rows[0].link.isNull());
    QCOMPARE(data.rows[1].link, (ObjectId{ObjectKind::Link, "strand 5"}));
    QVERIFY(data.sentence.startsWith("2 steps"));
    QCOMPARE(data.columns.size(), std::size_t(1));
    QCOMPARE(data.columns[0].name, QString("strand 5"));
    // It would have to push, so it goes.
    QVERIFY(data.rows[0].forces.front() < 0);
    QCOMPARE(data.rows[1].forces.front(), 0.0);
}

void TestRecruitmentData::historySaysWhyThereIsNone()
{
    PanelFixture f;
    const Mechanism mechanism;
    PanelInput input = f.input();
    input.mechanism = &mechanism;
    f.solution->history = {{1, -1, SwitchingChange::Start, Eigen::Vector3d(1, 2, 3), {}}};
    QVERIFY(historyOf(input, {}).emptyText.isEmpty());
    QVERIFY(historyOf(input, {}).sentence.startsWith("1 step:"));
    // Min/max starts from the squares; their history is not its own.
    QVERIFY2(historyOf(input, minMax).emptyText.startsWith("Min/max"), qPrintable(historyOf(input, minMax).emptyText));
    QVERIFY(historyOf(input, minMax).rows.empty());
    QVERIFY(historyOf(input, cubic).emptyText.startsWith("Cubic"));
    f.solution->status = StaticsStatus::NotHoldable;
    f.solution->message = std::string("This posture cannot be held.");
    QVERIFY(historyOf(input, {}).sentence.startsWith("This posture cannot be held."));
    f.solution->history.clear();
    QCOMPARE(historyOf(input, {}).emptyText, QString("This posture cannot be held."));
}

void TestRecruitmentData::sharesAreWritten()
{
    QCOMPARE(shareText(0.4821), QString("48.2 %"));
    QCOMPARE(shareText(1), QString("100 %"));
    QCOMPARE(shareText(0.9999), QString("100 %"));
    QCOMPARE(shareText(0), QString("0 %"));
    QCOMPARE(loadText(0.05), QString("5 % of the load"));
}

void TestRecruitmentData::scaleHasRoundNumbers()
{
    const ChartScale scale = makeScale(-0.31, 0.42, 4);
    QCOMPARE(scale.labels, (QStringList{QStringLiteral("−0.2"), QStringLiteral("0.0"), QStringLiteral("0.2"),
                                        QStringLiteral("0.4")}));
    QCOMPARE(makeScale(1650, 1890, 5).labels,
             (QStringList{QStringLiteral("1650"), QStringLiteral("1700"), QStringLiteral("1750"),
                          QStringLiteral("1800"), QStringLiteral("1850")}));
    QVERIFY(makeScale(1, 1, 5).ticks.empty());
    QVERIFY(makeScale(0, std::nan(""), 5).ticks.empty());
}

SINEW_TEST(TestRecruitmentData)

}  // namespace tst_recruitment_data

#include "tst_recruitment_data.moc"
