// What is known of hip fixations, held against ours: each trend prints the figures that the README shows. 750 N of body
// weight, 2.4 body weights at 13 degrees to the vertical, bone and surfaces as each row says.

#include <cmath>

#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/fixation_case.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"
#include "tests/support/test_registry.h"

namespace tst_fixation_trends {

using namespace sinew;

namespace {

struct Trial {
    Fixator fixator;
    double pauwels = 50, fit = 1, clearance = 1, gap = 0, fromHead = 0.025, neckShaft = 130;
    double force = 1800;
    std::optional<double> torque;       // N m about the neck alone, in place of the hip force
    std::optional<FractureKind> usual;  // its usual plane, in place of one of the neck
};

struct Outcome {
    FixationAnswer answer;
    KeyFigures figures;
    double boneShare = 0;  // of the compression
};

Outcome outcomeOf(const Trial& trial)
{
    Fixation fixation;
    fixation.fixator = trial.fixator;
    fixation.fracture.pauwels = trial.pauwels * degree;
    fixation.fracture.fromHead = trial.fromHead;
    fixation.fracture.gap = trial.gap;
    fixation.bone.fit = trial.fit;
    fixation.bone.clearance = trial.clearance;
    fixation.femur.neckShaftAngle = trial.neckShaft * degree;
    if (trial.usual)
        fixation.fracture = usualPlane(*trial.usual, fixation.femur);
    const Construct construct = buildConstruct(fixation);
    Outcome outcome;
    if (!construct.isSound()) {
        outcome.answer.message = construct.problems.front().diagnostic.message;
        return outcome;
    }
    SectionLoad load;
    load.isUsable = true;
    load.bodyWeight = 750;
    load.hipForce = {0, -trial.force * std::cos(13 * degree), trial.force * std::sin(13 * degree)};
    if (trial.torque)
        load.wrench << Vector3::Zero(), *trial.torque * construct.femur.neck;
    else
        load.wrench << load.hipForce, (-construct.section.frame.origin).cross(load.hipForce);
    FixationSolver solver(construct, trial.fit);
    outcome.answer = solver.solve(load);
    outcome.figures = figuresOf(outcome.answer);
    if (outcome.answer.isUsable())
        outcome.boneShare = outcome.answer.parts.front().carries.compression / outcome.answer.resultants.compression;
    return outcome;
}

const Fixator screws = cannulatedScrews(ScrewPattern::InvertedTriangle);
const Fixator hipScrew = standardFixator(FixatorKind::SlidingHipScrew);
const Fixator both = hipScrewWithScrew();
const Fixator blade = standardFixator(FixatorKind::BladePlate);

Fixator withoutFriction(Fixator fixator)
{
    for (FixatorBeam& beam : fixator.beams)
        beam.slidingFriction = 0;
    return fixator;
}

Fixator withoutPreload(Fixator fixator)
{
    for (FixatorBeam& beam : fixator.beams)
        beam.preload = 0;
    return fixator;
}

double varus(const Outcome& outcome)
{
    return outcome.figures.varus / degree;
}

double aboutNeck(const Outcome& outcome)
{
    return std::abs(outcome.figures.aboutNeck) / degree;
}

}  // namespace

class TestFixationTrends : public QObject {
    Q_OBJECT

private slots:
    // Cadavers with such fractures turned into 1.9 +- 2.3, 0.7 +- 0.7 and 0.5 +- 0.8 degrees of varus under cycles: three
    // screws, hip screw with screw, telescoping plate (Bone Joint Res 2020;9:314). Our blade stands for the last.
    void varusRanksAsInCadavers()
    {
        const auto at = [](const Fixator& fixator) {
            return outcomeOf({.fixator = fixator, .pauwels = 70, .fit = 0.1, .clearance = 0.1});
        };
        const Outcome three = at(screws), two = at(both), one = at(blade);
        qInfo("Pauwels 70, fit 0.1, clearance 0.1: varus %.2f, %.2f, %.2f deg (screws, hip screw with screw, blade)",
              varus(three), varus(two), varus(one));
        QVERIFY(varus(three) > varus(two) && varus(two) > varus(one));
        QVERIFY(varus(three) > 0.5 && varus(three) < 5);  // the same decade
    }

    // At 70 degrees the bone around screws gives way long before their metal (section 10).
    void boneGivesWayBeforeMetal()
    {
        for (const Fixator& fixator : {screws, hipScrew, blade}) {
            const Outcome outcome = outcomeOf({.fixator = fixator, .pauwels = 70});
            qInfo("Pauwels 70, fit 1, %s: bone at %.0f %% of its strength, metal at %.0f %% of yield",
                  fixator.beams.front().name.c_str(), 100 * outcome.figures.bearingUse, 100 * outcome.figures.yieldUse);
            QVERIFY(outcome.figures.bearingUse > outcome.figures.yieldUse);
        }
    }

    // Half a millimetre of lost bone: a hip screw slides until bone bears; a blade leaves it little, at two to three
    // times the stress (section 10).
    void aSlidingScrewClosesAGap()
    {
        const Outcome slides = outcomeOf({.fixator = withoutFriction(hipScrew), .pauwels = 30, .gap = 0.0005});
        const Outcome rubs = outcomeOf({.fixator = hipScrew, .pauwels = 30, .gap = 0.0005});
        const Outcome holds = outcomeOf({.fixator = blade, .pauwels = 30, .gap = 0.0005});
        qInfo("0.5 mm lost: bone bears %.0f %% of C with a free hip screw, %.0f %% with friction, %.0f %% with a blade",
              100 * slides.boneShare, 100 * rubs.boneShare, 100 * holds.boneShare);
        QVERIFY(slides.boneShare > 0.9 && holds.boneShare < 0.5 && rubs.boneShare < slides.boneShare);
        const Outcome closed = outcomeOf({.fixator = blade, .pauwels = 30});
        qInfo("blade: %.0f MPa over the gap, %.0f MPa without it", 1e-6 * holds.figures.stress,
              1e-6 * closed.figures.stress);
        QVERIFY(holds.figures.stress > 1.5 * closed.figures.stress);
    }

    // A screw beside the hip screw takes the turn about the neck (section 10: from 0.37 to 0.01 degrees).
    void aSecondScrewTakesTheTurn()
    {
        const double alone = aboutNeck(outcomeOf({.fixator = hipScrew, .pauwels = 70}));
        const double two = aboutNeck(outcomeOf({.fixator = both, .pauwels = 70}));
        qInfo("Pauwels 70, fit 1: turn about the neck %.2f deg with a hip screw, %.2f with a second screw", alone, two);
        QVERIFY(two < 0.5 * alone);
    }

    // In pure turning a triangle is stiffer than a line on the same circle, 3 : 2 (section 7); bone helps, so less than
    // that is left.
    void aTriangleHoldsTurningBetterThanALine()
    {
        const auto turn = [](ScrewPattern pattern) {
            return aboutNeck(
                outcomeOf({.fixator = withoutPreload(cannulatedScrews(pattern)), .gap = 0.001, .torque = 5.0}));
        };
        const double triangle = turn(ScrewPattern::InvertedTriangle), line = turn(ScrewPattern::Line);
        qInfo("5 N m about the neck over a gap: %.2f deg with a triangle, %.2f with a line (1 : %.2f)", triangle, line,
              line / triangle);
        QVERIFY(line > 1.1 * triangle && line < 1.9 * triangle);
    }

    // A triangle and the same one turned over differ by less than what is not known (section 10).
    void trianglesDifferByLessThanTheBand()
    {
        const double inverted = varus(outcomeOf({.fixator = screws, .pauwels = 70, .fit = 0.1, .clearance = 0.1}));
        const double upright = varus(outcomeOf(
            {.fixator = cannulatedScrews(ScrewPattern::Triangle), .pauwels = 70, .fit = 0.1, .clearance = 0.1}));
        const double goodFit = varus(outcomeOf({.fixator = screws, .pauwels = 70, .fit = 1, .clearance = 0.1}));
        qInfo("varus of an inverted and an upright triangle %.2f and %.2f deg; by the fit alone %.2f to %.2f", inverted,
              upright, goodFit, inverted);
        QVERIFY(std::abs(inverted - upright) < std::abs(inverted - goodFit));
    }

    // A plane at the base of the neck has the longer lever: more stress in a hip screw, less pressed (section 10); LePine
    // et al. 2010 found screws weaker than hip screws only there.
    void theLongerLeverLoadsTheDevice()
    {
        const Outcome middle = outcomeOf({.fixator = hipScrew, .pauwels = 50});
        const Outcome base = outcomeOf({.fixator = hipScrew, .pauwels = 50, .fromHead = 0.035});
        qInfo("hip screw, 25 and 35 mm from the head: %.0f and %.0f MPa, pressed %.0f and %.0f %%",
              1e-6 * middle.figures.stress, 1e-6 * base.figures.stress, 100 * middle.figures.pressedShare,
              100 * base.figures.pressedShare);
        QVERIFY2(base.answer.isUsable(), base.answer.message.english().c_str());
        QVERIFY(base.figures.stress > middle.figures.stress && base.figures.pressedShare < middle.figures.pressedShare);
        // In a steep plane it is the other way round: that does not come out as it was found.
        const Outcome steepMiddle = outcomeOf({.fixator = hipScrew, .pauwels = 70});
        const Outcome steepBase = outcomeOf({.fixator = hipScrew, .pauwels = 70, .fromHead = 0.035});
        qInfo("the same at Pauwels 70: %.0f and %.0f MPa", 1e-6 * steepMiddle.figures.stress,
              1e-6 * steepBase.figures.stress);
        QVERIFY(steepBase.figures.stress < steepMiddle.figures.stress);
    }

    // In practice nails are preferred here (guideline of the AAOS, Roberts et al. 2015: strong evidence). What lies along
    // the shaft alone comes out the other way: a plate stands farther out, and a hip screw's sliding is not in the model.
    void nailsDoNotComeOutBetterBelowTheNeck()
    {
        for (const FractureKind kind : {FractureKind::ReverseOblique, FractureKind::Subtrochanteric}) {
            const auto of = [&](FixatorKind fixator) {
                return outcomeOf({.fixator = standardFixator(fixator, kind), .usual = kind}).figures;
            };
            const KeyFigures nail = of(FixatorKind::Nail), plate = of(FixatorKind::SlidingHipScrew);
            qInfo("%s: head moves %.2f mm with a nail, %.2f mm with a side plate; %.0f and %.0f %% of fatigue strength",
                  kind == FractureKind::ReverseOblique ? "reverse oblique" : "subtrochanteric", 1e3 * nail.headMovement,
                  1e3 * plate.headMovement, 100 * nail.fatigueUse, 100 * plate.fatigueUse);
            QVERIFY(nail.headMovement > plate.headMovement);
        }
    }

    // A flat cut square to the neck: hip screw and three screws alike (paired cadavers, section 11). Ours are where
    // surfaces fit and screws sit as is assumed by default; with surfaces like saw cuts the hip screw moves more.
    void squareToTheNeckDevicesAreAlike()
    {
        for (const double fit : {0.1, 1.0}) {
            const auto moves = [&](const Fixator& fixator) {
                return outcomeOf({.fixator = fixator, .pauwels = 44, .fit = fit, .clearance = fit})
                    .figures.headMovement;
            };
            const double three = moves(screws), one = moves(hipScrew);
            qInfo("Pauwels 44, fit and clearance %g: head moves %.2f mm with screws, %.2f mm with a hip screw", fit,
                  1e3 * three, 1e3 * one);
            if (fit < 1)
                QVERIFY(three / one > 0.5 && three / one < 2);
        }
    }

    // A varus femur has the smaller hip force (closed form of section 2) and yet more stress in the device.
    void aVarusFemurLoadsTheDeviceMore()
    {
        FemurShape shape;
        shape.neckShaftAngle = 105 * degree;
        const double lower = frontalBalance(shape).hipForce;
        shape.neckShaftAngle = 130 * degree;
        const double usual = frontalBalance(shape).hipForce;
        const Outcome varusHip = outcomeOf({.fixator = hipScrew, .neckShaft = 105, .force = 1800 * lower / usual});
        const Outcome straight = outcomeOf({.fixator = hipScrew});
        qInfo("hip screw at a neck-shaft angle of 105 and 130 deg: %.2f and %.2f BW, %.0f and %.0f MPa", lower, usual,
              1e-6 * varusHip.figures.stress, 1e-6 * straight.figures.stress);
        QVERIFY2(varusHip.answer.isUsable(), varusHip.answer.message.english().c_str());
        QVERIFY(lower < usual && varusHip.figures.stress > straight.figures.stress);
    }

    // A longer extension needs more force to slide, a nail's short eye more than a barrel (Loch et al. 1998).
    void shortGuidesJamSooner()
    {
        const double angle = 0.5, barrel = barrelSlide(1000, angle, 0.03, 0.038, 0.2).axialToSlide;
        const double longer = barrelSlide(1000, angle, 0.05, 0.038, 0.2).axialToSlide;
        const double nail = barrelSlide(1000, angle, 0.03, 0.0155, 0.2).axialToSlide;
        qInfo("to slide, 1 kN at 29 deg: %.0f N in a barrel, %.0f N with 20 mm more, %.0f N in the eye of a nail",
              barrel, longer, nail);
        QVERIFY(longer > barrel && nail > barrel);
    }
};

SINEW_TEST(TestFixationTrends)

}  // namespace tst_fixation_trends

#include "tst_fixation_trends.moc"
