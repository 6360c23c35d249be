// What edits of a session do with its objects: those that are selected, chosen, or named by others; and what is wrong with
// them.

#include <algorithm>
#include <limits>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/document/verbs.h"
#include "core/io/model_file.h"
#include "core/scenario/new_scenario.h"
#include "core/schema/mirror.h"
#include "session_fixture.h"
#include "tests/support/near.h"
#include "tests/support/test_registry.h"
#include "ui/session/follow_model.h"
#include "ui/session/session.h"
#include "ui/text/language.h"

namespace tst_session_objects {

using namespace sinew;
using test::hip;
using test::twoLinks;
using test::withActivities;

class TestSessionObjects : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void theSelectedObjectIsRenamedEverywhere();
    void theSelectedObjectIsDuplicated();
    void theSelectedObjectGoesWithItsDependants();
    void whatIsGoneWithItsLinkIsSaid();
    void loadsOfActivitiesAreFollowed();
    void theChosenActivityIsFollowed();
    void theChosenStepIsFollowed();
    void severalObjectsGoTogether();
    void severalObjectsAreDuplicatedTogether();
    void editsKeepSeveralSelected();
    void whatIsPastedIsSelected();
    void objectsMoveInTheirList();
    void whatIsAddedToAnObjectIsSaid();
    void theHistoryIsInTheChosenLanguage();
    void whatCompilingFindsIsAProblem();
    void whatCannotBeHeldIsAProblem_data();
    void whatCannotBeHeldIsAProblem();
    void aTakenNameIsRefused();
    void pastedFractionsAreOfTheirOwnPerson();

private:
    QTemporaryDir m_folder;
};

void TestSessionObjects::theSelectedObjectIsRenamedEverywhere()
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

void TestSessionObjects::theSelectedObjectIsDuplicated()
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

void TestSessionObjects::theSelectedObjectGoesWithItsDependants()
{
    Session session;
    QVERIFY(session.openAndWait(hip));
    session.select({ObjectKind::Body, "femur_r"});
    const QStringList places = session.dependantsOfSelected();
    QVERIFY(places.contains("joint hip_r"));
    QVERIFY(places.contains("link iliopsoas"));
    for (const QString& place : places) {
        QVERIFY2(!place.contains('/'), qPrintable(place));
        QCOMPARE(places.count(place), 1);
    }
    session.removeSelected();
    QVERIFY(session.model().links.empty() && session.model().bodies.size() == 1);
    QVERIFY(session.selection().isNull());
    session.undo();
    QCOMPARE(session.model().bodies.size(), std::size_t(2));
}

void TestSessionObjects::whatIsGoneWithItsLinkIsSaid()
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

void TestSessionObjects::loadsOfActivitiesAreFollowed()
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

void TestSessionObjects::theChosenActivityIsFollowed()
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

void TestSessionObjects::theChosenStepIsFollowed()
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

void TestSessionObjects::severalObjectsGoTogether()
{
    Session session;
    QVERIFY(session.openAndWait(hip));
    const Model before = session.model();
    std::vector<ObjectId> ids = {{ObjectKind::Link, "iliopsoas"}, {ObjectKind::Body, "femur_r"}};
    session.selectObjects(ids);
    QCOMPARE(session.selectedText(), "2 objects");
    const QStringList places = session.dependantsOfSelected();
    QVERIFY(places.contains("joint hip_r"));
    QVERIFY(!places.contains("link iliopsoas"));
    session.removeSelected();
    QCOMPARE(session.model().bodies.size(), before.bodies.size() - 1);
    QVERIFY(!findLink(session.project().model, "iliopsoas"));
    QCOMPARE(session.document().size(), std::size_t(1));
    QCOMPARE(session.document().undoSentence(), std::string("Delete 2 objects"));
    session.undo();
    QVERIFY(session.model() == before);
}

void TestSessionObjects::severalObjectsAreDuplicatedTogether()
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

// The first edit of several left one selected, and undo did not bring the others back.
void TestSessionObjects::editsKeepSeveralSelected()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const auto link = [&](std::size_t i) { return ObjectId{ObjectKind::Link, session.project().model.links[i].name}; };
    const std::vector<ObjectId> both = {link(1), link(0)};
    session.selectObjects(both);
    Model edited = session.model();
    edited.links[0].damping = edited.links[1].damping = 3;
    session.edit(edited, "Damp");
    QCOMPARE(session.selectedObjects(), both);
    session.duplicateSelected();
    const std::vector<ObjectId> copies = {link(3), link(1)};
    QCOMPARE(session.selectedObjects(), copies);
    session.select({});
    session.undo();
    QCOMPARE(session.selectedObjects(), both);
    session.select({});
    session.redo();
    QCOMPARE(session.selectedObjects(), copies);
    session.removeSelected();
    QVERIFY(session.selectedObjects().empty());
    session.undo();
    QCOMPARE(session.selectedObjects(), copies);
    session.goToEdit(0);
    QCOMPARE(session.selectedObjects(), both);
    // A gesture's too, and a new name for the first.
    session.beginGesture("Drag");
    Project dragged = session.project();
    dragged.model.links[0].damping = 5;
    session.changeGesture(dragged);
    session.endGesture();
    session.select({});
    session.undo();
    QCOMPARE(session.selectedObjects(), both);
    session.renameSelected("strap");
    QCOMPARE(session.selectedObjects(), (std::vector<ObjectId>{{ObjectKind::Link, "strap"}, both[1]}));
}

void TestSessionObjects::whatIsPastedIsSelected()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const std::vector<Link> links = session.model().links;
    session.selectObjects({{ObjectKind::Link, links[0].name}, {ObjectKind::Link, links[1].name}});
    const std::vector<ObjectId> copied = session.selectedObjects();
    QVERIFY(session.paste(session.copiedSelection()));
    std::vector<ObjectId> pasted;
    for (std::size_t i = links.size(); i < session.project().model.links.size(); ++i)
        pasted.push_back({ObjectKind::Link, session.project().model.links[i].name});
    QCOMPARE(pasted.size(), std::size_t(2));
    QCOMPARE(session.selectedObjects(), pasted);
    session.undo();
    QCOMPARE(session.selectedObjects(), copied);
}

void TestSessionObjects::objectsMoveInTheirList()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const auto order = [&] {
        std::string numbers;
        for (const Link& link : session.project().model.links)
            numbers += link.name.back();
        return numbers;
    };
    QCOMPARE(order(), std::string("12345"));
    QVERIFY(!session.canMoveSelected(1));
    session.select({ObjectKind::Link, "strand 1"});
    QVERIFY(!session.canMoveSelected(-1) && session.canMoveSelected(1));
    session.moveSelected(1);
    QCOMPARE(order(), std::string("21345"));
    QCOMPARE(session.document().undoSentence(), std::string("Move 'strand 1' down"));
    QCOMPARE(session.selection(), (ObjectId{ObjectKind::Link, "strand 1"}));
    session.moveSelected(-1);
    session.moveSelected(-1);
    QCOMPARE(order(), std::string("12345"));
    QCOMPARE(session.document().size(), std::size_t(2));
    // Several keep their order, also at the end of the list.
    session.selectObjects(
        {{ObjectKind::Link, "strand 5"}, {ObjectKind::Link, "strand 2"}, {ObjectKind::Link, "strand 3"}});
    session.moveSelected(1);
    QCOMPARE(order(), std::string("14235"));
    session.moveSelected(1);
    QCOMPARE(order(), std::string("14235"));
    session.moveSelected(-1);
    QCOMPARE(order(), std::string("12354"));
    session.undo();
    QCOMPARE(order(), std::string("14235"));
    QCOMPARE(session.alsoSelected().size(), std::size_t(2));
}

// It was a place: "Add to links/strand 1/path".
void TestSessionObjects::whatIsAddedToAnObjectIsSaid()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    QVERIFY(session.addItem({"links", "strand 1", "path"}));
    QCOMPARE(session.document().undoSentence(), std::string("Add a point of a path to strand 1"));
}

void TestSessionObjects::theHistoryIsInTheChosenLanguage()
{
    const SpokenLanguage language("ru");
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const auto last = [&] { return QString::fromStdString(session.document().undoSentence()); };
    session.select({ObjectKind::Link, "strand 1"});
    session.moveSelected(1);
    QCOMPARE(last(), "Сдвинуть вниз «strand 1»");
    session.renameSelected("strand 9");
    QCOMPARE(last(), "Переименовать «strand 1» в «strand 9»");
    QVERIFY(session.addItem({"links", "strand 9", "path"}));
    QCOMPARE(last(), "Добавить: точка пути, strand 9");
    session.selectObjects({{ObjectKind::Link, "strand 2"}, {ObjectKind::Link, "strand 3"}});
    session.duplicateSelected();
    QCOMPARE(last(), "Создать копию объектов: 2");
    session.setBodyWeight(701);
    QCOMPARE(last(), "Задать вес тела");
    session.select({ObjectKind::Body, session.model().bodies.front().name});
    for (const QString& dependant : session.dependantsOfSelected())
        QVERIFY2(dependant[0].script() == QChar::Script_Cyrillic, qPrintable(dependant));
}

// The window said that there were no problems, and kept showing the results of the model before.
void TestSessionObjects::whatCompilingFindsIsAProblem()
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
    QVERIFY(placeOfError().starts_with(link + "/stiffness"));
    // A document that is opened so says so at once.
    Session other;
    other.openMade({edited, {}});
    QVERIFY(!other.isCurrent());
    QVERIFY(toText(other.problems().front().place).starts_with(link + "/stiffness"));
}

void TestSessionObjects::whatCannotBeHeldIsAProblem_data()
{
    QTest::addColumn<bool>("hasMotion");
    QTest::newRow("a model") << false;
    QTest::newRow("a model with a motion") << true;
}

void TestSessionObjects::whatCannotBeHeldIsAProblem()
{
    QFETCH(bool, hasMotion);
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    Project project = session.project();
    // A hint, which stands after all warnings.
    project.model.gravity = {0, -9, 0};
    project.model.bodies[1].mass.value = 0;
    if (hasMotion)
        project.scenario = newScenario(project.model);
    session.edit(project, {"Begin"});
    session.waitUntilSolved();
    const auto isSaid = [&] {
        const std::vector<Problem>& problems = session.problems();
        const auto said = std::find_if(problems.begin(), problems.end(), [](const Problem& problem) {
            return problem.place.empty()
                   && problem.diagnostic.message.english().starts_with("this posture cannot be held");
        });
        return said != problems.end() && said->diagnostic.severity == Severity::Warning
               && std::is_sorted(problems.begin(), problems.end(), [](const Problem& a, const Problem& b) {
                      return a.diagnostic.severity > b.diagnostic.severity;
                  });
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

void TestSessionObjects::aTakenNameIsRefused()
{
    Session session;
    QVERIFY(session.openAndWait(twoLinks));
    const std::string first = session.model().links[0].name, second = session.model().links[1].name;
    session.select({ObjectKind::Link, first});
    QVERIFY(session.reasonAgainstName(second).has_value());
    session.renameSelected(second);
    QCOMPARE(session.project().model.links[0].name, first);
    QCOMPARE(session.document().size(), std::size_t(0));
    QVERIFY(QString::fromStdString(session.messages().back().message.english()).contains("is taken"));
    QVERIFY(!session.reasonAgainstName(first) && !session.reasonAgainstName("another"));
}

void TestSessionObjects::pastedFractionsAreOfTheirOwnPerson()
{
    Session session;
    QVERIFY(session.openAndWait(withActivities(m_folder)));
    QVERIFY(session.paste("{\"body_weight\": 350, \"bodies\": [{\"name\": \"sand\", \"colour\": \"red\", \"mass\": "
                          "{\"value\": 0.5, \"scale\": \"body_weight\"}}]}"));
    const Body& body = session.project().model.bodies.back();
    QCOMPARE(body.mass.scale, Scale::Si);
    SINEW_COMPARE_NEAR(body.mass.value, 175 / standardGravity, {.rel = 1e-14});  // round-off of two factors
    QCOMPARE(body.extras.size(), std::size_t(1));
    QVERIFY(QString::fromStdString(session.messages().back().message.english()).contains("body weight of 350 N"));
}

SINEW_TEST(TestSessionObjects)

}  // namespace tst_session_objects

#include "tst_session_objects.moc"
