#include "ui/scene/fixation_solids.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/fixation/beam_placement.h"
#include "core/fixation/standard_fixators.h"
#include "ui/scene/solid_parts.h"

namespace sinew {

namespace {

constexpr double barrelWall = 0.0022, washer = 0.0035, washerRim = 0.0022;                     // m
constexpr double plateWidth = 0.018, plateThickness = 0.0058;                                  // m
constexpr double plateAbove = 0.012, plateBelow = 0.055, plateScrew = 0.0045;                  // m
constexpr double nailRadius = 0.0055, nailEnd = 0.00775, nailAbove = 0.025, nailBelow = 0.12;  // m

Matrix3 axesOf(const BeddedBeam& beam)
{
    Matrix3 axes;
    axes.col(0) = beam.direction;
    axes.col(1) = (beam.across - beam.across.dot(beam.direction) * beam.direction).normalized();
    axes.col(2) = axes.col(0).cross(axes.col(1));
    return axes;
}

// A beam where it lies, or where its load has bent it.
class BeamLine {
public:
    BeamLine(const Construct& construct, std::size_t beam, const DrawnMovement* movement)
        : m_beam(construct.beams[beam].bedded), m_origin(construct.section.frame.origin), m_axes(axesOf(m_beam))
    {
        if (!movement || movement->answer.parts.size() <= beam + 1)
            return;
        m_head = headPose(construct, *movement);
        // Since tightening, as the head: what tightening has closed is not drawn larger.
        const Twist& since = movement->answer.interface.displacement;
        for (const BeamStation& station : construct.beams[beam].condensed->stations(since))
            addStation(station, movement->scale);
    }

    Vector3 at(double place) const
    {
        Vector3 point = rest(place);
        if (m_bent.empty())
            return point;
        const auto after = std::find_if(m_bent.begin(), m_bent.end(), [&](const Bent& b) { return b.at >= place; });
        if (after == m_bent.begin() || after == m_bent.end())
            return point + (after == m_bent.end() ? m_bent.back() : m_bent.front()).moved;
        const Bent& before = *(after - 1);
        const double share = (place - before.at) / (after->at - before.at);
        return point + (1 - share) * before.moved + share * after->moved;
    }

    std::vector<Vector3> between(double from, double to) const
    {
        std::vector<Vector3> line;
        const int pieces = m_bent.empty() ? 1 : std::max(1, static_cast<int>(std::ceil((to - from) / 0.006)));
        for (int i = 0; i <= pieces; ++i)
            line.push_back(at(from + (to - from) * i / pieces));
        return line;
    }

    Vector3 across() const { return m_axes.col(2); }

private:
    struct Bent {
        double at = 0;  // m from the plane
        Vector3 moved;
    };

    Vector3 rest(double place) const { return m_origin + m_beam.crossing + place * m_beam.direction; }

    // Movement is told relative to the fragment of the bed there. At its bounds it is told twice, so those are left out.
    void addStation(const BeamStation& station, double scale)
    {
        constexpr double here = 1e-7;  // m: places are sums of lengths
        bool isProximal = false;
        for (const BeamBed& bed : m_beam.beds) {
            const double from = bed.from, to = bed.to;
            if ((std::abs(station.at - from) < here && from > m_beam.from + here)
                || (std::abs(station.at - to) < here && to < m_beam.to - here))
                return;
            isProximal
                = isProximal || (bed.fragment == Fragment::Proximal && station.at > from && station.at <= to + here);
        }
        Vector3 moved = scale * (m_axes * station.movement);
        if (isProximal)
            moved += m_head * rest(station.at) - rest(station.at);
        m_bent.push_back({station.at, moved});
    }

    const BeddedBeam& m_beam;
    Vector3 m_origin;
    Matrix3 m_axes;
    Eigen::Isometry3d m_head = Eigen::Isometry3d::Identity();
    std::vector<Bent> m_bent;
};

SolidPart threadedBar(std::vector<Vector3> line, double radius, bool isThreaded = true)
{
    SolidPart bar = roundBar(std::move(line), radius);
    bar.isThreaded = isThreaded;
    return bar;
}

void addShaft(const PlacedBeam& beam, const BeamLine& line, SceneSolid& solid)
{
    const BeddedBeam& lies = beam.bedded;
    if (!(beam.stated.diameter > 0)) {
        SolidPart blade;
        blade.line = line.between(lies.from, lies.to);
        blade.width = beam.stated.width;
        blade.height = beam.stated.height;
        blade.across = line.across();
        solid.parts.push_back(std::move(blade));
        return;
    }
    solid.parts.push_back(roundBar(line.between(lies.from, lies.to), beam.stated.diameter / 2));
    // A thicker end without ridges is that of a nail.
    const double thread = std::clamp(beam.thread(), lies.from, lies.to);
    if (beam.stated.threadDiameter > 0 && thread < lies.to)
        solid.parts.push_back(threadedBar(line.between(thread, lies.to), beam.stated.threadDiameter / 2,
                                          beam.stated.axis == BeamAxis::Neck));
}

SceneSolid solidOf(const Construct& construct, std::size_t index, const DrawnMovement* movement)
{
    const PlacedBeam& beam = construct.beams[index];
    const BeamLine line(construct, index, movement);
    SceneSolid solid;
    solid.id = {ObjectKind::Fixation, "beam/" + std::to_string(index)};
    solid.title = beam.stated.name;
    addShaft(beam, line, solid);
    const double from = beam.bedded.from, radius = std::max(beam.stated.diameter / 2, 0.001);
    if (beam.stated.slide == BeamSlide::HeadOnCortex)
        solid.parts.push_back(roundBar(line.between(from - washer, from), radius + washerRim));
    if (beam.stated.hold == BeamHold::Guide && beam.stated.guideLength > 0.02)
        solid.parts.push_back(roundBar(line.between(from, beam.mouth()), radius + barrelWall));
    return solid;
}

bool isHeldByPlate(const PlacedBeam& beam)
{
    return beam.stated.axis == BeamAxis::Neck && beam.stated.hold != BeamHold::Bone;
}

// Along the outer side of the shaft, from the uppermost beam downwards, with screws across the shaft.
SceneSolid plateOf(const CaseAnswer& answer)
{
    const FemurFrame& femur = answer.construct.femur;
    const double radius = answer.fixation.femur.shaftDiameter / 2;
    double top = -1e9, bottom = 1e9;
    Vector3 middle = Vector3::Zero();
    int count = 0;
    for (const PlacedBeam& beam : answer.construct.beams) {
        if (!isHeldByPlate(beam))
            continue;
        const Vector3 end = answer.construct.section.frame.origin + beam.bedded.crossing
                            + beam.bedded.from * beam.bedded.direction - femur.crossing;
        top = std::max(top, end.dot(femur.shaft));
        bottom = std::min(bottom, end.dot(femur.shaft));
        middle += end.dot(femur.forward) * femur.forward;
        ++count;
    }
    middle = femur.crossing + middle / std::max(1, count) + (radius + plateThickness / 2) * femur.lateral;
    SceneSolid plate;
    plate.id = {ObjectKind::Fixation, "plate"};
    plate.title = "plate (drawn in a usual size)";
    SolidPart bar;
    const Vector3 highest = middle + (top + plateAbove) * femur.shaft;
    const Vector3 bend = middle + bottom * femur.shaft;
    // Below the last beam along the shaft that stands, to which a plate is bent after an osteotomy.
    const Vector3 shaft = answer.construct.statedAxes.col(1), outwards = answer.construct.statedAxes.col(2);
    bar.line = {bend - plateBelow * shaft, highest};
    if (answer.construct.cut)
        bar.line.insert(bar.line.begin() + 1, bend);
    bar.width = plateWidth;
    bar.height = plateThickness;
    bar.across = femur.forward;
    plate.parts.push_back(std::move(bar));
    for (const double below : {0.018, 0.034, 0.050}) {
        const Vector3 at = bend - below * shaft;
        plate.parts.push_back(roundBar({at - (2 * radius + 0.006) * outwards, at + 0.002 * outwards}, plateScrew / 2));
    }
    return plate;
}

SceneSolid nailOf(const CaseAnswer& answer)
{
    const FemurFrame& femur = answer.construct.femur;
    SceneSolid nail;
    nail.id = {ObjectKind::Fixation, "nail"};
    nail.title = "nail (drawn in a usual size)";
    const Vector3 top = femur.crossing + nailAbove * femur.shaft, bottom = femur.crossing - nailBelow * femur.shaft;
    const Vector3 waist = femur.crossing - 0.04 * femur.shaft;
    nail.parts.push_back(roundBar({waist, top}, nailEnd));
    nail.parts.push_back(roundBar({bottom, waist}, nailRadius));
    const Vector3 lock = bottom + 0.02 * femur.shaft;
    const double radius = answer.fixation.femur.shaftDiameter / 2;
    nail.parts.push_back(
        roundBar({lock - (radius + 0.002) * femur.lateral, lock + (radius + 0.004) * femur.lateral}, plateScrew / 2));
    return nail;
}

// What holds a nail or plate across the bone, as it is computed with: to the head fragment over the length of the neck, to
// the shaft at its outer end. Drawn in a usual size.
constexpr double headScrew = 0.00525, headThread = 0.025, bladeWidth = 0.016, bladeHeight = 0.0065;  // m
constexpr double boltRadius = 0.0025, boltsApart = 0.02;                                             // m

SolidPart bladeFrom(const Vector3& outer, const Vector3& tip, const FemurFrame& femur)
{
    SolidPart blade;
    blade.line = {outer, tip};
    blade.width = bladeWidth;
    blade.height = bladeHeight;
    blade.across = femur.neck.cross(femur.superior);
    return blade;
}

// Through the neck into the head; it moves with the head fragment.
SceneSolid headHold(const CaseAnswer& answer, const PlacedBeam& beam, const DrawnMovement* movement)
{
    constexpr double beyondCentre = 0.012;  // m
    const FemurFrame& femur = answer.construct.femur;
    const double outwards = std::abs(femur.neck.dot(femur.lateral));
    const double toSurface = answer.fixation.femur.shaftDiameter / 2 / outwards;
    const bool isNail = beam.stated.diameter > 0, isBlade = answer.fixation.fixator.kind == FixatorKind::BladePlate;
    Vector3 outer = femur.crossing - toSurface * femur.neck, tip = beyondCentre * femur.neck;
    if (movement) {
        const Eigen::Isometry3d pose = headPose(answer.construct, *movement);
        outer = pose * outer;
        tip = pose * tip;
    }
    SceneSolid hold;
    hold.id = {ObjectKind::Fixation, "head-hold"};
    hold.title = isBlade ? "blade (drawn in a usual size)" : "head screw (drawn in a usual size)";
    const Vector3 along = (tip - outer).normalized();
    if (isBlade) {
        hold.parts.push_back(bladeFrom(outer, tip, femur));
        return hold;
    }
    hold.parts.push_back(roundBar({outer, tip}, 0.8 * headScrew));
    hold.parts.push_back(threadedBar({tip - headThread * along, tip}, headScrew));
    if (!isNail)
        hold.parts.push_back(roundBar({outer, outer + 0.038 * along}, 0.8 * headScrew + barrelWall));
    return hold;
}

// Bolts of a nail, screws of a plate.
SceneSolid shaftHold(const CaseAnswer& answer, const PlacedBeam& beam)
{
    const FemurFrame& femur = answer.construct.femur;
    const Vector3 end
        = answer.construct.section.frame.origin + beam.bedded.crossing + beam.bedded.from * beam.bedded.direction;
    const double radius = answer.fixation.femur.shaftDiameter / 2;
    const bool isNail = beam.stated.diameter > 0;
    SceneSolid hold;
    hold.id = {ObjectKind::Fixation, "shaft-hold"};
    hold.title = isNail ? "locking bolts (drawn in a usual size)" : "screws (drawn in a usual size)";
    for (int i = 0; i < (isNail ? 2 : 4); ++i) {
        const Vector3 at = end + (0.01 + i * (isNail ? boltsApart : 0.8 * boltsApart)) * femur.shaft;
        const Vector3 axis = at - (at - femur.crossing).dot(femur.lateral) * femur.lateral;
        hold.parts.push_back(
            roundBar({axis - (radius + 0.002) * femur.lateral, axis + (radius + 0.004) * femur.lateral}, boltRadius));
    }
    return hold;
}

}  // namespace

Eigen::Isometry3d headPose(const Construct& construct, const DrawnMovement& movement)
{
    const Twist& q = movement.answer.interface.displacement;
    const Vector3 shift = movement.scale * q.head<3>(), turn = movement.scale * q.tail<3>();
    const Vector3& origin = construct.section.frame.origin;
    Eigen::Isometry3d pose = Eigen::Isometry3d::Identity();
    if (!q.allFinite())
        return pose;
    if (turn.norm() > 0)
        pose.linear() = Eigen::AngleAxisd(turn.norm(), turn.normalized()).toRotationMatrix();
    pose.translation() = origin + shift - pose.linear() * origin;
    return pose;
}

std::vector<SceneSolid> beamSolids(const Construct& construct, const DrawnMovement* movement)
{
    std::vector<SceneSolid> solids;
    for (std::size_t i = 0; i < construct.beams.size(); ++i)
        solids.push_back(solidOf(construct, i, movement));
    return solids;
}

std::vector<SceneSolid> statedSolids(const CaseAnswer& answer)
{
    FemurShape right = answer.fixation.femur;
    right.side = BodySide::Right;
    std::vector<SceneSolid> solids;
    for (const FixatorBeam& beam : withOwnBeams(answer.fixation).fixator.beams) {
        const BeamRun run = runOf(beam, right, answer.construct.femur);
        const std::string place = std::to_string(solids.size());
        SceneSolid solid;
        solid.id = {ObjectKind::Fixation, "beam/" + place};
        solid.title = beam.name;
        const Vector3 direction = (run.tip - run.outer).normalized();
        SolidPart shaft;
        shaft.line = {run.outer, run.tip};
        shaft.radius = beam.diameter / 2;
        shaft.width = beam.width;
        shaft.height = beam.height;
        shaft.across = direction.cross(run.across).normalized();
        solid.parts.push_back(std::move(shaft));
        if (beam.diameter > 0 && beam.threadDiameter > 0 && beam.threadLength > 0)
            solid.parts.push_back(threadedBar({run.tip - beam.threadLength * direction, run.tip},
                                              beam.threadDiameter / 2, beam.axis == BeamAxis::Neck));
        solid.refused = std::ranges::any_of(
            answer.problems, [&](const ModelProblem& problem) { return problem.path == "fixator/beams/" + place; });
        solids.push_back(std::move(solid));
    }
    return solids;
}

std::vector<SceneSolid> holderSolids(const CaseAnswer& answer, const DrawnMovement* movement)
{
    std::vector<SceneSolid> holders;
    const std::vector<PlacedBeam>& beams = answer.construct.beams;
    if (std::any_of(beams.begin(), beams.end(), isHeldByPlate))
        holders.push_back(answer.fixation.fixator.kind == FixatorKind::Nail ? nailOf(answer) : plateOf(answer));
    for (const PlacedBeam& beam : beams) {
        if (beam.stated.axis != BeamAxis::Shaft)
            continue;
        holders.push_back(headHold(answer, beam, movement));
        if (beam.stated.hold == BeamHold::Plate)
            holders.push_back(shaftHold(answer, beam));
    }
    return holders;
}

}  // namespace sinew
