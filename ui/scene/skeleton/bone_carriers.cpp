#include "ui/scene/skeleton/bone_carriers.h"

#include <algorithm>
#include <array>

#include "ui/scene/segment_pieces.h"

namespace sinew {

namespace {

// What a name stands for.
struct KnownName {
    std::string_view name;  // of limbs without their side
    SkeletonPart first, last;
};

using enum SkeletonPart;

constexpr std::array<KnownName, 14> knownNames = {{
    // Huston and Liu's seventeen bodies
    {"pelvis", Pelvis, Pelvis},
    {"abdomen", Abdomen, Abdomen},
    {"thorax", Thorax, Thorax},
    {"neck", Neck, Neck},
    {"head", Head, Head},
    {"upper_arm", UpperArm, UpperArm},
    {"forearm", Forearm, Forearm},
    {"hand", Hand, Hand},
    {"thigh", Thigh, Thigh},
    {"shank", Shank, Shank},
    {"foot", Foot, Foot},
    // figures of few links
    {"trunk", Pelvis, Head},
    {"arms", UpperArm, Hand},
    {"legs", Thigh, Foot},
}};

struct KnownSide {
    std::string_view word;
    CarrierSide side;
};

// A figure in the plane of walking stands on its right leg.
constexpr std::array<KnownSide, 4> knownSides = {{
    {"right_", CarrierSide::Right},
    {"left_", CarrierSide::Left},
    {"support_", CarrierSide::Right},
    {"swing_", CarrierSide::Left},
}};
constexpr std::array<KnownSide, 2> knownEndings = {{
    {"_r", CarrierSide::Right},
    {"_l", CarrierSide::Left},
}};

// The side that a name tells, which is taken off it.
std::optional<CarrierSide> takeSide(std::string_view& name)
{
    for (const KnownSide& known : knownSides) {
        if (name.starts_with(known.word)) {
            name.remove_prefix(known.word.size());
            return known.side;
        }
    }
    for (const KnownSide& known : knownEndings) {
        if (name.ends_with(known.word)) {
            name.remove_suffix(known.word.size());
            return known.side;
        }
    }
    return std::nullopt;
}

std::optional<BoneCarrier> carrierOf(std::string_view name)
{
    const std::optional<CarrierSide> side = takeSide(name);
    for (const KnownName& known : knownNames) {
        const bool isLimb = isOfLimb(known.first), isPair = isLimb && known.first != known.last;
        if (known.name != name || (side && (!isLimb || isPair)))
            continue;
        BoneCarrier carrier{.first = known.first, .last = known.last};
        carrier.side = side ? *side : isPair ? CarrierSide::Both : isLimb ? CarrierSide::Single : CarrierSide::Middle;
        return carrier;
    }
    return std::nullopt;
}

bool isParallel(const Frame& frame)
{
    return frame.orientation.isZero(1e-6);
}

class Finder {
public:
    explicit Finder(const Model& model) : m_model(model) {}

    std::vector<BoneCarrier> find()
    {
        for (std::size_t b = 0; b < m_model.bodies.size(); ++b)
            add(m_model.bodies[b].name, b, false);
        for (std::size_t s = 0; s < m_model.segments.size(); ++s)
            add(m_model.segments[s].name, s, true);
        for (const Joint& joint : m_model.joints) {
            if (isParallel(joint.inChild) && isParallel(joint.inParent) && joint.inChild.position.isZero(1e-6))
                connect(joint.parent, joint.inParent.position + shiftAtRest(joint), joint.child);
        }
        for (const Segment& segment : m_model.segments) {
            if (isParallel(segment.inParent))
                connect(segment.parent, tipOf(segment.parent) + segment.inParent.position, segment.name);
        }
        return std::move(m_carriers);
    }

private:
    void add(const std::string& name, std::size_t index, bool isSegment)
    {
        std::optional<BoneCarrier> carrier = carrierOf(name);
        if (!carrier)
            return;
        carrier->index = index;
        carrier->isSegment = isSegment;
        m_carriers.push_back(std::move(*carrier));
        m_byName.emplace(name, m_carriers.size() - 1);
    }

    Vector3 tipOf(const std::string& name) const
    {
        const auto segment = std::ranges::find(m_model.segments, name, &Segment::name);
        return segment != m_model.segments.end() ? Vector3(restLength(m_model, *segment), 0, 0) : Vector3::Zero();
    }

    // How far a joint that shifts as it turns, such as a rolling knee, has shifted in the rest posture.
    Vector3 shiftAtRest(const Joint& joint) const
    {
        Vector3 shift = Vector3::Zero();
        for (const Axis& axis : joint.axes) {
            if (axis.kind != AxisKind::Translation)
                continue;
            double value = axis.value.constant;
            for (const AxisTerm& term : axis.value.terms) {
                const auto own = std::ranges::find(m_model.coordinates, term.coordinate, &Coordinate::name);
                if (own != m_model.coordinates.end())
                    value += evaluate(term.function, own->rest.value_or(own->value)).value;
            }
            shift += value * axis.direction.normalized();
        }
        return shift;
    }

    // A joint of the model is a person's joint when one part hangs on the other there, whichever of them is the child;
    // legs may be hinged to each other at the hips.
    void connect(const std::string& parentName, const Vector3& place, const std::string& childName)
    {
        const auto parentAt = m_byName.find(parentName), childAt = m_byName.find(childName);
        if (parentAt == m_byName.end() || childAt == m_byName.end())
            return;
        BoneCarrier &parent = m_carriers[parentAt->second], &child = m_carriers[childAt->second];
        const auto hangsOn = [](const BoneCarrier& part, const BoneCarrier& on) {
            const std::vector<bool> sides = part.lefts();
            return part.first != Pelvis && std::ranges::all_of(sides, [&](bool isLeft) {
                       return on.isOf({parentOf(part.first), isLeft});
                   });
        };
        if (hangsOn(child, parent)) {
            join(child, parent, place, child, Vector3::Zero());
        } else if (hangsOn(parent, child)) {
            join(parent, parent, place, child, Vector3::Zero());
            parent.isReversed = true;
        } else if (parent.first == Thigh && child.first == Thigh && parent.side != child.side) {
            join(child, child, Vector3::Zero(), child, Vector3::Zero());
        }
    }

    // The upper joint of `part` is at these places of two carriers.
    static void join(const BoneCarrier& part, BoneCarrier& a, const Vector3& onA, BoneCarrier& b, const Vector3& onB)
    {
        const SkeletonPart first = part.first;
        for (const bool isLeft : part.lefts()) {
            a.joints.emplace(PartOfSide{first, isLeft}, onA);
            b.joints.emplace(PartOfSide{first, isLeft}, onB);
        }
    }

    const Model& m_model;
    std::vector<BoneCarrier> m_carriers;
    std::map<std::string_view, std::size_t> m_byName;
};

}  // namespace

std::vector<bool> BoneCarrier::lefts() const
{
    if (side == CarrierSide::Both)
        return {false, true};
    return {side == CarrierSide::Left};
}

SkeletonPart parentOf(SkeletonPart part)
{
    switch (part) {
    case Pelvis:
    case Abdomen:
    case Thigh: return Pelvis;
    case Thorax: return Abdomen;
    case Neck:
    case UpperArm: return Thorax;
    case Head: return Neck;
    case Forearm: return UpperArm;
    case Hand: return Forearm;
    case Shank: return Thigh;
    case Foot: return Shank;
    }
    return Pelvis;
}

std::optional<SkeletonPart> nextOf(SkeletonPart part)
{
    switch (part) {
    case UpperArm: return Forearm;
    case Forearm: return Hand;
    case Thigh: return Shank;
    case Shank: return Foot;
    default: return std::nullopt;
    }
}

bool isOfLimb(SkeletonPart part)
{
    return part >= UpperArm;
}

std::vector<BoneCarrier> findCarriers(const Model& model)
{
    return Finder(model).find();
}

}  // namespace sinew
