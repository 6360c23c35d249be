// Edits of the model in a session: undo, files, and what was set before that survives them.

#include <limits>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/document/verbs.h"
#include "core/io/model_file.h"
#include "core/schema/mirror.h"
#include "session_fixture.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/session/follow_model.h"
#include "ui/session/session.h"

namespace tst_session_edits {

using namespace sinew;
using test::hip;
using test::twoLinks;
using test::withActivities;

class TestSessionEdits : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void bodyWeightIsUndone();
    void mirrorIsUndone();
    void aModelWithoutSidesSaysSo();
    void anEditMayLeaveTheModelWrong();
    void aGestureIsOneEntry();
    void postureIsKeptInItsActivity();
    void postureIsKeptInTheModelWithoutActivity();
    void savingMarksAsUnmodified();
    void examplesAreCopies();
    void editsKeepWhatWasSet();
    void imposedLengthsSurviveEdits();
    void undoEndsAGesture();
    void editsOfThePostureAreSeen();
    void aPostureIsSetAsAWhole();
    void theMotionIsMirroredToo();

private:
    QTemporaryDir m_folder;
};

void TestSessionEdits::bodyWeightIsUndone()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setCoordinateValue(0, 0.25);
    session.setBodyWeight(710);
    session.setBodyWeight(720);
    QCOMPARE(session.model().bodyWeight, 720.0);
    QCOMPARE(session.situation().bodyWeight, 720.0);
    QVERIFY(session.document().isModified(ProjectPart::Model));
    QCOMPARE(session.document().undoSentence(), std::string("Set body weight"));
    // One gesture is one entry, and the posture on the screen is no edit of the model.
    session.undo();
    QCOMPARE(session.model().bodyWeight, 700.0);
    QCOMPARE(session.situation().bodyWeight, 700.0);
    QCOMPARE(session.situation().values[0], 0.25);
    QVERIFY(!session.document().isModified(ProjectPart::Model));
    QCOMPARE(session.document().position(), std::size_t(1));  // the posture
    session.redo();
    QCOMPARE(session.model().bodyWeight, 720.0);
    session.setBodyWeight(-1);
    session.setBodyWeight(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(session.model().bodyWeight, 720.0);
}

// A joint taken away leaves a body that nothing joins: the document stays, and a message says why.
// It lands; results stay those of before until the model can be computed with again.
void TestSessionEdits::anEditMayLeaveTheModelWrong()
{
    Session session;
    QVERIFY(session.openAndWait(hip));
    const Model before = session.model();
    session.waitUntilSolved();
    const auto shown = session.frame();
    session.select({ObjectKind::Joint, "hip_r"});
    session.removeSelected();
    QVERIFY(session.project().model.joints.size() + 1 == before.joints.size());
    QVERIFY(!session.isCurrent());
    QVERIFY(!session.problems().empty());
    QCOMPARE(session.problems().front().diagnostic.severity, Severity::Error);
    QVERIFY(session.model() == before);
    QVERIFY(session.frame() == shown);
    QVERIFY(session.selection().isNull());
    session.undo();
    QVERIFY(session.isCurrent());
    QVERIFY(session.problems().empty() || session.problems().front().diagnostic.severity != Severity::Error);
    QCOMPARE(session.selection(), (ObjectId{ObjectKind::Joint, "hip_r"}));
    session.redo();
    QVERIFY(!session.isCurrent());
}

// A drag: what it passes through is seen and solved, but only its end is an entry.
void TestSessionEdits::aGestureIsOneEntry()
{
    Session session;
    QVERIFY(session.openAndWait(hip));
    const Project before = session.project();
    const auto weighing = [&](double newtons) {
        Project project = session.project();
        project.model.bodyWeight = newtons;
        return project;
    };
    session.beginGesture("Drag");
    session.changeGesture(weighing(600));
    session.changeGesture(weighing(650));
    QCOMPARE(session.model().bodyWeight, 650.0);
    QVERIFY(!session.document().canUndo());
    session.cancelGesture();
    QVERIFY(session.project() == before);
    session.beginGesture("Drag");
    session.changeGesture(weighing(600));
    session.changeGesture(weighing(620));
    session.endGesture();
    QCOMPARE(session.document().size(), std::size_t{1});
    QCOMPARE(session.document().undoSentence(), std::string("Drag"));
    session.undo();
    QVERIFY(session.project() == before);
}

void TestSessionEdits::mirrorIsUndone()
{
    Session session;
    QVERIFY(session.openAndWait(QFile::exists(QString::fromStdString(hip)) ? hip : twoLinks));
    session.waitUntilSolved();
    const Model before = session.model();
    const std::string link = before.links.front().name;
    const double force = session.solved()->solution.forces[0];
    session.select({ObjectKind::Link, link});
    session.mirror();
    session.waitUntilSolved();
    QVERIFY(session.model() == mirrored(before));
    QVERIFY(session.document().isModified(ProjectPart::Model));
    // The selection goes with the link, whatever it is called now.
    QCOMPARE(session.selection().name, session.model().links.front().name);
    // A mirrored skeleton carries the same loads; 1e-9: round-off of the reflected geometry.
    SINEW_COMPARE_NEAR(session.solved()->solution.forces[0], force, {.abs = 1e-9, .rel = 1e-9});
    session.undo();
    QVERIFY(session.model() == before);
    QCOMPARE(session.selection().name, link);
    QVERIFY(!session.document().isModified(ProjectPart::Model));
}

// It did nothing then, and did not say why.
void TestSessionEdits::aModelWithoutSidesSaysSo()
{
    Session session;
    Model model;
    model.bodies.push_back({.name = "rod"});
    session.openMade({model, {}});
    session.mirror();
    QCOMPARE(session.document().size(), std::size_t{0});
    QCOMPARE(session.messages().size(), std::size_t{1});
    QVERIFY(session.messages()[0].message.english().find("mirror image") != std::string::npos);
    // Names have sides too.
    model.bodies[0].name = "thigh_r";
    session.openMade({model, {}});
    session.mirror();
    QCOMPARE(session.project().model.bodies[0].name, std::string("thigh_l"));
    QVERIFY(session.messages().empty());
}

void TestSessionEdits::postureIsKeptInItsActivity()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setActivity(0, 1);
    session.setCoordinateValue(0, 0.5);
    session.setCoordinateMode(1, CoordinateMode::Driven);
    session.setCoordinateEffort(1, {3, Scale::BodyWeight});
    const Model before = session.model();
    session.keepPosture();
    QCOMPARE(session.model().activities[0].references[0].posture, ReferencePosture::Other);
    const std::vector<CoordinateSetting>& settings = session.model().activities[0].steps[1].settings;
    QCOMPARE(settings.size(), std::size_t(2));
    QVERIFY(settings[0] == (CoordinateSetting{"hip_angle", 0.5, {}, {}}));
    QVERIFY(settings[1] == (CoordinateSetting{"knee_angle", {}, CoordinateMode::Driven, Amount{3, Scale::BodyWeight}}));
    QVERIFY(session.model().coordinates == before.coordinates);
    session.setCoordinateValue(0, 0.7);
    session.resetPosture();
    QCOMPARE(session.situation().values[0], 0.5);
    session.undo();
    QCOMPARE(session.situation().values[0], 0.7);
    session.undo();
    session.undo();
    QVERIFY(session.model() == before);
}

void TestSessionEdits::postureIsKeptInTheModelWithoutActivity()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.keepPosture();
    QVERIFY(!session.document().canUndo());
    session.setCoordinateValue(1, -0.2);
    session.keepPosture();
    QCOMPARE(session.model().coordinates[1].value, -0.2);
    QVERIFY(session.document().canUndo());
}

void TestSessionEdits::savingMarksAsUnmodified()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.setBodyWeight(400);
    QVERIFY(session.document().isModified(ProjectPart::Model));
    QVERIFY(!session.saveAs(m_folder.filePath("no/such/folder.sinew.json").toStdString()));
    QVERIFY(session.document().isModified(ProjectPart::Model));
    QVERIFY(hasErrors(session.messages()));
    const std::string path = m_folder.filePath("saved.sinew.json").toStdString();
    QVERIFY(session.saveAs(path));
    QVERIFY(!session.document().isModified(ProjectPart::Model));
    QCOMPARE(session.file(), path);
    QVERIFY(*readModelFile(path).value == session.model());
}

void TestSessionEdits::examplesAreCopies()
{
    QFile shipped(QString::fromStdString(twoLinks));
    QVERIFY(shipped.open(QIODevice::ReadOnly));
    const QByteArray before = shipped.readAll();
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    QVERIFY(session.file().empty());
    QVERIFY(!session.document().isModified(ProjectPart::Model));
    session.setBodyWeight(400);
    QVERIFY(!session.saveAs(twoLinks));
    QVERIFY(!session.saveAs(SINEW_RESOURCE_DIR "/models/../models/mine.sinew.json"));
    QVERIFY(!QFile::exists(SINEW_RESOURCE_DIR "/models/mine.sinew.json"));
    QVERIFY(hasErrors(session.messages()));
    shipped.seek(0);
    QCOMPARE(shipped.readAll(), before);
    const std::string path = m_folder.filePath("copy.sinew.json").toStdString();
    QVERIFY(session.saveAs(path));
    QCOMPARE(session.file(), path);
    QCOMPARE(session.origin(), path);
}

void TestSessionEdits::editsKeepWhatWasSet()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setLoadFactor(0.5);
    Eigen::VectorXd activations = session.situation().activations;
    activations[1] = 0.25;
    session.setActivations(activations);
    for (const auto edit :
         {+[](Session& s) { s.setBodyWeight(710); }, +[](Session& s) { s.mirror(); }, +[](Session& s) { s.undo(); },
          +[](Session& s) { s.redo(); }, +[](Session& s) { s.keepPosture(); }}) {
        edit(session);
        QCOMPARE(session.situation().loadFactor, 0.5);
        QVERIFY(session.situation().activations == activations);
        // A mirror tells when nothing here has a side.
        QVERIFY(!hasErrors(session.messages()));
    }
    session.waitUntilSolved();
    QCOMPARE(session.solved()->situation.loadFactor, 0.5);
    session.resetPosture();
    QCOMPARE(session.situation().loadFactor, 1.0);
}

void TestSessionEdits::imposedLengthsSurviveEdits()
{
    Model model;
    model.space = Space::Plane;
    model.gravity = {0, -10, 0};
    model.bodyWeight = 700;
    model.bodies = {{.name = "weight", .mass = {2, Scale::Si}}};
    model.coordinates = {{.name = "drop",
                          .kind = CoordinateKind::Translation,
                          .minimum = 0,
                          .maximum = 0.5,
                          .mode = CoordinateMode::Driven}};
    Joint slider{.name = "slider", .parent = "ground", .child = "weight"};
    slider.axes = {{AxisKind::Translation, {0, -1, 0}, {0, {{"drop", Polynomial{{0, 1}}}}}}};
    model.joints = {slider};
    Link tie{.name = "tie"};
    tie.path = {{"ground", {}, {0, 1, 0}}, {"weight", {}, {0, 0, 0}}};
    tie.stiffness = DirectStiffness{1000};
    model.links = {tie};
    Session session;
    session.openMade({model, {}});
    session.findEquilibriumPosture();
    session.waitUntilSolved();
    const double stretch = 2 * 10.0 / 1000;
    // 1e-9: how far the search goes.
    SINEW_COMPARE_NEAR(session.situation().values[0], stretch, {.abs = 1e-9});
    SINEW_COMPARE_NEAR(session.situation().shortenings[0], stretch, {.abs = 1e-9});
    session.setBodyWeight(710);
    SINEW_COMPARE_NEAR(session.situation().shortenings[0], stretch, {.abs = 1e-9});
    session.undo();
    SINEW_COMPARE_NEAR(session.situation().shortenings[0], stretch, {.abs = 1e-9});
    session.waitUntilSolved();
    SINEW_COMPARE_NEAR(session.solved()->solution.forces[0], 20.0, {.rel = 1e-6});
    session.setCoordinateValue(0, 0.1);  // a person leaves the posture found
    QCOMPARE(session.situation().shortenings[0], 0.0);
}

void TestSessionEdits::undoEndsAGesture()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const auto drag = [&](double newtons) {
        session.beginGesture("Drag");
        Project project = session.project();
        project.model.bodyWeight = newtons;
        session.changeGesture(std::move(project));
    };
    session.setBodyWeight(600);
    session.mirror();
    const Project before = session.project();
    drag(610);
    session.undo();
    QVERIFY(session.project() == before);
    QVERIFY(session.document().canUndo());
    session.redo();
    QCOMPARE(session.project().model.bodyWeight, 610.0);
    // Going to an entry that the gesture has cut off.
    session.goToEdit(0);
    drag(620);
    session.goToEdit(3);
    QCOMPARE(session.document().size(), std::size_t(1));
    QCOMPARE(session.project().model.bodyWeight, 620.0);
}

// Only what a person has set for this session stays over an edit of the model.
void TestSessionEdits::editsOfThePostureAreSeen()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    Model model = session.model();
    model.coordinates[1].value = 0.4;
    model.coordinates[1].mode = CoordinateMode::Driven;
    model.coordinates[1].effort = {2, Scale::Si};
    session.edit(model, "Set the knee");
    QCOMPARE(session.situation().values[1], 0.4);
    QCOMPARE(session.situation().modes[1], CoordinateMode::Driven);
    QCOMPARE(session.situation().efforts[1], (Amount{2, Scale::Si}));
    model.activities[0].steps[0].settings[0].value = 0.6;
    session.edit(model, "Set the step");
    QCOMPARE(session.situation().values[0], 0.6);
    QVERIFY(!session.isAdjusted());
    const std::size_t entries = session.document().size();
    session.keepPosture();
    QCOMPARE(session.document().size(), entries);
    // The value set by hand stays, the mode follows.
    session.setCoordinateValue(0, 0.25);
    model.coordinates[0].mode = CoordinateMode::Driven;
    session.edit(model, "Set the mode");
    QCOMPARE(session.situation().values[0], 0.25);
    QCOMPARE(session.situation().modes[0], CoordinateMode::Driven);
}

// One coordinate after the other, each would move the others by the constraint.
void TestSessionEdits::aPostureIsSetAsAWhole()
{
    Model model;
    for (const std::string name : {"a", "b", "c"}) {
        model.bodies.push_back({.name = name, .mass = {1, Scale::Si}});
        model.coordinates.push_back({.name = name});
        Joint joint{.name = name, .parent = model.joints.empty() ? "ground" : model.joints.back().child, .child = name};
        joint.axes = {{AxisKind::Rotation, Vector3::UnitZ(), {0, {{name}}}}};
        model.joints.push_back(joint);
    }
    model.constraints = {{"sum", Coupling{"c", {0, {{"a"}, {"b"}}}}, {}, {}}};
    Session session;
    session.openMade({model, {}});
    QVERIFY(session.isCurrent());
    const Eigen::VectorXd before = session.situation().values;
    QSignalSpy told(&session, &Session::changed);
    session.setPosture(Eigen::Vector3d(0.1, 0.2, 0.3));
    QCOMPARE(told.count(), 1);
    QVERIFY(session.situation().values == Eigen::VectorXd(Eigen::Vector3d(0.1, 0.2, 0.3)));
    session.setPosture(before);
    QVERIFY(!session.isAdjusted());
}

// The scenario went on naming the other side.
void TestSessionEdits::theMotionIsMirroredToo()
{
    Session session;
    Project project{*readModelFile(hip).value, Scenario()};
    project.scenario->model = "hip.sinew.json";
    project.scenario->start = {{.coordinate = "hip_flexion_r", .value = 0.1}};
    session.openMade(project);
    session.mirror();
    QVERIFY(session.project() == withMirrored(project));
    QVERIFY(session.project().scenario->start[0].coordinate != project.scenario->start[0].coordinate);
}

SINEW_TEST(TestSessionEdits)

}  // namespace tst_session_edits

#include "tst_session_edits.moc"
