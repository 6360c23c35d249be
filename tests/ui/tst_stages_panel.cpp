#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTableView>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/ui/stages_panel_fixture.h"
#include "ui/panels/motion/ends_editor.h"
#include "ui/panels/motion/formula_field.h"
#include "ui/panels/motion/pair_editor.h"
#include "ui/panels/motion/pair_table_model.h"
#include "ui/panels/motion/stage_list.h"
#include "ui/panels/motion/stage_table.h"
#include "ui/text/fixed_text.h"
#include "ui/widgets/number_field.h"

namespace tst_stages_panel {

using namespace sinew;
using namespace sinew::test;

class TestStagesPanel : public StagesPanelTest {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { end(); }
    void nothingIsCutInANarrowPanel();
    void oneBarScrollsALongTable();
    void aLowPanelLeavesItsRoomToWhatIsGiven();
    void coordinatesAreToldApart();
    void conditionsHaveALineOfTheirOwn();
    void refusedConditionsStay();
    void stagesAreListed();
    void endsAreWords_data();
    void endsAreWords();
    void startWithoutAScenario();
};

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

// The table of a person scrolled within a panel that scrolled, and the fields of the chosen row lay below both.
void TestStagesPanel::oneBarScrollsALongTable()
{
    const NewMotionPanel made("human17");
    QVERIFY(made.isOpen);
    StagesPanel& panel = *made.panel;
    panel.resize(320, 480);
    panel.show();
    QCoreApplication::processEvents();
    int bars = 0;
    for (const QScrollBar* bar : panel.findChildren<QScrollBar*>())
        bars += bar->isVisible() ? 1 : 0;
    QCOMPARE(bars, 1);
    panel.choosePair(panel.pairs().back().coordinate);
    const auto& table = *panel.findChild<QTableView*>();
    const auto& area = *panel.findChild<QScrollArea*>();
    const QPoint middle = table.visualRect(table.currentIndex()).center();
    const QPoint shown = table.viewport()->mapTo(area.viewport(), middle);
    QVERIFY2(area.viewport()->rect().adjusted(-table.width(), 0, table.width(), 0).contains(shown),
             qPrintable(QString::number(shown.y())));
    QVERIFY(!panel.findChild<PairEditor*>()->visibleRegion().isEmpty());
}

// Four stages of two lines each had all of it.
void TestStagesPanel::aLowPanelLeavesItsRoomToWhatIsGiven()
{
    const auto& list = child<StageList>();
    const int line = list.fontMetrics().height();
    m_panel->resize(320, 50 * line);
    QCOMPARE(list.height() / 2 >= 2 * line, true);
    m_panel->resize(320, 25 * line);
    QVERIFY2(list.height() / 2 < 2 * line, qPrintable(QString::number(list.height())));
    const QModelIndex first = list.model()->index(0, 0);
    QCOMPARE(first.data(Qt::ToolTipRole), first.data(StageListModel::EndingRole));
}

// Cut in the middle, the angles of a leg's segments all read "support…angle".
void TestStagesPanel::coordinatesAreToldApart()
{
    const NewMotionPanel made("eleven_link_variable");
    QVERIFY(made.isOpen);
    made.panel->show();
    const auto& table = *made.panel->findChild<QTableView*>();
    const int column = PairTableModel::CoordinateColumn;
    const auto apart = [&](Qt::TextElideMode mode) {
        QSet<QString> names;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QString name = table.model()->index(row, column).data().toString();
            names.insert(table.fontMetrics().elidedText(name, mode, table.columnWidth(column) - 16));
        }
        return names.size();
    };
    bool isBetter = false;
    for (int width = 240; width <= 400; width += 10) {
        made.panel->resize(width, 900);
        QCoreApplication::processEvents();
        for (const Qt::TextElideMode other : {Qt::ElideLeft, Qt::ElideMiddle, Qt::ElideRight})
            QVERIFY(apart(table.textElideMode()) >= apart(other));
        isBetter = isBetter || apart(table.textElideMode()) > apart(Qt::ElideMiddle);
    }
    QVERIFY(isBetter);
}

void TestStagesPanel::conditionsHaveALineOfTheirOwn()
{
    EndRow row;
    row.resize(300, 80);
    row.show({{}, {}, "swing > 50 * pi / 180", {}}, {"on the bar", "flight"}, {});
    static_cast<QWidget&>(row).show();
    QCoreApplication::processEvents();
    QVERIFY(row.findChild<FormulaField*>()->width() > 290);
    row.show({0.5, {}, {}, {}}, {"on the bar", "flight"}, {});
    QVERIFY(!row.findChild<FormulaField*>()->isVisible() && row.findChild<NumberField*>()->isVisible());
}

// A row that has no condition yet, and whose first is refused: what was typed stays to be put right.
void TestStagesPanel::refusedConditionsStay()
{
    EndRow row;
    const StageEnd end{0.5, {}, {}, {}};
    row.show(end, {"flight"}, {});
    static_cast<QWidget&>(row).show();
    auto* field = row.findChild<FormulaField*>();
    auto* kind = row.findChild<QComboBox*>();
    emit kind->activated(2);
    connect(&row, &EndRow::endWanted, &row, [&] { row.show(end, {"flight"}, {}); });  // refused: all is shown as it was
    for (const QString text : {"knee >", "knie > 17 deg"}) {
        field->setText(text);
        field->setModified(true);
        emit field->editingFinished();
        row.show(end, {"flight"}, {});
        QVERIFY(field->isVisible());
        QCOMPARE(field->text(), text);
    }
    row.forget();  // another stage
    row.show(end, {"flight"}, {});
    QVERIFY(!field->isVisible() && field->text().isEmpty());
}

void TestStagesPanel::stagesAreListed()
{
    const Recording recording = [] {
        Recording made;
        made.stages = {{0, "stance", 0, 0.2, {}, 0, 0}, {1, "late_swing", 0.2, 0.4, {}, 0, 0}};
        return made;
    }();
    const std::vector<StageRow> rows = stageRows(swingScenario(), &recording);
    QCOMPARE(rows[0].name, QStringLiteral("stance"));
    QCOMPARE(rows[0].span, rangeBetween("0.00", "0.20 s"));
    QCOMPARE(rows[0].ending, QStringLiteral("after 0.20 s"));
    QCOMPARE(rows[1].name, QStringLiteral("late swing"));
    QCOMPARE(rows[1].ending, QStringLiteral("at 0.40 s, then the run ends"));
    QVERIFY(stageRows(swingScenario(), nullptr)[0].span.isEmpty());
    // A count beside seconds must not read as a factor.
    Recording again = recording;
    again.stages.push_back({0, "stance", 0.4, 0.6, {}, 0, 0});
    QCOMPARE(stageRows(swingScenario(), &again)[0].span, rows[0].span + ", 2 times");
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
    QTest::newRow("lifts off, by its gap") << "'left foot'.gap > 0"
                                           << "until left foot lifts off";
    QTest::newRow("touches, by its force") << "right_foot.normal > 0"
                                           << "until right foot touches";
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

}  // namespace tst_stages_panel

#include "tst_stages_panel.moc"
