#include "ui/scene/skeleton/skeleton_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/scene/skeleton/gripping_arm.h"
#include "ui/scene/skeleton/held_bar.h"
#include "ui/scene/skeleton/skeleton_measurer.h"
#include "ui/scene/skeleton/skeleton_sizes.h"

namespace sinew {

namespace {

using enum SkeletonPart;

constexpr double tipHeight = 0.032;     // m of the tables' man: how much the shin is shortened for a rubber tip
constexpr double footOfTables = 0.058;  // m: the ankle's height of a foot that no body of the model tells
// Radians by which arms hang that no body of the model moves, and feet of legs that are one piece.
constexpr double armsBack = 0.12, elbowsBent = 0.35, toesDown = 0.6;
// m of the tables' man: between which heights that of the trunk stands, from the belt to the plate of its wearer.
constexpr double aboveHips = 0.14, belowPlate = 0.435;
// m of the tables' man: how far telescopes stand outside the joints of legs and arms, outside feet, and behind the trunk.
constexpr double letGo = 0.02;  // m, from the bar: farther off hands are open
constexpr double besideLeg = 0.082, besideArm = 0.05, besideFoot = 0.06, behindTrunk = 0.195;

Eigen::Isometry3d aboutZ(double angle)
{
    return Eigen::Isometry3d(Eigen::AngleAxisd(angle, Vector3::UnitZ()));
}

Eigen::Isometry3d shifted(const Vector3& by)
{
    return Eigen::Isometry3d(Eigen::Translation3d(by));
}

// Whether all is known that sets the size of a part's bones.
bool isWhole(const SkeletonBody& body)
{
    const SkeletonMeasures& m = body.measures;
    const bool hasSpine = m.lowerTrunk > 0 && m.middleTrunk > 0 && m.upperTrunk > 0 && m.neck > 0;
    switch (body.part) {
    case Pelvis: return m.hipHalfWidth > 0;
    case Abdomen:
    case Neck: return hasSpine;
    case Thorax: return hasSpine && m.shoulderHalfWidth > 0;
    case Head: return m.head > 0;
    case UpperArm: return m.upperArm > 0;
    case Forearm: return m.forearm > 0;
    case Hand: return m.hand > 0;
    case Thigh: return m.thigh > 0;
    case Shank: return m.shank > 0;
    case Foot: return m.footLength > 0 && m.ankleHeight > 0;
    }
    return false;
}

double lengthOf(SkeletonPart part, const SkeletonMeasures& m)
{
    switch (part) {
    case UpperArm: return m.upperArm;
    case Forearm: return m.forearm;
    case Thigh: return m.thigh;
    case Shank: return m.shank;
    default: return 0;
    }
}

class Planner {
public:
    explicit Planner(const Model& model)
        : m_model(model), m_carriers(findCarriers(model)), m_measurer(model, m_carriers),
          m_heldBar(heldBar(model, m_carriers))
    {
    }

    SkeletonPlan make()
    {
        SkeletonPlan plan;
        plan.bodies.resize(m_model.bodies.size());
        plan.segments.resize(m_model.segments.size());
        for (const BoneCarrier& carrier : m_carriers) {
            const bool isRod = carrier.isSegment || m_model.bodies[carrier.index].shape == BodyShape::Rod;
            if (isRod && m_measurer.of(false).stature > 0)
                (carrier.isSegment ? plan.segments : plan.bodies)[carrier.index] = planFor(carrier);
        }
        return plan;
    }

private:
    static bool isWholeTrunk(const BoneCarrier& carrier) { return carrier.first == Pelvis && carrier.last == Head; }

    PlannedBones planFor(const BoneCarrier& carrier) const
    {
        PlannedBones planned;
        if (isOfLimb(carrier.first) && carrier.joints.empty())
            return planned;  // it hangs on nothing that a person's does
        if (isWholeTrunk(carrier))
            carryTrunk(carrier, planned.carried);
        else if (isOfLimb(carrier.first))
            carryLimb(carrier, planned.carried);
        else
            planned.carried = SkeletonBody{carrier.first, false, m_measurer.of(false)};
        if (!std::ranges::all_of(planned.carried.parts, [](const CarriedPart& part) { return isWhole(part.bones); }))
            return {};
        // Other limbs have their bones' frame: they hang from their origin.
        const bool hangs = isOfLimb(carrier.first) && m_measurer.upperEnd(carrier).isZero();
        if (carrier.isSegment || carrier.isReversed || isWholeTrunk(carrier) || (isOfLimb(carrier.first) && !hangs))
            layAlong(carrier, planned);
        if (carrier.side == CarrierSide::Right || carrier.side == CarrierSide::Left)
            moveAside(carrier, planned);
        if (holdsBar(carrier))
            planned.heldBar = m_heldBar->place;
        return planned;
    }

    // Both arms as one body, which turns about the bar.
    bool holdsBar(const BoneCarrier& carrier) const
    {
        return m_heldBar && !carrier.isSegment && carrier.index == m_heldBar->body && carrier.first == UpperArm;
    }

    // Pelvis, column, ribs and head, rigid to each other, and arms where the figure has none.
    void carryTrunk(const BoneCarrier& carrier, CarriedBones& carried) const
    {
        if (carrier.joints.empty() || !(m_measurer.lengthOf(carrier) > 0)) {
            carried = SkeletonBody{Pelvis, false, {}};  // not whole
            return;
        }
        const SkeletonMeasures& m = m_measurer.of(false);
        std::array<Eigen::Isometry3d, 5> places;
        double height = 0;
        const std::array<double, 5> rises = {0, m.lowerTrunk, m.middleTrunk, m.upperTrunk, m.neck};
        for (std::size_t i = 0; i < places.size(); ++i) {
            height += rises[i];
            places[i] = shifted({0, height, 0});
        }
        const TrunkPoses standing = {&places[0], &places[1], &places[2], &places[3], &places[4]};
        for (std::size_t i = 0; i < places.size(); ++i) {
            CarriedPart part{{static_cast<SkeletonPart>(i), false, m}, places[i]};
            if (movingPartCount(part.bones) > 0)
                part.fixedParts = vertebraPoses(part.bones, standing);
            carried.parts.push_back(std::move(part));
        }
        if (!m_measurer.find({UpperArm, false}) && !m_measurer.find({UpperArm, true})) {
            for (const bool isLeft : {false, true}) {
                if (!reachForBar(carrier, places[2], isLeft, carried))
                    hangArm(places[2], isLeft, carried);
            }
        }
    }

    // The measures of a side with those of the tables' man, in its size, for limbs that no body of the model tells.
    SkeletonMeasures completed(bool isLeft) const
    {
        const SkeletonMeasures of = referenceMeasures();
        SkeletonMeasures m = m_measurer.of(isLeft);
        const double size = sizeOf(m);
        for (double SkeletonMeasures::*length : {&SkeletonMeasures::upperArm, &SkeletonMeasures::forearm,
                                                 &SkeletonMeasures::hand, &SkeletonMeasures::footLength}) {
            if (!(m.*length > 0))
                m.*length = size * of.*length;
        }
        if (!(m.ankleHeight > 0))
            m.ankleHeight = size * footOfTables;
        return m;
    }

    static Vector3 shoulderOf(const SkeletonMeasures& m, bool isLeft)
    {
        return {0, m.shoulderHeight, (isLeft ? -1 : 1) * m.shoulderHalfWidth};
    }

    // To the place where a trunk without bodies for its arms says that its hand holds a bar.
    bool reachForBar(const BoneCarrier& trunk, const Eigen::Isometry3d& thorax, bool isLeft,
                     CarriedBones& carried) const
    {
        const Landmark* grip = m_measurer.landmark(trunk, isLeft ? leftGripName : rightGripName);
        const SkeletonMeasures m = completed(isLeft);
        const auto arm
            = grip ? grippingArm(thorax * shoulderOf(m, isLeft), grip->position - m_measurer.upperEnd(trunk), m, isLeft)
                   : std::nullopt;
        if (!arm)
            return false;
        carried.parts.push_back({{UpperArm, isLeft, m}, arm->upperArm});
        carried.parts.push_back({{Forearm, isLeft, m}, arm->forearm});
        carried.parts.push_back({{Hand, isLeft, m, HandShape::Closed}, arm->hand});
        return true;
    }

    void hangArm(const Eigen::Isometry3d& thorax, bool isLeft, CarriedBones& carried) const
    {
        const SkeletonMeasures m = completed(isLeft);
        Eigen::Isometry3d place = thorax * Eigen::Translation3d(shoulderOf(m, isLeft)) * aboutZ(-armsBack);
        carried.parts.push_back({{UpperArm, isLeft, m}, place});
        place = place * Eigen::Translation3d(0, -m.upperArm, 0) * aboutZ(elbowsBent);
        carried.parts.push_back({{Forearm, isLeft, m}, place});
        carried.parts.push_back({{Hand, isLeft, m}, place * Eigen::Translation3d(0, -m.forearm, 0)});
    }

    // The parts of a limb one below the other; a hand or foot that has no body of its own rides on the last of them.
    void carryLimb(const BoneCarrier& carrier, CarriedBones& carried) const
    {
        for (const bool isLeft : carrier.lefts()) {
            const double width = carrier.side != CarrierSide::Both ? 0
                                 : carrier.first == Thigh          ? m_measurer.of(isLeft).hipHalfWidth
                                                                   : m_measurer.of(isLeft).shoulderHalfWidth;
            Eigen::Isometry3d place = shifted({0, 0, isLeft ? -width : width});
            const SkeletonMeasures known = m_measurer.of(isLeft);
            if (holdsBar(carrier))
                place = place * aboutZ(straightArmTurn(known));
            for (int p = static_cast<int>(carrier.first); p <= static_cast<int>(carrier.last); ++p) {
                const auto part = static_cast<SkeletonPart>(p);
                const bool isPair = carrier.side == CarrierSide::Both;
                const bool isGuessed = part == Foot && isPair;
                carried.parts.push_back({{part, isLeft, isGuessed ? completed(isLeft) : known}, place});
                CarriedPart& added = carried.parts.back();
                if (isGuessed)
                    added.place = place * aboutZ(-toesDown);
                if (part == Hand)
                    shapeHand(carrier, added);
                if (part == Thigh && (isPair || !m_measurer.find({Shank, isLeft})))
                    added.fixedParts = {patellaPose(added.bones, Matrix3::Identity())};
                place = place * Eigen::Translation3d(0, -lengthOf(part, known), 0);
            }
            rideOnLast(carrier, isLeft, place, carried);
        }
    }

    // Closed where its body says that it holds something; turned where that is a bar that the arms hang from.
    void shapeHand(const BoneCarrier& carrier, CarriedPart& hand) const
    {
        const SkeletonBody& bones = hand.bones;
        if (holdsBar(carrier)) {
            const Eigen::Isometry3d forearm = hand.place * Eigen::Translation3d(0, bones.measures.forearm, 0);
            hand.place = forearm * grippingHand(bones.measures, bones.isLeft);
        }
        if (holdsBar(carrier) || m_measurer.landmark(carrier, gripName))
            hand.bones.hand = HandShape::Closed;
    }

    void rideOnLast(const BoneCarrier& carrier, bool isLeft, const Eigen::Isometry3d& end, CarriedBones& carried) const
    {
        if (carrier.last == Forearm && !m_measurer.find({Hand, isLeft})) {
            carried.parts.push_back({{Hand, isLeft, completed(isLeft)}, end});
            shapeHand(carrier, carried.parts.back());
        }
        if (carrier.last != Shank || m_measurer.find({Foot, isLeft}))
            return;
        SkeletonMeasures& shank = carried.parts.back().bones.measures;
        if (m_measurer.landmark(carrier, "ankle")) {
            const SkeletonMeasures whole = completed(isLeft);
            shank.ankleHeight = whole.ankleHeight;  // the shin ends where its foot begins
            carried.parts.push_back({{Foot, isLeft, whole}, end});
        } else {
            shank.tip = sizeOf(shank) * tipHeight;
        }
    }

    // The bones' frame has its origin at the upper end, or between the hips, and its y axis up along limbs and trunk.
    void layAlong(const BoneCarrier& carrier, PlannedBones& planned) const
    {
        constexpr double quarter = 0.5 * std::numbers::pi;
        const Vector3 upper = m_measurer.upperEnd(carrier);
        const auto lower = m_measurer.lowerEnd(carrier);
        const Vector3 down = lower ? Vector3(*lower - upper) : Vector3::Zero();  // of a trunk: up
        const bool isForward = down.x() > 0;
        double turn = 0;
        if (carrier.isSegment && carrier.first == Foot)
            turn = m_measurer.footSlope() + (isForward ? 0 : 2 * quarter);
        else if (carrier.isSegment)
            turn = isForward == isWholeTrunk(carrier) ? -quarter : quarter;
        else if (!isWholeTrunk(carrier))
            turn = down.y() > 0 ? 2 * quarter : 0;
        planned.place = Eigen::Translation3d(upper) * aboutZ(turn);
        if (!carrier.isSegment)
            return;
        planned.isFromTip = upper.x() > 0;
        planned.along = planned.place.linear().transpose() * Vector3::UnitX();
        planned.length = m_measurer.lengthOf(carrier);
        planned.telescope = telescopeOf(carrier);
        const double size = sizeOf(m_measurer.of(false));
        if (isWholeTrunk(carrier) && !planned.isFromTip && belowPlate * size < planned.length) {
            planned.telescopeFrom = aboveHips * size;
            planned.telescopeTo = belowPlate * size;
        }
    }

    Vector3 telescopeOf(const BoneCarrier& carrier) const
    {
        const double size = sizeOf(m_measurer.of(false)), out = carrier.side == CarrierSide::Left ? -size : size;
        if (isWholeTrunk(carrier))
            return {-behindTrunk * size, 0, 0};
        return {0, 0, out * (carrier.first == Foot ? besideFoot : carrier.first < Thigh ? besideArm : besideLeg)};
    }

    void moveAside(const BoneCarrier& carrier, PlannedBones& planned) const
    {
        const bool isLeft = carrier.side == CarrierSide::Left, isLeg = carrier.first >= Thigh;
        if (!m_measurer.isLimbInMiddle(isLeg ? Thigh : UpperArm))
            return;
        const SkeletonMeasures& m = m_measurer.of(isLeft);
        planned.aside = (isLeft ? -1 : 1) * (isLeg ? m.hipHalfWidth : m.shoulderHalfWidth);
    }

    const Model& m_model;
    std::vector<BoneCarrier> m_carriers;
    SkeletonMeasurer m_measurer;
    std::optional<HeldBar> m_heldBar;
};

// The parts of the plan's person, where their carriers have them now; ground frame.
class PersonPoses {
public:
    template <class Carrier>
    void add(const std::vector<PlannedBones>& planned, const std::vector<Carrier>& carriers)
    {
        for (std::size_t i = 0; i < planned.size() && i < carriers.size(); ++i) {
            for (const CarriedPart& part : planned[i].carried.parts)
                m_poses.emplace(PartOfSide{part.bones.part, part.bones.isLeft},
                                carriers[i].pose * planned[i].place * part.place);
        }
    }

    const Eigen::Isometry3d* of(SkeletonPart part, bool isLeft = false) const
    {
        const auto found = m_poses.find({part, isLeft});
        return found != m_poses.end() ? &found->second : nullptr;
    }

    TrunkPoses trunk() const { return {of(Pelvis), of(Abdomen), of(Thorax), of(Neck), of(Head)}; }

private:
    std::map<PartOfSide, Eigen::Isometry3d> m_poses;
};

// Those of the moving parts that are not fixed, in the frame of what is carried.
std::vector<Eigen::Isometry3d> movingPartsOf(const CarriedBones& carried, const PersonPoses& person)
{
    std::vector<Eigen::Isometry3d> poses;
    for (const CarriedPart& part : carried.parts) {
        const bool isLeft = part.bones.isLeft;
        if (!part.fixedParts.empty() || movingPartCount(part.bones) == 0)
            continue;
        std::vector<Eigen::Isometry3d> own;
        if (part.bones.part == Thigh) {
            const Eigen::Isometry3d *thigh = person.of(Thigh, isLeft), *shank = person.of(Shank, isLeft);
            const Matrix3 turn = thigh && shank ? Matrix3(thigh->linear().transpose() * shank->linear())
                                                : Matrix3(Matrix3::Identity());
            own = {patellaPose(part.bones, turn)};
        } else {
            own = vertebraPoses(part.bones, person.trunk());
        }
        for (const Eigen::Isometry3d& pose : own)
            poses.push_back(part.place * pose);
    }
    return poses;
}

// The place at the carrier's present length, beside the trunk where it belongs there.
SceneBones bonesOf(const PlannedBones& planned, const Eigen::Isometry3d& pose, double length, const PersonPoses& person)
{
    SceneBones bones;
    bones.carried = planned.carried;
    if (planned.heldBar && (pose.translation() - *planned.heldBar).norm() > letGo)
        bones.carried = withOpenHands(std::move(bones.carried));
    Eigen::Isometry3d place = planned.place;
    if (planned.isFromTip)
        place.translation().x() += length - planned.length;
    if (planned.aside != 0) {
        const Eigen::Isometry3d* pelvis = person.of(Pelvis);
        const Vector3 right
            = pelvis ? Vector3(pose.linear().transpose() * pelvis->linear().col(2)) : Vector3(place.linear().col(2));
        place.translation() += planned.aside * right;
        bones.aside = planned.aside * (pose.linear() * right);
    }
    bones.place = Eigen::Affine3d(place);
    if (planned.length > 0 && length != planned.length) {
        const double more = length / planned.length - 1;
        bones.place.linear() *= Matrix3(Matrix3::Identity() + more * planned.along * planned.along.transpose());
    }
    bones.movingParts = movingPartsOf(planned.carried, person);
    return bones;
}

// The belt keeps its place and the plate moves with the stretched trunk, so that the rod between them comes out of its sleeve.
std::optional<TelescopeSpan> spanOf(const PlannedBones& planned, double length)
{
    constexpr double sleeveShare = 0.56;
    if (!(planned.telescopeTo > planned.telescopeFrom))
        return std::nullopt;
    return TelescopeSpan{planned.telescopeFrom, planned.telescopeTo * length / planned.length,
                         planned.telescopeFrom + sleeveShare * (planned.telescopeTo - planned.telescopeFrom)};
}

}  // namespace

SkeletonPlan skeletonPlan(const Model& model)
{
    return Planner(model).make();
}

void addBones(const SkeletonPlan& plan, std::vector<SceneBody>& bodies, std::vector<SceneSegment>& segments)
{
    PersonPoses person;
    person.add(plan.bodies, bodies);
    person.add(plan.segments, segments);
    for (std::size_t b = 0; b < bodies.size() && b < plan.bodies.size(); ++b) {
        if (!plan.bodies[b].carried.isEmpty())
            bodies[b].bones = bonesOf(plan.bodies[b], bodies[b].pose, 0, person);
    }
    for (std::size_t s = 0; s < segments.size() && s < plan.segments.size(); ++s) {
        SceneSegment& segment = segments[s];
        if (plan.segments[s].carried.isEmpty())
            continue;
        segment.bones = bonesOf(plan.segments[s], segment.pose, segment.length, person);
        const Vector3 sideways = segment.bones.place.linear() * plan.segments[s].telescope;
        segment.aside = segment.bones.place.translation() + sideways;
        segment.aside.x() = 0;
        segment.telescope = spanOf(plan.segments[s], segment.length);
    }
}

}  // namespace sinew
