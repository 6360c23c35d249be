#include "core/fixation/beam_placement.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "core/base/number_words.h"
#include "core/fixation/fixator_material.h"
#include "core/fixation/fracture_plane.h"
#include "core/fixation/standard_fixators.h"

namespace sinew {

namespace {

// A line of the standing frame, head at the origin.
struct Line {
    Vector3 point, direction, across;
};

Line lineOf(const FixatorBeam& beam, const FemurShape& shape, const FemurFrame& femur)
{
    Line line;
    if (beam.axis == BeamAxis::Shaft) {
        line.direction = femur.shaft;
        line.across = femur.lateral;
        line.point = femur.crossing + beam.offset * femur.lateral + beam.anterior * femur.forward;
        return line;
    }
    const Vector3 forward = femur.neck.cross(femur.superior);
    line.point = -0.5 * shape.neckLength * femur.neck + beam.offset * femur.superior + beam.anterior * forward;
    line.direction = femur.neck;
    if (beam.angle) {
        const Vector3 inwards = (femur.neck - femur.neck.dot(femur.shaft) * femur.shaft).normalized();
        line.direction = -std::cos(*beam.angle) * femur.shaft + std::sin(*beam.angle) * inwards;
    }
    line.across = (femur.superior - femur.superior.dot(line.direction) * line.direction).normalized();
    return line;
}

// How far along a direction from a place the outer surface of the shaft lies, m. Nothing where it leads elsewhere.
std::optional<double> toOuterSide(const Vector3& place, const Vector3& direction, const FemurShape& shape,
                                  const FemurFrame& femur)
{
    const double outwards = direction.dot(femur.lateral), surface = shape.shaftDiameter / 2;
    if (!(outwards < -0.1))
        return std::nullopt;
    return (surface - (place - femur.crossing).dot(femur.lateral)) / outwards;
}

double halfWidth(const FixatorBeam& beam)
{
    return std::max({beam.diameter, beam.width, beam.height}) / 2;
}

// What is wrong with its own numbers, or empty.
Sentence refusalOf(const FixatorBeam& beam)
{
    if (beam.diameter > 0 ? !(beam.bore >= 0 && beam.bore < beam.diameter && beam.diameter <= 0.03)
                          : !(beam.width > 0 && beam.height > 0 && beam.width <= 0.04 && beam.height <= 0.04))
        return sentence(
            "a beam is round, up to 30 mm thick and wider than its bore, or flat, up to 40 mm wide and high");
    if (!(std::abs(beam.offset) <= 0.1 && std::abs(beam.anterior) <= 0.1 && std::abs(beam.tip) <= 0.2))
        return sentence("its offsets must be within 100 mm, its tip within 200 mm of the centre of the head");
    if (beam.angle && !(*beam.angle >= 80 * pi / 180 && *beam.angle <= 175 * pi / 180))
        return sentence("its angle to the shaft must lie between 80 and 175 degrees");
    if (beam.length && !(*beam.length > 0.005 && *beam.length <= 0.5))
        return sentence("it must be 5 to 500 mm long");
    for (const double factor : {beam.bed, beam.axialBed, beam.turningBed, beam.guideBed, beam.guideTurning,
                                beam.slidingFriction, beam.preload, beam.threadLength, beam.threadDiameter}) {
        if (!(factor >= 0 && std::isfinite(factor)))
            return sentence("beds, stiffness, friction, preload and thread must not be negative");
    }
    if (!(beam.bed > 0))
        return sentence("the bone around it must resist: its bed must be positive");
    if (beam.slide == BeamSlide::Rubs && !(beam.axialBed > 0))
        return sentence("a beam that rubs in its guide needs a bed along it");
    if (beam.hold == BeamHold::Guide && !(beam.guideLength > 0.001))
        return sentence("its guide must be longer than 1 mm");
    if (beam.preload > 1e4)
        return sentence("no screw in bone is tightened by more than 10 000 N");
    if (beam.preload > 0 && beam.slide != BeamSlide::HeadOnCortex)
        return sentence("only a screw whose head pulls on the cortex can be tightened: no preload without it");
    if (beam.slide == BeamSlide::HeadOnCortex && !(beam.axialBed > 0 && beam.threadLength > 0))
        return sentence("a screw that pulls needs a thread with a bed along it");
    return {};
}

// How far a circle of that radius about a point of the neck's section, at one of the shares of its length, leaves it, m.
double outsideNeck(const BeamSite& site, std::size_t section, double up, double forward, double radius)
{
    if (site.patient) {
        const Outline& outline = site.patient->measured->neck->outlines[section];
        return outline.empty() ? -infinity : radius - depthWithin(outline, {forward, up});
    }
    const FemurShape& shape = site.shape;
    const double a = shape.neckHeight / 2, b = shape.neckDepth / 2;
    const double away = std::hypot(up, forward);
    const double along = away > 0 ? std::atan2(forward, up) : 0;
    return away + radius - a * b / std::hypot(b * std::cos(along), a * std::sin(along));
}

// Where a beam along the neck leaves the bone, or empty.
Sentence leavesBone(const FixatorBeam& beam, const BeamSite& site, const Line& line, const Vector3& tip)
{
    constexpr double least = 1e-4;  // m, as a person types it
    const FemurFrame& femur = site.femur;
    const double thick = beam.diameter > 0 ? beam.diameter / 2 : beam.height / 2;
    const Vector3 forward = femur.neck.cross(femur.superior);
    constexpr auto& shares = MeasuredFemur::Neck::shares;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double s
            = (-shares[i] * site.shape.neckLength - line.point.dot(femur.neck)) / line.direction.dot(femur.neck);
        const Vector3 at = line.point + s * line.direction;
        const double up = at.dot(femur.superior), ahead = at.dot(forward);
        const double out = outsideNeck(site, i, up, ahead, thick);
        if (out <= least)
            continue;
        const Sentence by = millimetresInWords(out);
        if (std::abs(up) > std::abs(ahead))
            return up > 0 ? sentence("it leaves the neck above by %1", by)
                          : sentence("it leaves the neck below by %1", by);
        return ahead > 0 ? sentence("it leaves the neck in front by %1", by)
                         : sentence("it leaves the neck at the back by %1", by);
    }
    const double outOfHead = tip.norm() + thick - site.shape.headDiameter / 2;
    if (outOfHead > least)
        return sentence("its tip leaves the head by %1", millimetresInWords(outOfHead));
    return {};
}

BeamSection sectionOf(const FixatorBeam& beam)
{
    const MaterialData& metal = dataOf(beam.material);
    const ElasticModuli moduli{metal.youngsModulus, metal.poisson};
    return beam.diameter > 0 ? roundSection(moduli, beam.diameter, beam.bore)
                             : flatSection(moduli, beam.height, beam.width);
}

// The bone around the beam: cancellous, but for the cortex of the shaft at its outer end.
void addDistalBeds(PlacedBeam& placed, const BeamSite& site)
{
    const FixatorBeam& beam = placed.stated;
    const double loose = beam.hold == BeamHold::Bone ? site.bone.clearance : 1;
    const double soft = beam.bed * site.bone.cancellousModulus * loose;
    const double hard = beam.bed * site.bone.corticalModulus;
    const double along = beam.slide == BeamSlide::Held && beam.hold == BeamHold::Bone
                             ? beam.axialBed * site.bone.cancellousModulus
                             : 0;
    if (beam.hold == BeamHold::Guide)
        return;  // a free length, then the guide
    double inner = placed.bedded.from;
    if (beam.hold == BeamHold::Bone && beam.axis == BeamAxis::Neck && !beam.length) {
        const double through = site.shape.shaftShell / std::abs(placed.bedded.direction.dot(site.femur.lateral));
        inner = std::min(placed.bedded.from + through, 0.5 * placed.bedded.from);
        placed.bedded.beds.push_back({placed.bedded.from, inner, Fragment::Distal, hard, 0, 0});
        placed.cortexEnd = inner;
    }
    placed.bedded.beds.push_back({inner, 0, Fragment::Distal, soft, along, 0});
}

void addProximalBeds(PlacedBeam& placed, const BeamSite& site)
{
    const FixatorBeam& beam = placed.stated;
    const double E = site.bone.cancellousModulus, radius = std::max(beam.threadDiameter / 2, halfWidth(beam));
    const double along = beam.axialBed * E, turning = beam.turningBed * E * radius * radius;
    const double start = std::max(0.0, beam.hold == BeamHold::Guide ? placed.mouth() : 0.0);
    // A flat blade holds along its whole length.
    const double thread = beam.threadLength > 0 ? std::clamp(placed.thread(), start, placed.bedded.to) : start;
    if (thread > start)
        placed.bedded.beds.push_back({start, thread, Fragment::Proximal, beam.bed * E, 0, 0});
    if (placed.bedded.to > thread)
        placed.bedded.beds.push_back({thread, placed.bedded.to, Fragment::Proximal, beam.bed * E, along, turning});
}

// The guide turns about its outer end on its plate; the bone around it helps.
double mouthStiffness(const FixatorBeam& beam, const BeamSite& site)
{
    constexpr double rigid = 2e8;  // N/m
    if (site.guide == GuideModel::Rigid)
        return rigid;
    const double L = beam.guideLength;
    const double bedding
        = site.guide == GuideModel::PlateAlone ? 0 : beam.guideBed * site.bone.cancellousModulus * L * L * L / 3;
    return std::min(rigid, (beam.guideTurning + bedding) / (L * L));
}

void addHold(PlacedBeam& placed, const BeamSite& site)
{
    const FixatorBeam& beam = placed.stated;
    const double along = beam.slide == BeamSlide::Held ? infinity : 0, turning = beam.isKeyed ? infinity : 0;
    if (beam.hold == BeamHold::Guide) {
        const double mouth = mouthStiffness(beam, site);
        placed.bedded.supports.push_back(
            {placed.bedded.from, Fragment::Distal, {along, infinity, infinity}, {turning, 0, 0}});
        placed.bedded.supports.push_back({placed.mouth(), Fragment::Distal, {0, mouth, mouth}, Vector3::Zero()});
    }
    if (beam.hold == BeamHold::Plate) {
        const double bends = beam.guideTurning > 0 && site.guide != GuideModel::Rigid ? beam.guideTurning : infinity;
        placed.bedded.supports.push_back(
            {placed.bedded.from, Fragment::Distal, {along, infinity, infinity}, {turning, bends, bends}});
    }
    if (beam.axis == BeamAxis::Shaft) {
        // Screws or a blade across hold it to the proximal fragment over the length of the neck.
        const double L = site.shape.neckLength, bed = beam.bed * site.bone.cancellousModulus;
        const double at = std::clamp(0.5 * placed.bedded.to, 1e-3, placed.bedded.to);
        placed.bedded.supports.push_back(
            {at, Fragment::Proximal, Vector3::Constant(bed * L), Vector3::Constant(bed * L * L * L / 12)});
    }
}

Diagnostic problemOf(const FixatorBeam& beam, const Sentence& message, Sentence advice = {})
{
    return makeError(sentence("'%1': %2", beamInWords(beam.name), message), std::move(advice));
}

// Of a beam along the neck where the fracture runs below it, or along it; nothing for others.
std::optional<Diagnostic> missesFracture(const FixatorBeam& beam, const BeamSite& site)
{
    if (beam.axis != BeamAxis::Neck || !runsBelowNeck(site.fracture))
        return std::nullopt;
    return problemOf(beam,
                     site.fracture == FractureKind::Subtrochanteric
                         ? sentence("it lies along the neck and does not cross a subtrochanteric fracture")
                         : sentence("it lies along the neck and does not cross a reverse oblique fracture"),
                     sentence("choose a nail or a plate along the shaft"));
}

// Where its axis crosses the plane, and its ends; or why there are none.
std::variant<BeddedBeam, Diagnostic> layAxis(const FixatorBeam& beam, const BeamSite& site)
{
    constexpr double flattest = 0.17;  // cosine of 80 degrees
    const PlaneFrame& plane = site.section.frame;
    const Line line = lineOf(beam, site.shape, site.femur);
    const double steep = line.direction.dot(plane.normal);
    if (!(steep >= flattest))
        return missesFracture(beam, site)
            .value_or(problemOf(beam, sentence("it runs along the fracture and does not cross it"),
                                sentence("choose another fixator or angle")));
    const double toPlane = (plane.origin - line.point).dot(plane.normal) / steep;
    const Vector3 crossing = line.point + toPlane * line.direction;  // from the head
    BeddedBeam laid;
    laid.name = beam.name;
    laid.crossing = crossing - plane.origin;
    laid.direction = line.direction;
    laid.across = line.across;
    laid.to = beam.tip - crossing.dot(line.direction);
    if (beam.length) {
        laid.from = laid.to - *beam.length;
        return laid;
    }
    if (site.patient && beam.axis == BeamAxis::Neck) {
        const std::optional<double> exit = site.patient->exitOf(crossing, -line.direction);
        if (!exit)
            return problemOf(beam, sentence("it does not reach the outer side of the bone"),
                             sentence("give its length"));
        laid.from = -*exit;
        return laid;
    }
    const std::optional<double> outer = toOuterSide(crossing, line.direction, site.shape, site.femur);
    if (!outer)
        return problemOf(beam, sentence("it does not reach the outer side of the shaft"), sentence("give its length"));
    laid.from = *outer;
    return laid;
}

// Why it cannot lie where it would.
std::optional<Diagnostic> problemOfPlace(const PlacedBeam& placed, const BeamSite& site)
{
    constexpr double least = 1e-3;  // m, on either side of the plane
    const FixatorBeam& beam = placed.stated;
    const double from = placed.bedded.from, to = placed.bedded.to;
    const bool isNail = beam.axis == BeamAxis::Shaft && beam.diameter > 0;  // a flat one is a plate, on the shaft
    if (!(from < -least && to > least)) {
        if (auto missing = missesFracture(beam, site))
            return missing;
        return problemOf(
            beam,
            from < -least
                ? sentence("it does not cross the fracture: it ends %1 before it", millimetresInWords(-to))
                : sentence("it does not cross the fracture: it begins %1 behind it", millimetresInWords(from)),
            sentence("make it longer, or move the tip"));
    }
    const double outside = std::hypot(beam.offset, beam.anterior) + beam.diameter / 2 - site.shape.shaftDiameter / 2;
    if (isNail && outside > 1e-4)
        return problemOf(beam, sentence("it leaves the shaft by %1", millimetresInWords(outside)),
                         sentence("move it towards the axis"));
    const Vector3 tip = site.section.frame.origin + placed.bedded.crossing + to * placed.bedded.direction;
    const Sentence leaves
        = beam.axis == BeamAxis::Neck ? leavesBone(beam, site, lineOf(beam, site.shape, site.femur), tip) : Sentence();
    if (!leaves.empty())
        return problemOf(beam, leaves, sentence("move it towards the axis of the neck, or make it shorter"));
    if (beam.hold == BeamHold::Guide && placed.mouth() > to - 2e-3)
        return problemOf(beam, sentence("its guide is longer than it is"), sentence("make the guide shorter"));
    if (beam.threadLength > to - from)
        return problemOf(beam, sentence("its thread is longer than it is"), sentence("make the thread shorter"));
    return std::nullopt;
}

}  // namespace

BeamRun runOf(const FixatorBeam& beam, const FemurShape& shape, const FemurFrame& femur)
{
    constexpr double usualLength = 0.1;  // m
    const Line line = lineOf(beam, shape, femur);
    const Vector3 tip = line.point + (beam.tip - line.point.dot(line.direction)) * line.direction;
    const double outer
        = beam.length ? -*beam.length : toOuterSide(tip, line.direction, shape, femur).value_or(-usualLength);
    return {tip + outer * line.direction, tip, line.across, line.point};
}

StressSection metalOf(const FixatorBeam& beam)
{
    return beam.diameter > 0 ? roundStress(beam.diameter, beam.bore) : flatStress(beam.height, beam.width);
}

std::variant<PlacedBeam, Diagnostic> placeBeam(const FixatorBeam& beam, const BeamSite& site)
{
    if (const Sentence why = refusalOf(beam); !why.empty())
        return problemOf(beam, why);
    std::variant<BeddedBeam, Diagnostic> laid = layAxis(beam, site);
    if (auto* problem = std::get_if<Diagnostic>(&laid))
        return std::move(*problem);
    PlacedBeam placed{beam, std::get<BeddedBeam>(std::move(laid)), {}, {}, {}, {}};
    if (std::optional<Diagnostic> problem = problemOfPlace(placed, site))
        return *std::move(problem);
    placed.bedded.section = sectionOf(beam);
    // Bending dies out over 1/beta (Hetenyi 1946): a fifth of it holds peak stress to 1 %.
    const double beta = std::pow(beam.bed * site.bone.cancellousModulus / (4 * placed.bedded.section.bendingY), 0.25);
    placed.bedded.longestElement = std::clamp(0.2 / beta, 0.001, 0.004);
    addDistalBeds(placed, site);
    addProximalBeds(placed, site);
    addHold(placed, site);
    if (const Sentence why = CondensedBeam::refusal(placed.bedded); !why.empty())
        return problemOf(beam, why);
    placed.condensed.emplace(placed.bedded);
    return placed;
}

}  // namespace sinew
