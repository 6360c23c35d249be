#include "core/model/validate_segments.h"

#include <algorithm>
#include <cmath>

#include "core/model/expand_segments.h"
#include "core/model/validate_parts.h"

namespace sinew {

namespace {

// What a kind is made of.
struct KindParts {
    std::size_t stretches;
    std::size_t rods;
    const char* advice;
};

KindParts partsOf(SegmentKind kind)
{
    switch (kind) {
    case SegmentKind::Points: break;
    case SegmentKind::StretchRod: return {1, 1, "kind 'stretch_rod' has one stretch, then one rod"};
    case SegmentKind::RodBetween:
        return {2, 1, "kind 'rod_between' has one rod and two stretches, before and after it"};
    case SegmentKind::RodsApart: return {1, 2, "kind 'rods_apart' has two rods and one stretch between them"};
    case SegmentKind::Telescope: return {1, 2, "kind 'telescope' has two rods and one stretch, the whole length"};
    }
    return {1, 0, "kind 'points' has points and one stretch, the whole length"};
}

// The lengths that a stretch may take, m.
struct LengthRange {
    double minimum, current, maximum;
};

class SegmentChecker {
public:
    SegmentChecker(const Model& model, const ModelNames& names, ProblemList& problems)
        : m_model(model), m_names(names), m_problems(problems), m_bodies(namesOf(model.bodies)),
          m_joints(namesOf(model.joints))
    {
        for (const Joint& joint : model.joints)
            m_jointOfChild.emplace(joint.child, &joint);
    }

    void run()
    {
        for (std::size_t i = 0; i < m_model.segments.size(); ++i) {
            const Segment& segment = m_model.segments[i];
            const std::string path = std::string("segments") / i;
            checkPartNames(segment, path / "name");
            checkAngles(segment, path / "angles");
            checkAngleReference(segment, path);
            const bool isComplete = checkCounts(segment, path);
            checkMasses(segment, path);
            checkStretches(segment, path / "stretches", isComplete);
        }
    }

private:
    static std::string quote(const Segment& segment) { return "segment '" + segment.name + "'"; }

    // The parts become bodies and joints of these names.
    void checkPartNames(const Segment& segment, const std::string& path)
    {
        if (segment.name == groundName) {
            m_problems.error(path, "a segment is named 'ground'", "that name is the world's; choose another");
            return;
        }
        for (const std::string& part : partNames(segment)) {
            const Segment& owner = *m_names.segmentOf.at(part);
            const std::string other = m_bodies.has(part)           ? "a body"
                                      : m_joints.has(part)         ? "a joint"
                                      : owner.name != segment.name ? "a part of " + quote(owner)
                                                                   : "";
            if (!segment.name.empty() && !other.empty()) {
                m_problems.error(path, quote(segment) + " has a part '" + part + "', and " + other + " is named so too",
                                 "rename one of the two");
                return;
            }
        }
    }

    void checkAngles(const Segment& segment, const std::string& path)
    {
        const std::size_t most = m_model.space == Space::Plane ? 1 : 2;
        if (segment.angles.size() > most) {
            m_problems.error(path, quote(segment) + " has " + std::to_string(segment.angles.size()) + " angles",
                             most == 1 ? "in a plane model it has one, about z, or none"
                                       : "it has one, about z; two, about z and then about -y; or none");
        }
        for (std::size_t k = 0; k < segment.angles.size(); ++k) {
            const std::string& angle = segment.angles[k];
            if (!m_names.coordinates.has(angle)
                || !checkCoordinateOfKind(path / k, angle, CoordinateKind::Rotation,
                                          "the angles of a segment are rotations", m_names, m_problems))
                continue;
            const auto [owner, isFirst] = m_segmentOfAngle.emplace(angle, segment.name);
            if (!isFirst) {
                m_problems.error(path / k,
                                 "coordinate '" + angle + "' is an angle of segment '" + owner->second + "' already",
                                 "give each angle a coordinate of its own");
            }
        }
    }

    // Absolute angles need a parent whose own are known.
    void checkAngleReference(const Segment& segment, const std::string& path)
    {
        if (segment.angleReference != AngleReference::Ground || segment.parent == groundName)
            return;
        if (segment.inParent.orientation != Vector3::Zero()) {
            m_problems.error(path / "in_parent" / "orientation",
                             "the angles of " + quote(segment) + " are absolute, but it is turned in its parent",
                             "remove the orientation, or the key 'angle_reference'");
        }
        const std::string start = "the angles of " + quote(segment) + " are absolute, but ";
        const auto found = m_names.segmentOf.find(segment.parent);
        if (found != m_names.segmentOf.end() && found->second->name == segment.parent) {
            const Segment* parent = found->second;
            if (parent->angleReference != AngleReference::Ground)
                m_problems.error(path / "angle_reference", start + "those of its parent are not",
                                 "write \"angle_reference\": \"ground\" in " + quote(*parent) + " too");
            else if (parent->angles.size() != segment.angles.size())
                m_problems.error(path / "angle_reference", start + "its parent has another number of angles",
                                 "give both as many angles, or remove 'angle_reference'");
        } else if (turns(segment.parent)) {
            m_problems.error(path / "angle_reference", start + "body '" + segment.parent + "' turns",
                             "remove 'angle_reference', or hang it on a body that does not turn");
        }
    }

    // Whether a body is turned against the ground, at rest or in motion.
    bool turns(std::string body) const
    {
        std::size_t mostSteps = m_model.joints.size() + m_model.segments.size();  // parents may form a loop
        for (; body != groundName && mostSteps > 0; --mostSteps) {
            const auto segment = m_names.segmentOf.find(body);
            const auto joint = m_jointOfChild.find(body);
            if (segment != m_names.segmentOf.end()) {
                if (!segment->second->angles.empty() || segment->second->inParent.orientation != Vector3::Zero())
                    return true;
                body = segment->second->parent;
            } else if (joint != m_jointOfChild.end()) {
                if (turns(*joint->second))
                    return true;
                body = joint->second->parent;
            } else {
                return false;
            }
        }
        return false;
    }

    static bool turns(const Joint& joint)
    {
        return joint.kind == JointKind::Ball || joint.kind == JointKind::Free
               || joint.inParent.orientation != joint.inChild.orientation
               || std::any_of(joint.axes.begin(), joint.axes.end(),
                              [](const Axis& axis) { return axis.kind == AxisKind::Rotation; });
    }

    bool checkCounts(const Segment& segment, const std::string& path)
    {
        const KindParts kind = partsOf(segment.kind);
        const bool hasStretches = checkCount(segment, segment.stretches.size(), kind.stretches, path / "stretches",
                                             kind.stretches == 1 ? "stretch" : "stretches");
        const bool hasRods
            = checkCount(segment, segment.rods.size(), kind.rods, path / "rods", kind.rods == 1 ? "rod" : "rods");
        if (segment.kind != SegmentKind::Points)
            checkCount(segment, segment.points.size(), 0, path / "points", "points");
        return hasStretches && hasRods;
    }

    bool checkCount(const Segment& segment, std::size_t found, std::size_t needed, const std::string& path,
                    const std::string& nouns)
    {
        if (found == needed)
            return true;
        const std::string message
            = needed == 0 ? " has " + nouns + ", but its kind has none"
                          : " needs " + std::to_string(needed) + " " + nouns + ", found " + std::to_string(found);
        m_problems.error(path, quote(segment) + message, partsOf(segment.kind).advice);
        return false;
    }

    void checkMasses(const Segment& segment, const std::string& path)
    {
        double sum = 0;
        for (const MassPoint& point : segment.points)
            sum += point.mass.value;
        for (const HeavyRod& rod : segment.rods)
            sum += rod.mass.value;
        if (sum == 0)
            m_problems.warning(path, quote(segment) + " has no mass", "give a mass to its points or rods");
    }

    void checkStretches(const Segment& segment, const std::string& path, bool isComplete)
    {
        for (std::size_t k = 0; k < segment.stretches.size(); ++k) {
            const Stretch& stretch = segment.stretches[k];
            if (!stretch.coordinate.empty()
                && (!m_names.coordinates.has(stretch.coordinate)
                    || !checkCoordinateOfKind(path / k / "coordinate", stretch.coordinate, CoordinateKind::Translation,
                                              "the lengths of a segment are translations", m_names, m_problems)))
                continue;
            if (std::isfinite(stretch.constant) && checkLength(segment, rangeOf(stretch), path / k) && isComplete
                && segment.kind == SegmentKind::Telescope)
                checkTelescope(segment, rangeOf(stretch), path / k);
        }
    }

    LengthRange rangeOf(const Stretch& stretch) const
    {
        if (stretch.coordinate.empty())
            return {stretch.constant, stretch.constant, stretch.constant};
        const Coordinate& c = *m_names.coordinateOf.at(stretch.coordinate);
        return {c.minimum + stretch.constant, c.value + stretch.constant, c.maximum + stretch.constant};
    }

    bool checkLength(const Segment& segment, const LengthRange& length, const std::string& path)
    {
        const std::string what
            = (segment.kind == SegmentKind::Points || segment.kind == SegmentKind::Telescope ? "the length of "
                                                                                             : "a stretch of ")
              + quote(segment);
        if (length.current < 0 || (length.current == 0 && segment.kind == SegmentKind::Points)) {
            m_problems.error(path,
                             what + (length.current < 0 ? " is negative" : " is zero") + " in the model's own posture",
                             "raise the coordinate's value, or the constant");
            return false;
        }
        if (std::isfinite(length.minimum) && length.minimum < 0) {
            m_problems.error(path, what + " can become negative",
                             "raise the minimum of the coordinate's range, or the constant");
            return false;
        }
        if (std::isinf(length.minimum) && segment.kind != SegmentKind::Telescope)
            m_problems.warning(path, what + " can become negative: its coordinate's range is open below",
                               "give the coordinate a range");
        return true;
    }

    // One rod slides in the other, and the longer one is never shorter than the whole.
    void checkTelescope(const Segment& segment, const LengthRange& length, const std::string& path)
    {
        const double l1 = segment.rods[0].length, l2 = segment.rods[1].length;
        const double roundOff = 1e-9 * (std::abs(l1) + std::abs(l2));
        if (length.minimum < std::max(l1, l2) - roundOff || length.maximum > l1 + l2 + roundOff) {
            m_problems.warning(path, "the rods of " + quote(segment) + " can come apart or run into the hinges",
                               "keep the length between that of the longer rod and the sum of both, by the range of "
                               "its coordinate");
        }
    }

    const Model& m_model;
    const ModelNames& m_names;
    ProblemList& m_problems;
    NameSet m_bodies;  // without the parts of segments
    NameSet m_joints;
    std::unordered_map<std::string, const Joint*> m_jointOfChild;
    std::unordered_map<std::string, std::string> m_segmentOfAngle;
};

}  // namespace

void checkSegments(const Model& model, const ModelNames& names, ProblemList& problems)
{
    SegmentChecker(model, names, problems).run();
}

}  // namespace sinew
