#include "core/model/coverage.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "core/base/name_list.h"

namespace sinew {

namespace {

struct Row {
    Feature feature;
    Sentence words;        // in the plural, for sentences
    const char* coverage;  // a letter a computation, in the order of Computation
};

// H honoured, - no effect, o left out, x refused. Statics and what builds on it is at rest: dampers, restitution and
// moments of inertia say nothing there. A motion's scenario gives the pairs of coordinates and efforts itself.
const std::array<Row, featureCount>& table()
{
    static const std::array<Row, featureCount> rows = {{
        // The pseudo-inverse takes friction for the directions in which a contact may push, and names whoever slips.
        // statics, criterion, pseudo-inverse | load path | sensitivity, interval, activation, posture | evaluation |
        // simulation, differences | equations | load path with large displacements
        {Feature::BodyWeight, sentence("the body weight"), "HHHHHHHHHHHHH"},
        {Feature::Gravity, sentence("gravity"), "HHHHHHHHHHHHH"},
        {Feature::BodyMass, sentence("masses"), "HHHHHHHHHHHHH"},
        {Feature::BodyInertia, sentence("moments of inertia"), "--------HHHH-"},
        {Feature::CoordinateValue, sentence("the posture"), "HHHHHHHHHHH-H"},
        {Feature::CoordinateRest, sentence("the rest posture"), "HHHHHHHHoHHoH"},
        {Feature::CoordinateRange, sentence("ranges of coordinates"), "-------H-----"},
        {Feature::CoordinateMode, sentence("modes of coordinates"), "HHHHHHHH----H"},
        {Feature::CoordinateEffort, sentence("given efforts"), "HHHHHHHH----H"},
        {Feature::Spring, sentence("springs of coordinates"), "HHHHHHxHHHHHH"},
        {Feature::Damper, sentence("dampers of coordinates"), "--------HHHH-"},
        {Feature::Stop, sentence("stops of coordinates"), "HHHHHHx-HHHoH"},
        {Feature::StopDamping, sentence("damping of stops"), "--------HHHo-"},
        {Feature::Constraint, sentence("constraints"), "HHHHHHHxHHHHx"},
        {Feature::MovingConstraint, sentence("constraints that follow a function of time"), "oooooooxHHHHx"},
        {Feature::Node, sentence("nodes"), "HHHHHHHHoHHoH"},
        {Feature::Link, sentence("links"), "HHHHHHHHoHHoH"},
        {Feature::Wrap, sentence("links that wrap round surfaces"), "HHHHHHHHoHHoH"},
        {Feature::LinkDamping, sentence("dampers of links"), "--------oHHo-"},
        {Feature::Shortening, sentence("imposed shortenings"), "HooHHHHHoHHoH"},
        {Feature::SlackLength, sentence("passive links"), "HHHHHHHHoHHoH"},
        {Feature::Activation, sentence("activations"), "HooHHHHHoHHoH"},
        {Feature::HoldingStrength, sentence("strengths that hold"), "HHoHHHHHoHHoH"},
        {Feature::BreakingStrength, sentence("strengths at which links break"), "HHoHxxxooHHox"},
        {Feature::Contact, sentence("contacts"), "HHHHHHxHoHHoH"},
        {Feature::RigidContact, sentence("rigid contacts"), "HHHHxxxHoHHox"},
        {Feature::ContactCompliance, sentence("stiffnesses of contacts"), "HooHHHxHoHHoH"},
        {Feature::ContactDamping, sentence("damping of contacts"), "--------oHHo-"},
        {Feature::ContactGrowth, sentence("stiffnesses of contacts that grow with depth"), "HoooHoxooHHoH"},
        {Feature::Restitution, sentence("restitution of contacts"), "--------oHHo-"},
        {Feature::Friction, sentence("friction of contacts"), "HHHHxxxHoHHox"},
        {Feature::JointLayers, sentence("layers of joints"), "-------------"},
        {Feature::Load, sentence("loads"), "HHHHHHHHHHHHH"},
    }};
    return rows;
}

Sentence wordOf(Computation computation)
{
    switch (computation) {
    case Computation::Statics: return sentence("statics");
    case Computation::Criterion: return sentence("sharing by a criterion");
    case Computation::PseudoInverse: return sentence("sharing by the pseudo-inverse");
    case Computation::LoadPath: return sentence("the load path");
    case Computation::LargeDisplacements: return sentence("the load path with large displacements");
    case Computation::Sensitivity: return sentence("the sensitivities");
    case Computation::Interval: return sentence("the intervals");
    case Computation::Activation: return sentence("the activation formula");
    case Computation::Posture: return sentence("the search for an equilibrium posture");
    case Computation::Evaluation: return sentence("the evaluation of a state");
    case Computation::Simulation: return sentence("a motion");
    case Computation::Differences: return sentence("a motion by central differences");
    case Computation::Equations: return sentence("the equations of motion");
    }
    return {};
}

template <class Objects, class Has>
std::vector<std::string> namesWhere(const Objects& objects, Has has)
{
    std::vector<std::string> names;
    for (const auto& object : objects) {
        if (has(object))
            names.push_back(object.name);
    }
    return names;
}

bool moves(const Constraint& constraint)
{
    const auto* closure = std::get_if<Closure>(&constraint.rule);
    return closure && std::any_of(closure->held.begin(), closure->held.end(), [](const HeldMotion& held) {
               const auto* polynomial = std::get_if<Polynomial>(&held.value);
               return !polynomial || polynomial->coefficients.size() > 1;
           });
}

bool hasStrength(const Link& link, AtStrength then)
{
    return link.strength && link.strength->then == then;
}

// The objects that bring a feature into a model.
std::vector<std::string> carriers(const Model& model, Feature feature)
{
    const auto coordinates = [&](auto has) { return namesWhere(model.coordinates, has); };
    const auto links = [&](auto has) { return namesWhere(model.links, has); };
    const auto contacts = [&](auto has) { return namesWhere(model.contacts, has); };
    const auto any = [](const auto&) { return true; };
    switch (feature) {
    case Feature::Spring: return coordinates([](const Coordinate& c) { return c.resistance.spring.has_value(); });
    case Feature::Damper: return coordinates([](const Coordinate& c) { return c.resistance.damper.has_value(); });
    case Feature::Stop: return coordinates([](const Coordinate& c) { return c.resistance.stop.has_value(); });
    case Feature::StopDamping:
        return coordinates([](const Coordinate& c) { return c.resistance.stop && c.resistance.stop->damping > 0; });
    case Feature::CoordinateRest: return coordinates([](const Coordinate& c) { return c.rest.has_value(); });
    case Feature::Constraint: return namesWhere(model.constraints, any);
    case Feature::MovingConstraint: return namesWhere(model.constraints, moves);
    case Feature::Node: return namesWhere(model.nodes, any);
    case Feature::Link: return links(any);
    case Feature::Wrap:
        return links([](const Link& link) {
            return std::any_of(link.path.begin(), link.path.end(),
                               [](const PathPoint& it) { return !it.surface.empty(); });
        });
    case Feature::LinkDamping: return links([](const Link& link) { return link.damping > 0; });
    case Feature::Shortening: return links([](const Link& link) { return link.shortening != 0; });
    case Feature::SlackLength: return links([](const Link& link) { return link.slackLength.has_value(); });
    case Feature::Activation: return links([](const Link& link) { return link.activation != 0; });
    case Feature::HoldingStrength: return links([](const Link& link) { return hasStrength(link, AtStrength::Holds); });
    case Feature::BreakingStrength:
        return links([](const Link& link) { return hasStrength(link, AtStrength::Breaks); });
    case Feature::Contact: return contacts(any);
    case Feature::RigidContact: return contacts([](const Contact& c) { return !c.compliance.has_value(); });
    case Feature::ContactCompliance: return contacts([](const Contact& c) { return c.compliance.has_value(); });
    case Feature::ContactDamping:
        return contacts([](const Contact& c) { return c.compliance && c.compliance->damping > 0; });
    case Feature::ContactGrowth: return contacts([](const Contact& c) { return c.compliance && c.compliance->depth; });
    case Feature::Restitution: return contacts([](const Contact& c) { return c.restitution > 0; });
    case Feature::Friction: return contacts([](const Contact& c) { return c.friction.has_value(); });
    case Feature::JointLayers: return namesWhere(model.joints, [](const Joint& j) { return !j.layers.empty(); });
    case Feature::Load: return namesWhere(model.loads, any);
    default: return {};  // what every model has, and every computation honours or does not need
    }
}

// "'hip', 'knee' and 3 more"
Sentence quoted(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 4;
    if (names.size() <= most)
        return nameList(names);
    return sentence("%1 and %2 more", nameList({names.begin(), names.begin() + most}), names.size() - most);
}

}  // namespace

Coverage coverageOf(Feature feature, Computation computation)
{
    const Row& row = table()[static_cast<std::size_t>(feature)];
    switch (row.coverage[static_cast<std::size_t>(computation)]) {
    case 'H': return Coverage::Honoured;
    case 'o': return Coverage::LeftOut;
    case 'x': return Coverage::Refused;
    default: return Coverage::NoEffect;
    }
}

std::vector<CoverageRemark> coverageRemarks(const Model& model, Computation computation)
{
    std::vector<CoverageRemark> remarks;
    for (const Row& row : table()) {
        const Coverage coverage = coverageOf(row.feature, computation);
        if (coverage != Coverage::LeftOut && coverage != Coverage::Refused)
            continue;
        const std::vector<std::string> names = carriers(model, row.feature);
        if (names.empty())
            continue;
        Sentence text
            = coverage == Coverage::LeftOut
                  ? sentence("%1 leaves out %2: %3", wordOf(computation), row.words, quoted(names))
                  : sentence("%1 cannot take account of %2: %3", wordOf(computation), row.words, quoted(names));
        remarks.push_back({row.feature, coverage, std::move(text), row.words, names});
    }
    return remarks;
}

std::optional<Sentence> refusalOf(const Model& model, Computation computation)
{
    for (const CoverageRemark& remark : coverageRemarks(model, computation)) {
        if (remark.coverage == Coverage::Refused)
            return remark.text;
    }
    return std::nullopt;
}

}  // namespace sinew
