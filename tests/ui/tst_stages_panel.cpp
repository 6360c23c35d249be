#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "core/scenario/resolve_stage.h"
#include "motion_panel_fixture.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/panels/motion/ends_editor.h"
#include "ui/panels/motion/formula_field.h"
#include "ui/panels/motion/pair_editor.h"
#include "ui/panels/motion/pair_table_model.h"
#include "ui/panels/motion/stage_edits.h"
#include "ui/panels/motion/stage_list.h"
#include "ui/panels/motion/stages_panel.h"
#include "ui/widgets/number_field.h"

using namespace sinew;
using namespace sinew::test;

class TestStagesPanel : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void nothingIsCutInANarrowPanel();
    void stagesAreListed();
    void endsAreWords_data();
    void endsAreWords();
    void pairsSayGivenAndSought();
    void inheritedPairsAreGrey();
    void pairLeavesItsGroup();
    void inheritedPairBecomesItsOwn();
    void sideIsSwitched();
    void constantIsTyped();
    void kindIsChosen();
    void faultyFormulaIsRefused();
    void unknownNameIsRefused();
    void endsAreEdited();
    void stagesComeAndGo();
    void addedStageLasts();
    void addedStageFollowsTheLast();
    void timesStayWithTheirStage();
    void faultyStageIsRenamedAndRemoved();
    void removedStageIsInherited();
    void stageIsRenamedInPlace();
    void namesAreCompleted();
    void startWithoutAScenario();

private:
    const PairRow& row(const std::string& coordinate) const;
    template <class T>
    T& child(const char* name = "") const
    {
        return *m_panel->findChild<T*>(QLatin1String(name));
    }
    const Scenario& scenario() const { return m_case->motion.scenario(); }
    static void type(QLineEdit& field, const char* text);

    std::unique_ptr<MotionCase> m_case;
    std::unique_ptr<StagesPanel> m_panel;
};

void TestStagesPanel::init()
{
    m_case = std::make_unique<MotionCase>();
    QVERIFY(m_case->isOpen);
    m_panel = std::make_unique<StagesPanel>(m_case->session, m_case->motion);
    m_panel->resize(340, 760);
    m_panel->show();
}

void TestStagesPanel::cleanup()
{
    m_panel.reset();
    m_case.reset();
}

const PairRow& TestStagesPanel::row(const std::string& coordinate) const
{
    const auto it = std::find_if(m_panel->pairs().begin(), m_panel->pairs().end(),
                                 [&](const PairRow& each) { return each.coordinate == coordinate; });
    return *it;
}

void TestStagesPanel::type(QLineEdit& field, const char* text)
{
    field.setText(QString::fromUtf8(text));
    field.setModified(true);
    emit field.editingFinished();
}

// The title read 'coordinat', and the spans' unit lay under the scroll bar.
void TestStagesPanel::nothingIsCutInANarrowPanel()
{
    m_panel->resize(m_panel->minimumSizeHint().expandedTo({220, 300}));
    QCoreApplication::processEvents();
    const auto& table = *m_panel->findChild<QTableView*>();
    const QHeaderView& header = *table.horizontalHeader();
    const int column = PairTableModel::CoordinateColumn;
    const QString title = table.model()->headerData(column, Qt::Horizontal).toString();
    QVERIFY(header.sectionSize(column) >= header.fontMetrics().horizontalAdvance(title) + 12);
    const auto& area = *m_panel->findChild<QScrollArea*>();
    QVERIFY(area.verticalScrollBar()->isVisible());
    QVERIFY2(area.widget()->width() <= area.viewport()->width(),
             qPrintable(QString("%1 > %2").arg(area.widget()->width()).arg(area.viewport()->width())));
    // What a value is of is left to the tooltip before the value itself is cut.
    const auto given
        = [&](int role) { return table.model()->index(0, PairTableModel::GivenColumn).data(role).toString(); };
    QVERIFY2(given(Qt::ToolTipRole).contains(": ") && !given(Qt::DisplayRole).contains(": "),
             qPrintable(given(Qt::DisplayRole)));
    m_panel->resize(700, 400);
    QCoreApplication::processEvents();
    QVERIFY(given(Qt::ToolTipRole).startsWith(given(Qt::DisplayRole)));
    QVERIFY2(given(Qt::DisplayRole).contains(": "), qPrintable(given(Qt::DisplayRole)));
}

void TestStagesPanel::stagesAreListed()
{
    const Recording recording = [] {
        Recording made;
        made.stages = {{0, "stance", 0, 0.2, "", 0, 0}, {1, "late_swing", 0.2, 0.4, "", 0, 0}};
        return made;
    }();
    const std::vector<StageRow> rows = stageRows(swingScenario(), &recording);
    QCOMPARE(rows[0].name, QStringLiteral("stance"));
    QCOMPARE(rows[0].span, QStringLiteral("0.00–0.20"));
    QCOMPARE(rows[0].ending, QStringLiteral("after 0.20 s"));
    QCOMPARE(rows[1].name, QStringLiteral("late swing"));
    QCOMPARE(rows[1].ending, QStringLiteral("at 0.40 s, then the run ends"));
    QVERIFY(stageRows(swingScenario(), nullptr)[0].span.isEmpty());
    QCOMPARE(child<StageList>().stages().rowCount(), 2);
}

void TestStagesPanel::endsAreWords_data()
{
    QTest::addColumn<QString>("when");
    QTest::addColumn<QString>("words");
    QTest::newRow("touches") << "right_foot.gap <= 0"
                             << "until right foot touches";
    QTest::newRow("lifts off") << "left_foot.normal < 0"
                               << "until left foot lifts off";
    QTest::newRow("quoted, of a body") << "'ground.left foot'.normal < 0"
                                       << "until left foot lifts off";
    QTest::newRow("any other") << "hip > 0.3"
                               << "until hip > 0.3";
}

void TestStagesPanel::endsAreWords()
{
    QFETCH(QString, when);
    QFETCH(QString, words);
    QCOMPARE(endText({{}, {}, when.toStdString(), {}}), words);
    QCOMPARE(endText({{}, {}, when.toStdString(), "swing_2"}), words + QStringLiteral(", then swing 2"));
}

void TestStagesPanel::pairsSayGivenAndSought()
{
    QCOMPARE(row("support_x").given, QStringLiteral("length: 0.0 mm"));
    QCOMPARE(row("support_x").sought, QStringLiteral("ground force"));
    QCOMPARE(row("swing_thigh_angle").given, QStringLiteral("angle: curve swing"));
    QCOMPARE(row("swing_thigh_angle").sought, QStringLiteral("moment"));
    QCOMPARE(row("trunk_angle").given, QStringLiteral("moment: -3 * trunk_angle.speed"));
    QCOMPARE(row("trunk_angle").sought, QStringLiteral("angle"));
    QCOMPARE(row("swing_shank_angle").given, QStringLiteral("angle: held"));
    QCOMPARE(row("swing_shank_angle").origin, QStringLiteral("as all others"));
    GivenPair recorded = givenPair({"a"}, PairSide::Effort, ColumnValue{"walk", "hip_moment"});
    recorded.factor = 1.3;
    QCOMPARE(givenText(recorded, CoordinateKind::Rotation), QStringLiteral("moment: recorded hip_moment ×1.3"));
    GivenPair tracked = givenPair({"a"}, PairSide::Effort, ConstantValue{0.5});
    tracked.tracking = Tracking{10, 1, {}};
    QCOMPARE(givenText(tracked, CoordinateKind::Translation), QStringLiteral("force: towards 500.0 mm"));
}

void TestStagesPanel::inheritedPairsAreGrey()
{
    m_case->motion.selectStage(1);
    QVERIFY(row("trunk_angle").isOwn());
    QCOMPARE(row("swing_thigh_angle").origin, QStringLiteral("as in stance"));
    auto& model = *m_panel->findChild<PairTableModel*>();
    const auto colourAt = [&](const char* name) {
        return model.index(model.rowOf(name), PairTableModel::GivenColumn).data(Qt::ForegroundRole).value<QColor>();
    };
    QVERIFY(colourAt("trunk_angle") != colourAt("swing_thigh_angle"));
}

void TestStagesPanel::pairLeavesItsGroup()
{
    const Scenario changed
        = withPair(swingScenario(), 0, "support_x", givenPair({}, PairSide::Effort, ConstantValue{0}));
    const std::vector<GivenPair>& given = changed.stages[0].given;
    QCOMPARE(given.size(), std::size_t(5));
    QCOMPARE(given[0].coordinates, std::vector<std::string>{"support_y"});
    QCOMPARE(given[1].coordinates, std::vector<std::string>{"support_x"});
    // What stood alone is replaced in its place; what came with "*" is written before it.
    const Scenario again = withPair(changed, 0, "support_y", givenPair({}, PairSide::Effort, ConstantValue{1}));
    QCOMPARE(again.stages[0].given.size(), std::size_t(5));
    QCOMPARE(again.stages[0].given[0].side, PairSide::Effort);
    const Scenario rest = withPair(changed, 0, "swing_shank_angle", givenPair({}, PairSide::Effort, ConstantValue{1}));
    QCOMPARE(rest.stages[0].given[4].coordinates, std::vector<std::string>{"swing_shank_angle"});
    QCOMPARE(rest.stages[0].given[5].coordinates, std::vector<std::string>{"*"});
}

void TestStagesPanel::inheritedPairBecomesItsOwn()
{
    m_case->motion.selectStage(1);
    m_panel->choosePair("swing_thigh_angle");
    child<QToolButton>("givenEffort").click();
    QCOMPARE(scenario().stages[1].given.size(), std::size_t(2));
    QCOMPARE(scenario().stages[0], swingScenario().stages[0]);
    QVERIFY(row("swing_thigh_angle").isOwn());
    QCOMPARE(row("swing_thigh_angle").given, QStringLiteral("moment: 0 N m"));
    QCOMPARE(m_case->session.document().undoSentence(), std::string("Give swing thigh angle moment in late swing"));
    m_case->session.undo();
    QVERIFY(scenario() == swingScenario());
}

void TestStagesPanel::sideIsSwitched()
{
    m_panel->choosePair("trunk_angle");
    QVERIFY(child<QToolButton>("givenEffort").isChecked());
    child<QToolButton>("givenMotion").click();
    QCOMPARE(row("trunk_angle").given, QStringLiteral("angle: held"));
    QCOMPARE(row("trunk_angle").sought, QStringLiteral("moment"));
    QVERIFY(child<QToolButton>("givenMotion").isChecked());
    QVERIFY(!child<QToolButton>("givenEffort").isChecked());
}

void TestStagesPanel::constantIsTyped()
{
    m_panel->choosePair("support_x");
    type(child<NumberField>("constant"), "25");
    QCOMPARE(row("support_x").given, QStringLiteral("length: 25.0 mm"));
    QCOMPARE(std::get<ConstantValue>(row("support_x").pair.value).value, 0.025);
    type(child<NumberField>("factor"), "2");
    QCOMPARE(row("support_x").given, QStringLiteral("length: 25.0 mm ×2"));
    const Scenario before = scenario();
    type(child<NumberField>("factor"), "two");
    QVERIFY(scenario() == before);
    auto& model = *m_panel->findChild<PairTableModel*>();
    QCOMPARE(model.index(model.rowOf("support_x"), PairTableModel::GivenColumn).data().toString(),
             QStringLiteral("two"));
}

void TestStagesPanel::kindIsChosen()
{
    m_panel->choosePair("trunk_angle");
    auto& kind = child<QComboBox>("valueKind");
    QCOMPARE(kind.currentText(), QStringLiteral("formula"));
    kind.setFocus();
    emit kind.activated(kind.findText(QStringLiteral("tracking")));
    QVERIFY(row("trunk_angle").pair.tracking.has_value());
    QVERIFY(row("trunk_angle").given.startsWith("moment: towards"));
    // There is no table: nothing changes and the reason is said.
    const Scenario before = scenario();
    emit kind.activated(kind.findText(QStringLiteral("table column")));
    QVERIFY(scenario() == before);
    QCOMPARE(kind.currentText(), QStringLiteral("tracking"));
}

void TestStagesPanel::faultyFormulaIsRefused()
{
    m_panel->choosePair("trunk_angle");
    auto& field = *m_panel->findChild<PairEditor*>()->findChild<FormulaField*>();
    QCOMPARE(field.text(), QStringLiteral("-3 * trunk_angle.speed"));
    const Scenario before = scenario();
    type(field, "3 * (trunk_angle");
    QVERIFY(scenario() == before);
    auto& model = *m_panel->findChild<PairTableModel*>();
    const QModelIndex given = model.index(model.rowOf("trunk_angle"), PairTableModel::GivenColumn);
    QCOMPARE(given.data().toString(), QStringLiteral("3 * (trunk_angle"));
    QVERIFY(!given.data(Qt::ToolTipRole).toString().isEmpty());
    QCOMPARE(field.text(), QStringLiteral("3 * (trunk_angle"));  // to be mended
    type(field, "3 * (trunk_angle)");
    QCOMPARE(row("trunk_angle").given, QStringLiteral("moment: 3 * (trunk_angle)"));
}

void TestStagesPanel::unknownNameIsRefused()
{
    m_panel->choosePair("trunk_angle");
    const Scenario before = scenario();
    auto& field = *m_panel->findChild<PairEditor*>()->findChild<FormulaField*>();
    type(field, "3 * trunk_angel.speed");
    QVERIFY(scenario() == before);
    QCOMPARE(field.text(), QStringLiteral("3 * trunk_angel.speed"));  // the old formula stood there, beside its error
    bool isSaid = false;
    for (const QLabel* label : m_panel->findChildren<QLabel*>())
        isSaid = isSaid || (label->isVisible() && label->text().contains("trunk_angel"));
    QVERIFY(isSaid);
}

void TestStagesPanel::endsAreEdited()
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

void TestStagesPanel::stagesComeAndGo()
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
void TestStagesPanel::addedStageLasts()
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
void TestStagesPanel::addedStageFollowsTheLast()
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
void TestStagesPanel::timesStayWithTheirStage()
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
void TestStagesPanel::faultyStageIsRenamedAndRemoved()
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

void TestStagesPanel::removedStageIsInherited()
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

void TestStagesPanel::stageIsRenamedInPlace()
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

void TestStagesPanel::namesAreCompleted()
{
    m_panel->choosePair("trunk_angle");
    auto& field = *m_panel->findChild<PairEditor*>()->findChild<FormulaField*>();
    auto& completer = *field.findChild<QCompleter*>();
    field.setText({});
    QTest::keyClicks(&field, QStringLiteral("2*trunk_angle.sp"));
    QCOMPARE(completer.completionCount(), 1);
    emit completer.activated(completer.currentCompletion());
    QCOMPARE(field.text(), QStringLiteral("2*trunk_angle.speed"));
    completer.popup()->hide();
    QCOMPARE(FormulaField::faultOf(QStringLiteral("2*x"), FormulaField::Kind::Formula), QString());
    QVERIFY(!FormulaField::faultOf(QStringLiteral("2*x"), FormulaField::Kind::Condition).isEmpty());
}

void TestStagesPanel::startWithoutAScenario()
{
    Session session;
    MotionSession motion(session);
    StagesPanel panel(session, motion);
    panel.resize(300, 400);
    panel.show();
    QVERIFY(panel.pairs().empty());
    bool isSaid = false;
    for (const QLabel* label : panel.findChildren<QLabel*>())
        isSaid = isSaid || (label->isVisible() && label->text().contains("Open a scenario"));
    QVERIFY(isSaid);
}

SINEW_TEST(TestStagesPanel)
#include "tst_stages_panel.moc"
