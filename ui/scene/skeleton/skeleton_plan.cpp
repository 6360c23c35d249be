#include "ui/scene/skeleton/skeleton_plan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>
#include <utility>

namespace sinew {

namespace {

// A body of the figure: what hangs on what.
struct KnownBody {
    std::string_view name;  // of limbs without their side
    SkeletonPart part;
    bool isLimb;
    SkeletonPart parent;  // the pelvis' own: none
};

constexpr std::array<KnownBody, 11> knownBodies = {{
    {"pelvis", SkeletonPart::Pelvis, false, SkeletonPart::Pelvis},
    {"abdomen", SkeletonPart::Abdomen, false, SkeletonPart::Pelvis},
    {"thorax", SkeletonPart::Thorax, false, SkeletonPart::Abdomen},
    {"neck", SkeletonPart::Neck, false, SkeletonPart::Thorax},
    {"head", SkeletonPart::Head, false, SkeletonPart::Neck},
    {"upper_arm", SkeletonPart::UpperArm, true, SkeletonPart::Thorax},
    {"forearm", SkeletonPart::Forearm, true, SkeletonPart::UpperArm},
    {"hand", SkeletonPart::Hand, true, SkeletonPart::Forearm},
    {"thigh", SkeletonPart::Thigh, true, SkeletonPart::Pelvis},
    {"shank", SkeletonPart::Shank, true, SkeletonPart::Thigh},
    {"foot", SkeletonPart::Foot, true, SkeletonPart::Shank},
}};

bool isLimb(SkeletonPart part)
{
    return knownBodies[static_cast<std::size_t>(part)].isLimb;
}

struct Key {
    SkeletonPart part;
    bool isLeft;

    auto operator<=>(const Key&) const = default;
};

std::optional<Key> keyOf(std::string_view name)
{
    const bool isLeft = name.starts_with("left_"), isRight = name.starts_with("right_");
    if (isLeft || isRight)
        name.remove_prefix(isLeft ? 5 : 6);
    for (const KnownBody& known : knownBodies) {
        if (known.name == name && known.isLimb == (isLeft || isRight))
            return Key{known.part, isLeft};
    }
    return std::nullopt;
}

// Where a joint is meant to lie on its parent: along an axis, up or down, or off to a side.
bool isAlong(const Vector3& place, const Vector3& direction)
{
    const double along = place.dot(direction);
    return along > 0 && (place - along * direction).norm() <= 0.1 * along;
}

class Measurer {
public:
    explicit Measurer(const Model& model) : m_model(model)
    {
        for (std::size_t b = 0; b < model.bodies.size(); ++b) {
            if (const auto key = keyOf(model.bodies[b].name))
                m_bodies.emplace(*key, b);
        }
    }

    SkeletonPlan make()
    {
        SkeletonPlan plan(m_model.bodies.size());
        if (m_bodies.empty())
            return plan;
        findJoints();
        std::array<SkeletonMeasures, 2> sides = {measure(false), measure(true)};
        shareWidths(sides[0], sides[1]);
        shareWidths(sides[1], sides[0]);
        const double stature = statureOf(sides);
        for (const auto& [key, body] : m_bodies) {
            SkeletonBody bones{key.part, key.isLeft, sides[key.isLeft ? 1 : 0]};
            bones.measures.stature = stature;
            if (m_model.bodies[body].shape == BodyShape::Rod && stature > 0 && isWhole(bones))
                plan[body] = bones;
        }
        return plan;
    }

private:
    // The joint's place on the body that carries it; absent when it is not there or its frames are turned or shifted.
    std::optional<Vector3> joint(const Key& child) const
    {
        const auto found = m_joints.find(child);
        return found != m_joints.end() ? std::optional(found->second) : std::nullopt;
    }

    void findJoints()
    {
        for (const Joint& joint : m_model.joints) {
            const auto child = keyOf(joint.child), parent = keyOf(joint.parent);
            if (!child || !parent)
                continue;
            const KnownBody& known = knownBodies[static_cast<std::size_t>(child->part)];
            const bool isExpected
                = parent->part == known.parent && (!isLimb(parent->part) || parent->isLeft == child->isLeft);
            const bool isPlain = joint.inChild.position.isZero(1e-6) && joint.inChild.orientation.isZero(1e-6)
                                 && joint.inParent.orientation.isZero(1e-6);
            if (isExpected && isPlain)
                m_joints.emplace(*child, joint.inParent.position);
        }
    }

    double lengthTo(const Key& child, const Vector3& direction) const
    {
        const auto place = joint(child);
        return place && isAlong(*place, direction) ? place->dot(direction) : 0;
    }

    const Landmark* landmark(const Key& key, std::string_view name) const
    {
        const auto body = m_bodies.find(key);
        if (body == m_bodies.end())
            return nullptr;
        const auto& all = m_model.bodies[body->second].landmarks;
        const auto found = std::ranges::find(all, name, &Landmark::name);
        return found != all.end() ? &*found : nullptr;
    }

    double lengthTo(const Key& key, std::string_view name, const Vector3& direction) const
    {
        const Landmark* end = landmark(key, name);
        return end && isAlong(end->position, direction) ? end->position.dot(direction) : 0;
    }

    SkeletonMeasures measure(bool isLeft) const
    {
        const Vector3 up = Vector3::UnitY(), down = -up, out(0, 0, isLeft ? -1 : 1);
        const auto limb = [&](SkeletonPart part) { return Key{part, isLeft}; };
        const auto trunk = [](SkeletonPart part) { return Key{part, false}; };
        SkeletonMeasures m;
        m.hipHalfWidth = lengthTo(limb(SkeletonPart::Thigh), out);
        m.lowerTrunk = lengthTo(trunk(SkeletonPart::Abdomen), up);
        m.middleTrunk = lengthTo(trunk(SkeletonPart::Thorax), up);
        m.upperTrunk = lengthTo(trunk(SkeletonPart::Neck), up);
        m.neck = lengthTo(trunk(SkeletonPart::Head), up);
        m.head = lengthTo(trunk(SkeletonPart::Head), "vertex", up);
        if (const auto shoulder = joint(limb(SkeletonPart::UpperArm)); shoulder && shoulder->dot(out) > 0) {
            m.shoulderHeight = shoulder->y();
            m.shoulderHalfWidth = shoulder->dot(out);
        }
        m.upperArm = lengthTo(limb(SkeletonPart::Forearm), down);
        m.forearm = lengthTo(limb(SkeletonPart::Hand), down);
        m.hand = lengthTo(limb(SkeletonPart::Hand), "end", down);
        m.thigh = lengthTo(limb(SkeletonPart::Shank), down);
        m.shank = lengthTo(limb(SkeletonPart::Foot), down);
        const Landmark *toe = landmark(limb(SkeletonPart::Foot), "toe"),
                       *heel = landmark(limb(SkeletonPart::Foot), "heel");
        if (toe && heel && toe->position.x() > heel->position.x()) {
            m.footLength = toe->position.x() - heel->position.x();
            m.ankleHeight = std::max(0.0, -std::min(toe->position.y(), heel->position.y()));
        }
        return m;
    }

    // What the trunk is as wide as, one side tells as well as the other.
    static void shareWidths(SkeletonMeasures& side, const SkeletonMeasures& other)
    {
        if (!(side.hipHalfWidth > 0))
            side.hipHalfWidth = other.hipHalfWidth;
        if (!(side.shoulderHalfWidth > 0)) {
            side.shoulderHalfWidth = other.shoulderHalfWidth;
            side.shoulderHeight = other.shoulderHeight;
        }
    }

    // By the lengths from sole to vertex that are known, of the side that knows more of them.
    static double statureOf(const std::array<SkeletonMeasures, 2>& sides)
    {
        constexpr double ankleOfDeLeva = 0.0323;  // what his lengths leave of the stature
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

    // Whether all is known that sets the size of a body's bones.
    static bool isWhole(const SkeletonBody& body)
    {
        const SkeletonMeasures& m = body.measures;
        const bool hasSpine = m.lowerTrunk > 0 && m.middleTrunk > 0 && m.upperTrunk > 0 && m.neck > 0;
        switch (body.part) {
        case SkeletonPart::Pelvis: return m.hipHalfWidth > 0;
        case SkeletonPart::Abdomen:
        case SkeletonPart::Neck: return hasSpine;
        case SkeletonPart::Thorax: return hasSpine && m.shoulderHalfWidth > 0;
        case SkeletonPart::Head: return m.head > 0;
        case SkeletonPart::UpperArm: return m.upperArm > 0;
        case SkeletonPart::Forearm: return m.forearm > 0;
        case SkeletonPart::Hand: return m.hand > 0;
        case SkeletonPart::Thigh: return m.thigh > 0;
        case SkeletonPart::Shank: return m.shank > 0;
        case SkeletonPart::Foot: return m.footLength > 0 && m.ankleHeight > 0;
        }
        return false;
    }

    const Model& m_model;
    std::map<Key, std::size_t> m_bodies;
    std::map<Key, Vector3> m_joints;
};

// The bodies of the plan's person: poses by part and side.
class PersonPoses {
public:
    PersonPoses(const std::vector<SceneBody>& bodies)
    {
        for (const SceneBody& body : bodies) {
            if (const auto key = keyOf(body.id.name))
                m_poses.emplace(*key, &body.pose);
        }
    }

    const Eigen::Isometry3d* of(SkeletonPart part, bool isLeft = false) const
    {
        const auto found = m_poses.find({part, isLeft});
        return found != m_poses.end() ? found->second : nullptr;
    }

    TrunkPoses trunk() const
    {
        return {of(SkeletonPart::Pelvis), of(SkeletonPart::Abdomen), of(SkeletonPart::Thorax), of(SkeletonPart::Neck),
                of(SkeletonPart::Head)};
    }

private:
    std::map<Key, const Eigen::Isometry3d*> m_poses;
};

}  // namespace

SkeletonPlan skeletonPlan(const Model& model)
{
    return Measurer(model).make();
}

void addBones(const SkeletonPlan& plan, std::vector<SceneBody>& bodies)
{
    if (std::ranges::none_of(plan, [](const auto& body) { return body.has_value(); }))
        return;
    const PersonPoses poses(bodies);
    for (std::size_t b = 0; b < bodies.size() && b < plan.size(); ++b) {
        SceneBody& body = bodies[b];
        body.bones = plan[b];
        if (!body.bones)
            continue;
        if (body.bones->part == SkeletonPart::Thigh) {
            const Eigen::Isometry3d* shank = poses.of(SkeletonPart::Shank, body.bones->isLeft);
            const Matrix3 turn
                = shank ? Matrix3(body.pose.linear().transpose() * shank->linear()) : Matrix3::Identity();
            body.movingParts = {patellaPose(*body.bones, turn)};
        } else if (movingPartCount(*body.bones) > 0) {
            body.movingParts = vertebraPoses(*body.bones, poses.trunk());
        }
    }
}

}  // namespace sinew
