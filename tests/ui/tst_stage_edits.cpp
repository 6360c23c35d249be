// Stages added, removed, moved and renamed, and what ends them.

#include <QLabel>
#include <QMap>
#include <QTest>
#include <QToolButton>

#include "core/scenario/resolve_stage.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "tests/ui/stages_panel_fixture.h"
#include "ui/panels/motion/ends_editor.h"
#include "ui/panels/motion/formula_field.h"
#include "ui/panels/motion/pair_table_model.h"
#include "ui/panels/motion/stage_edits.h"
#include "ui/panels/motion/stage_list.h"
#include "ui/widgets/number_field.h"

namespace tst_stage_edits {

using namespace sinew;
using namespace sinew::test;

class TestStageEdits : public StagesPanelTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void endsAreEdited();
    void aRefusedConditionIsMendedByTheOneThatStands();
    void stagesComeAndGo();
    void addedStageLasts();
    void addedStageFollowsTheLast();
    void timesStayWithTheirStage();
    void faultyStageIsRenamedAndRemoved();
    void removedStageIsInherited();
    void stageIsRenamedInPlace();
};

void TestStageEdits::endsAreEdited()
{
    auto& ends = child<EndsEditor>();
    type(*ends.findChild<NumberField*>(), "0.15");
    QCOMPARE(*scenario().stages[0].ends[0].after, 0.15);
    QCOMPARE(m_case->session.document().undoSentence(), std::string("Change what ends stance"));
    child<QToolButton>("addEnd").click();
    QCOMPARE(scenario().stages[0].ends.size(), std::size_t(2));
    auto& when = *ends.findChildren<FormulaField*>().back();
    type(when, "trunk_angle <");
    QCOMPARE(scenario().stages[0].ends[1].when, std::string());
    QVERIFY(child<QLabel>("problem").isVisible());
    type(when, "trunk_angle < 0.5");
    QCOMPARE(scenario().stages[0].ends[1].when, std::string("trunk_angle < 0.5"));
    QVERIFY(!scenario().stages[0].ends[1].after);
}

// What was said of a faulty condition stayed when the document's own was typed again, which changes nothing; and a text
// that ended while names were offered was dropped without a word.
void TestStageEdits::aRefusedConditionIsMendedByTheOneThatStands()
{
    child<QToolButton>("addEnd").click();
    auto& when = *child<EndsEditor>().findChildren<FormulaField*>().back();
    type(when, "trunk_angle < 0.5");
    type(when, "trunk_angle foo");
    QVERIFY(child<QLabel>("problem").isVisible());
    QVERIFY(when.property("refused").toBool());
    type(when, "trunk_angle < 0.5");
    QVERIFY(!child<QLabel>("problem").isVisible());
    QVERIFY(!when.property("refused").toBool());
    when.clear();
    when.setFocus();
    QTest::keyClicks(&when, "trunk trunk");
    QTest::keyClick(&when, Qt::Key_Return);
    QVERIFY(child<QLabel>("problem").isVisible());
}

void TestStageEdits::stagesComeAndGo()
{
    child<QToolButton>("addStage").click();
    QCOMPARE(scenario().stages.size(), std::size_t(3));
    QCOMPARE(scenario().stages[1].like, std::string("stance"));
    QCOMPARE(m_case->motion.selectedStage(), 1);
    child<QToolButton>("moveUp").click();  // above the stage that it is like: refused
    QCOMPARE(scenario().stages[0].name, std::string("stance"));
    QVERIFY(child<QLabel>("problem").isVisible());
    child<QToolButton>("moveDown").click();
    QCOMPARE(scenario().stages[2].name, std::string("stage"));
    QCOMPARE(m_case->motion.selectedStage(), 2);
    child<QToolButton>("copyStage").click();
    QCOMPARE(scenario().stages[3].name, std::string("stage 2"));
    child<QToolButton>("removeStage").click();
    child<QToolButton>("removeStage").click();
    QCOMPARE(scenario().stages.size(), std::size_t(2));
}

// It took over the absolute time at which the one before it ends, and so lasted 0 s.
void TestStageEdits::addedStageLasts()
{
    Scenario base = swingScenario();
    base.stages[0].ends = {{0.2, {}, {}, {}}};
    const Scenario added = withStageAdded(base, 0, Model());
    QCOMPARE(added.stages[1].like, std::string("stance"));
    const std::vector<StageEnd> ends = resolveStage(added, 1, Model()).ends;
    QCOMPARE(ends.size(), std::size_t(1));
    QVERIFY(!ends[0].time);
    // Half of the time until late swing ends, at 0.4 s.
    SINEW_COMPARE_NEAR(*ends[0].after, 0.1, {.abs = 1e-12});
    MotionCase run(added);
    QVERIFY(run.isOpen);
    const std::vector<StageRecord>& stages = run.motion.recording()->stages;
    QCOMPARE(stages.size(), std::size_t(3));
    for (const StageRecord& stage : stages)
        QVERIFY2(stage.end - stage.start > 0.05, stage.name.c_str());
    // A span of time starts anew and is taken over.
    QVERIFY(withStageAdded(swingScenario(), 0, Model()).stages[1].ends.empty());
}

// The one before it ended the run, so that it never began.
void TestStageEdits::addedStageFollowsTheLast()
{
    const Scenario added = withStageAdded(swingScenario(), 1, Model());
    QVERIFY(added.stages[1].ends[0].next.empty());
    QCOMPARE(added.stages[2].ends[0].next, std::string("end"));
    QVERIFY(added.options.duration > 0.4);
    MotionCase run(added);
    QVERIFY(run.isOpen);
    QCOMPARE(run.motion.recording()->stages.size(), std::size_t(3));
    QVERIFY(run.motion.recording()->stages[2].end > 0.41);
}

// The list showed the times of the stage that stood in its place when the scenario ran.
void TestStageEdits::timesStayWithTheirStage()
{
    const auto spans = [this] {
        QMap<QString, QString> result;
        for (const StageRow& row : child<StageList>().stages().rows())
            result[row.name] = row.span;
        return result;
    };
    const QString late = spans()["late swing"];
    QVERIFY(!late.isEmpty());
    child<QToolButton>("addStage").click();
    QCOMPARE(spans()["late swing"], late);
    QVERIFY(spans()["stage"].isEmpty());
    m_case->session.undo();
    m_case->motion.selectStage(0);
    child<QToolButton>("removeStage").click();
    QCOMPARE(spans()["late swing"], late);
}

// Its errors name the stage, so that under the new name they counted as new and forbade it.
void TestStageEdits::faultyStageIsRenamedAndRemoved()
{
    Scenario faulty = swingScenario();
    faulty.stages[0].given[2] = givenPair({"trunk_angle"}, PairSide::Effort, FormulaValue{"-3 * nothing"});
    m_case->motion.edit(faulty, "Break it");
    StageListModel& stages = child<StageList>().stages();
    QVERIFY(stages.setData(stages.index(0), QStringLiteral("support"), Qt::EditRole));
    QCOMPARE(scenario().stages[0].name, std::string("support"));
    // Two of one name is an error more.
    stages.setData(stages.index(0), QStringLiteral("late_swing"), Qt::EditRole);
    QCOMPARE(scenario().stages[0].name, std::string("support"));
    m_case->motion.selectStage(0);
    child<QToolButton>("removeStage").click();
    QCOMPARE(scenario().stages.size(), std::size_t(1));
}

void TestStageEdits::removedStageIsInherited()
{
    const Scenario changed = withStageRemoved(swingScenario(), 0);
    QCOMPARE(changed.stages.size(), std::size_t(1));
    const Stage& late = changed.stages[0];
    QVERIFY(late.like.empty());
    QCOMPARE(late.given.size(), std::size_t(4));  // its own trunk, not that of the other
    const std::vector<PairRow> before = pairRows(swingScenario(), 1, m_case->session.expandedModel());
    const std::vector<PairRow> after = pairRows(changed, 0, m_case->session.expandedModel());
    for (std::size_t i = 0; i < before.size(); ++i)
        QCOMPARE(after[i].given, before[i].given);
}

void TestStageEdits::stageIsRenamedInPlace()
{
    StageListModel& stages = child<StageList>().stages();
    QVERIFY(stages.setData(stages.index(0), QStringLiteral("support"), Qt::EditRole));
    QCOMPARE(scenario().stages[0].name, std::string("support"));
    QCOMPARE(scenario().stages[1].like, std::string("support"));
    const Scenario before = scenario();
    stages.setData(stages.index(0), QStringLiteral("late_swing"), Qt::EditRole);
    QVERIFY(scenario() == before);
    QVERIFY(child<QLabel>("problem").isVisible());
}

SINEW_TEST(TestStageEdits)

}  // namespace tst_stage_edits

#include "tst_stage_edits.moc"
