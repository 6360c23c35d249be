#include <QTest>

#include "core/document/document.h"
#include "tests/support/test_registry.h"

using namespace sinew;

namespace {

Project weighing(double newtons)
{
    Project project;
    project.model.bodyWeight = newtons;
    return project;
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

    void anEditThatChangesNothingLeavesNoEntry()
    {
        Document document(weighing(700));
        document.commit(weighing(700), {"Set body weight"});
        QVERIFY(!document.canUndo());
        QVERIFY(!document.isModelModified());
    }

    void modifiedMeansDifferentFromTheSavedState()
    {
        Document document(weighing(700));
        document.commit(weighing(710), {"a", "drag"});
        document.markModelSaved();
        QVERIFY(!document.isModelModified());
        document.commit(weighing(720), {"a", "drag"});  // must not overwrite the saved entry
        QVERIFY(document.isModelModified());
        document.undo();
        QVERIFY(!document.isModelModified());
        document.undo();
        QVERIFY(document.isModelModified());
        document.commit(weighing(900), {"b"});  // the saved state is now out of reach
        QVERIFY(document.isModelModified());
        document.undo();
        QVERIFY(document.isModelModified());
    }
};

SINEW_TEST(TestDocument)
#include "tst_document.moc"
