// What is known of hip fixations, held against ours: each trend prints its row of VALIDATION.md. 750 N of body
// weight, 2.4 body weights at 13 degrees to the vertical, bone and surfaces as each row says.

#include <cmath>

#include <QTest>

#include "core/base/constants.h"
#include "core/fixation/fixation_case.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"
#include "tests/support/test_registry.h"
#include "tests/support/validation_page.h"

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
    void initTestCase()
    {
        m_page.line("| known | from | ours |");
        m_page.line("| --- | --- | --- |");
    }

    // Whatever rows were asked for: the page has all.
    void cleanupTestCase()
    {
        if (m_page.size() == 13)
            SINEW_HOLD_TO_PAGE(m_page);
    }

    // Cadavers with such fractures turned into 1.9 +- 2.3, 0.7 +- 0.7 and 0.5 +- 0.8 degrees of varus under cycles: three
    // screws, hip screw with screw, telescoping plate (Bone Joint Res 2020;9:314). Our blade stands for the last.
    void varusRanksAsInCadavers()
    {
        const auto at = [](const Fixator& fixator) {
            return outcomeOf({.fixator = fixator, .pauwels = 70, .fit = 0.1, .clearance = 0.1});
        };
        const Outcome three = at(screws), two = at(both), one = at(blade);
        m_page.line("| varus of Pauwels III necks: three screws most, hip screw with a screw, plate least: 1.9, 0.7, "
                    "0.5 degrees | cadavers under cycles (Bone Joint Res 2020;9:314) | %.2f, %.2f, %.2f degrees, the "
                    "last a blade plate; elastic, at the default fit and clearance (Pauwels 70) |",
                    varus(three), varus(two), varus(one));
        QVERIFY(varus(three) > varus(two) && varus(two) > varus(one));
        QVERIFY(varus(three) > 0.5 && varus(three) < 5);  // the same decade
    }

    // At 70 degrees the bone around screws gives way long before their metal (section 10).
    void boneGivesWayBeforeMetal()
    {
        std::vector<double> used;
        for (const Fixator& fixator : {screws, hipScrew, blade}) {
            const Outcome outcome = outcomeOf({.fixator = fixator, .pauwels = 70});
            used.insert(used.end(), {100 * outcome.figures.bearingUse, 100 * outcome.figures.yieldUse});
            QVERIFY(outcome.figures.bearingUse > outcome.figures.yieldUse);
        }
        m_page.line("| bone around a device gives way before its metal | prototype of the theory | three screws: "
                    "bone at %.0f %% of its strength, metal at %.0f %% of yield; hip screw %.0f and %.0f %%; blade "
                    "%.0f and %.0f %% (Pauwels 70, surfaces that fit) |",
                    used[0], used[1], used[2], used[3], used[4], used[5]);
    }

    // Half a millimetre of lost bone: a hip screw slides until bone bears; a blade leaves it little, at two to three
    // times the stress (section 10).
    void aSlidingScrewClosesAGap()
    {
        const Outcome slides = outcomeOf({.fixator = withoutFriction(hipScrew), .pauwels = 30, .gap = 0.0005});
        const Outcome rubs = outcomeOf({.fixator = hipScrew, .pauwels = 30, .gap = 0.0005});
        const Outcome holds = outcomeOf({.fixator = blade, .pauwels = 30, .gap = 0.0005});
        QVERIFY(slides.boneShare > 0.9 && holds.boneShare < 0.5 && rubs.boneShare < slides.boneShare);
        const Outcome closed = outcomeOf({.fixator = blade, .pauwels = 30});
        m_page.line("| a sliding screw lets bone bear when half a millimetre is lost; a blade does not | prototype "
                    "of the theory: 97 to 103 %%, 15 to 19 %% | %.0f %% of the compression, %.0f %% with friction in "
                    "the barrel; %.0f %%, at %.1f times the stress (Pauwels 30) |",
                    100 * slides.boneShare, 100 * rubs.boneShare, 100 * holds.boneShare,
                    holds.figures.stress / closed.figures.stress);
        QVERIFY(holds.figures.stress > 1.5 * closed.figures.stress);
    }

    // A screw beside the hip screw takes the turn about the neck (section 10: from 0.37 to 0.01 degrees).
    void aSecondScrewTakesTheTurn()
    {
        const double alone = aboutNeck(outcomeOf({.fixator = hipScrew, .pauwels = 70}));
        const double two = aboutNeck(outcomeOf({.fixator = both, .pauwels = 70}));
        m_page.line("| a second screw stops the turn about the neck | Bone Joint Res 2020;9:314 in kind | %.2f to "
                    "%.2f degrees (Pauwels 70, surfaces that fit) |",
                    alone, two);
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
        m_page.line("| in turning, a triangle of screws against a line as 1 to 1.5 | pins on a circle, closed form | "
                    "1 to %.2f over a gap |",
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
        m_page.line("| an upright or an inverted triangle: no difference that can be told | prototype of the theory "
                    "| %.2f and %.2f degrees of varus; the fit alone moves it from %.2f |",
                    inverted, upright, goodFit);
        QVERIFY(std::abs(inverted - upright) < std::abs(inverted - goodFit));
    }

    // A plane at the base of the neck has the longer lever: more stress in a hip screw, less pressed (section 10); LePine
    // et al. 2010 found screws weaker than hip screws only there.
    void theLongerLeverLoadsTheDevice()
    {
        const Outcome middle = outcomeOf({.fixator = hipScrew, .pauwels = 50});
        const Outcome base = outcomeOf({.fixator = hipScrew, .pauwels = 50, .fromHead = 0.035});
        QVERIFY2(base.answer.isUsable(), base.answer.message.english().c_str());
        QVERIFY(base.figures.stress > middle.figures.stress && base.figures.pressedShare < middle.figures.pressedShare);
        // In a steep plane it is the other way round: that does not come out as it was found.
        const Outcome steepMiddle = outcomeOf({.fixator = hipScrew, .pauwels = 70});
        const Outcome steepBase = outcomeOf({.fixator = hipScrew, .pauwels = 70, .fromHead = 0.035});
        m_page.line("| the longer lever at the base of the neck loads the device more | LePine 2010 in kind; "
                    "prototype +39 %% | %.0f to %.0f MPa at Pauwels' 50 degrees with surfaces that fit: the sign, "
                    "not the size, since our barrel reaches nearer to that plane; at 70 degrees the sign turns (%.0f "
                    "to %.0f) |",
                    1e-6 * middle.figures.stress, 1e-6 * base.figures.stress, 1e-6 * steepMiddle.figures.stress,
                    1e-6 * steepBase.figures.stress);
        QVERIFY(steepBase.figures.stress < steepMiddle.figures.stress);
    }

    // In practice nails are preferred here (guideline of the AAOS, Roberts et al. 2015: strong evidence). What lies along
    // the shaft alone comes out the other way: a plate stands farther out, and a hip screw's sliding is not in the model.
    void nailsDoNotComeOutBetterBelowTheNeck()
    {
        std::vector<KeyFigures> nails, plates;
        for (const FractureKind kind : {FractureKind::ReverseOblique, FractureKind::Subtrochanteric}) {
            const auto of = [&](FixatorKind fixator) {
                return outcomeOf({.fixator = standardFixator(fixator, kind), .usual = kind}).figures;
            };
            const KeyFigures nail = of(FixatorKind::Nail), plate = of(FixatorKind::SlidingHipScrew);
            QVERIFY(nail.headMovement > plate.headMovement);
            nails.push_back(nail);
            plates.push_back(plate);
        }
        m_page.line("| below the neck nails are preferred to hip screws | guideline of the AAOS, strong evidence "
                    "(Roberts et al. 2015, J Am Acad Orthop Surg 23:131-137) | does not come out, reverse oblique "
                    "and subtrochanteric: the head moves %.2f and %.2f mm with a nail, %.2f and %.2f mm with a side "
                    "plate, whose sliding screw is not modelled; fatigue strength is used to %.0f and %.0f %% "
                    "against %.0f and %.0f %% |",
                    1e3 * nails[0].headMovement, 1e3 * nails[1].headMovement, 1e3 * plates[0].headMovement,
                    1e3 * plates[1].headMovement, 100 * nails[0].fatigueUse, 100 * nails[1].fatigueUse,
                    100 * plates[0].fatigueUse, 100 * plates[1].fatigueUse);
    }

    // A flat cut square to the neck: hip screw and three screws alike (paired cadavers, section 11). Ours are where
    // surfaces fit and screws sit as is assumed by default; with surfaces like saw cuts the hip screw moves more.
    void squareToTheNeckDevicesAreAlike()
    {
        std::vector<double> moved;
        for (const double fit : {0.1, 1.0}) {
            const auto moves = [&](const Fixator& fixator) {
                return outcomeOf({.fixator = fixator, .pauwels = 44, .fit = fit, .clearance = fit})
                    .figures.headMovement;
            };
            const double three = moves(screws), one = moves(hipScrew);
            moved.insert(moved.end(), {1e3 * three, 1e3 * one});
            if (fit < 1)
                QVERIFY(three / one > 0.5 && three / one < 2);
        }
        m_page.line("| a cut square to the neck (Pauwels 44): three screws and a hip screw alike | paired cadavers | "
                    "%.2f and %.2f mm at the default fit; %.2f and %.2f mm with surfaces like saw cuts: does not "
                    "come out there |",
                    moved[0], moved[1], moved[2], moved[3]);
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
        m_page.line("| a varus femur has the smaller hip force and the more stressed device | Pauwels' balance | "
                    "%.2f against %.2f BW, %.0f against %.0f MPa (neck-shaft angles of 105 and 130 degrees) |",
                    lower, usual, 1e-6 * varusHip.figures.stress, 1e-6 * straight.figures.stress);
        QVERIFY2(varusHip.answer.isUsable(), varusHip.answer.message.english().c_str());
        QVERIFY(lower < usual && varusHip.figures.stress > straight.figures.stress);
    }

    // A longer extension needs more force to slide, a nail's short eye more than a barrel (Loch et al. 1998).
    void shortGuidesJamSooner()
    {
        const double angle = 0.5, barrel = barrelSlide(1000, angle, 0.03, 0.038, 0.2).axialToSlide;
        const double longer = barrelSlide(1000, angle, 0.05, 0.038, 0.2).axialToSlide;
        const double nail = barrelSlide(1000, angle, 0.03, 0.0155, 0.2).axialToSlide;
        m_page.line("| a longer way out of the barrel, or a nail's short eye, needs more force to slide | Loch 1998 "
                    "| 1 kN at 29 degrees slides at %.0f N in a barrel, %.0f N with 20 mm more, %.0f N in the eye of "
                    "a nail |",
                    barrel, longer, nail);
        QVERIFY(longer > barrel && nail > barrel);
    }

private:
    test::PageResult m_page{"fixation_trends"};
};

SINEW_TEST(TestFixationTrends)

}  // namespace tst_fixation_trends

#include "tst_fixation_trends.moc"
