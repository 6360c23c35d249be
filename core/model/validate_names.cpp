#include "core/model/validate_names.h"

#include "core/model/expand_segments.h"

namespace sinew {

namespace {

bool isBallOrFree(const Joint& joint)
{
    return joint.kind == JointKind::Ball || joint.kind == JointKind::Free;
}

NameSet with(std::vector<std::string> names, const std::vector<std::string>& others)
{
    names.insert(names.end(), others.begin(), others.end());
    return NameSet(names);
}

void addTerms(const AxisFunction& function, std::unordered_set<std::string>& names)
{
    for (const AxisTerm& term : function.terms)
        names.insert(term.coordinate);
}

}  // namespace

ModelNames::ModelNames(const Model& model)
    : coordinates(namesOf(model.coordinates)), nodes(namesOf(model.nodes)), surfaces(namesOf(model.surfaces))
{
    std::vector<std::string> parts;
    for (const Segment& segment : model.segments) {
        for (const std::string& part : partNames(segment)) {
            segmentOf.emplace(part, &segment);
            parts.push_back(part);
        }
    }
    bodies = with(namesOf(model.bodies), parts);
    joints = with(namesOf(model.joints), parts);
    places = with(bodies.all(), {groundName});
    for (const Coordinate& coordinate : model.coordinates)
        coordinateOf.emplace(coordinate.name, &coordinate);
    for (const Joint& joint : model.joints) {
        if (!isBallOrFree(joint))
            continue;
        for (const std::string& coordinate : joint.coordinates)
            ballOf.emplace(coordinate, joint.name);
    }
}

std::unordered_set<std::string> usedCoordinates(const Model& model)
{
    std::unordered_set<std::string> names;
    for (const Joint& joint : model.joints) {
        if (isBallOrFree(joint))
            names.insert(joint.coordinates.begin(), joint.coordinates.end());
        for (const Axis& axis : joint.axes)
            addTerms(axis.value, names);
    }
    for (const Segment& segment : model.segments) {
        names.insert(segment.angles.begin(), segment.angles.end());
        for (const Stretch& stretch : segment.stretches)
            names.insert(stretch.coordinate);
    }
    for (const Constraint& constraint : model.constraints) {
        if (const auto* coupling = std::get_if<Coupling>(&constraint.rule)) {
            names.insert(coupling->coordinate);
            addTerms(coupling->value, names);
        }
    }
    return names;
}

}  // namespace sinew
