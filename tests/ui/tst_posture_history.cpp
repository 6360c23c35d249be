// Postures that were set stand in the undo history beside the edits of the project.

#include <algorithm>

#include <QTest>

#include "tests/support/test_registry.h"
#include "ui/session/session.h"

namespace tst_posture_history {

using namespace sinew;

namespace {

constexpr const char* hip = SINEW_RESOURCE_DIR "/models/hip.sinew.json";
constexpr const char* twoLinks = SINEW_RESOURCE_DIR "/models/two_links_five_strands.sinew.json";

}  // namespace

class TestPostureHistory : public QObject {
    Q_OBJECT

private slots:
    void anAngleIsUndoneAndRedone()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        const Situation before = session.situation();
        const auto& coordinates = session.model().coordinates;
        const auto flexion = std::ranges::find(coordinates, "hip_flexion_r", &Coordinate::name);
        for (int i = 1; i <= 20; ++i)
            session.setCoordinateValue(static_cast<int>(flexion - coordinates.begin()), 0.01 * i);
        QCOMPARE(session.document().size(), std::size_t(1));
        QCOMPARE(session.document().undoSentence(), std::string("Set hip flexion (right)"));
        QVERIFY(!session.document().isModified(ProjectPart::Model));
        const Situation after = session.situation();
        session.undo();
        QVERIFY(isSamePosture(session.situation(), before) && !session.isAdjusted());
        session.redo();
        QVERIFY(isSamePosture(session.situation(), after));
        QVERIFY(!session.document().isModified(ProjectPart::Model));
    }

    void modesAndEffortsAreEntriesOfTheirOwn()
    {
        Session session;
        QVERIFY(session.openAndWait(twoLinks));
        session.setCoordinateMode(1, CoordinateMode::Driven);
        session.setCoordinateEffort(1, {3, Scale::Si});
        session.setCoordinateValue(1, 0.2);
        session.setCoordinateValue(0, 0.1);
        QCOMPARE(session.document().size(), std::size_t(4));
        session.goToEdit(1);
        QCOMPARE(session.situation().modes[1], CoordinateMode::Driven);
        QCOMPARE(session.situation().efforts[1].value, 0.0);
        QCOMPARE(session.situation().values[0], 0.0);
        session.goToEdit(4);
        QCOMPARE(session.situation().efforts[1].value, 3.0);
        QCOMPARE(session.situation().values[0], 0.1);
        QCOMPARE(session.situation().values[1], 0.2);
    }

    // A step of a drag is no news for those who read the project again.
    void onlyTheHistoryIsSaidToHaveChanged()
    {
        Session session;
        QVERIFY(session.openAndWait(twoLinks));
        Changes told;
        connect(&session, &Session::changed, this, [&](Changes changes) { told |= changes; });
        session.setCoordinateValue(0, 0.1);
        QVERIFY(told.testFlag(Change::History) && told.testFlag(Change::Situation));
        told = {};
        session.setCoordinateValue(0, 0.2);
        QVERIFY(!told.testFlag(Change::History));
        session.undo();
        QVERIFY(told.testFlag(Change::History) && !told.testFlag(Change::Document));
    }

    // Each posture comes back in the model that it was set in.
    void editsStandBetween()
    {
        Session session;
        QVERIFY(session.openAndWait(twoLinks));
        session.setCoordinateValue(0, 0.1);
        session.setBodyWeight(710);
        Model edited = session.project().model;
        std::swap(edited.coordinates[0], edited.coordinates[1]);
        session.edit(edited, "Swap");
        session.setCoordinateValue(1, 0.4);
        const Eigen::VectorXd last = session.situation().values;
        session.goToEdit(0);
        QVERIFY(!session.isAdjusted());
        QVERIFY(!session.document().isModified(ProjectPart::Model));
        session.goToEdit(1);
        QCOMPARE(session.situation().values[0], 0.1);
        session.goToEdit(3);
        QCOMPARE(session.situation().values[1], 0.1);
        session.goToEdit(4);
        QVERIFY(session.situation().values == last);
    }

    void whatAnotherActivityDiscardsComesBack()
    {
        Session session;
        QVERIFY(session.openAndWait(hip));
        QVERIFY(session.model().activities.size() > 1);
        session.setActivity(1, 0);
        QVERIFY(!session.document().canUndo());  // a look at it
        session.setActivity(0);
        session.setCoordinateValue(0, 0.3);
        session.setActivity(1, 0);
        session.undo();
        QCOMPARE(session.activity(), 0);
        QCOMPARE(session.situation().values[0], 0.3);
        session.resetPosture();
        QCOMPARE(session.document().undoSentence(), std::string("Reset posture"));
        session.undo();
        QCOMPARE(session.situation().values[0], 0.3);
    }

    // The posture that stays in sight is of the model of before.
    void aModelWithErrorsHasNone()
    {
        Session session;
        QVERIFY(session.openAndWait(twoLinks));
        Model edited = session.project().model;
        edited.joints.clear();
        session.edit(edited, "Break");
        QVERIFY(!session.isCurrent());
        session.setCoordinateValue(0, 0.1);
        QCOMPARE(session.document().size(), std::size_t(1));
        session.undo();
        QVERIFY(session.isCurrent());
    }
};

SINEW_TEST(TestPostureHistory)

}  // namespace tst_posture_history

#include "tst_posture_history.moc"
