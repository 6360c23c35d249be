// Models with variable-length segments: what the session keeps of them, and what panels say.

#include <sstream>

#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include "core/io/model_file.h"
#include "core/report/frame_csv.h"
#include "segment_fixture.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/panels/properties/properties.h"
#include "ui/panels/properties/segment_texts.h"
#include "ui/panels/results/joint_force_summary.h"
#include "ui/panels/results/joint_table.h"
#include "ui/panels/tree/model_tree_model.h"
#include "ui/panels/tree/model_tree_panel.h"
#include "ui/session/session.h"
#include "ui/widgets/item_roles.h"

namespace tst_segments {

using namespace sinew;

class TestSegments : public QObject {
    Q_OBJECT

private slots:
    void resultsFitTheExpandedModel();
    void loadsFindPartsOfSegments();
    void tableNamesThePartsToo();
    void summaryKnowsTheSegmentsHinge();
    void resultsAreWrittenWithTheirNames();
    void sessionFollowsParts();
    void madeModelIsUntitled();
    void aBadMadeModelIsOpenedToBeMended();
    void treeShowsSegmentsAndConstraints();
    void treeFilterFindsThem();
    void segmentIsDescribed();
    void resistancesAreDescribed();
    void inertiaIsDescribed();
    void kindsAreWords_data();
    void kindsAreWords();
    void constraintsAreWords_data();
    void constraintsAreWords();
    void contactsAreShown();
};

static QString valueOf(const std::vector<Property>& properties, const QString& label)
{
    for (const Property& property : properties) {
        if (property.label == label)
            return property.value;
    }
    return {};
}

static QModelIndex child(const QAbstractItemModel& model, const QString& name, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        if (model.index(row, 0, parent).data().toString() == name)
            return model.index(row, 0, parent);
    }
    return {};
}

void TestSegments::resultsFitTheExpandedModel()
{
    const test::SegmentCase c;
    QVERIFY2(c.solution->isUsable(), c.solution->message.english().c_str());
    QVERIFY(c.solution->joints.size() > c.model.joints.size());
    QCOMPARE(c.input().usable()->joints.size(), c.expandedModel.joints.size());
}

void TestSegments::loadsFindPartsOfSegments()
{
    const test::SegmentCase c;
    const auto tip = static_cast<std::size_t>(c.situation.loads.at(0).body);
    QCOMPARE(c.mechanism.bodyNames.at(tip), std::string("shank.tip"));
    Model unknown = c.model;
    unknown.loads[0].body = "shank.end";
    QCOMPARE(makeSituation(unknown).loads[0].body, 0);
}

void TestSegments::tableNamesThePartsToo()
{
    const test::SegmentCase c;
    const TableContent table = jointTable(c.input());
    QCOMPARE(table.rows.size(), c.solution->joints.size());
    QCOMPARE(table.rows[0].name, QStringLiteral("rail"));
    QCOMPARE(table.rows[1].name, QStringLiteral("thigh"));
    QCOMPARE(table.rows.back().name, QStringLiteral("foot.tip"));
    QVERIFY(!table.rows[1].muted);
}

void TestSegments::summaryKnowsTheSegmentsHinge()
{
    test::SegmentCase c;
    c.selection = {ObjectKind::Joint, "thigh"};
    const JointForceSummary summary = summariseJointForce(c.input());
    QCOMPARE(summary.title, QStringLiteral("Thigh"));
    // The hinge bears all that hangs on it, 12 kg, and the pull of 30 N.
    const double weight = 12 * 9.81;
    SINEW_COMPARE_NEAR(c.solution->joints[1].resultant, std::hypot(weight, 30.0), {.rel = 1e-9});
    QCOMPARE(summary.big, QStringLiteral("121"));
}

void TestSegments::resultsAreWrittenWithTheirNames()
{
    const test::SegmentCase c;
    std::ostringstream stream;
    writeFrameCsv(c.frame(), c.input().model, stream);
    const QString text = QString::fromStdString(stream.str());
    for (const char* name : {"joint,rail,", "joint,thigh,", "joint,shank.rod,", "joint,foot.tip,"})
        QVERIFY2(text.contains(QLatin1String(name)), name);
}

void TestSegments::sessionFollowsParts()
{
    Session session;
    session.openMade({test::segmentModel(), {}});
    session.waitUntilSolved();
    QCOMPARE(session.expandedModel().joints.size(), session.mechanism().jointNames.size());
    QVERIFY(session.solved()->solution.isUsable());
    session.select({ObjectKind::Body, "shank.tip"});
    session.setVisible({ObjectKind::Segment, "foot"}, false);
    session.setBodyWeight(500);
    QCOMPARE(session.selection().name, std::string("shank.tip"));
    QVERIFY(session.hidden().contains({ObjectKind::Segment, "foot"}));
    QVERIFY(session.solved());  // the objects are the same, so the last solution still stands
    session.select({ObjectKind::Segment, "shank"});
    session.undo();
    QCOMPARE(session.selection(), (ObjectId{ObjectKind::Segment, "shank"}));
}

void TestSegments::madeModelIsUntitled()
{
    Session session;
    QSignalSpy changes(&session, &Session::changed);
    session.openMade({test::segmentModel(), {}});
    QCOMPARE(changes.count(), 1);
    QVERIFY(session.hasModel());
    QVERIFY(session.file().empty());
    QVERIFY(session.document().isModified(ProjectPart::Model));
    QVERIFY(!session.document().canUndo());
    QTemporaryDir folder;
    QVERIFY(session.saveAs(folder.filePath("leg.sinew.json").toStdString()));
    QVERIFY(!session.document().isModified(ProjectPart::Model));
    QVERIFY(session.openAndWait(folder.filePath("leg.sinew.json").toStdString()));
    QCOMPARE(session.model().segments, test::segmentModel().segments);
}

void TestSegments::aBadMadeModelIsOpenedToBeMended()
{
    Session session;
    session.openMade({test::segmentModel(), {}});
    Model bad = test::segmentModel();
    bad.name = "bad";
    bad.segments[1].parent = "nobody";
    session.openMade({bad, {}});
    QCOMPARE(session.project().model.name, std::string("bad"));
    QVERIFY(!session.isCurrent() && session.hasModel());
    QVERIFY(session.model() == Model{});  // nothing of the model before is shown as if it were this one's
    QCOMPARE(session.problems().front().diagnostic.severity, Severity::Error);
}

void TestSegments::treeShowsSegmentsAndConstraints()
{
    test::SegmentCase c;
    ModelTreeModel model;
    model.refresh(c.input());
    const QModelIndex segments = child(model, QStringLiteral("Segments"));
    QCOMPARE(model.rowCount(segments), 3);
    QCOMPARE(model.rowCount(child(model, QStringLiteral("Constraints"))), 0);  // which the tree then hides
    // Bodies and joints that segments become are no objects of the document.
    QCOMPARE(model.rowCount(child(model, QStringLiteral("Bodies"))), 1);
    QCOMPARE(model.rowCount(child(model, QStringLiteral("Joints"))), 1);
    const QModelIndex shank = child(model, QStringLiteral("shank"), segments);
    QCOMPARE(shank.siblingAtColumn(ModelTreeModel::ValueColumn).data().toString(), QStringLiteral("550.0 mm"));
    QVERIFY(shank.data(Qt::ToolTipRole).toString().contains(QStringLiteral("a stretching part, then a heavy rod")));
    QCOMPARE(shank.data(DotRole).value<StateDot>().kind, DotKind::Segment);
    c.set(4, 0.3);
    model.refresh(c.input());
    QCOMPARE(shank.siblingAtColumn(ModelTreeModel::ValueColumn).data().toString(), QStringLiteral("750.0 mm"));

    c.model.constraints = {{"feet_together", Closure{"foot", "ground", {}, {}, {{RelativeMotion::X}}}, {}, {}}};
    model.refresh(c.input());
    const QModelIndex constraint
        = child(model, QStringLiteral("feet together"), child(model, QStringLiteral("Constraints")));
    QVERIFY(constraint.isValid());
    QCOMPARE(model.idAt(constraint), (ObjectId{ObjectKind::Constraint, "feet_together"}));
}

void TestSegments::treeFilterFindsThem()
{
    Session session;
    session.openMade({test::segmentModel(), {}});
    ModelTreePanel panel(session);
    const auto& view = *panel.findChild<QTreeView*>();
    panel.findChild<QLineEdit*>()->setText(QStringLiteral("shan"));
    const QModelIndex segments = child(*view.model(), QStringLiteral("Segments"));
    QVERIFY(segments.isValid());
    QCOMPARE(view.model()->rowCount(segments), 1);
}

void TestSegments::segmentIsDescribed()
{
    test::SegmentCase c;
    c.selection = {ObjectKind::Segment, "shank"};
    const std::vector<Property> shank = propertiesOf(c.input());
    QCOMPARE(shank.front().value, QStringLiteral("Segment"));
    QCOMPARE(valueOf(shank, QStringLiteral("Parent")), QStringLiteral("thigh"));
    QCOMPARE(valueOf(shank, QStringLiteral("Hinge to tip")), QStringLiteral("550.0 mm"));
    QCOMPARE(valueOf(shank, QStringLiteral("shank stretch")), QStringLiteral("100.0 mm"));
    QCOMPARE(valueOf(shank, QStringLiteral("Rod")), QStringLiteral("3.00 kg"));
    QCOMPARE(valueOf(shank, QStringLiteral("its length")), QStringLiteral("400.0 mm"));
    QVERIFY(!valueOf(shank, QStringLiteral("Resultant")).isEmpty());
    c.selection = {ObjectKind::Segment, "thigh"};
    const std::vector<Property> thigh = propertiesOf(c.input());
    QCOMPARE(valueOf(thigh, QStringLiteral("Whole")), QStringLiteral("9.00 kg"));
    QCOMPARE(valueOf(thigh, QStringLiteral("Point at 50 % of the length")), QStringLiteral("8.00 kg"));
    c.selection = {ObjectKind::Segment, "nobody"};
    QVERIFY(propertiesOf(c.input()).empty());
    // What a segment becomes can be read too.
    c.selection = {ObjectKind::Joint, "shank.rod"};
    QCOMPARE(valueOf(propertiesOf(c.input()), QStringLiteral("Child")), QStringLiteral("shank.rod"));
}

void TestSegments::resistancesAreDescribed()
{
    test::SegmentCase c;
    c.selection = {ObjectKind::Coordinate, "knee_angle"};
    const std::vector<Property> knee = propertiesOf(c.input());
    QCOMPARE(valueOf(knee, QStringLiteral("Stiffness")), QStringLiteral("15.0 N m/rad"));
    QCOMPARE(valueOf(knee, QStringLiteral("Cubic stiffness")), QStringLiteral("2.00 N m/rad³"));
    c.selection = {ObjectKind::Coordinate, "shank_stretch"};
    const std::vector<Property> stretch = propertiesOf(c.input());
    QCOMPARE(valueOf(stretch, QStringLiteral("Damping")), QStringLiteral("40.0 N s/m"));
    QCOMPARE(valueOf(stretch, QStringLiteral("Stiffness")), QStringLiteral("5000 N/m"));
    c.selection = {ObjectKind::Coordinate, "slide"};
    QVERIFY(valueOf(propertiesOf(c.input()), QStringLiteral("Stiffness")).isEmpty());
}

void TestSegments::inertiaIsDescribed()
{
    test::SegmentCase c;
    c.selection = {ObjectKind::Body, "cart"};
    QCOMPARE(valueOf(propertiesOf(c.input()), QStringLiteral("Moments of inertia")),
             QStringLiteral("0.100, 0.200, 0.300 kg m²"));
}

void TestSegments::kindsAreWords_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("points");
    QTest::addColumn<bool>("stretches");
    QTest::addColumn<QString>("words");
    const auto row = [](SegmentKind kind, int points, bool stretches, const char* words) {
        QTest::newRow(words) << static_cast<int>(kind) << points << stretches << QString::fromUtf8(words);
    };
    row(SegmentKind::Points, 2, true, "point masses on a stretching rod");
    row(SegmentKind::Points, 1, false, "a point mass on a rod of constant length");
    row(SegmentKind::Points, 0, false, "a weightless rod of constant length");
    row(SegmentKind::StretchRod, 0, true, "a stretching part, then a heavy rod");
    row(SegmentKind::RodBetween, 0, true, "a heavy rod between two stretching parts");
    row(SegmentKind::RodsApart, 0, true, "two heavy rods with a stretching part between them");
    row(SegmentKind::Telescope, 0, true, "a heavy rod that slides in a heavy tube");
}

void TestSegments::kindsAreWords()
{
    QFETCH(int, kind);
    QFETCH(int, points);
    QFETCH(bool, stretches);
    Segment segment{.name = "s", .kind = static_cast<SegmentKind>(kind)};
    segment.points.resize(static_cast<std::size_t>(points));
    segment.stretches = {{stretches ? "q" : "", 1}};
    QTEST(kindText(segment), "words");
}

void TestSegments::constraintsAreWords_data()
{
    QTest::addColumn<QList<int>>("held");
    QTest::addColumn<QString>("words");
    const auto row
        = [](QList<int> held, const char* words) { QTest::newRow(words) << held << QString::fromUtf8(words); };
    row({0, 1, 2}, "ball between toe and ground");
    row({0, 1}, "hinge in the plane between toe and ground");
    row({0, 1, 2, 3, 4}, "hinge between toe and ground");
    row({5, 4, 3, 2, 1, 0}, "weld between toe and ground");
    row({1}, "1 motion held between toe and ground");
}

void TestSegments::constraintsAreWords()
{
    QFETCH(QList<int>, held);
    Closure closure{"toe", "ground", {}, {}, {}};
    for (const int motion : held)
        closure.held.push_back({static_cast<RelativeMotion>(motion)});
    QTEST(kindText(Constraint{"c", closure, {}, {}}), "words");
    const Coupling coupling{"knee", {0, {{"hip"}}}};
    QCOMPARE(kindText(Constraint{"c", coupling, {}, {}}), QStringLiteral("knee follows hip"));
}

void TestSegments::contactsAreShown()
{
    test::SegmentCase c;
    Contact heel{.name = "left_heel", .body = "shank.tip", .point = {0.1, 0, 0}, .normal = {0, 2, 0}};
    heel.compliance = ContactCompliance{3e4, 200, 0.01};
    heel.friction = ContactFriction{0.8, 2e4, 90};
    c.model.contacts = {heel};
    ModelTreeModel model;
    model.refresh(c.input());
    const QModelIndex contact = child(model, QStringLiteral("left heel"), child(model, QStringLiteral("Contacts")));
    QVERIFY(contact.isValid());
    QCOMPARE(model.idAt(contact), (ObjectId{ObjectKind::Contact, "left_heel"}));
    QCOMPARE(contact.siblingAtColumn(ModelTreeModel::ValueColumn).data().toString(), QStringLiteral("gives way"));
    QVERIFY(contact.data(Qt::ToolTipRole).toString().contains(QStringLiteral("shank.tip against ground")));
    c.selection = {ObjectKind::Contact, "left_heel"};
    const std::vector<Property> properties = propertiesOf(c.input());
    QCOMPARE(valueOf(properties, QStringLiteral("Against")), QStringLiteral("ground"));
    QCOMPARE(valueOf(properties, QStringLiteral("Normal")), QStringLiteral("0, 1, 0"));
    QCOMPARE(valueOf(properties, QStringLiteral("Coefficient")), QStringLiteral("0.8"));
    QVERIFY(valueOf(properties, QStringLiteral("Damping along the plane")).startsWith(QStringLiteral("90")));
}

SINEW_TEST(TestSegments)

}  // namespace tst_segments

#include "tst_segments.moc"
