// Screws that slide in a guide: its friction is Coulomb's, by what presses on it, at every part of the load.

#include <algorithm>
#include <cmath>

#include <QTest>

#include "tests/support/neck_fractures.h"
#include "tests/support/test_registry.h"

namespace tst_fixation_guides {

using namespace sinew;
using namespace sinew::test;

namespace {

const PartAnswer& beamOf(const FixationAnswer& answer)
{
    return *std::find_if(answer.parts.begin(), answer.parts.end(),
                         [](const PartAnswer& part) { return part.kind == PartKind::Beam; });
}

}  // namespace

class TestFixationGuides : public QObject {
    Q_OBJECT

private slots:
    // Pulled off along a barrel, only friction in it holds the head: less than what presses on the barrel allows is held.
    void frictionInTheBarrelHoldsAPull()
    {
        Fixation fixation = neckFracture(50, hipScrew);
        for (const double share : {0.05, 0.9}) {
            const Construct construct = buildConstruct(fixation);
            const Vector3 along = construct.beams.front().bedded.direction,
                          across = construct.beams.front().bedded.across;
            SectionLoad load = stance(construct);
            const Vector3 force = 500 * (share * along - across);
            load.wrench << force, Vector3::Zero();
            FixationSolver solver(construct, 0.1);
            const FixationAnswer& answer = solver.solve(load);
            // Friction is 0.2; section forces at the mouth come to more than the load.
            if (share < 0.2)
                QVERIFY2(answer.isUsable() && answer.interface.sliders.front() != 0, answer.message.english().c_str());
            else
                QCOMPARE(answer.status, SolveStatus::Infeasible);
        }
    }

    // A sliding device over lost bone goes a long way before surfaces meet and rub: that ended in 'no balance'.
    void lostBoneIsClosedBySliding()
    {
        for (const FixatorKind kind : {FixatorKind::SlidingHipScrew, FixatorKind::Nail}) {
            for (const double pauwels : {40.0, 48.0, 54.0}) {
                for (const double gap : {0.002, 0.006, 0.010}) {
                    Fixation fixation = neckFracture(pauwels, standardFixator(kind));
                    fixation.fracture.gap = gap;
                    const FixationAnswer answer = solved(fixation);
                    QVERIFY2(answer.isUsable(), qPrintable(QString("kind %1, %2 deg, %3 mm: %4")
                                                               .arg(int(kind))
                                                               .arg(pauwels)
                                                               .arg(1e3 * gap)
                                                               .arg(answer.message.english().c_str())));
                    QVERIFY(missingOf(answer) < 1e-9);
                }
            }
        }
    }

    // A screw that slides rubs with friction times what presses on mouth and end of its guide, summed afresh from the
    // section forces at the mouth; that force is in its section too.
    void theSlidingForceIsCoulombs()
    {
        for (const double force : {900.0, 1800.0}) {
            Fixation fixation = neckFracture(70, hipScrew);
            fixation.fracture.gap = 0.003;
            const FixationAnswer answer = solved(fixation, force);
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            const Construct construct = buildConstruct(fixation);
            const PlacedBeam& screw = construct.beams.front();
            const std::vector<BeamStation>& stations = beamOf(answer).stations;
            // The guide ends there: of the two stations the one outside it.
            const auto mouth = std::find_if(stations.rbegin(), stations.rend(), [&](const BeamStation& station) {
                return std::abs(station.at - screw.mouth()) < 1e-9;
            });
            QVERIFY(mouth != stations.rend());
            const double end = mouth->moment.tail<2>().norm() / screw.stated.guideLength;
            const double allowed = screw.stated.slidingFriction * (mouth->force.tail<2>().norm() + 2 * end);
            const double rubs = std::abs(answer.interface.sliders.front());
            QVERIFY2(std::abs(rubs - allowed) < 1e-6 * allowed, qPrintable(QString("%1 %2").arg(rubs).arg(allowed)));
            const auto inside = std::find_if(stations.begin(), stations.end(), [&](const BeamStation& station) {
                return station.at > screw.mouth() + 1e-6;
            });
            QVERIFY(std::abs(std::abs(inside->force.x()) - rubs) < 1e-9 * force);
        }
    }

    // Once a gap has closed all is in proportion to the load again: what a unit of load gives does not hang on its size.
    void closedAllIsInProportion()
    {
        Fixation fixation = neckFracture(20, hipScrew);
        fixation.fracture.gap = 0.001;
        const FixationAnswer once = solved(fixation, 1800), often = solved(fixation, 18000);
        QVERIFY(once.isUsable() && often.isUsable());
        const double one = once.parts.front().carries.compression, ten = often.parts.front().carries.compression;
        // The gap closes at 0.4 per cent of the smaller load; with one limit for the whole path it was 2 per cent off.
        QVERIFY2(std::abs(ten / one - 10) < 0.02, qPrintable(QString::number(ten / one)));
    }

    // With lost bone and a screw that slides, an event lies at the load whose own answer is at the limit.
    void eventsAreThoseOfTheirLoad_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("pauwels");
        for (const FixatorKind kind : {FixatorKind::SlidingHipScrew, FixatorKind::Nail}) {
            for (const double pauwels : {30.0, 54.0, 70.0})
                QTest::addRow("%d at %g", int(kind), pauwels) << int(kind) << pauwels;
        }
    }
    void eventsAreThoseOfTheirLoad()
    {
        QFETCH(int, kind);
        QFETCH(double, pauwels);
        Fixation fixation = neckFracture(pauwels, standardFixator(FixatorKind(kind)));
        fixation.fracture.gap = 0.001;
        int checked = 0;
        for (const FixationEvent& event : followed(fixation).events) {
            if (event.atAnyLoad || !isLimit(event.kind) || event.kind == EventKind::Collapse)
                continue;
            const FixationAnswer there = solved(fixation, 1800 * event.factor);
            QVERIFY2(there.isUsable(), there.message.english().c_str());
            const PartAnswer& beam = *std::find_if(there.parts.begin(), there.parts.end(),
                                                   [&](const PartAnswer& part) { return part.name == event.part; });
            const double use = event.kind == EventKind::BoneGivesWay  ? beam.bearingUse
                               : event.kind == EventKind::MetalYields ? beam.yieldUse
                                                                      : beam.fatigueUse;
            // The path has 40 parts, other parts of it another order of slip.
            QVERIFY2(std::abs(use - 1) < 0.05,
                     qPrintable(QString("%1 at %2: %3").arg(int(event.kind)).arg(event.factor).arg(use)));
            ++checked;
        }
        QVERIFY(checked > 0);
    }

    // What slips as soon as a gap has closed slips at any load: a share of the load was printed that hung on the length of
    // the paths.
    void whatSlipsOnceClosedSlipsAtAnyLoad()
    {
        Fixation fixation = neckFracture(54, hipScrew);
        fixation.fracture.gap = 0.0005;
        int seen = 0;
        for (const FixationEvent& event : followed(fixation).events) {
            if (event.kind != EventKind::Slips && event.kind != EventKind::AllSlips)
                continue;
            ++seen;
            const FixationAnswer little = solved(fixation, 1.8);  // a thousandth
            QVERIFY2(little.isUsable(), little.message.english().c_str());
            const bool slipsAtOnce = little.slippingShare > (event.kind == EventKind::Slips ? 0 : 0.999);
            QVERIFY2(event.atAnyLoad == slipsAtOnce, qPrintable(QString::number(event.factor)));
        }
        QVERIFY(seen > 0);
    }
};

SINEW_TEST(TestFixationGuides)

}  // namespace tst_fixation_guides

#include "tst_fixation_guides.moc"
