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
};

KindParts partsOf(SegmentKind kind)
{
    switch (kind) {
    case SegmentKind::Points: return {1, 0};
    case SegmentKind::StretchRod: return {1, 1};
    case SegmentKind::RodBetween: return {2, 1};
    case SegmentKind::RodsApart:
    case SegmentKind::Telescope: return {1, 2};
    }
    return {1, 0};
}

Sentence adviceOn(SegmentKind kind)
{
    switch (kind) {
    case SegmentKind::Points: break;
    case SegmentKind::StretchRod: return sentence("kind 'stretch_rod' has one stretch, then one rod");
    case SegmentKind::RodBetween:
        return sentence("kind 'rod_between' has one rod and two stretches, before and after it");
    case SegmentKind::RodsApart: return sentence("kind 'rods_apart' has two rods and one stretch between them");
    case SegmentKind::Telescope: return sentence("kind 'telescope' has two rods and one stretch, the whole length");
    }
    return sentence("kind 'points' has points and one stretch, the whole length");
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
    static Sentence quote(const Segment& segment) { return sentence("segment '%1'", segment.name); }

    // The parts become bodies and joints of these names.
    void checkPartNames(const Segment& segment, const std::string& path)
    {
        if (segment.name == groundName) {
            m_problems.error(path, sentence("a segment is named 'ground'"),
                             sentence("that name is the world's; choose another"));
            return;
        }
        for (const std::string& part : partNames(segment)) {
            const Segment& owner = *m_names.segmentOf.at(part);
            const Sentence other = m_bodies.has(part)           ? sentence("a body")
                                   : m_joints.has(part)         ? sentence("a joint")
                                   : owner.name != segment.name ? sentence("a part of %1", quote(owner))
                                                                : Sentence();
            if (!segment.name.empty() && !other.empty()) {
                m_problems.error(path,
                                 sentence("%1 has a part '%2', and %3 is named so too", quote(segment), part, other),
                                 sentence("rename one of the two"));
                return;
            }
        }
    }

    void checkAngles(const Segment& segment, const std::string& path)
    {
        const std::size_t most = m_model.space == Space::Plane ? 1 : 2;
        if (segment.angles.size() > most) {
            m_problems.error(path, sentence("%1 has %2 angles", quote(segment), segment.angles.size()),
                             most == 1 ? sentence("in a plane model it has one, about z, or none")
                                       : sentence("it has one, about z; two, about z and then about -y; or none"));
        }
        for (std::size_t k = 0; k < segment.angles.size(); ++k) {
            const std::string& angle = segment.angles[k];
            if (!m_names.coordinates.has(angle)
                || !checkCoordinateOfKind(path / k, angle, CoordinateKind::Rotation,
                                          sentence("the angles of a segment are rotations"), m_names, m_problems))
                continue;
            const auto [owner, isFirst] = m_segmentOfAngle.emplace(angle, segment.name);
            if (!isFirst) {
                m_problems.error(path / k,
                                 sentence("coordinate '%1' is an angle of segment '%2' already", angle, owner->second),
                                 sentence("give each angle a coordinate of its own"));
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
                             sentence("the angles of %1 are absolute, but it is turned in its parent", quote(segment)),
                             sentence("remove the orientation, or the key 'angle_reference'"));
        }
        const auto found = m_names.segmentOf.find(segment.parent);
        if (found != m_names.segmentOf.end() && found->second->name == segment.parent) {
            const Segment* parent = found->second;
            if (parent->angleReference != AngleReference::Ground)
                m_problems.error(
                    path / "angle_reference",
                    sentence("the angles of %1 are absolute, but those of its parent are not", quote(segment)),
                    sentence("write \"angle_reference\": \"ground\" in %1 too", quote(*parent)));
            else if (parent->angles.size() != segment.angles.size())
                m_problems.error(path / "angle_reference",
                                 sentence("the angles of %1 are absolute, but its parent has another number of angles",
                                          quote(segment)),
                                 sentence("give both as many angles, or remove 'angle_reference'"));
        } else if (turns(segment.parent)) {
            m_problems.error(
                path / "angle_reference",
                sentence("the angles of %1 are absolute, but body '%2' turns", quote(segment), segment.parent),
                sentence("remove 'angle_reference', or hang it on a body that does not turn"));
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
        const std::size_t stretches = segment.stretches.size(), rods = segment.rods.size();
        if (stretches != kind.stretches)
            m_problems.error(path / "stretches",
                             kind.stretches == 1 ? sentence("%1 needs 1 stretch, found %2", quote(segment), stretches)
                                                 : sentence("%1 needs %2 stretches, found %3", quote(segment),
                                                            kind.stretches, stretches),
                             adviceOn(segment.kind));
        if (rods != kind.rods)
            m_problems.error(path / "rods",
                             kind.rods == 0   ? sentence("%1 has rods, but its kind has none", quote(segment))
                             : kind.rods == 1 ? sentence("%1 needs 1 rod, found %2", quote(segment), rods)
                                              : sentence("%1 needs %2 rods, found %3", quote(segment), kind.rods, rods),
                             adviceOn(segment.kind));
        if (segment.kind != SegmentKind::Points && !segment.points.empty())
            m_problems.error(path / "points", sentence("%1 has points, but its kind has none", quote(segment)),
                             adviceOn(segment.kind));
        return stretches == kind.stretches && rods == kind.rods;
    }

    void checkMasses(const Segment& segment, const std::string& path)
    {
        double sum = 0;
        for (const MassPoint& point : segment.points)
            sum += point.mass.value;
        for (const HeavyRod& rod : segment.rods)
            sum += rod.mass.value;
        if (sum == 0)
            m_problems.warning(path, sentence("%1 has no mass", quote(segment)),
                               sentence("give a mass to its points or rods"));
    }

    void checkStretches(const Segment& segment, const std::string& path, bool isComplete)
    {
        for (std::size_t k = 0; k < segment.stretches.size(); ++k) {
            const Stretch& stretch = segment.stretches[k];
            if (!stretch.coordinate.empty()
                && (!m_names.coordinates.has(stretch.coordinate)
                    || !checkCoordinateOfKind(path / k / "coordinate", stretch.coordinate, CoordinateKind::Translation,
                                              sentence("the lengths of a segment are translations"), m_names,
                                              m_problems)))
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
        const auto what = [&] {
            const bool isWhole = segment.kind == SegmentKind::Points || segment.kind == SegmentKind::Telescope;
            return isWhole ? sentence("the length of %1", quote(segment)) : sentence("a stretch of %1", quote(segment));
        };
        if (length.current < 0 || (length.current == 0 && segment.kind == SegmentKind::Points)) {
            m_problems.error(path,
                             length.current < 0 ? sentence("%1 is negative in the model's own posture", what())
                                                : sentence("%1 is zero in the model's own posture", what()),
                             sentence("raise the coordinate's value, or the constant"));
            return false;
        }
        if (std::isfinite(length.minimum) && length.minimum < 0) {
            m_problems.error(path, sentence("%1 can become negative", what()),
                             sentence("raise the minimum of the coordinate's range, or the constant"));
            return false;
        }
        if (std::isinf(length.minimum) && segment.kind != SegmentKind::Telescope)
            m_problems.warning(path, sentence("%1 can become negative: its coordinate's range is open below", what()),
                               sentence("give the coordinate a range"));
        return true;
    }

    // One rod slides in the other, and the longer one is never shorter than the whole.
    void checkTelescope(const Segment& segment, const LengthRange& length, const std::string& path)
    {
        const double l1 = segment.rods[0].length, l2 = segment.rods[1].length;
        const double roundOff = 1e-9 * (std::abs(l1) + std::abs(l2));
        if (length.minimum < std::max(l1, l2) - roundOff || length.maximum > l1 + l2 + roundOff) {
            m_problems.warning(
                path, sentence("the rods of %1 can come apart or run into the hinges", quote(segment)),
                sentence("keep the length between that of the longer rod and the sum of both, by the range of "
                         "its coordinate"));
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
