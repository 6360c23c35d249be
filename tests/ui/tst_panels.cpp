#include <memory>
#include <set>

#include <QApplication>
#include <QListView>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/panels/figure_offer.h"
#include "ui/panels/messages/messages_panel.h"
#include "ui/panels/properties/properties_panel.h"
#include "ui/panels/results/joint_force_panel.h"
#include "ui/panels/results/joints_panel.h"
#include "ui/panels/results/links_panel.h"
#include "ui/panels/results/object_table_view.h"
#include "ui/panels/results/series_panel.h"
#include "ui/panels/results/series_plot.h"
#include "ui/panels/tree/model_tree_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/range_gauge.h"

namespace tst_panels {

using namespace sinew;

// The panels over a real session with the hip.
class TestPanels : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void startWithoutAModel();
    void aModelWithoutLinksSaysSo();
    void tableIsSortedByForce();
    void sortingSurvivesANewPosture();
    void optionalColumnsLeaveNamesWhole();
    void rowsWaitForTheSolution();
    void numbersAreNotCutBesideWords();
    void tableSelectionGoesBothWays();
    void tableCopiesRows();
    void gaugeSpeaks();
    void seriesFollowsTheStep();
    void messagesAreListedAndCleared();
    void theNewestMessageIsSeenFromItsBeginning();

private:
    void solve();
    QModelIndex find(const QAbstractItemModel& model, const QString& name, const QModelIndex& parent = {}) const;

    std::unique_ptr<Session> m_session;
};

void TestPanels::init()
{
    m_session = std::make_unique<Session>();
    QVERIFY(m_session->openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    solve();
}

void TestPanels::cleanup()
{
    m_session.reset();
}

void TestPanels::solve()
{
    m_session->waitUntilSolved();
    QVERIFY(QTest::qWaitFor([this] { return m_session->solved() && m_session->series(); }));
}

QModelIndex TestPanels::find(const QAbstractItemModel& model, const QString& name, const QModelIndex& parent) const
{
    const QModelIndexList found
        = model.match(model.index(0, 0, parent), NameRole, name, 1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.constFirst();
}

void TestPanels::startWithoutAModel()
{
    Session empty;
    ModelTreePanel tree(empty);
    PropertiesPanel properties(empty);
    JointForcePanel force(empty);
    LinksPanel links(empty);
    JointsPanel joints(empty);
    SeriesPanel series(empty);
    MessagesPanel messages(empty);
    QVERIFY(empty.openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    QCOMPARE(links.findChild<QTableView*>()->model()->rowCount(), 27);
}

static std::vector<double> forcesOf(const QTableView& table)
{
    std::vector<double> forces;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        forces.push_back(table.model()->index(row, 1).data(SortRole).toDouble());
    return forces;
}

void TestPanels::aModelWithoutLinksSaysSo()
{
    Session session;
    LinksPanel panel(session);
    panel.show();
    const auto* table = panel.findChild<QTableView*>();
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/five_link.sinew.json"));
    QVERIFY(!table->isVisible());
    QVERIFY(session.openAndWait(SINEW_RESOURCE_DIR "/models/hip.sinew.json"));
    QVERIFY(table->isVisible());
}

static void verifyDescending(const std::vector<double>& forces)
{
    for (std::size_t i = 1; i < forces.size(); ++i) {
        const bool slack = forces[i] != forces[i];
        QVERIFY2(slack || forces[i] <= forces[i - 1], qPrintable(QString::number(i)));
    }
}

void TestPanels::tableIsSortedByForce()
{
    LinksPanel panel(*m_session);
    const auto& table = *panel.findChild<QTableView*>();
    const std::vector<double> forces = forcesOf(table);
    QVERIFY(forces.front() > 0);
    QVERIFY(forces.back() != forces.back());
    verifyDescending(forces);
}

void TestPanels::sortingSurvivesANewPosture()
{
    LinksPanel panel(*m_session);
    auto& table = *panel.findChild<QTableView*>();
    const std::vector<double> before = forcesOf(table);
    m_session->setCoordinateValue(3, 0.5);
    solve();
    QVERIFY(QTest::qWaitFor([&] { return forcesOf(table) != before; }));
    verifyDescending(forcesOf(table));
    // Slack links stay at the end also when the smallest force comes first.
    table.sortByColumn(1, Qt::AscendingOrder);
    const std::vector<double> ascending = forcesOf(table);
    QVERIFY(ascending.front() == ascending.front());
    QVERIFY(ascending.back() != ascending.back());
}

// A number of as many characters as a word that was there before it is wider.
void TestPanels::numbersAreNotCutBesideWords()
{
    TableCell cell = QStringLiteral("slick");
    ObjectTableView table(*m_session,
                          [&](const PanelInput&) {
                              TableRow row;
                              row.name = QStringLiteral("link");
                              row.cells = {cell};
                              return TableContent{{{.title = "link"}, {.title = "N"}}, {row}};
                          },
                          {"0", "name", "name", {}});
    cell = {0.554, Quantity::Force};
    const QString text = QStringLiteral("0.554");
    m_session->setCoordinateValue(3, 0.45);
    QTRY_COMPARE(table.model()->index(0, 1).data().toString(), text);
    QVERIFY(table.columnWidth(1) >= table.fontMetrics().horizontalAdvance(text) + 10);
}

void TestPanels::optionalColumnsLeaveNamesWhole()
{
    const QString name = QStringLiteral("a long name of a muscle");
    ObjectTableView table(*m_session,
                          [&](const PanelInput&) {
                              TableRow row;
                              row.name = name;
                              row.cells.assign(3, {1, Quantity::Force});
                              return TableContent{
                                  {{.title = "link"}, {.title = "A"}, {.title = "B", .optional = true}, {.title = "C"}},
                                  {row}};
                          },
                          {"0000", name, "name", {}});
    const int needed = table.fontMetrics().horizontalAdvance(name) + 30 + table.columnWidth(1) + table.columnWidth(3);
    table.resize(needed + 5, 200);
    table.show();
    QTRY_COMPARE(table.viewport()->width(), needed + 5);
    QVERIFY(table.isColumnHidden(2));  // though there is room before the column behind it takes its own
    QVERIFY(!table.isColumnHidden(3));
    table.resize(needed + 5 + table.columnWidth(1), 200);
    QTRY_VERIFY(!table.isColumnHidden(2));
}

void TestPanels::rowsWaitForTheSolution()
{
    int made = 0;
    const ObjectTableView table(*m_session,
                                [&](const PanelInput&) {
                                    ++made;
                                    return TableContent{{{.title = "link"}, {.title = "force"}}, {}};
                                },
                                {"0", "name", "name", {}});
    const int before = made;
    m_session->setCoordinateValue(3, 0.4);
    QCOMPARE(made, before);
    QTRY_VERIFY(made > before);
}

void TestPanels::tableSelectionGoesBothWays()
{
    LinksPanel panel(*m_session);
    auto& table = *panel.findChild<QTableView*>();
    table.setCurrentIndex(table.model()->index(2, 0));
    const ObjectId chosen = m_session->selection();
    QCOMPARE(chosen.kind, ObjectKind::Link);
    QCOMPARE(QString::fromStdString(chosen.name), table.model()->index(2, 0).data(NameRole).toString());
    m_session->select({ObjectKind::Link, "iliopsoas"});
    QCOMPARE(table.currentIndex().data(NameRole).toString(), QStringLiteral("iliopsoas"));
    m_session->select({ObjectKind::Joint, "hip_r"});
    QVERIFY(!table.selectionModel()->hasSelection());
    QCOMPARE(m_session->selection().kind, ObjectKind::Joint);
}

void TestPanels::tableCopiesRows()
{
    LinksPanel panel(*m_session);
    auto& table = *panel.findChild<ObjectTableView*>();
    panel.show();
    table.setFocus();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    table.selectRow(0);
    QTest::keySequence(&table, QKeySequence::Copy);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0], QStringLiteral("link\tforce (N)\tstress (N/cm²)\tarm (mm)\tBW (%)\tlength (mm)"));
    QCOMPARE(lines[1].split(u'\t').size(), 6);
    QCOMPARE(table.rowsAsText(false).count(u'\n'), 28);
}

void TestPanels::gaugeSpeaks()
{
    JointForcePanel panel(*m_session);
    const auto& gauge = *panel.findChild<RangeGauge*>();
    QVERIFY(gauge.values().value.has_value());
    QVERIFY(gauge.accessibleDescription().contains(QStringLiteral("Computed")));
}

void TestPanels::seriesFollowsTheStep()
{
    m_session->setActivity(1, 0);
    solve();
    SeriesPanel panel(*m_session);
    QVERIFY(panel.data().emptyText.isEmpty());
    QCOMPARE(panel.data().steps.size(), qsizetype(m_session->currentActivity()->steps.size()));
    QTest::keyClick(panel.findChild<SeriesPlot*>(), Qt::Key_Right);
    QCOMPARE(m_session->step(), 1);
    QCOMPARE(panel.data().current, 1);
    const QString svg = QString::fromUtf8(figureBytes(*panel.findChild<FigureOffer*>()->figure(), PaperFormat::Svg));
    const QString axis = panel.data().title + ", BW";
    for (const QString& words : {axis, QString("computed"), QString("shown: ")})
        QVERIFY2(svg.contains(words), qPrintable(words));
    QVERIFY(svg.contains(panel.findChild<FigureOffer*>()->title()));
    const auto& note = *panel.findChild<QLabel*>("seriesNote");
    QVERIFY(note.isHidden());
    m_session->setCoordinateValue(0, m_session->situation().values[0] + 0.1);
    solve();
    QVERIFY(!note.isHidden() && !note.text().isEmpty());
    m_session->resetPosture();
    QVERIFY(note.isHidden());
}

void TestPanels::messagesAreListedAndCleared()
{
    MessagesPanel panel(*m_session);
    m_session->clearMessages();
    m_session->report({Severity::Warning, "/somewhere/a.json", 3, 7, std::string("unknown key"),
                       std::string("did you mean 'name'?")});
    const auto& list = *panel.findChild<QListView*>();
    QCOMPARE(list.model()->rowCount(), 1);
    QCOMPARE(list.model()->index(0, 0).data(Qt::UserRole + 2).toString(), QStringLiteral("a.json:3:7"));
    for (QPushButton* button : panel.findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Clear"))
            button->click();
    }
    QVERIFY(m_session->messages().empty());
    QCOMPARE(list.model()->rowCount(), 0);
}

// A panel that came up with its first message, or was low, showed the end of its text or nothing.
void TestPanels::theNewestMessageIsSeenFromItsBeginning()
{
    MessagesPanel panel(*m_session);
    m_session->clearMessages();
    auto* list = panel.findChild<QListView*>();
    const auto newest = [&] { return list->visualRect(list->model()->index(list->model()->rowCount() - 1, 0)); };
    const std::string text = QString("there is much to say about this ").repeated(20).toStdString();
    m_session->report({Severity::Error, {}, 0, 0, text, std::string("do something else")});
    panel.resize(300, 90);
    panel.show();
    QTRY_VERIFY(newest().height() > list->viewport()->height());
    QTRY_COMPARE(newest().top(), 0);
    m_session->report({Severity::Error, {}, 0, 0, "a second: " + text, std::string("do something else")});
    QTRY_COMPARE(newest().top(), 0);
    panel.resize(700, 100);
    QTRY_COMPARE(newest().top(), 0);
    m_session->clearMessages();
}

SINEW_TEST(TestPanels)

}  // namespace tst_panels

#include "tst_panels.moc"
