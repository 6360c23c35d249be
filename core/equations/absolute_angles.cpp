#include "core/equations/absolute_angles.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/equations/link_checks.h"

namespace sinew {

namespace {

class AngleConverter {
public:
    explicit AngleConverter(const Model& model) : m_model(model) { m_result.model = model; }

    Result<AbsoluteAngles> run()
    {
        for (const Segment* segment : parentsFirst(m_model)) {
            Diagnostics problems = convert(*segment);
            if (!problems.empty())
                return Result<AbsoluteAngles>::failure(std::move(problems));
        }
        return Result<AbsoluteAngles>::success(std::move(m_result));
    }

private:
    static constexpr int none = -1;  // the direction in which the first segment is hinged

    Segment& resultOf(const Segment& segment)
    {
        return m_result.model.segments[static_cast<std::size_t>(&segment - m_model.segments.data())];
    }

    Diagnostics convert(const Segment& segment)
    {
        const auto parent = m_angleOf.find(segment.parent);
        const bool isHung = parent != m_angleOf.end();
        const int before = isHung ? parent->second : none;
        // An angle that is absolute already counts from the direction in which the first segment is hinged.
        const bool isAbsolute = isHung && segment.angleReference == AngleReference::Ground;
        if (segment.angles.empty())
            return fix(segment, before);
        if (!m_used.insert(segment.angles[0]).second)
            return {makeError(
                sentence("segment '%1' shares the coordinate '%2' with another joint, so that absolute angles "
                         "cannot stand in its place",
                         segment.name, segment.angles[0]),
                sentence("ask for the angles of the model"))};
        AbsoluteAngle angle{.segment = segment.name, .name = "alpha_" + segment.name, .joint = segment.angles[0]};
        double value = findCoordinate(m_model, angle.joint)->value;
        angle.offset = segment.inParent.orientation.z();
        if (before != none && isAbsolute) {
            angle.offset = m_result.angles[static_cast<std::size_t>(before)].offset;
        } else if (before != none) {
            AbsoluteAngle& carrier = m_result.angles[static_cast<std::size_t>(before)];
            angle.sum = {carrier.name};
            carrier.further.push_back(angle.joint);
            value += findCoordinate(m_result.model, carrier.name)->value;
        }
        angle.sum.push_back(angle.joint);
        while (findCoordinate(m_result.model, angle.name))
            angle.name += "_";
        m_result.model.coordinates.push_back({.name = angle.name, .value = value + angle.offset});
        turn(segment, angle.name);
        m_angleOf[segment.name] = static_cast<int>(m_result.angles.size());
        m_result.angles.push_back(std::move(angle));
        return {};
    }

    // A link that is fixed to its parent has its parent's angle.
    Diagnostics fix(const Segment& segment, int before)
    {
        if (segment.inParent.orientation.z() != 0)
            return {makeError(
                sentence("segment '%1' is fixed to its parent at an angle, which is not supported with absolute angles",
                         segment.name),
                sentence("ask for the angles of the model"))};
        m_angleOf[segment.name] = before;
        if (before != none)
            turn(segment, m_result.angles[static_cast<std::size_t>(before)].name);
        return {};
    }

    void turn(const Segment& segment, const std::string& angle)
    {
        Segment& result = resultOf(segment);
        result.angles = {angle};
        result.angleReference = AngleReference::Ground;
        result.inParent.orientation.setZero();
    }

    const Model& m_model;
    AbsoluteAngles m_result;
    std::map<std::string, int> m_angleOf;  // segment -> index in angles
    std::set<std::string> m_used;
};

// How many links that hang on others turn by an angle that counts from there.
std::ptrdiff_t countHung(const Model& model, AngleReference reference)
{
    std::set<std::string> names;
    for (const Segment& segment : model.segments)
        names.insert(segment.name);
    return std::count_if(model.segments.begin(), model.segments.end(), [&](const Segment& segment) {
        return segment.angleReference == reference && !segment.angles.empty() && names.count(segment.parent);
    });
}

}  // namespace

Result<AbsoluteAngles> toAbsoluteAngles(const Model& model)
{
    if (model.space != Space::Plane || countHung(model, AngleReference::Parent) == 0)
        return Result<AbsoluteAngles>::success({model, {}});
    return AngleConverter(model).run();
}

bool haveAllJointAngles(const Model& model)
{
    return countHung(model, AngleReference::Parent) > 0 && countHung(model, AngleReference::Ground) == 0;
}

}  // namespace sinew
