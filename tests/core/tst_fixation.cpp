// Fixations of broken hips: where beams lie, what each part carries, what gives way first. Held against FIXATION.md's
// trends, limits, symmetries and, for shares and stress, sums of its own.

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <random>

#include <QTest>

#include "core/fixation/beam_placement.h"
#include "core/fixation/fracture_plane.h"
#include "core/schema/fixation_schema.h"
#include "tests/support/neck_fractures.h"
#include "tests/support/test_registry.h"

namespace tst_fixation {

using namespace sinew;
using namespace sinew::test;

namespace {

double bandWidth(double value, double share)
{
    return std::abs(value) * share;
}

}  // namespace

class TestFixation : public QObject {
    Q_OBJECT

private slots:
    // Compression and shear in the frontal plane are R cos(al - th) and R sin(al - th); varus is R times its arm.
    void resultantsAreThoseOfTheTriangle()
    {
        for (const double pauwels : {30.0, 50.0, 70.0}) {
            const FixationAnswer answer = solved(neckFracture(pauwels, screws));
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            const double angle = (pauwels - 13) * degree;
            QVERIFY(std::abs(answer.resultants.compression - 1800 * std::cos(angle)) < 1e-9 * 1800);
            QVERIFY(std::abs(answer.resultants.shearDown - 1800 * std::sin(angle)) < 1e-9 * 1800);
        }
    }

    // What all parts carry is the load, from fresh sums.
    void partsBalanceTheLoad()
    {
        for (const FixatorKind kind : {FixatorKind::CannulatedScrews, FixatorKind::SlidingHipScrew,
                                       FixatorKind::BladePlate, FixatorKind::Nail, FixatorKind::LockingPlate}) {
            const FixationAnswer answer = solved(neckFracture(60, standardFixator(kind)));
            QVERIFY2(answer.isUsable(), answer.message.english().c_str());
            QVERIFY(missingOf(answer) < 1e-9);
        }
    }

    // Screws along the neck lie square to a plane of the middle type only; what tightening them aslant does is said.
    void tighteningAslantIsSaid()
    {
        const auto says = [](const Construct& construct) {
            return std::any_of(construct.remarks.begin(), construct.remarks.end(), [](const Sentence& remark) {
                return remark.english().find("Tightened screws lean") != std::string::npos;
            });
        };
        for (const double pauwels : {10.0, 50.0, 80.0}) {
            const Construct construct = buildConstruct(neckFracture(pauwels, screws));
            const double across
                = std::abs(construct.beams.front().bedded.direction.dot(construct.section.frame.normal));
            QCOMPARE(says(construct), across < std::cos(30 * degree));
            QCOMPARE(says(construct), pauwels != 50);
            QVERIFY(!says(buildConstruct(neckFracture(pauwels, blade))));  // it is not tightened
        }
    }

    // One beam more lies where it can and beside the others, one less leaves what was before; of all fixators.
    void beamsAreAddedAndTakenAway()
    {
        for (const FractureKind kind : {FractureKind::Neck, FractureKind::Intertrochanteric,
                                        FractureKind::ReverseOblique, FractureKind::Subtrochanteric}) {
            for (const auto& [word, fixator] : fixatorWords) {
                if (runsBelowNeck(kind) && fixator == FixatorKind::CannulatedScrews)
                    continue;
                Fixation fixation;
                fixation.femur.neckHeight *= 1.05;
                fixation.fracture = usualPlane(kind, fixation.femur);
                fixation.fixator.kind = fixator;
                const Fixator before = withOwnBeams(fixation).fixator;
                fixation.fixator = withBeamMore(fixation, fixation.femur);
                QCOMPARE(fixation.fixator.beams.size(), before.beams.size() + 1);
                const Construct construct = buildConstruct(fixation);
                QVERIFY2(construct.isSound(),
                         qPrintable(QString::fromStdString(word + std::string(": ") + problemOf(fixation))));
                const FixatorBeam& added = fixation.fixator.beams.back();
                for (const FixatorBeam& beam : before.beams) {
                    QVERIFY(beam.name != added.name);
                    const double apart = std::hypot(beam.offset - added.offset, beam.anterior - added.anterior);
                    QVERIFY(beam.axis != added.axis || apart > 0.004);
                }
                const Fixator less = withoutBeam(fixation, fixation.femur, before.beams.size());
                QVERIFY(less.beams == before.beams);
                QVERIFY(less.beams.empty() == (less.kind == FixatorKind::None));
                QVERIFY(withoutBeam(fixation, fixation.femur, 99) == fixation.fixator);
            }
        }
    }

    // The pull of a head stands twice: as a part, and in the section forces beyond its thread, where nothing else pulls.
    void thePullIsThatOfTheSection()
    {
        for (const double pauwels : {30.0, 50.0, 70.0}) {
            const FixationAnswer answer = solved(neckFracture(pauwels, screws));
            for (std::size_t i = 0; i < answer.interface.ties.size(); ++i)
                QVERIFY(std::abs(answer.parts[1 + i].stations.front().force.x() - answer.interface.ties[i])
                        < 1e-9 * 1800);
        }
    }

    // The table of section 10 of the theory, at its inputs where they are stated: order and size are to be held, not
    // digits. An independent model lay within 14 % in shares, 17 % in metal and bearing, 30 % in varus, 40 % in
    // movement of the head; the same room is given here.
    void prototypeOrderAndSize_data()
    {
        QTest::addColumn<double>("pauwels");
        QTest::addColumn<QString>("device");
        QTest::addColumn<double>("bonesCompression");
        QTest::addColumn<double>("metal");
        QTest::addColumn<double>("bearing");
        QTest::addColumn<double>("varus");
        QTest::addColumn<double>("head");
        QTest::newRow("screws 30") << 30.0 << "screws" << 1.17 << 67.0 << 2.4 << 0.24 << 0.12;
        QTest::newRow("screws 50") << 50.0 << "screws" << 1.27 << 120.0 << 7.9 << 0.28 << 0.22;
        QTest::newRow("screws 70") << 70.0 << "screws" << 1.49 << 223.0 << 18.6 << 0.33 << 0.40;
        QTest::newRow("blade 30") << 30.0 << "blade" << 0.93 << 62.0 << 2.2 << 0.23 << 0.13;
        QTest::newRow("blade 50") << 50.0 << "blade" << 0.96 << 96.0 << 4.6 << 0.26 << 0.22;
        QTest::newRow("blade 70") << 70.0 << "blade" << 1.12 << 141.0 << 7.5 << 0.23 << 0.34;
    }

    void prototypeOrderAndSize()
    {
        QFETCH(double, pauwels);
        QFETCH(QString, device);
        QFETCH(double, bonesCompression);
        QFETCH(double, metal);
        QFETCH(double, bearing);
        QFETCH(double, varus);
        QFETCH(double, head);
        Fixation fixation = neckFracture(pauwels, device == "screws" ? screws : blade);
        fixation.femur.anteversion = 12 * degree;
        fixation.femur.shaftShell = 0.004;
        fixation.bone.corticalModulus = 12e9;
        fixation.bone.fit = fixation.bone.clearance = 1;
        for (FixatorBeam& beam : fixation.fixator.beams)
            beam.preload = std::min(beam.preload, 140.0);  // what 200 N imposed come to
        const FixationAnswer answer = solved(fixation, 1800, {.guide = GuideModel::Rigid});
        QVERIFY2(answer.isUsable(), answer.message.english().c_str());
        const KeyFigures figures = figuresOf(answer);
        const double bones = answer.parts.front().carries.compression / answer.resultants.compression;
        QVERIFY2(std::abs(bones - bonesCompression) < bandWidth(bonesCompression, 0.14),
                 qPrintable(QString::number(bones)));
        QVERIFY2(std::abs(1e-6 * figures.stress - metal) < bandWidth(metal, 0.17),
                 qPrintable(QString::number(1e-6 * figures.stress)));
        double most = 0;
        for (const PartAnswer& part : answer.parts)
            most = std::max(most, 1e-6 * part.cancellousBearing.value);
        QVERIFY2(std::abs(most - bearing) < bandWidth(bearing, 0.17), qPrintable(QString::number(most)));
        QVERIFY2(std::abs(figures.varus / degree - varus) < bandWidth(varus, 0.30),
                 qPrintable(QString::number(figures.varus / degree)));
        QVERIFY2(std::abs(1e3 * figures.headMovement - head) < bandWidth(head, 0.40),
                 qPrintable(QString::number(1e3 * figures.headMovement)));
    }

    // Slip, stress and bearing rise with the Pauwels angle, as in section 10: surfaces that fit. (Where they hardly do,
    // bending by the varus moment, which does not depend on the angle, decides over bearing.)
    void allRisesWithThePauwelsAngle()
    {
        for (const Fixator& fixator : {screws, hipScrew, blade}) {
            KeyFigures before;
            for (const double pauwels : {30.0, 50.0, 70.0}) {
                Fixation fixation = neckFracture(pauwels, fixator);
                fixation.bone.fit = 1;
                const KeyFigures now = figuresOf(solved(fixation));
                QVERIFY(now.largestSlip > before.largestSlip && now.stress > before.stress
                        && now.bearingUse > before.bearingUse);
                before = now;
            }
        }
    }

    // Over half a millimetre of lost bone a hip screw slides until bone bears nearly all; a blade holds it open.
    void aHipScrewSlidesOverAGap()
    {
        Fixator sliding = hipScrew;
        sliding.beams.front().slidingFriction = 0;
        Fixation fixation = neckFracture(30, sliding);
        fixation.bone.fit = 1;
        fixation.fracture.gap = 0.0005;
        const FixationAnswer slides = solved(fixation);
        QVERIFY2(slides.isUsable(), slides.message.english().c_str());
        const double share = slides.parts.front().carries.compression / slides.resultants.compression;
        QVERIFY2(share > 0.9 && share < 1.1, qPrintable(QString::number(share)));
        fixation.fixator = blade;
        const FixationAnswer holds = solved(fixation);
        QVERIFY2(holds.isUsable(), holds.message.english().c_str());
        QVERIFY(holds.parts.front().carries.compression / holds.resultants.compression < 0.5);
        QVERIFY(figuresOf(holds).stress > figuresOf(slides).stress);
    }

    // A screw beside the hip screw takes the turn about the neck.
    void aSecondScrewHoldsTheTurn()
    {
        const double alone = std::abs(solved(neckFracture(70, hipScrew)).aboutNeck);
        const double both = std::abs(solved(neckFracture(70, hipScrewWithScrew())).aboutNeck);
        QVERIFY2(both < 0.5 * alone, qPrintable(QString("%1 %2").arg(both / degree).arg(alone / degree)));
    }

    // A worse fit: more varus, more stress, and a larger pressed share, which is why that is never told without it.
    void fitMovesResults()
    {
        Fixation fixation = neckFracture(50, screws);
        fixation.bone.fit = 1;
        const KeyFigures good = figuresOf(solved(fixation));
        fixation.bone.fit = 0.1;
        const KeyFigures poor = figuresOf(solved(fixation));
        QVERIFY(poor.varus > good.varus && poor.stress > good.stress && poor.pressedShare > good.pressedShare);
    }

    // Without preload and gap everything is in proportion to the load.
    void withoutPreloadAllIsProportional()
    {
        const FixationAnswer once = solved(neckFracture(60, hipScrew), 900);
        const FixationAnswer twice = followed(neckFracture(60, hipScrew), 1800);
        QVERIFY(once.isUsable() && twice.isUsable());
        QVERIFY(std::abs(once.pressedShare - twice.pressedShare) < 1e-9);
        QVERIFY(std::abs(2 * once.headDisplacement.norm() - twice.headDisplacement.norm())
                < 1e-8 * twice.headDisplacement.norm());  // Newton's method leaves 1e-11 of the load
        const auto opens = std::find_if(twice.events.begin(), twice.events.end(),
                                        [](const FixationEvent& event) { return event.kind == EventKind::Opens; });
        QVERIFY(opens != twice.events.end() && opens->atAnyLoad);
    }

    // The same load on persons of other weights: factors of events go with one over the weight.
    void eventsDoNotHangOnTheSizeOfTheLoad()
    {
        const Fixation fixation = neckFracture(54, screws);
        const auto factors = [&](double force) {
            std::map<std::pair<EventKind, std::string>, double> all;
            for (const FixationEvent& event : followed(fixation, force).events)
                all[{event.kind, event.part}] = force * event.factor;
            return all;
        };
        const auto light = factors(900), heavy = factors(5400);
        for (const auto& [event, force] : light) {
            // Paths have parts of up to a twentieth of the load at the event.
            if (heavy.contains(event))
                QVERIFY2(std::abs(heavy.at(event) - force) < 0.1 * force,
                         qPrintable(QString("event %1: %2 %3").arg(int(event.first)).arg(force).arg(heavy.at(event))));
        }
    }

    // Events of a preloaded construct lie where the answer at that load says so.
    void eventsLieOnThePath()
    {
        const Fixation fixation = neckFracture(50, screws);
        const FixationAnswer answer = followed(fixation);
        bool any = false;
        for (const FixationEvent& event : answer.events) {
            if (event.kind != EventKind::BoneGivesWay || event.factor > 2.9)
                continue;
            any = true;
            const FixationAnswer there = solved(fixation, 1800 * event.factor);
            for (const PartAnswer& part : there.parts) {
                // The path has 40 parts up to three times the load, other parts of it another order of slip.
                if (part.name == event.part)
                    QVERIFY2(std::abs(part.bearingUse - 1) < 0.03, qPrintable(QString::number(part.bearingUse)));
            }
        }
        QVERIFY(any);
    }

    // A left hip is the right one in a mirror: the same in clinical words.
    void aLeftHipIsTheRightOneMirrored()
    {
        Fixation fixation = neckFracture(60, hipScrewWithScrew());
        fixation.fracture.obliquity = 10 * degree;
        fixation.loads = defaultLoads();
        Fixation left = fixation;
        left.femur.side = BodySide::Left;
        const Construct a = buildConstruct(fixation), b = buildConstruct(left);
        QVERIFY(a.isSound() && b.isSound());
        FixationSolver one(a, 0.1), other(b, 0.1);
        const FixationAnswer& right = one.solve(caseLoads(fixation, a, {}, {}).front());
        const FixationAnswer& mirrored = other.solve(caseLoads(left, b, {}, {}).front());
        QVERIFY(right.isUsable());
        QCOMPARE(right.varus, mirrored.varus);
        QCOMPARE(right.resultants.torsion, mirrored.resultants.torsion);
        QCOMPARE(figuresOf(right).stress, figuresOf(mirrored).stress);
    }

    // What cannot be is refused, at its place and in words that say by how much.
    void whatCannotBeIsRefused()
    {
        Fixation fixation = neckFracture(50, screws);
        fixation.fixator.beams[2].anterior = -0.014;
        QVERIFY2(problemOf(fixation).find("leaves the neck at the back by") != std::string::npos,
                 problemOf(fixation).c_str());
        QCOMPARE(buildConstruct(fixation).problems.front().path, std::string("fixator/beams/2"));
        fixation = neckFracture(50, screws);
        fixation.fixator.beams[0].tip = 0.025;
        QVERIFY2(problemOf(fixation).find("leaves the head by") != std::string::npos, problemOf(fixation).c_str());
        fixation.fixator.beams[0].tip = -0.03;
        QVERIFY2(problemOf(fixation).find("does not cross the fracture") != std::string::npos,
                 problemOf(fixation).c_str());
        fixation = neckFracture(50, screws);
        fixation.fracture.fromHead = 0.08;
        QVERIFY(problemOf(fixation).find("a plane of the neck crosses its axis") != std::string::npos);
        fixation.fracture = {};
        fixation.bone.cancellousModulus = -1;
        QVERIFY(problemOf(fixation).find("moduli") != std::string::npos);
        fixation.bone = {};
        fixation.fixator.beams[0].slide = BeamSlide::Free;
        QVERIFY(problemOf(fixation).find("tightened") != std::string::npos);
        fixation.fixator = screws;
        fixation.femur.neckLength = std::nan("");
        QVERIFY(problemOf(fixation).find("neck") != std::string::npos);
        fixation.femur = {};
        fixation.fixator.beams[0].preload = std::nan("");
        QVERIFY(!problemOf(fixation).empty());
        fixation = neckFracture(50, {});
        fixation.fracture = {.kind = FractureKind::Subtrochanteric, .fromHead = 0.11, .pauwels = 0};
        fixation.fixator = screws;
        QVERIFY(problemOf(fixation).find("does not cross a subtrochanteric") != std::string::npos);
        fixation.fixator = standardFixator(FixatorKind::Nail, FractureKind::Subtrochanteric);
        QVERIFY2(problemOf(fixation).empty(), problemOf(fixation).c_str());
        fixation.fixator.beams[0].offset = 0.05;
        QVERIFY(problemOf(fixation).find("leaves the shaft by") != std::string::npos);
    }

    // Nothing but friction and pressing: a steep plane without a fixator cannot be held, and the answer says so.
    void withoutAFixatorASteepPlaneIsNotHeld()
    {
        const FixationAnswer answer = solved(neckFracture(70, {}));
        QCOMPARE(answer.status, SolveStatus::Infeasible);
        QVERIFY(answer.message.english().find("cannot be held") != std::string::npos);
    }

    // 1 000 random plausible cases end with an answer or a named reason, none with a fault.
    void randomCasesEndWithAnAnswerOrAReason()
    {
        const bool isStudy = qEnvironmentVariableIsSet("SINEW_STUDIES");
        std::mt19937 random(7);
        const auto between = [&](double low, double high) { return std::uniform_real_distribution(low, high)(random); };
        int answers = 0, reasons = 0;
        for (int i = 0; i < (isStudy ? 1000 : 60); ++i) {
            const auto fixation = randomCase(between);
            const Construct construct = buildConstruct(fixation, {.steps = 5});
            if (!construct.isSound()) {
                QVERIFY(!construct.problems.front().diagnostic.message.empty());
                ++reasons;
                continue;
            }
            FixationSolver solver(construct, fixation.bone.fit);
            const SectionLoad load = statedLoad(fixation.loads.front(), fixation, construct);
            const FixationAnswer& answer = solver.solve(load);
            QVERIFY2(answer.isUsable() || answer.status == SolveStatus::Infeasible,
                     qPrintable(QString("case %1: %2").arg(i).arg(answer.message.english().c_str())));
            if (answer.isUsable())
                QVERIFY2(missingOf(answer) < 1e-9, qPrintable(QString("case %1: %2").arg(i).arg(missingOf(answer))));
            ++(answer.isUsable() ? answers : reasons);
        }
        qInfo("%d answers, %d reasons", answers, reasons);
        QVERIFY(answers > reasons);
    }

    // What tightening alone reaches has no factor: it said "at 0 times this load".
    void firstToGoAtAnyLoad()
    {
        FixationAnswer answer;
        answer.events
            = {{EventKind::BoneGivesWay, "lower screw", true, 0}, {EventKind::MetalYields, "blade", false, 2}};
        QCOMPARE(firstToGo(answer).english(),
                 std::string("bone around the lower screw, at any load: tightening does it"));
        answer.events.erase(answer.events.begin());
        QCOMPARE(firstToGo(answer).english(), std::string("the metal of the blade, at 2 times this load"));
    }

private:
    template <class Between>
    static Fixation randomCase(const Between& between)
    {
        Fixation fixation;
        fixation.person.mass = between(40, 130);
        fixation.femur.neckShaftAngle = between(110, 150) * degree;
        fixation.femur.anteversion = between(-10, 35) * degree;
        fixation.femur.neckLength = between(0.04, 0.065);
        const auto kind = FractureKind(int(between(0, 4)));
        fixation.fracture.kind = kind;
        fixation.fracture.fromHead = kind == FractureKind::Neck              ? between(0.012, 0.04)
                                     : kind == FractureKind::Subtrochanteric ? fixation.femur.neckLength + 0.06
                                                                             : fixation.femur.neckLength + 0.005;
        fixation.fracture.pauwels = (kind == FractureKind::Subtrochanteric  ? between(-20, 20)
                                     : kind == FractureKind::ReverseOblique ? between(-60, -20)
                                                                            : between(10, 80))
                                    * degree;
        fixation.fracture.obliquity = between(-20, 20) * degree;
        fixation.fracture.gap = between(0, 1) < 0.2 ? 0.0005 : 0;
        fixation.bone.fit = std::pow(10, between(-2, 0));
        fixation.bone.clearance = std::pow(10, between(-2, 0));
        fixation.bone.friction = between(0, 0.8);
        fixation.bone.cancellousModulus = std::pow(10, between(8, 9.3));
        fixation.fixator = standardFixator(FixatorKind(int(between(1, 6))), kind);
        fixation.loads = {{"some", {between(-1, 0.5), between(-4, -0.2), between(-0.5, 1)}, {}, {}}};
        return fixation;
    }
};

SINEW_TEST(TestFixation)

}  // namespace tst_fixation

#include "tst_fixation.moc"
