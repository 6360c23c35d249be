#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/results/joint_table.h"
#include "ui/panels/results/link_table.h"
#include "ui/widgets/item_roles.h"

namespace tst_link_table {

using namespace sinew;

class TestLinkTable : public QObject {
    Q_OBJECT

private slots:
    void showsForcesArmsAndLengths();
    void hidesBodyWeightsWithoutOne();
    void showsStressesOfLinksWithAnArea();
    void warnsAtTheStrengthOfALink();
    void showsNoForceOfAPostureThatIsNotHoldable();
    void updatesWithoutReset();
    void resetsForOtherLinks();
    void findsObjects();
    void showsJoints();
};

void TestLinkTable::showsForcesArmsAndLengths()
{
    const test::PanelFixture fixture;
    const TableContent table = linkTable(fixture.input());
    QCOMPARE(table.rows.size(), std::size_t(3));
    const TableRow& first = table.rows[0];
    QCOMPARE(first.name, QStringLiteral("gluteus medius ant."));
    QCOMPARE(first.cells[0].text(), QStringLiteral("350"));
    QCOMPARE(first.cells[3].text(), QStringLiteral("50"));
    QCOMPARE(first.cells[2].text(), QStringLiteral("20.0"));
    QCOMPARE(first.cells[4].text(), QStringLiteral("100.0"));
    // The legend ends at 500 N.
    QVERIFY(first.dot == (StateDot{DotKind::Engaged, 0.7}));
    QVERIFY(!first.muted);
    // The size of the arm; the locked translation's does not count.
    QCOMPARE(table.rows[1].cells[2].text(), QStringLiteral("30.0"));
    QVERIFY(table.rows[1].cells[2].order() > table.rows[0].cells[2].order());
    const TableRow& slack = table.rows[2];
    QCOMPARE(slack.cells[0].text(), QStringLiteral("slack"));
    QVERIFY(slack.cells[0].order() != slack.cells[0].order());
    QVERIFY(slack.muted);
    QCOMPARE(slack.dot.kind, DotKind::Slack);
}

void TestLinkTable::hidesBodyWeightsWithoutOne()
{
    test::PanelFixture fixture;
    QVERIFY(!linkTable(fixture.input()).columns[4].hidden);
    fixture.situation.bodyWeight = 0;
    QVERIFY(linkTable(fixture.input()).columns[4].hidden);
    QVERIFY(jointTable(fixture.input()).columns[2].hidden);
}

void TestLinkTable::showsStressesOfLinksWithAnArea()
{
    test::PanelFixture fixture;
    QVERIFY(linkTable(fixture.input()).columns[2].hidden);  // no link states an area
    for (Link* link : {&fixture.model.links[0], &fixture.model.links[2]})
        link->stiffness = MaterialStiffness{.area = 7e-4, .modulus = 3e6};
    const TableContent table = linkTable(fixture.input());
    QVERIFY(!table.columns[2].hidden);
    QCOMPARE(table.columns[2].unit, QStringLiteral("N/cm²"));
    QCOMPARE(table.rows[0].cells[1].text(), QStringLiteral("50.0"));  // 350 N over 7 cm²
    QCOMPARE(table.rows[0].cells[1].order(), 5e5);                    // Pa
    QCOMPARE(table.rows[1].cells[1].text(), QStringLiteral("–"));
    QCOMPARE(table.rows[2].cells[1].text(), QStringLiteral("–"));  // slack
}

void TestLinkTable::warnsAtTheStrengthOfALink()
{
    test::PanelFixture fixture;
    fixture.model.links[0].strength = Strength{.force = 351};
    QVERIFY(!linkTable(fixture.input()).rows[0].warns);
    fixture.model.links[0].strength->force = 350;
    fixture.model.links[2].strength = Strength{.force = 1};  // slack
    ObjectTableModel model;
    model.refresh(linkTable(fixture.input()));
    QVERIFY(model.rows()[0].warns);
    QVERIFY(!model.rows()[1].warns && !model.rows()[2].warns);
    QVERIFY(model.index(0, 1).data(WarnsRole).toBool());
    const QString toolTip = model.index(0, 0).data(Qt::ToolTipRole).toString();
    QVERIFY2(toolTip.contains(QLatin1String("350 N")), qPrintable(toolTip));
    // Beyond it is worse, not better.
    fixture.model.links[0].strength->force = 200;
    QVERIFY(linkTable(fixture.input()).rows[0].warns);
}

void TestLinkTable::showsNoForceOfAPostureThatIsNotHoldable()
{
    test::PanelFixture fixture;
    fixture.solution->status = StaticsStatus::NotHoldable;
    const TableContent table = linkTable(fixture.input());
    QCOMPARE(table.rows[0].cells[0].text(), QStringLiteral("–"));
    QCOMPARE(table.rows[0].cells[4].text(), QStringLiteral("100.0"));
    QCOMPARE(jointTable(fixture.input()).rows[0].cells[0].text(), QStringLiteral("–"));
}

void TestLinkTable::updatesWithoutReset()
{
    test::PanelFixture fixture;
    ObjectTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.refresh(linkTable(fixture.input()));
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);

    model.refresh(linkTable(fixture.input()));
    QCOMPARE(changes.count(), 0);

    fixture.solution->forces[1] = 80;
    model.refresh(linkTable(fixture.input()));
    QCOMPARE(resets.count(), 0);
    // Its name has another dot; force and share of body weight are others, stress, arm and length are not.
    const int others[] = {0, 1, 4};
    QCOMPARE(changes.count(), 3);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(changes[i][0].toModelIndex(), model.index(1, others[i]));
        QCOMPARE(changes[i][1].toModelIndex(), model.index(1, others[i]));
    }
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("80.0"));
}

void TestLinkTable::resetsForOtherLinks()
{
    test::PanelFixture fixture;
    ObjectTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.refresh(linkTable(fixture.input()));
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    fixture.model.links.pop_back();
    PanelInput input = fixture.input();
    input.frame = nullptr;  // the session drops what is of other objects
    model.refresh(linkTable(input));
    QCOMPARE(resets.count(), 1);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("–"));
}

void TestLinkTable::findsObjects()
{
    const test::PanelFixture fixture;
    ObjectTableModel model;
    model.refresh(linkTable(fixture.input()));
    const ObjectId id{ObjectKind::Link, "gracilis"};
    QCOMPARE(model.indexOf(id).row(), 2);
    QVERIFY(model.idAt(model.index(2, 0)) == id);
    QVERIFY(!model.indexOf({ObjectKind::Body, "gracilis"}).isValid());
    QCOMPARE(model.index(2, 0).data(NameRole).toString(), QStringLiteral("gracilis"));
}

void TestLinkTable::showsJoints()
{
    const test::PanelFixture fixture;
    const TableRow row = jointTable(fixture.input()).rows.at(0);
    QCOMPARE(row.cells[0].text(), QStringLiteral("1680"));
    QCOMPARE(row.cells[1].text(), QStringLiteral("2.40"));
    QCOMPARE(row.cells[3].text(), QStringLiteral("1680"));
    QCOMPARE(row.cells[5].text(), QStringLiteral("1.50"));
}

SINEW_TEST(TestLinkTable)

}  // namespace tst_link_table

#include "tst_link_table.moc"
