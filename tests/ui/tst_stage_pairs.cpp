// What each coordinate of a stage is given: its words, where it comes from, and typing it anew.

#include <cmath>

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include "core/schema/validate.h"
#include "tests/support/test_registry.h"
#include "tests/ui/stages_panel_fixture.h"
#include "ui/panels/motion/formula_field.h"
#include "ui/panels/motion/pair_editor.h"
#include "ui/panels/motion/pair_table_model.h"
#include "ui/panels/motion/stage_edits.h"
#include "ui/widgets/number_field.h"

namespace tst_stage_pairs {

using namespace sinew;
using namespace sinew::test;

class TestStagePairs : public StagesPanelTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void pairsSayGivenAndSought();
    void theRowOfTheCurveComesFirst();
    void inheritedPairsAreGrey();
    void pairLeavesItsGroup();
    void inheritedPairBecomesItsOwn();
    void sideIsSwitched();
    void turnsOfABallSwitchTogether();
    void constantIsTyped();
    void kindIsChosen();
    void aMissingCurveIsOffered();
    void aSeriesBecomesPoints();
    void faultyFormulaIsRefused();
    void unknownNameIsRefused();
    void namesAreCompleted();
};

// A new motion showed the fields of its first coordinate, which is held as a rule.
void TestStagePairs::theRowOfTheCurveComesFirst()
{
    PairRow held{.coordinate = "root"}, moment{.coordinate = "free"}, moved{.coordinate = "knee"};
    held.pair = givenPair({"root"}, PairSide::Motion, HeldValue{});
    moment.pair = givenPair({"free"}, PairSide::Effort, ConstantValue{0});
    moved.pair = givenPair({"knee"}, PairSide::Motion, CurveValue{"bend"});
    const std::vector<PairRow> rows = {held, moment, moved};
    QCOMPARE(rowToBeginWith(rows, "bend"), std::string("knee"));
    QCOMPARE(rowToBeginWith(rows, "another"), std::string("free"));
    QCOMPARE(rowToBeginWith({held}, {}), std::string("root"));
    QVERIFY(rowToBeginWith({}, {}).empty());
}

void TestStagePairs::pairsSayGivenAndSought()
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

void TestStagePairs::inheritedPairsAreGrey()
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

void TestStagePairs::pairLeavesItsGroup()
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

void TestStagePairs::inheritedPairBecomesItsOwn()
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

void TestStagePairs::sideIsSwitched()
{
    m_panel->choosePair("trunk_angle");
    QVERIFY(child<QToolButton>("givenEffort").isChecked());
    child<QToolButton>("givenMotion").click();
    QCOMPARE(row("trunk_angle").given, QStringLiteral("angle: held"));
    QCOMPARE(row("trunk_angle").sought, QStringLiteral("moment"));
    QVERIFY(child<QToolButton>("givenMotion").isChecked());
    QVERIFY(!child<QToolButton>("givenEffort").isChecked());
}

// One turn alone on the other side is an error, so that a person could never let a ball go.
void TestStagePairs::turnsOfABallSwitchTogether()
{
    NewMotionPanel made("human17");
    QVERIFY(made.isOpen);
    auto& [session, motion, isOpen, panelOfIt] = made;
    StagesPanel& panel = *panelOfIt;
    const auto sides = [&] {
        std::vector<PairSide> found;
        for (const PairRow& row : panel.pairs()) {
            if (row.coordinate.starts_with("left_hip_r"))
                found.push_back(row.pair.side);
        }
        return found;
    };
    QCOMPARE(sides(), std::vector<PairSide>(3, PairSide::Motion));
    panel.choosePair("left_hip_rz");
    panel.findChild<QToolButton*>("givenEffort")->click();
    QCOMPARE(sides(), std::vector<PairSide>(3, PairSide::Effort));
    QVERIFY(validateScenario(motion.scenario(), session.model()).empty());
    panel.findChild<QToolButton*>("givenMotion")->click();
    QCOMPARE(sides(), std::vector<PairSide>(3, PairSide::Motion));
    session.undo();
    session.undo();
    QCOMPARE(sides(), std::vector<PairSide>(3, PairSide::Motion));
}

void TestStagePairs::constantIsTyped()
{
    m_panel->choosePair("support_x");
    type(child<NumberField>("constant"), "25");
    QCOMPARE(row("support_x").given, QStringLiteral("length: 25.0 mm"));
    QVERIFY(!child<NumberField>("factor").isVisible());  // it would only be another constant
    QCOMPARE(std::get<ConstantValue>(row("support_x").pair.value).value, 0.025);
    type(child<NumberField>("factor"), "2");
    QCOMPARE(row("support_x").given, QStringLiteral("length: 25.0 mm ×2"));
    QVERIFY(child<NumberField>("factor").isVisible());
    const Scenario before = scenario();
    type(child<NumberField>("factor"), "two");
    QVERIFY(scenario() == before);
    auto& model = *m_panel->findChild<PairTableModel*>();
    QCOMPARE(model.index(model.rowOf("support_x"), PairTableModel::GivenColumn).data().toString(),
             QStringLiteral("two"));
}

void TestStagePairs::kindIsChosen()
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

// The table said 'curve' while there was none, and nothing said how to make one.
void TestStagePairs::aMissingCurveIsOffered()
{
    Scenario without = swingScenario();
    without.curves.clear();
    without.stages[0].given[1].value = HeldValue{};
    without.start = {{"swing_thigh_angle", -1.5, 0, {}}};
    m_case->motion.edit(without, "Hold it");
    m_panel->choosePair("swing_thigh_angle");
    auto& kind = child<QComboBox>("valueKind");
    auto& make = child<QPushButton>("newCurve");
    QVERIFY(!make.isVisible());
    emit kind.activated(kind.findText(QStringLiteral("curve")));
    auto& model = *m_panel->findChild<PairTableModel*>();
    const QString shown = model.index(model.rowOf("swing_thigh_angle"), PairTableModel::GivenColumn).data().toString();
    QVERIFY2(shown.endsWith(QStringLiteral("held")), qPrintable(shown));
    QCOMPARE(kind.currentText(), QStringLiteral("held"));
    QVERIFY(scenario() == without);
    QVERIFY(make.isVisible());
    m_case->motion.run();
    m_case->motion.waitUntilDone();
    QVERIFY(make.isVisible());  // a run that ends says nothing about it
    make.click();
    QVERIFY(!make.isVisible());
    QCOMPARE(kind.currentText(), QStringLiteral("curve"));
    QCOMPARE(scenario().curves.size(), std::size_t(1));
    QCOMPARE(scenario().curves[0].coordinate, std::string("swing_thigh_angle"));
    QCOMPARE(scenario().curves[0].data.points[0].value, -1.5);
    QVERIFY(row("swing_thigh_angle").pair.value == TimeValue(CurveValue{scenario().curves[0].name}));
    QCOMPARE(m_case->motion.selectedCurve(), scenario().curves[0].name);
    m_case->session.undo();
    QVERIFY(scenario() == without);
}

void TestStagePairs::aSeriesBecomesPoints()
{
    Scenario with = swingScenario();
    const FourierSeries series{0.4, -1.5, {0.2}, {}};
    with.stages[0].given[1].value = series;
    m_case->motion.edit(with, "Give a series");
    m_panel->choosePair("swing_thigh_angle");
    auto& make = child<QPushButton>("makePoints");
    QVERIFY(make.isVisible());
    make.click();
    QVERIFY(!make.isVisible());
    const NamedCurve& curve = scenario().curves.back();
    QVERIFY(row("swing_thigh_angle").pair.value == TimeValue(CurveValue{curve.name}));
    QCOMPARE(curve.coordinate, std::string("swing_thigh_angle"));
    QVERIFY(curve.data.isPeriodic);
    for (const double time : {0.0, 0.13, 0.31, 1.0})
        QVERIFY(std::abs(PhaseCurve(curve.data).at(time).value - evaluate(series, time).value) < 0.004);
    m_case->session.undo();
    QVERIFY(scenario() == with);
}

void TestStagePairs::faultyFormulaIsRefused()
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

void TestStagePairs::unknownNameIsRefused()
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

void TestStagePairs::namesAreCompleted()
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

SINEW_TEST(TestStagePairs)

}  // namespace tst_stage_pairs

#include "tst_stage_pairs.moc"
