#include <QTest>

#include "core/document/document.h"
#include "tests/support/test_registry.h"

namespace tst_document {

using namespace sinew;

namespace {

Project weighing(double newtons)
{
    Project project;
    project.model.bodyWeight = newtons;
    return project;
}

PostureChange turned(double from, double to)
{
    PostureChange change;
    change.before.situation.values = Eigen::VectorXd::Constant(1, from);
    change.after.situation.values = Eigen::VectorXd::Constant(1, to);
    return change;
}

}  // namespace

class TestDocument : public QObject {
    Q_OBJECT

private slots:
    void undoAndRedoWalkThroughTheEdits()
    {
        Document document(weighing(700));
        document.commit(weighing(710), {"Set body weight to 710 N"});
        document.commit(weighing(720), {"Set body weight to 720 N"});
        QCOMPARE(document.undoSentence(), std::string("Set body weight to 720 N"));
        document.undo();
        document.undo();
        QCOMPARE(document.model().bodyWeight, 700.0);
        QVERIFY(!document.canUndo());
        document.undo();  // nothing happens
        document.redo();
        QCOMPARE(document.model().bodyWeight, 710.0);
        document.commit(weighing(800), {"Set body weight to 800 N"});
        QVERIFY(!document.canRedo());
    }

    void aDragIsOneEntry()
    {
        Document document(weighing(700));
        for (int i = 1; i <= 50; ++i)
            document.commit(weighing(700 + i), {"Set body weight", "body weight"});
        QCOMPARE(document.model().bodyWeight, 750.0);
        document.undo();
        QCOMPARE(document.model().bodyWeight, 700.0);
    }

    // What was dragged until then is the entry that goes.
    void undoEndsAGesture()
    {
        Document document(weighing(700));
        document.commit(weighing(710), {"Set body weight to 710 N"});
        document.begin({"Drag"});
        document.change(weighing(750));
        document.undo();
        QCOMPARE(document.model().bodyWeight, 710.0);
        document.redo();
        QCOMPARE(document.model().bodyWeight, 750.0);
        QCOMPARE(document.undoSentence(), std::string("Drag"));
        document.begin({"Drag"});
        document.change(weighing(760));
        document.end("Drag by 10 N");
        QCOMPARE(document.undoSentence(), std::string("Drag by 10 N"));
    }

    // Between edits, in one history with them; no file holds it.
    void aPostureIsAnEntryThatModifiesNothing()
    {
        Document document(weighing(700));
        QVERIFY(document.commitPosture(turned(0, 0.1), {"Set hip", "hip"}));
        QVERIFY(!document.commitPosture(turned(0.1, 0.2), {"Set hip", "hip"}));
        QCOMPARE(document.size(), std::size_t(1));
        QCOMPARE(document.undoSentence(), std::string("Set hip"));
        QVERIFY(!document.isModified(ProjectPart::Model));
        QCOMPARE(document.posture(0)->before.situation.values[0], 0.0);
        QCOMPARE(document.posture(0)->after.situation.values[0], 0.2);
        document.commit(weighing(710), {"Set body weight"});
        QVERIFY(!document.posture(1));
        document.undo();
        document.undo();
        QCOMPARE(document.model().bodyWeight, 700.0);
        QVERIFY(!document.canUndo());
        document.goTo(2);
        QCOMPARE(document.model().bodyWeight, 710.0);
    }

    void eachDragOfAPostureIsAnEntry()
    {
        Document document(weighing(700));
        document.commitPosture(turned(0, 0.1), {"Set hip", "hip"});
        document.closeEntry();
        document.commitPosture(turned(0.1, 0.2), {"Set hip", "hip"});
        QCOMPARE(document.size(), std::size_t(2));
        // Taken back by Esc.
        QVERIFY(document.commitPosture(turned(0.2, 0.1), {"Set hip", "hip"}));
        QCOMPARE(document.size(), std::size_t(1));
        document.undo();
        QVERIFY(document.commitPosture(turned(0, 0.3), {"Set knee", "knee"}));
        QVERIFY(!document.canRedo());
    }

    void anEditThatChangesNothingLeavesNoEntry()
    {
        Document document(weighing(700));
        document.commit(weighing(700), {"Set body weight"});
        QVERIFY(!document.canUndo());
        QVERIFY(!document.isModified(ProjectPart::Model));
    }

    void modifiedMeansDifferentFromTheSavedState()
    {
        Document document(weighing(700));
        document.commit(weighing(710), {"a", "drag"});
        document.markSaved(ProjectPart::Model);
        QVERIFY(!document.isModified(ProjectPart::Model));
        document.commit(weighing(720), {"a", "drag"});  // must not overwrite the saved entry
        QVERIFY(document.isModified(ProjectPart::Model));
        document.undo();
        QVERIFY(!document.isModified(ProjectPart::Model));
        document.undo();
        QVERIFY(document.isModified(ProjectPart::Model));
        document.commit(weighing(900), {"b"});
        QVERIFY(document.isModified(ProjectPart::Model));
        document.commit(weighing(710), {"c"});  // what the file holds, by another way
        QVERIFY(!document.isModified(ProjectPart::Model));
    }

    // The next edit of the same gesture is an entry of its own.
    void whatUndoHasLedToStays()
    {
        Document document(weighing(700));
        document.commit(weighing(710), {"a", "drag"});
        document.markSaved(ProjectPart::Model);
        document.commit(weighing(720), {"a", "drag"});
        document.undo();
        document.commit(weighing(730), {"a", "drag"});
        QCOMPARE(document.size(), std::size_t(2));
        document.undo();
        QVERIFY(!document.isModified(ProjectPart::Model));
    }

    // Of two hundred links one is changed at a time: the history holds little more than the project once.
    void snapshotsShareWhatDidNotChange()
    {
        Project project;
        for (int i = 0; i < 200; ++i) {
            Link link;
            link.name = "link " + std::to_string(i) + std::string(100, 'x');
            link.path.resize(10);
            project.model.links.push_back(link);
        }
        Document document(project);
        const std::size_t once = document.memory();
        for (int i = 0; i < 200; ++i) {
            project.model.links[static_cast<std::size_t>(i)].damping = i + 1;
            document.commit(project, {"Set damping"});
        }
        // Of each entry: one link, and one pointer a link.
        QVERIFY2(document.memory() < once + 200 * (once / 150 + 200 * 16), std::to_string(document.memory()).c_str());
        for (int i = 0; i < 200; ++i)
            document.undo();
        QVERIFY(!document.canUndo());
        QCOMPARE(document.model().links[7].damping, 0.0);
        document.goTo(document.size());
        QVERIFY(document.project() == project);
    }

    void insertionsAndRemovalsShareToo()
    {
        Project project;
        for (int i = 0; i < 100; ++i) {
            Body body;
            body.name = "body " + std::to_string(i);
            body.note = std::string(1000, 'x');
            project.model.bodies.push_back(body);
        }
        Document document(project);
        const std::size_t once = document.memory();
        project.model.bodies.erase(project.model.bodies.begin());
        document.commit(project, {"Delete"});
        project.model.bodies.insert(project.model.bodies.begin() + 50, Body{});
        document.commit(project, {"Add"});
        QVERIFY(document.memory() < once + once / 10);
        document.undo();
        document.undo();
        QCOMPARE(document.model().bodies.size(), std::size_t(100));
        QCOMPARE(document.model().bodies.front().name, std::string("body 0"));
    }

    void theOldestAreForgottenBeyondTheLimit()
    {
        Project project;
        Document document(project, 200000);
        for (int i = 0; i < 100; ++i) {
            project.model.description = std::string(10000, static_cast<char>('a' + i % 26));
            document.commit(project, {"Describe " + std::to_string(i)});
        }
        QVERIFY2(document.memory() < 250000, std::to_string(document.memory()).c_str());
        QVERIFY(document.size() > 10 && document.size() < 30);
        QCOMPARE(document.undoSentence(), std::string("Describe 99"));
        while (document.canUndo())
            document.undo();
        while (document.canRedo())
            document.redo();
        QVERIFY(document.project() == project);
    }

    void aScenarioIsPartOfTheProject()
    {
        Project project;
        Document document(project);
        project.scenario.emplace().name = "walk";
        document.commit(project, {"New motion"});
        QVERIFY(document.isModified(ProjectPart::Scenario) && !document.isModified(ProjectPart::Model));
        document.markSaved(ProjectPart::Scenario);
        QVERIFY(!document.isModified(ProjectPart::Scenario));
        document.undo();
        QVERIFY(!document.project().scenario && !document.isModified(ProjectPart::Scenario));
        document.redo();
        QCOMPARE(document.project().scenario->name, std::string("walk"));
        QVERIFY(!document.isModified(ProjectPart::Scenario));
    }

    void eachPartIsSavedByItself()
    {
        Project project;
        project.model.bodyWeight = 700;
        Document document(project);
        QVERIFY(document.saved() && *document.saved() == project);
        project.fixation.emplace().name = "neck";
        document.commit(project, {"New fixation"});
        QVERIFY(document.isModified(ProjectPart::Fixation) && !document.isModified(ProjectPart::Model));
        project.model.bodyWeight = 710;
        document.commit(project, {"Weigh"});
        document.markSaved(ProjectPart::Fixation);
        QVERIFY(!document.isModified(ProjectPart::Fixation) && document.isModified(ProjectPart::Model));
        QCOMPARE(document.saved()->fixation->name, std::string("neck"));
        QCOMPARE(document.saved()->model.bodyWeight, 700.0);
        document.undo();
        QVERIFY(!document.isModified(ProjectPart::Model) && !document.isModified(ProjectPart::Fixation));
        document.undo();
        QVERIFY(!document.project().fixation && !document.isModified(ProjectPart::Fixation));
        document.markUnsaved();
        QVERIFY(!document.saved() && document.isModified(ProjectPart::Model));
        QVERIFY(!document.isModified(ProjectPart::Fixation));  // there is none
    }

    void aGestureIsSeenAtOnceAndIsOneEntry()
    {
        Document document(weighing(700));
        document.begin({"Drag"});
        document.change(weighing(710));
        QCOMPARE(document.model().bodyWeight, 710.0);
        QVERIFY(document.isModified(ProjectPart::Model) && !document.canUndo());
        document.cancel();
        QCOMPARE(document.model().bodyWeight, 700.0);
        document.begin({"Drag"});
        document.change(weighing(710));
        document.change(weighing(720));
        document.undo();  // ends it, and takes it back
        QCOMPARE(document.model().bodyWeight, 700.0);
        QCOMPARE(document.redoSentence(), std::string("Drag"));
        document.redo();
        QCOMPARE(document.model().bodyWeight, 720.0);
        document.change(weighing(730));  // without begin()
        QCOMPARE(document.model().bodyWeight, 720.0);
    }
};

SINEW_TEST(TestDocument)

}  // namespace tst_document

#include "tst_document.moc"
