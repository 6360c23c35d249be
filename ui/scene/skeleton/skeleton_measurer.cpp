#include "ui/scene/skeleton/skeleton_measurer.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/scene/segment_pieces.h"
#include "ui/scene/skeleton/gripping_arm.h"
#include "ui/scene/skeleton/skeleton_sizes.h"

namespace sinew {

namespace {

using enum SkeletonPart;

constexpr double ankleOfDeLeva = 0.0323;  // m: what his lengths leave of the stature
constexpr double heelShare = 0.25;        // of the foot's length, behind the ankle, as the figures' body data have it
constexpr double ballShare = 0.72;        // of the foot's length, from the heel to the ball

// Where a joint is meant to lie on its parent: along an axis, up or down, or off to a side.
bool isAlong(const Vector3& place, const Vector3& direction)
{
    const double along = place.dot(direction);
    return along > 0 && (place - along * direction).norm() <= 0.1 * along;
}

bool isWholeTrunk(const BoneCarrier& carrier)
{
    return carrier.first == Pelvis && carrier.last == Head;
}

// The landmark at the upper end of a limb's part that hangs on no body of the model.
std::string_view upperJointOf(SkeletonPart part)
{
    switch (part) {
    case UpperArm: return "shoulder";
    case Forearm: return "elbow";
    case Thigh: return "hip";
    case Shank: return "knee";
    default: return {};
    }
}

// The middle between the limbs of that name, which lie to both sides of it or in it.
std::optional<Vector3> middleOf(const BoneCarrier& trunk, SkeletonPart limb)
{
    for (const bool isLeft : {false, true}) {
        if (const auto found = trunk.joints.find({limb, isLeft}); found != trunk.joints.end())
            return Vector3(found->second.x(), found->second.y(), 0);
    }
    return std::nullopt;
}

// The trunk is as wide on one side as on the other.
void shareWidths(SkeletonMeasures& side, const SkeletonMeasures& other)
{
    if (!(side.hipHalfWidth > 0))
        side.hipHalfWidth = other.hipHalfWidth;
    if (!(side.shoulderHalfWidth > 0)) {
        side.shoulderHalfWidth = other.shoulderHalfWidth;
        side.shoulderHeight = other.shoulderHeight;
    }
}

// By the lengths from sole to vertex that are known, of the side that knows more of them.
double statureOf(const std::array<SkeletonMeasures, 2>& sides)
{
    const SkeletonMeasures of = referenceMeasures();
    double most = 0, stature = 0;
    for (const SkeletonMeasures& m : sides) {
        double known = 0, reference = 0;
        for (const auto& [mine, its] : {std::pair(m.thigh, of.thigh),
                                        {m.shank, of.shank},
                                        {m.ankleHeight, ankleOfDeLeva},
                                        {m.lowerTrunk, of.lowerTrunk},
                                        {m.middleTrunk, of.middleTrunk},
                                        {m.upperTrunk, of.upperTrunk},
                                        {m.neck, of.neck},
                                        {m.head, of.head}}) {
            known += mine;
            reference += mine > 0 ? its : 0;
        }
        if (reference > most) {
            most = reference;
            stature = of.stature * known / reference;
        }
    }
    return stature;
}

}  // namespace

SkeletonMeasurer::SkeletonMeasurer(const Model& model, const std::vector<BoneCarrier>& carriers)
    : m_model(model), m_carriers(carriers)
{
    findFootSlope();
    m_sides = {measure(false), measure(true)};
    shareWidths(m_sides[0], m_sides[1]);
    shareWidths(m_sides[1], m_sides[0]);
    const double stature = statureOf(m_sides);
    for (SkeletonMeasures& side : m_sides)
        side.stature = stature;
    fillWidths();
}

const BoneCarrier* SkeletonMeasurer::find(PartOfSide part) const
{
    const auto found
        = std::ranges::find_if(m_carriers, [&](const BoneCarrier& candidate) { return candidate.isOf(part); });
    return found != m_carriers.end() ? &*found : nullptr;
}

Vector3 SkeletonMeasurer::upperEnd(const BoneCarrier& carrier) const
{
    if (isWholeTrunk(carrier))
        return middleOf(carrier, Thigh).value_or(Vector3::Zero());
    const auto own = carrier.joints.find({carrier.first, carrier.lefts().front()});
    if (own != carrier.joints.end())
        return own->second;
    const Landmark* named = landmark(carrier, upperJointOf(carrier.first));
    return named ? named->position : Vector3::Zero();
}

std::optional<Vector3> SkeletonMeasurer::lowerEnd(const BoneCarrier& carrier) const
{
    const std::optional<SkeletonPart> next = isWholeTrunk(carrier) ? UpperArm : nextOf(carrier.last);
    const bool isLeft = carrier.lefts().front();
    if (next && (find({*next, isLeft}) || (isWholeTrunk(carrier) && find({*next, true})))) {
        if (isWholeTrunk(carrier))
            return middleOf(carrier, UpperArm);
        const auto found = carrier.joints.find({*next, isLeft});
        return found != carrier.joints.end() ? std::optional(found->second) : std::nullopt;
    }
    if (carrier.isReversed)
        return Vector3::Zero();
    if (carrier.isSegment)
        return Vector3(restLength(m_model, m_model.segments[carrier.index]), 0, 0);
    for (const std::string_view name : {"end", "knee", "ankle", "elbow", "wrist", "neck", "vertex"}) {
        const Landmark* end = landmark(carrier, name);
        if (end && end->position.norm() > 0)
            return end->position;
    }
    return std::nullopt;
}

const Landmark* SkeletonMeasurer::landmark(const BoneCarrier& carrier, std::string_view name) const
{
    if (carrier.isSegment)
        return nullptr;
    const auto& all = m_model.bodies[carrier.index].landmarks;
    const auto found = std::ranges::find(all, name, &Landmark::name);
    return found != all.end() ? &*found : nullptr;
}

// m, from joint to joint; 0 where these do not lie along the carrier.
double SkeletonMeasurer::lengthOf(const BoneCarrier& carrier) const
{
    const auto lower = lowerEnd(carrier);
    if (!lower)
        return 0;
    const Vector3 span = *lower - upperEnd(carrier);
    Vector3 direction = carrier.isSegment ? Vector3::UnitX() : Vector3(-Vector3::UnitY());
    // A body whose own joint is the lower one stands on it or hangs from it.
    const bool isBodyTurned = isWholeTrunk(carrier) || (carrier.isReversed && span.y() > 0);
    if (carrier.isSegment ? carrier.isReversed || span.x() < 0 : isBodyTurned)
        direction = -direction;
    return isAlong(span, direction) ? span.dot(direction) : 0;
}

// Where a figure of bodies has its joint to a child, along an axis of the parent.
double SkeletonMeasurer::lengthTo(PartOfSide child, const Vector3& direction) const
{
    const BoneCarrier* parent = find({parentOf(child.part), child.isLeft});
    if (!parent || isWholeTrunk(*parent))
        return 0;
    const auto place = parent->joints.find(child);
    return place != parent->joints.end() && isAlong(place->second, direction) ? place->second.dot(direction) : 0;
}

// Of both arms or both legs as one body, the parts have the shares that they have in people.
double SkeletonMeasurer::limbLength(PartOfSide part) const
{
    const BoneCarrier* carrier = find(part);
    if (!carrier)
        return 0;
    const double length = lengthOf(*carrier);
    if (carrier->side != CarrierSide::Both)
        return length;
    const SkeletonMeasures of = referenceMeasures();
    const double arm = length / std::hypot(of.upperArm + of.forearm + gripReach, gripDepth);  // to the bar in the hands
    const double leg = length / (of.thigh + of.shank);
    switch (part.part) {
    case UpperArm: return arm * of.upperArm;
    case Forearm: return arm * of.forearm;
    case Hand: return arm * of.hand;
    case Thigh: return leg * of.thigh;
    case Shank: return leg * of.shank;
    default: return 0;
    }
}

void SkeletonMeasurer::measureTrunk(bool isLeft, SkeletonMeasures& m) const
{
    const Vector3 up = Vector3::UnitY(), out(0, 0, isLeft ? -1 : 1);
    m.hipHalfWidth = lengthTo({Thigh, isLeft}, out);
    m.lowerTrunk = lengthTo({Abdomen, false}, up);
    m.middleTrunk = lengthTo({Thorax, false}, up);
    m.upperTrunk = lengthTo({Neck, false}, up);
    m.neck = lengthTo({Head, false}, up);
    const BoneCarrier *head = find({Head, false}), *thorax = find({Thorax, false});
    const Landmark* vertex = head ? landmark(*head, "vertex") : nullptr;
    if (vertex && isAlong(vertex->position, up))
        m.head = vertex->position.y();
    if (!thorax)
        return;
    const auto shoulder = thorax->joints.find({UpperArm, isLeft});
    if (shoulder != thorax->joints.end() && shoulder->second.dot(out) > 0) {
        m.shoulderHeight = shoulder->second.y();
        m.shoulderHalfWidth = shoulder->second.dot(out);
    }
}

// A trunk of one piece ends at the shoulders where arms hang on it, else at its neck if it names one, else at the vertex.
void SkeletonMeasurer::measureWholeTrunk(const BoneCarrier& trunk, bool isLeft, SkeletonMeasures& m) const
{
    const SkeletonMeasures of = referenceMeasures();
    const double toThorax = of.lowerTrunk + of.middleTrunk;
    const double toVertex = toThorax + of.upperTrunk + of.neck + of.head;
    const bool hasArms = middleOf(trunk, UpperArm).has_value();
    if (trunk.joints.empty())
        return;
    const bool endsAtNeck = landmark(trunk, "neck") && !landmark(trunk, "end");
    const double scale = lengthOf(trunk)
                         / (hasArms      ? toThorax + of.shoulderHeight
                            : endsAtNeck ? toThorax + of.upperTrunk
                                         : toVertex);
    m.lowerTrunk = scale * of.lowerTrunk;
    m.middleTrunk = scale * of.middleTrunk;
    m.upperTrunk = scale * of.upperTrunk;
    m.neck = scale * of.neck;
    m.head = scale * of.head;
    m.shoulderHeight = scale * of.shoulderHeight;
    if (const auto hip = trunk.joints.find({Thigh, isLeft}); hip != trunk.joints.end())
        m.hipHalfWidth = std::abs(hip->second.z());
}

void SkeletonMeasurer::measureFoot(const BoneCarrier& foot, SkeletonMeasures& m) const
{
    if (foot.isSegment) {
        const double length = lengthOf(foot);  // from the ankle to the toe
        m.footLength = length * std::cos(m_footSlope) / (1 - heelShare);
        m.ankleHeight = length * std::sin(m_footSlope);
        return;
    }
    const Landmark *toe = landmark(foot, "toe"), *heel = landmark(foot, "heel");
    const double share = toe ? 1 : ballShare;
    if (!toe)
        toe = landmark(foot, "ball");
    if (toe && heel && toe->position.x() > heel->position.x()) {
        m.footLength = (toe->position.x() - heel->position.x()) / share;
        m.ankleHeight = std::max(0.0, -std::min(toe->position.y(), heel->position.y()));
    }
}

SkeletonMeasures SkeletonMeasurer::measure(bool isLeft) const
{
    SkeletonMeasures m;
    const BoneCarrier* pelvis = find({Pelvis, false});
    if (pelvis && isWholeTrunk(*pelvis))
        measureWholeTrunk(*pelvis, isLeft, m);
    else
        measureTrunk(isLeft, m);
    m.upperArm = limbLength({UpperArm, isLeft});
    m.forearm = limbLength({Forearm, isLeft});
    m.hand = limbLength({Hand, isLeft});
    m.thigh = limbLength({Thigh, isLeft});
    m.shank = limbLength({Shank, isLeft});
    const BoneCarrier* foot = find({Foot, isLeft});
    if (foot && foot->first == Foot)
        measureFoot(*foot, m);
    return m;
}

// A foot on which a figure stands is flat in the model's own posture; else the foot of de Leva's man.
void SkeletonMeasurer::findFootSlope()
{
    m_footSlope = std::atan2(ankleOfDeLeva, (1 - heelShare) * referenceMeasures().footLength);
    const auto standing = std::ranges::find_if(m_carriers, [](const BoneCarrier& carrier) {
        return carrier.first == Foot && carrier.isSegment && carrier.isReversed;
    });
    if (standing == m_carriers.end())
        return;
    const Segment& segment = m_model.segments[standing->index];
    const auto angle = segment.angles.empty()
                           ? m_model.coordinates.end()
                           : std::ranges::find(m_model.coordinates, segment.angles.front(), &Coordinate::name);
    if (angle == m_model.coordinates.end())
        return;
    const double slope = std::numbers::pi - angle->rest.value_or(angle->value);
    if (slope > 0.05 && slope < 0.5)  // rad: ankles of 1 to 9 cm
        m_footSlope = slope;
}

bool SkeletonMeasurer::isLimbInMiddle(SkeletonPart first) const
{
    const BoneCarrier* trunk = find({parentOf(first), false});
    if (!trunk)
        return m_model.space == Space::Plane;
    for (const bool isLeft : {false, true}) {
        if (const auto joint = trunk->joints.find({first, isLeft}); joint != trunk->joints.end())
            return std::abs(joint->second.z()) < 1e-9;
    }
    return isWholeTrunk(*trunk);
}

void SkeletonMeasurer::fillWidths()
{
    const SkeletonMeasures of = referenceMeasures();
    for (SkeletonMeasures& side : m_sides) {
        const double size = side.stature / of.stature;
        if (isLimbInMiddle(Thigh))
            side.hipHalfWidth = size * of.hipHalfWidth;
        if (isLimbInMiddle(UpperArm))
            side.shoulderHalfWidth = size * of.shoulderHalfWidth;
    }
}

}  // namespace sinew
