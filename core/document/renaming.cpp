#include "core/document/renaming.h"

#include <algorithm>

#include "core/base/unique_names.h"
#include "core/document/project_schema.h"
#include "core/scenario/quantities.h"
#include "core/scenario/resolve_stage.h"
#include "core/schema/segment_schema.h"

namespace sinew {

namespace {

// The names of what a model is with its segments written out, which needs no sound segments.
Model withPartNames(Model model)
{
    for (const Segment& segment : model.segments) {
        for (const std::string& part : partNames(segment)) {
            model.bodies.emplace_back().name = part;
            model.joints.emplace_back().name = part;
        }
    }
    return model;
}

// The rows of a constraint that have a multiplier each.
std::vector<std::string> rowsOf(const Constraint& constraint)
{
    const auto* closure = std::get_if<Closure>(&constraint.rule);
    if (!closure)
        return {constraint.name};
    std::vector<std::string> rows;
    for (const HeldMotion& held : closure->held) {
        std::string motion = wordOf(held.motion, relativeMotionWords);
        std::replace(motion.begin(), motion.end(), '_', ' ');
        rows.push_back(constraint.name + ": " + motion);
    }
    return rows;
}

// Names of things in the order of recordings, each with what tells it from others of its name.
struct Columns {
    std::vector<std::string> names, nouns;

    void add(const std::string& object, const char* noun, std::initializer_list<const char*> words)
    {
        for (const char* word : words) {
            names.push_back(object + '/' + word);
            nouns.emplace_back(noun);
        }
    }
};

using NameMap = std::unordered_map<std::string, std::string>;

// Of the same things in the same order. Names that several have, before or after, mean none of them.
NameMap changesBetween(const std::vector<std::string>& before, const std::vector<std::string>& after)
{
    std::unordered_map<std::string, int> uses, usesAfter;
    for (const std::string& name : before)
        ++uses[name];
    for (const std::string& name : after)
        ++usesAfter[name];
    NameMap changes;
    for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
        if (before[i] != after[i] && uses[before[i]] == 1 && usesAfter[after[i]] == 1)
            changes.emplace(before[i], after[i]);
    }
    return changes;
}

template <class T>
void followIn(T& object, const Renaming& renaming)
{
    forEachReference(object, [&](std::string& reference, schema::Reference kind) {
        if (const NameChange* change = changeOf(reference, kind.to, renaming.objects))
            reference = change->to;
        else if (const auto it = renaming.channels.find(reference);
                 kind.to == NameOf::Channel && it != renaming.channels.end())
            reference = it->second;
    });
    forEachFormula(object, [&](std::string& text) {
        text = withNamesReplaced(text, [&](const std::string& name) {
            const auto it = renaming.quantities.find(name);
            return it == renaming.quantities.end() ? std::nullopt : std::optional(it->second);
        });
    });
}

}  // namespace

std::vector<std::string> quantityNames(const Model& model, const std::vector<std::string>& holds)
{
    return QuantityCatalogue(withPartNames(model), holds).names();
}

std::vector<std::string> channelNames(const Model& model, const std::vector<std::string>& holds)
{
    Columns columns;
    for (const Coordinate& it : model.coordinates)
        columns.add(it.name, "coordinate", {"value", "speed", "acceleration", "effort", "passive"});
    for (const Link& it : model.links)
        columns.add(it.name, "link", {"force", "engaged", "length", "broken"});
    for (const Node& it : model.nodes)
        columns.add(it.name, "node", {"px", "py", "pz"});
    for (const Contact& it : model.contacts)
        columns.add(it.name, "contact",
                    {"normal", "friction", "gap", "engaged", "slides", "fx", "fy", "fz", "px", "py", "pz"});
    for (const std::string& hold : holds)
        columns.add(hold, "hold", {"fx", "fy", "fz"});
    for (const Joint& it : withPartNames(model).joints)
        columns.add(it.name, "joint", {"fx", "fy", "fz", "mx", "my", "mz"});
    for (const Constraint& it : model.constraints) {
        for (const std::string& row : rowsOf(it))
            columns.add(row, "constraint", {"multiplier"});
    }
    return uniqueNames(columns.names, columns.nouns);
}

void addMadeNames(const Project& before, const Project& after, Renaming& renaming)
{
    if (!before.scenario || !after.scenario)
        return;
    const std::vector<std::string> holds = namesOfHolds(*before.scenario);
    std::vector<std::string> holdsAfter = namesOfHolds(*after.scenario);
    if (holdsAfter.size() != holds.size())  // one of several of the same name was renamed
        holdsAfter = holds;
    renaming.quantities = changesBetween(quantityNames(before.model, holds), quantityNames(after.model, holdsAfter));
    renaming.channels = changesBetween(channelNames(before.model, holds), channelNames(after.model, holdsAfter));
}

void follow(Project& project, const Renaming& renaming)
{
    followIn(project, renaming);
}

void follow(Model& model, const Renaming& renaming)
{
    followIn(model, renaming);
}

void follow(Scenario& scenario, const Renaming& renaming)
{
    followIn(scenario, renaming);
}

void follow(Fixation& fixation, const Renaming& renaming)
{
    followIn(fixation, renaming);
}

}  // namespace sinew
