#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "panel_fixture.h"
#include "tests/support/test_registry.h"
#include "ui/panels/tree/model_tree_model.h"
#include "ui/widgets/item_roles.h"

namespace tst_model_tree_model {

using namespace sinew;

class TestModelTreeModel : public QObject {
    Q_OBJECT

private slots:
    void showsTheObjects();
    void groupsStrands();
    void showsValues();
    void updatesValuesWithoutMovingRows();
    void replacesOnlyBranchesThatHaveOtherObjects();
    void asksForVisibility();
    void findsObjects();
    void loadsOfOneNameAreToldApart();
    void aRecordingShowsItsOwnNumbers();
    void listsWithoutABranchOfTheirOwnAreShown();
};

static QModelIndex child(const QAbstractItemModel& model, const QString& name, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        if (model.index(row, 0, parent).data().toString() == name)
            return model.index(row, 0, parent);
    }
    return {};
}

static QString valueBeside(const QModelIndex& index)
{
    return index.siblingAtColumn(ModelTreeModel::ValueColumn).data().toString();
}

void TestModelTreeModel::showsTheObjects()
{
    test::PanelFixture fixture;
    ModelTreeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.refresh(fixture.input());
    QCOMPARE(model.rowCount(), 10);
    QCOMPARE(model.rowCount(child(model, QStringLiteral("Constraints"))), 0);
    const QModelIndex links = child(model, QStringLiteral("Links"));
    QCOMPARE(links.data(SummaryRole).toString(), QStringLiteral("2 pull, 1 slack"));
    const QModelIndex body = child(model, QStringLiteral("femur (right)"), child(model, QStringLiteral("Bodies")));
    QVERIFY(body.isValid());
    QCOMPARE(body.data(NameRole).toString(), QStringLiteral("femur_r"));
    const QModelIndex pelvis = child(model, QStringLiteral("pelvis"), child(model, QStringLiteral("Bodies")));
    QCOMPARE(pelvis.data(Qt::ToolTipRole).toString(), QStringLiteral("pelvis\nA. Author, A book, 1999."));
    QVERIFY(child(model, QStringLiteral("slow walking"), child(model, QStringLiteral("Activities"))).isValid());
}

// Sources have neither an ObjectKind nor a branch of their own.
void TestModelTreeModel::listsWithoutABranchOfTheirOwnAreShown()
{
    test::PanelFixture fixture;
    PanelInput input = fixture.input();
    const Project project{input.document, {}};
    input.project = &project;
    ModelTreeModel model;
    model.refresh(input);
    const QModelIndex sources = child(model, QStringLiteral("Sources"));
    QVERIFY(sources.isValid());
    QVERIFY((model.entryAt(sources).list == Place{"sources"}));
    QCOMPARE(model.rowCount(sources), static_cast<int>(project.model.sources.size()));
    const QModelIndex first = model.index(0, 0, sources);
    QVERIFY((model.idAt(first) == ObjectId{ObjectKind::Other, project.model.sources.front().name, {}, {}, "sources"}));
    QCOMPARE(first.data(Qt::ToolTipRole).toString(), QString::fromStdString(project.model.sources.front().text));
}

void TestModelTreeModel::groupsStrands()
{
    test::PanelFixture fixture;
    ModelTreeModel model;
    model.refresh(fixture.input());
    const QModelIndex links = child(model, QStringLiteral("Links"));
    QCOMPARE(model.rowCount(links), 2);
    const QModelIndex muscle = child(model, QStringLiteral("gluteus medius"), links);
    QCOMPARE(valueBeside(muscle), QStringLiteral("420 N"));
    QVERIFY(model.idAt(muscle).isNull());
    QCOMPARE(model.rowCount(muscle), 2);
    QVERIFY(child(model, QStringLiteral("anterior"), muscle).isValid());
    // It stands for its strands: it can be chosen, and is seen as long as one of them is.
    const ObjectId anterior{ObjectKind::Link, "gluteus_medius_anterior"},
        posterior{ObjectKind::Link, "gluteus_medius_posterior"};
    QCOMPARE(model.entryAt(muscle).ids(), (std::vector<ObjectId>{anterior, posterior}));
    QVERIFY(model.flags(muscle) & Qt::ItemIsSelectable);
    const auto isSeen = [&] {
        return muscle.siblingAtColumn(ModelTreeModel::EyeColumn).data(Qt::CheckStateRole).value<Qt::CheckState>()
               == Qt::Checked;
    };
    QVERIFY(isSeen());
    fixture.hidden = {anterior};
    model.refresh(fixture.input());
    QVERIFY(isSeen());
    fixture.hidden = {anterior, posterior};
    model.refresh(fixture.input());
    QVERIFY(!isSeen());
}

void TestModelTreeModel::showsValues()
{
    test::PanelFixture fixture;
    ModelTreeModel model;
    model.refresh(fixture.input());
    const QModelIndex hip = child(model, QStringLiteral("hip (right)"), child(model, QStringLiteral("Joints")));
    QCOMPARE(valueBeside(hip), QStringLiteral("2.40 BW"));
    QCOMPARE(hip.siblingAtColumn(1).data(UnitRole).toString(), QStringLiteral("BW"));
    const QModelIndex slack = child(model, QStringLiteral("gracilis"), child(model, QStringLiteral("Links")));
    QCOMPARE(valueBeside(slack), QStringLiteral("slack"));
    QCOMPARE(slack.data(DotRole).value<StateDot>().kind, DotKind::Slack);
    const QModelIndex load = child(model, QStringLiteral("upper body"), child(model, QStringLiteral("Loads")));
    QCOMPARE(valueBeside(load), QStringLiteral("350 N"));

    fixture.situation.bodyWeight = 0;
    model.refresh(fixture.input());
    QCOMPARE(valueBeside(hip), QStringLiteral("1680 N"));
}

void TestModelTreeModel::updatesValuesWithoutMovingRows()
{
    test::PanelFixture fixture;
    ModelTreeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.refresh(fixture.input());
    const QPersistentModelIndex slack(child(model, QStringLiteral("gracilis"), child(model, QStringLiteral("Links"))));
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy removals(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);

    model.refresh(fixture.input());
    QCOMPARE(changes.count(), 0);

    fixture.solution->engaged[2] = true;
    fixture.solution->forces[2] = 12;
    model.refresh(fixture.input());
    QVERIFY(changes.count() >= 2);  // the link and the summary of its heading
    QCOMPARE(removals.count() + resets.count(), 0);
    QVERIFY(slack.isValid());
    QCOMPARE(valueBeside(slack), QStringLiteral("12.0 N"));
}

void TestModelTreeModel::replacesOnlyBranchesThatHaveOtherObjects()
{
    test::PanelFixture fixture;
    ModelTreeModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.refresh(fixture.input());
    const QPersistentModelIndex body(child(model, QStringLiteral("pelvis"), child(model, QStringLiteral("Bodies"))));
    Load extra;
    extra.name = "bag";
    extra.body = "pelvis";
    fixture.model.activities[0].loads.push_back(extra);
    PanelInput input = fixture.input();
    input.activity = &fixture.model.activities[0];
    model.refresh(input);
    QVERIFY(body.isValid());
    const QModelIndex loads = child(model, QStringLiteral("Loads"));
    QCOMPARE(model.rowCount(loads), 2);
    const QModelIndex activities = child(model, QStringLiteral("Activities"));
    QCOMPARE(model.index(0, 0, activities).data(DotRole).value<StateDot>().kind, DotKind::ChosenActivity);
    fixture.model = {};
    fixture.situation = makeSituation(fixture.model);
    model.refresh(fixture.input());
    QVERIFY(!body.isValid());
    QCOMPARE(model.rowCount(loads), 0);
}

void TestModelTreeModel::asksForVisibility()
{
    test::PanelFixture fixture;
    fixture.hidden = {{ObjectKind::Body, "pelvis"}};
    ModelTreeModel model;
    model.refresh(fixture.input());
    const QModelIndex eye = child(model, QStringLiteral("pelvis"), child(model, QStringLiteral("Bodies")))
                                .siblingAtColumn(ModelTreeModel::EyeColumn);
    QCOMPARE(eye.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::Unchecked);
    std::vector<ObjectId> asked;
    bool visible = false;
    connect(&model, &ModelTreeModel::visibilityWanted, this, [&](const std::vector<ObjectId>& ids, bool wanted) {
        asked = ids;
        visible = wanted;
    });
    QVERIFY(model.setData(eye, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(asked == (std::vector<ObjectId>{{ObjectKind::Body, "pelvis"}}));
    QVERIFY(visible);
    QVERIFY(!model.setData(child(model, QStringLiteral("Bodies")), Qt::Checked, Qt::CheckStateRole));
}

void TestModelTreeModel::findsObjects()
{
    test::PanelFixture fixture;
    ModelTreeModel model;
    model.refresh(fixture.input());
    const ObjectId id{ObjectKind::Link, "gluteus_medius_posterior"};
    QVERIFY(model.idAt(model.indexOf(id)) == id);
    QVERIFY(!model.indexOf({}).isValid());
    QVERIFY(!model.indexOf({ObjectKind::Link, "nobody"}).isValid());
}

// Loads of model, activity and step had one id when they shared a name: choosing one chose the first.
void TestModelTreeModel::loadsOfOneNameAreToldApart()
{
    test::PanelFixture fixture;
    Activity& walking = fixture.model.activities[1];
    walking.loads = fixture.model.loads;
    walking.steps[0].loads = fixture.model.loads;
    PanelInput input = fixture.input();
    input.activity = &walking;
    input.step = 0;
    ModelTreeModel model;
    model.refresh(input);
    const QModelIndex loads = child(model, QStringLiteral("Loads"));
    QCOMPARE(model.rowCount(loads), 3);
    const ObjectId expected[] = {{ObjectKind::Load, "upper_body"},
                                 {ObjectKind::Load, "upper_body", "slow_walking"},
                                 {ObjectKind::Load, "upper_body", "slow_walking", "0_%"}};
    for (int row = 0; row < 3; ++row) {
        QVERIFY(model.idAt(model.index(row, 0, loads)) == expected[row]);
        QCOMPARE(model.indexOf(expected[row]).row(), row);
    }
}

// In the Motion workspace the tree showed the posture's forces beside the recording's picture.
void TestModelTreeModel::aRecordingShowsItsOwnNumbers()
{
    test::PanelFixture fixture;
    fixture.model.activities[0].loads = {{.name = "bag", .body = "pelvis", .force = {1, 0, 0}}};
    ResultFrame frame = fixture.frame();
    frame.time = 0.25;
    frame.coordinates[0].value = 1;
    frame.joints[0]->force = {0, 0, 700};
    frame.links[2].isEngaged = true;
    frame.links[2].force = 33;
    PanelInput input = fixture.input();
    input.activity = &fixture.model.activities[0];
    input.frame = std::make_shared<const ResultFrame>(frame);
    ModelTreeModel model;
    model.refresh(input);
    const auto valueOf = [&](const char* branch, const char* name) {
        return valueBeside(child(model, QString(name), child(model, QString(branch))));
    };
    QCOMPARE(valueOf("Joints", "hip (right)"), QStringLiteral("1.00 BW"));
    QCOMPARE(valueOf("Links", "gracilis"), QStringLiteral("33.0 N"));
    QCOMPARE(valueOf("Coordinates", "hip flexion"), QStringLiteral("57.3°"));
    // The activity's loads do not act on a motion.
    QCOMPARE(model.rowCount(child(model, QStringLiteral("Loads"))), 1);
}

SINEW_TEST(TestModelTreeModel)

}  // namespace tst_model_tree_model

#include "tst_model_tree_model.moc"
