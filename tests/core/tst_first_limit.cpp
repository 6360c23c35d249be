// What gives way first, of answers made by hand.

#include <limits>

#include <QTest>

#include "core/fixation/fixation_case.h"
#include "tests/support/test_registry.h"

namespace tst_first_limit {

using namespace sinew;

namespace {

FixationAnswer answerWith(double bearingUse, double fatigueUse)
{
    FixationAnswer answer;
    answer.status = SolveStatus::Solved;
    PartAnswer screw;
    screw.name = "lower screw";
    screw.kind = PartKind::Beam;
    screw.bearingUse = bearingUse;
    screw.fatigueUse = fatigueUse;
    answer.parts = {PartAnswer{}, screw};
    return answer;
}

}  // namespace

class TestFirstLimit : public QObject {
    Q_OBJECT

private slots:
    void theFirstEventThatIsALimitCounts()
    {
        FixationAnswer answer = answerWith(0.5, 0.4);
        answer.followedTo = 3;
        answer.events = {{EventKind::Opens, {}, false, 0.2},
                         {EventKind::BoneGivesWay, "lower screw", false, 1.5},
                         {EventKind::MetalFatigue, "lower screw", false, 2.5}};
        QCOMPARE(firstToGo(answer).english(), std::string("bone around the lower screw, at 1.5 times this load"));
    }

    // It used to say "at 0 times this load".
    void aLimitAtAnyLoadIsCalledSo()
    {
        FixationAnswer answer = answerWith(1.2, 0.4);
        answer.followedTo = 3;
        answer.events = {{EventKind::BoneGivesWay, "lower screw", true, 0}};
        QCOMPARE(firstToGo(answer).english(),
                 std::string("bone around the lower screw, at any load: tightening does it"));
    }

    // The list has them in the order of the beams.
    void ofSeveralAtAnyLoadTheMostLoadedIsNamed()
    {
        FixationAnswer answer = answerWith(1.7, 0.4);
        answer.parts.push_back(answer.parts.back());
        answer.parts.back().name = "upper screw";
        answer.parts.back().bearingUse = 3.2;
        answer.followedTo = 3;
        answer.events = {{EventKind::BoneGivesWay, "lower screw", true, 0},
                         {EventKind::BoneGivesWay, "upper screw", true, 0},
                         {EventKind::MetalFatigue, "lower screw", false, 0.5}};
        QCOMPARE(firstLimit(answer)->part, std::string("upper screw"));
    }

    // A load that is not held any more used to be passed by for a limit beyond it.
    void noHoldIsALimitToo()
    {
        FixationAnswer answer = answerWith(0.5, 0.4);
        answer.followedTo = 1.4;
        answer.events = {{EventKind::Collapse, {}, false, 1.4}};
        QCOMPARE(firstToGo(answer).english(), std::string("the hold of the fragments, at 1.4 times this load"));
    }

    // With preload the use of a limit does not grow with the load: 1/use is no place on a path that was followed.
    void nothingIsSaidBeyondWhatWasFollowed()
    {
        FixationAnswer answer = answerWith(0.5, 0.4);
        answer.followedTo = 3;
        QVERIFY(!firstLimit(answer));
        QCOMPARE(firstToGo(answer).english(), std::string("nothing up to 3 times this load"));
    }

    void withoutAPathUseIsTaken()
    {
        QCOMPARE(firstToGo(answerWith(0.5, 0.8)).english(),
                 std::string("fatigue of the lower screw, at 1.2 times this load"));
        QCOMPARE(firstToGo(answerWith(0, 0)).english(), std::string("nothing: no part of a fixator bears"));
        FixationAnswer none = answerWith(0, 0);
        none.followedTo = std::numeric_limits<double>::infinity();
        QCOMPARE(firstToGo(none).english(), std::string("nothing: no part of a fixator bears"));
    }
};

SINEW_TEST(TestFirstLimit)

}  // namespace tst_first_limit

#include "tst_first_limit.moc"
