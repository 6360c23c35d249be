#include "core/document/renaming.h"

#include <algorithm>

#include "core/document/project_schema.h"
#include "core/scenario/quantities.h"
#include "core/scenario/resolve_stage.h"
#include "core/schema/channel_names.h"

namespace sinew {

namespace {

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

std::vector<std::string> quantityNames(const Model& model, const std::vector<std::string>& holds,
                                       const std::vector<NamedTable>& tables)
{
    return QuantityCatalogue(withPartNames(model), holds, tables).names();
}

void addMadeNames(const Project& before, const Project& after, Renaming& renaming)
{
    if (!before.scenario || !after.scenario)
        return;
    const std::vector<std::string> holds = namesOfHolds(*before.scenario);
    std::vector<std::string> holdsAfter = namesOfHolds(*after.scenario);
    if (holdsAfter.size() != holds.size())  // one of several of the same name was renamed
        holdsAfter = holds;
    renaming.quantities = changesBetween(quantityNames(before.model, holds, before.scenario->tables),
                                         quantityNames(after.model, holdsAfter, after.scenario->tables));
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
