#include "core/fixation/construct.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/fixation/beam_placement.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/refusal.h"
#include "core/fixation/standard_fixators.h"
#include "core/model/fixation_ranges.h"

namespace sinew {

namespace {

Refusal refusalIn(const FixationBone& bone)
{
    const auto moduli = [] {
        return sentence("moduli must lie between 1 MPa and 100 GPa, that of cancellous bone no larger than that of "
                        "cortex");
    };
    if (!fixation_range::boneModulus.has(bone.corticalModulus))
        return {"cortical_modulus", moduli()};
    if (!(fixation_range::boneModulus.has(bone.cancellousModulus) && bone.cancellousModulus <= bone.corticalModulus))
        return {"cancellous_modulus", moduli()};
    if (!(bone.poisson >= 0 && bone.poisson < 0.5))
        return {"poisson", sentence("Poisson's ratio must lie between 0 and 0.5")};
    if (!(bone.fit > 0 && bone.fit <= 1))
        return {"fit", sentence("the fit must lie between 0 and 1, and above 0")};
    if (!(bone.friction >= 0 && bone.friction <= 2))
        return {"friction", sentence("friction must lie between 0 and 2")};
    if (!(bone.clearance > 0 && bone.clearance <= 1))
        return {"clearance", sentence("the clearance must lie between 0 and 1, and above 0")};
    return {};
}

void checkPerson(const Fixation& fixation, Construct& construct)
{
    if (!(fixation.person.mass > 0 && fixation.person.mass <= fixation_range::heaviestPerson))
        construct.problems.push_back({"person/mass", makeError(sentence("the mass must be positive, up to 500 kg"))});
    if (!fixation_range::personHeight.has(fixation.person.height))
        construct.problems.push_back(
            {"person/height", makeError(sentence("the height must lie between 50 and 260 cm"))});
    if (!(fixation.weightBearing >= 0 && fixation.weightBearing <= 1))
        construct.problems.push_back(
            {"weight_bearing", makeError(sentence("weight bearing must lie between 0 and 1 (100 %)"))});
}

void checkLoads(const Fixation& fixation, Construct& construct)
{
    for (std::size_t i = 0; i < fixation.loads.size(); ++i) {
        const Vector3& force = fixation.loads[i].force;
        if (!(force.allFinite() && force.norm() <= 100))
            construct.problems.push_back({"loads/" + std::to_string(i) + "/force",
                                          makeError(sentence("a hip force must be finite and at most 100 body weights"),
                                                    sentence("walking gives 2 to 3"))});
    }
    if (fixation.fixator.kind == FixatorKind::None && !fixation.fixator.beams.empty())
        construct.problems.push_back({"fixator/kind", makeError(sentence("a fixator of the kind 'none' has beams"),
                                                                sentence("say \"own\", or remove them"))});
}

// Height and length of the femur are one size said twice, but for how people differ.
void addRemarkOfLength(const Fixation& fixation, const FemurShape& shape, Construct& construct)
{
    constexpr double spread = 0.05;
    const double stated = mechanicalLengthOf(shape), usual = thighOfStature * fixation.person.height;
    if (!(std::abs(stated - usual) > spread * usual))
        return;
    construct.remarks.push_back(
        sentence("The femur is %1 long; at a height of %2 m %3 are usual (0.245 of it, Drillis and Contini 1966). A "
                 "model is scaled by the height; that length sets how far the shaft leans.",
                 millimetresInWords(stated, 0), withDecimals(fixation.person.height, 2), millimetresInWords(usual, 0)));
}

// Numbers that are possible, but likelier to be a slip of the pen.
void addRemarksOfDoubt(const Fixation& fixation, Construct& construct)
{
    constexpr double leastIndex = 12, mostIndex = 70;  // kg/m^2; bounds of ours, wide of those of walking adults
    const FixationPerson& person = fixation.person;
    const double index = person.mass / (person.height * person.height);
    if (index < leastIndex || index > mostIndex)
        construct.remarks.push_back(
            sentence("%1 kg at %2 m is a body mass index of %3 kg/m^2: check mass and height. Forces go by the mass, "
                     "the size of the bone does not.",
                     withDigits(person.mass, 4), withDecimals(person.height, 2), withDecimals(index, 1)));
    constexpr double mostLevel = 10, mostUpright = 80;  // degrees; bounds of ours, wide of Pauwels' types I to III
    const double pauwels = fixation.fracture.pauwels / degree;
    if (fixation.fracture.kind == FractureKind::Neck && (pauwels < mostLevel || pauwels > mostUpright))
        construct.remarks.push_back(
            sentence("A Pauwels angle of %1 degrees is hardly seen in a neck: check it, and that it was measured from "
                     "the horizontal, not from the square of the shaft.",
                     withDigits(pauwels, 4)));
    for (const HipLoad& load : fixation.loads) {
        if (load.force.y() > 0)
            construct.remarks.push_back(
                sentence("The force of '%1' on the head points upwards, but a socket only presses on the head: check "
                         "its signs (forwards, upwards, outwards).",
                         load.name));
    }
}

void addRemarks(const Fixation& fixation, Construct& construct)
{
    const FixatorKind device = fixation.fixator.kind;
    const bool isPlate = device == FixatorKind::SlidingHipScrew || device == FixatorKind::BladePlate
                         || device == FixatorKind::LockingPlate;
    const FractureKind kind = fixation.fracture.kind;
    if (runsBelowNeck(kind) && isPlate)
        construct.remarks.push_back(
            sentence("In such a fracture hip screw, blade plate and locking plate are one model here: a side plate "
                     "held above, over the length of the neck, and below. The screw or blade in the head is drawn, but "
                     "not computed by itself."));
    if (runsBelowNeck(kind) && (isPlate || device == FixatorKind::Nail))
        construct.remarks.push_back(remarkOfNailAndPlate());
    if (kind == FractureKind::Intertrochanteric && device == FixatorKind::CannulatedScrews)
        construct.remarks.push_back(sentence(
            "For fractures of this kind guidelines name hip screws and nails, not screws alone (Roberts et al. "
            "2015): what makes those fail in use, cycles and cut-out, is not in the model."));
    if (fixation.weightBearing < 1 && !fixation.activity.empty())
        construct.remarks.push_back(
            sentence("All forces of the activity, muscles included, are taken as the share of weight on the leg; in a "
                     "leg that bears little, muscles pull more than that."));
    if (fixation.fixator.beams.empty() && device == FixatorKind::None)
        construct.remarks.push_back(sentence("The case states no fixator."));
    if (fixation.fracture.gap > 0)
        construct.remarks.push_back(
            sentence("The lost bone is a gap from the start; openings count what tightening leaves of it."));
    if (!fixation.osteotomy)
        return;
    construct.remarks.push_back(
        sentence("The cut of the osteotomy counts as healed: below the fracture all is one rigid piece, and what holds "
                 "the cut together is not in the answer."));
    if (!fixation.loads.empty() || fixation.activity.empty())
        construct.remarks.push_back(sentence(
            "Stated hip forces are in the axes of the shaft below the cut, and as large after the osteotomy as "
            "before it; only an activity's follow its lever arms."));
}

// Ties are tightened without friction, so that screws that lean push the fragments along the plane.
void addRemarkOfTightening(Construct& construct)
{
    constexpr double upright = 0.52;  // rad, 30 degrees
    double most = 0;
    for (const PlacedBeam& beam : construct.beams) {
        if (beam.tie && beam.stated.preload > 0)
            most = std::max(
                most, std::acos(std::min(1.0, std::abs(beam.bedded.direction.dot(construct.section.frame.normal)))));
    }
    if (most < upright)
        return;
    construct.remarks.push_back(
        sentence("Tightened screws lean by up to %1 degrees against the fracture: tightening, which comes first and "
                 "without friction, pushes the fragments along it, and is part of what bone and metal bear.",
                 withDecimals(most * 180 / std::numbers::pi, 0)));
}

// The bone across the fracture as cells on springs: both sides give way as under a rigid punch of the section's size
// (Johnson 1985: radius a, force per depth 2 a E/(1 - nu^2) for one half space), times the fit of the surfaces.
void layBone(const Fixation& fixation, double cellSize, Construct& construct)
{
    const FixationBone& bone = fixation.bone;
    const PlaneSection& section = construct.section;
    const double radius = std::sqrt(section.whole.area / std::numbers::pi);
    construct.depth = std::numbers::pi * (1 - bone.poisson * bone.poisson) * radius;
    construct.corticalStiffness = bone.fit * bone.corticalModulus / construct.depth;
    // Within the shaft there is marrow.
    const bool isHollow = fixation.fracture.kind == FractureKind::Subtrochanteric;
    construct.cancellousStiffness = isHollow ? 0 : bone.fit * bone.cancellousModulus / construct.depth;
    const double tangential = 2 * (1 - bone.poisson) / (2 - bone.poisson);  // Mindlin 1949
    // Large sections are cut into as many cells as a neck.
    constexpr double mostCells = 600;
    const double side = std::max(cellSize, std::sqrt(section.whole.area / mostCells));
    for (const SectionCell& piece : sectionCells(section.outer, section.inner, side)) {
        InterfaceCell cell;
        cell.position = piece.centroid.x() * section.frame.down + piece.centroid.y() * section.frame.back;
        cell.normal = section.frame.normal;
        cell.area = piece.area;
        cell.normalStiffness = piece.corticalShare * construct.corticalStiffness
                               + (1 - piece.corticalShare) * construct.cancellousStiffness;
        cell.tangentStiffness = tangential * cell.normalStiffness;
        cell.gap = fixation.fracture.gap;
        cell.friction = bone.friction;
        if (!(cell.normalStiffness > 0))
            continue;
        construct.problem.cells.push_back(cell);
        construct.sectionCells.push_back(piece);
    }
}

// From its head on the cortex, which gives way by 2 mm of bone, through the metal to the middle of its thread.
double pullStiffness(const PlacedBeam& beam, const FixationBone& bone)
{
    constexpr double underHead = 0.002;  // m
    const double thread = beam.stated.axialBed * bone.cancellousModulus * beam.stated.threadLength;
    const double length = 0.5 * (beam.thread() + beam.bedded.to) - beam.bedded.from;
    return 1 / (length / beam.bedded.section.axial + 1 / thread + 1 / (bone.corticalModulus * underHead));
}

// What presses on the ends of a guide: the shear at its mouth, and there and at its outer end what holds the bending
// moment at the mouth; all of that is held by the outer end.
std::vector<InterfaceSlider::Press> pressesOf(const PlacedBeam& beam)
{
    InterfaceSlider::Press shear = InterfaceSlider::Press::Zero(), moment = InterfaceSlider::Press::Zero();
    for (Eigen::Index k = 0; k < 6; ++k) {
        for (const BeamStation& station : beam.condensed->stations(Twist::Unit(k))) {
            if (std::abs(station.at - beam.mouth()) < 1e-9) {
                shear.col(k) = station.force.tail<2>();
                moment.col(k) = station.moment.tail<2>();
            }
        }
    }
    return {shear, 2 / beam.stated.guideLength * moment};
}

void layBeam(PlacedBeam beam, const FixationBone& bone, Construct& construct)
{
    if (beam.stated.hold == BeamHold::Guide && beam.mouth() > 0)
        construct.remarks.push_back(sentence("The guide of the %1 reaches across the fracture into the head fragment.",
                                             beamInWords(beam.stated.name)));
    if (beam.stated.slide == BeamSlide::HeadOnCortex && beam.thread() < 0)
        construct.remarks.push_back(
            sentence("The thread of the %1 reaches across the fracture: held on both sides, such a screw cannot press "
                     "them together, but here it is tightened as if it could.",
                     beamInWords(beam.stated.name)));
    InterfaceProblem& problem = construct.problem;
    problem.beams.push_back({beam.stated.name, beam.condensed->stiffness()});
    if (beam.stated.slide == BeamSlide::HeadOnCortex) {
        beam.tie = problem.ties.size();
        problem.ties.push_back({"pull of " + beam.stated.name, beam.bedded.crossing, beam.bedded.direction,
                                pullStiffness(beam, bone), beam.stated.preload});
    }
    if (beam.stated.slide == BeamSlide::Rubs) {
        beam.slider = problem.sliders.size();
        const double thread = beam.stated.axialBed * bone.cancellousModulus
                              * (beam.stated.threadLength > 0 ? beam.stated.threadLength : beam.bedded.to);
        const double stiffness
            = 1 / ((beam.bedded.to - beam.bedded.from) / beam.bedded.section.axial + 1 / std::max(thread, 1.0));
        problem.sliders.push_back({"friction of " + beam.stated.name, beam.bedded.crossing, beam.bedded.direction,
                                   stiffness, 0, beam.stated.slidingFriction, pressesOf(beam)});
    }
    construct.beams.push_back(std::move(beam));
}

bool refuse(const std::string& part, const Refusal& why, Construct& construct)
{
    if (!why.empty())
        construct.problems.push_back({part + '/' + why.key, makeError(why.message)});
    return !why.empty();
}

// The femur that counts: the mesh's where there is one. Or problems.
void placeFemur(const Fixation& fixation, const ConstructOptions& options, FemurShape& right, Construct& construct)
{
    const auto& measured = options.measured;
    if (fixation.mesh && !measured)
        construct.problems.push_back(
            {"mesh/file", makeError(sentence("the mesh '%1' is not there", fixation.mesh->file),
                                    sentence("see what is said of that file, or leave 'mesh' out"))});
    if (fixation.mesh && measured) {
        construct.problems.insert(construct.problems.end(), measured->problems.begin(), measured->problems.end());
        if (measured->isComplete()) {
            construct.patient = placedBone(measured, fixation.femur, mechanicalLengthOf(femurOf(fixation)));
            construct.remarks.insert(construct.remarks.end(), construct.patient->remarks.begin(),
                                     construct.patient->remarks.end());
        }
    }
    right = construct.patient ? construct.patient->shape : femurOf(fixation);
    right.side = BodySide::Right;
    if (!refuse("femur", refusalIn(right), construct))
        refuse("fracture", refusalIn(fixation.fracture, right), construct);
}

void cutBone(const Fixation& fixation, const FemurShape& right, Construct& construct)
{
    construct.femur = frameOf(right);
    if (!construct.patient) {
        construct.section = sectionOf(fixation.fracture, right);
        return;
    }
    auto section = sectionOf(fixation.fracture, *construct.patient, construct.remarks);
    if (auto* problem = std::get_if<Diagnostic>(&section))
        construct.problems.push_back({"fracture", std::move(*problem)});
    else
        construct.section = std::get<PlaneSection>(std::move(section));
}

// Femur and plane as they stand, after the osteotomy if there is one.
void layFemur(const Fixation& fixation, const FemurShape& right, Construct& construct)
{
    cutBone(fixation, right, construct);
    if (!construct.isSound())
        return;
    const FemurFrame femur = construct.femur;
    construct.plane = fixation.fracture;
    construct.neckShaftAngle = right.neckShaftAngle;
    construct.statedAxes << femur.forward, femur.shaft, femur.lateral;
    if (!fixation.osteotomy)
        return;
    const auto fail = [&](const char* place, Sentence why, Sentence advice) {
        construct.problems.push_back({place, makeError(std::move(why), std::move(advice))});
    };
    if (construct.patient)
        return fail("osteotomy", sentence("an osteotomy of a bone that is given as a mesh is not modelled"),
                    sentence("detach the mesh: what was measured on it stays"));
    if (refuse("osteotomy", refusalIn(*fixation.osteotomy, right), construct))
        return;
    construct.cut = cutFemur(right, *fixation.osteotomy);
    constexpr double clear = 0.002;  // m
    if (!isAbove(construct.section, *construct.cut, clear))
        return fail("osteotomy/below", sentence("the fracture must lie above the cut of the osteotomy, all of it"),
                    sentence("put the cut lower, or remove the osteotomy"));
    const Matrix3& turn = construct.cut->head;
    constexpr double mostAhead = 0.94;  // sine of 70 degrees
    if (std::abs((turn * construct.section.frame.normal).x()) > mostAhead)
        return fail("osteotomy/outward_turn", sentence("after the cut the fracture would face forwards or backwards"),
                    sentence("turn it by less"));
    construct.femur = turned(femur, turn);
    construct.section = turned(construct.section, turn);
    construct.plane = facing(fixation.fracture, construct.section.frame.normal);
    construct.neckShaftAngle = construct.cut->neckShaftAngle;
    construct.statedAxes = construct.cut->rest * construct.statedAxes;
}

// Of a fixator across the fracture, what the cut allows: beams of the piece, and a plate that is bent to the bone.
void checkFixatorOfCut(const Fixation& fixation, Construct& construct)
{
    const CutFemur& cut = *construct.cut;
    bool hasPlate = false;
    for (std::size_t i = 0; i < construct.beams.size(); ++i) {
        const PlacedBeam& beam = construct.beams[i];
        const Vector3 end
            = construct.section.frame.origin + beam.bedded.crossing + beam.bedded.from * beam.bedded.direction;
        const bool isRound = beam.stated.diameter > 0, isAlongShaft = beam.stated.axis == BeamAxis::Shaft;
        const bool isNail = (isAlongShaft && isRound) || fixation.fixator.kind == FixatorKind::Nail;
        const bool passesCut = !isAlongShaft && (end - cut.head * cut.place).dot(cut.head * cut.upwards) < 0;
        hasPlate = hasPlate || (!isNail && (isAlongShaft || beam.stated.hold != BeamHold::Bone));
        if (isNail && cut.bendsShaft)
            construct.problems.push_back(
                {"fixator/beams/" + std::to_string(i),
                 makeError(sentence("'%1': a straight nail cannot pass the cut of the osteotomy, which bends the shaft",
                                    beamInWords(beam.stated.name)),
                           sentence("choose a plate, or an osteotomy that only turns"))});
        else if (passesCut)
            construct.problems.push_back({"fixator/beams/" + std::to_string(i),
                                          makeError(sentence("'%1': it would cross the cut of the osteotomy as well",
                                                             beamInWords(beam.stated.name)),
                                                    sentence("put the cut lower, or choose another fixator"))});
    }
    if (hasPlate)
        construct.remarks.push_back(
            sentence("The plate spans the cut of the osteotomy and counts as bent to the bone; what it carries at the "
                     "cut is not in the answer."));
}

}  // namespace

Construct buildConstruct(const Fixation& fixation, const ConstructOptions& options)
{
    Construct construct;
    checkPerson(fixation, construct);
    checkLoads(fixation, construct);
    addRemarks(fixation, construct);
    FemurShape right;
    if (!construct.isSound())
        return construct;  // its sizes may follow from the person's
    addRemarksOfDoubt(fixation, construct);
    placeFemur(fixation, options, right, construct);
    addRemarkOfLength(fixation, right, construct);
    refuse("bone", refusalIn(fixation.bone), construct);
    if (construct.isSound())
        layFemur(fixation, right, construct);
    if (!construct.isSound())
        return construct;
    layBone(fixation, options.cellSize, construct);
    // Yield strain of cancellous bone 0.7 to 0.9 % (Morgan, Bayraktar and Keaveny 2003), of cortex a textbook value.
    construct.strengthOfCancellous = 0.008 * fixation.bone.cancellousModulus;
    construct.strengthOfCortex = 150e6;
    construct.problem.steps = options.steps;
    const BeamSite site{right,
                        fixation.bone,
                        construct.femur,
                        construct.section,
                        fixation.fracture.kind,
                        options.guide,
                        construct.patient ? &*construct.patient : nullptr};
    const std::vector<FixatorBeam> beams = withOwnBeams(fixation, right).fixator.beams;
    for (std::size_t i = 0; i < beams.size(); ++i) {
        auto placed = placeBeam(beams[i], site);
        if (auto* problem = std::get_if<Diagnostic>(&placed))
            construct.problems.push_back({"fixator/beams/" + std::to_string(i), std::move(*problem)});
        else
            layBeam(std::get<PlacedBeam>(std::move(placed)), fixation.bone, construct);
    }
    addRemarkOfTightening(construct);
    if (construct.cut && construct.isSound())
        checkFixatorOfCut(fixation, construct);
    return construct;
}

Fixation measuredCase(Fixation fixation, const std::shared_ptr<const MeasuredFemur>& measured)
{
    if (!fixation.mesh || !measured || !measured->isComplete())
        return fixation;
    const std::optional<double> statedLength = fixation.femur.mechanicalLength;
    fixation.femur = placedBone(measured, fixation.femur, mechanicalLengthOf(femurOf(fixation))).shape;
    if (!measured->mechanicalLength)
        fixation.femur.mechanicalLength = statedLength;  // without one it goes on following from the height
    return fixation;
}

}  // namespace sinew
