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
    void theSelectedObjectIsRenamedEverywhere();
    void theSelectedObjectIsDuplicated();
    void theSelectedObjectGoesWithItsDependants();
    void anEditMayLeaveTheModelWrong();
    void aGestureIsOneEntry();
    void postureIsKeptInItsActivity();
    void postureIsKeptInTheModelWithoutActivity();
    void savingMarksAsUnmodified();
    void examplesAreCopies();
    void editsKeepWhatWasSet();
    void imposedLengthsSurviveEdits();
    void whatIsGoneWithItsLinkIsSaid();
    void loadsOfActivitiesAreFollowed();
    void undoEndsAGesture();
    void theChosenActivityIsFollowed();
    void theChosenStepIsFollowed();
    void editsOfThePostureAreSeen();
    void aPostureIsSetAsAWhole();
    void severalObjectsGoTogether();
    void severalObjectsAreDuplicatedTogether();
    void whatCompilingFindsIsAProblem();
    void whatCannotBeHeldIsAProblem();
    void aTakenNameIsRefused();
    void theMotionIsMirroredToo();
    void pastedFractionsAreOfTheirOwnPerson();

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
    QVERIFY(session.document().isModelModified());
    QCOMPARE(session.document().undoSentence(), std::string("Set body weight"));
    // One gesture is one entry, and the posture on the screen is nobody's edit.
    session.undo();
    QCOMPARE(session.model().bodyWeight, 700.0);
    QCOMPARE(session.situation().bodyWeight, 700.0);
    QCOMPARE(session.situation().values[0], 0.25);
    QVERIFY(!session.document().isModelModified());
    QVERIFY(!session.document().canUndo());
    session.redo();
    QCOMPARE(session.model().bodyWeight, 720.0);
    session.setBodyWeight(-1);
    session.setBodyWeight(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(session.model().bodyWeight, 720.0);
}

void TestSessionEdits::theSelectedObjectIsRenamedEverywhere()
{
    Session session;
    QVERIFY(session.openAndWait(hip));
    const Model before = session.model();
    session.select({ObjectKind::Body, "femur_r"});
    session.renameSelected("thigh");
    QCOMPARE(session.selection(), (ObjectId{ObjectKind::Body, "thigh"}));
    QVERIFY(!findBody(session.model(), "femur_r"));
    QCOMPARE(session.model().joints.back().child, std::string("thigh"));
    QCOMPARE(session.document().undoSentence(), std::string("Rename 'femur_r' to 'thigh'"));
    session.undo();
    QVERIFY(session.model() == before);
}

void TestSessionEdits::theSelectedObjectIsDuplicated()
{
    Session session;
    QVERIFY(session.openAndWait(hip));
    const std::size_t count = session.model().links.size();
    QVERIFY(!session.canEditSelected());
    session.select({ObjectKind::Link, "iliopsoas"});
    QVERIFY(session.canEditSelected());
    session.duplicateSelected();
    QCOMPARE(session.model().links.size(), count + 1);
    QVERIFY(findLink(session.model(), "iliopsoas 2"));
    session.waitUntilSolved();
    QCOMPARE(static_cast<std::size_t>(session.solved()->solution.forces.size()), count + 1);
}

void TestSessionEdits::theSelectedObjectGoesWithItsDependants()
{
    Session session;
    QVERIFY(session.openAndWait(hip));
    session.select({ObjectKind::Body, "femur_r"});
    const std::vector<std::string> places = session.dependantsOfSelected();
    QVERIFY(std::find(places.begin(), places.end(), "joints/hip_r") != places.end());
    QVERIFY(std::find(places.begin(), places.end(), "links/iliopsoas") != places.end());
    session.removeSelected();
    QVERIFY(session.model().links.empty() && session.model().bodies.size() == 1);
    QVERIFY(session.selection().isNull());
    session.undo();
    QCOMPARE(session.model().bodies.size(), std::size_t(2));
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
    QVERIFY(session.document().isModelModified());
    // The selection goes with the link, whatever it is called now.
    QCOMPARE(session.selection().name, session.model().links.front().name);
    // A mirrored skeleton carries the same loads; 1e-9: round-off of the reflected geometry.
    SINEW_COMPARE_NEAR(session.solved()->solution.forces[0], force, {.abs = 1e-9, .rel = 1e-9});
    session.undo();
    QVERIFY(session.model() == before);
    QCOMPARE(session.selection().name, link);
    QVERIFY(!session.document().isModelModified());
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
    QVERIFY(session.document().isModelModified());
    QVERIFY(!session.saveAs(m_folder.filePath("no/such/folder.sinew.json").toStdString()));
    QVERIFY(session.document().isModelModified());
    QVERIFY(hasErrors(session.messages()));
    const std::string path = m_folder.filePath("saved.sinew.json").toStdString();
    QVERIFY(session.saveAs(path));
    QVERIFY(!session.document().isModelModified());
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
    QVERIFY(!session.document().isModelModified());
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
        QVERIFY(session.messages().empty());
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

void TestSessionEdits::whatIsGoneWithItsLinkIsSaid()
{
    const Model before = *readModelFile(twoLinks).value;
    Model after = before;
    after.links.erase(after.links.begin());
    const Situation stated = makeSituation(before);
    Situation set = stated;
    set.activations[0] = 0.5;
    set.activations[2] = 0.25;
    const Mechanism mechanism = *compile(after).value;
    const KeptSituation kept = keepSituation({set, stated, before}, makeSituation(after), after, mechanism);
    QCOMPARE(kept.situation.activations[1], 0.25);
    QCOMPARE(kept.situation.activations[0], 0.0);
    QCOMPARE(kept.dropped.size(), std::size_t(1));
    QCOMPARE(kept.dropped[0], "the activation of link '" + before.links[0].name + "'");
}

void TestSessionEdits::loadsOfActivitiesAreFollowed()
{
    Session session;
    Model model = *readModelFile(twoLinks).value;
    model.activities = {{.name = "first", .title = {}, .description = {}}};
    model.activities[0].loads = model.loads;
    session.openMade({model, {}});
    const ObjectId own{ObjectKind::Load, model.loads[0].name},
        activitys{ObjectKind::Load, model.loads[0].name, "first"};
    for (const ObjectId& id : {own, activitys}) {
        session.select(id);
        session.setBodyWeight(session.model().bodyWeight + 1);
        QVERIFY(session.selection() == id);
    }
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

void TestSessionEdits::theChosenActivityIsFollowed()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setActivity(1);
    const auto isBent = [&](int activity) {
        return session.activity() == activity && session.currentActivity()->name == "bent" && !session.isAdjusted()
               && session.situation().values[1] == 0.3;
    };
    session.select({ObjectKind::Activity, "swing"});
    session.duplicateSelected();
    QVERIFY(isBent(2));
    session.removeSelected();
    QVERIFY(isBent(1));
    session.select({ObjectKind::Activity, "swing"});
    session.removeSelected();
    QVERIFY(isBent(0));
    session.select({ObjectKind::Activity, "bent"});
    session.renameSelected("bowed");
    QCOMPARE(session.activity(), 0);
    session.removeSelected();
    QCOMPARE(session.activity(), -1);
    QVERIFY(!session.isAdjusted());
}

void TestSessionEdits::theChosenStepIsFollowed()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    session.setActivity(0, 1);
    Model model = session.model();
    std::vector<ActivityStep>& steps = model.activities[0].steps;
    steps.insert(steps.begin(), {"before", {{"hip_angle", 0.05, {}, {}}}, {}});
    session.edit(model, "Add a step");
    QCOMPARE(session.step(), 2);
    QCOMPARE(session.situation().values[0], 0.2);
    steps.pop_back();
    session.edit(model, "Remove the step");
    QCOMPARE(session.step(), 1);
    QCOMPARE(session.situation().values[0], 0.1);
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

void TestSessionEdits::severalObjectsGoTogether()
{
    Session session;
    QVERIFY(session.openAndWait(hip));
    const Model before = session.model();
    std::vector<ObjectId> ids = {{ObjectKind::Link, "iliopsoas"}, {ObjectKind::Body, "femur_r"}};
    session.selectObjects(ids);
    QCOMPARE(session.selectedText(), std::string("2 objects"));
    const std::vector<std::string> places = session.dependantsOfSelected();
    QVERIFY(std::ranges::find(places, "joints/hip_r") != places.end());
    QVERIFY(std::ranges::find(places, "links/iliopsoas") == places.end());
    session.removeSelected();
    QCOMPARE(session.model().bodies.size(), before.bodies.size() - 1);
    QVERIFY(!findLink(session.project().model, "iliopsoas"));
    QCOMPARE(session.document().size(), std::size_t(1));
    QCOMPARE(session.document().undoSentence(), std::string("Delete 2 objects"));
    session.undo();
    QVERIFY(session.model() == before);
}

void TestSessionEdits::severalObjectsAreDuplicatedTogether()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const std::vector<Link> links = session.model().links;
    session.selectObjects({{ObjectKind::Link, links[0].name}, {ObjectKind::Link, links[1].name}});
    session.duplicateSelected();
    QCOMPARE(session.model().links.size(), links.size() + 2);
    QCOMPARE(session.document().size(), std::size_t(1));
    QCOMPARE(session.document().undoSentence(), std::string("Duplicate 2 objects"));
    const std::vector<Link>& now = session.model().links;
    QVERIFY(now[0] == links[0] && now[2] == links[1]);
    QCOMPARE(session.selection(), (ObjectId{ObjectKind::Link, now[1].name}));
    QCOMPARE(session.alsoSelected(), (std::set<ObjectId>{{ObjectKind::Link, now[3].name}}));
}

// The window said that there were no problems, and kept showing the results of the model before.
void TestSessionEdits::whatCompilingFindsIsAProblem()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const auto placeOfError = [&] {
        const std::vector<Problem>& problems = session.problems();
        return !problems.empty() && problems.front().diagnostic.severity == Severity::Error
                   ? toText(problems.front().place)
                   : std::string();
    };
    const std::string link = "links/" + session.model().links.front().name;
    Model edited = session.model();
    const Joint& joint = edited.joints.front();
    edited.links.front().path
        = {{joint.parent, {}, joint.inParent.position}, {joint.child, {}, joint.inChild.position}};
    session.edit(edited, "Draw the link at a joint");
    QVERIFY(!session.isCurrent());
    QCOMPARE(placeOfError(), link + "/path");
    session.undo();
    QVERIFY(session.isCurrent() && placeOfError().empty());
    edited = session.model();
    edited.links.front().stiffness = MaterialStiffness{.area = 2, .modulus = 1e308};
    session.edit(edited, "Stiffen");
    QVERIFY(!session.isCurrent());
    QCOMPARE(placeOfError(), link + "/stiffness");
    // A document that is opened so says so at once.
    Session other;
    other.openMade({edited, {}});
    QVERIFY(!other.isCurrent());
    QCOMPARE(toText(other.problems().front().place), link + "/stiffness");
}

void TestSessionEdits::whatCannotBeHeldIsAProblem()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    session.waitUntilSolved();
    const auto isSaid = [&] {
        const std::vector<Problem>& problems = session.problems();
        return !problems.empty() && problems.back().place.empty()
               && problems.back().diagnostic.severity == Severity::Warning
               && problems.back().diagnostic.message.starts_with("this posture cannot be held");
    };
    QVERIFY(!isSaid());
    Model edited = session.model();
    edited.links.resize(1);
    session.edit(edited, "Take links away");
    session.waitUntilSolved();
    QCOMPARE(session.solved()->solution.status, StaticsStatus::NotHoldable);
    QVERIFY(isSaid());
    const std::size_t count = session.problems().size();
    for (int i = 0; i < 2; ++i)
        session.setCoordinateMode(i, CoordinateMode::Locked);
    session.waitUntilSolved();
    QVERIFY(!isSaid());
    QCOMPARE(session.problems().size(), count - 1);
}

void TestSessionEdits::aTakenNameIsRefused()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const std::string first = session.model().links[0].name, second = session.model().links[1].name;
    session.select({ObjectKind::Link, first});
    QVERIFY(session.reasonAgainstName(second).has_value());
    session.renameSelected(second);
    QCOMPARE(session.project().model.links[0].name, first);
    QCOMPARE(session.document().size(), std::size_t(0));
    QVERIFY(QString::fromStdString(session.messages().back().message).contains("is taken"));
    QVERIFY(!session.reasonAgainstName(first) && !session.reasonAgainstName("another"));
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

void TestSessionEdits::pastedFractionsAreOfTheirOwnPerson()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    QVERIFY(session.paste("{\"body_weight\": 350, \"bodies\": [{\"name\": \"sand\", \"colour\": \"red\", \"mass\": "
                          "{\"value\": 0.5, \"scale\": \"body_weight\"}}]}"));
    const Body& body = session.project().model.bodies.back();
    QCOMPARE(body.mass.scale, Scale::Si);
    SINEW_COMPARE_NEAR(body.mass.value, 175 / standardGravity, {.rel = 1e-14});  // round-off of two factors
    QCOMPARE(body.extras.size(), std::size_t(1));
    QVERIFY(QString::fromStdString(session.messages().back().message).contains("body weight of 350 N"));
}

SINEW_TEST(TestSessionEdits)
#include "tst_session_edits.moc"
