#include "core/schema/validate.h"

#include <algorithm>

#include "core/base/suggest.h"
#include "core/model/check_whole.h"
#include "core/model/validate_fixation.h"
#include "core/scenario/check_scenario.h"
#include "core/schema/channel_names.h"
#include "core/schema/simple_checks.h"

namespace sinew {

namespace {

const NameSet* namesIn(const ModelNames& names, NameOf kind)
{
    switch (kind) {
    case NameOf::Body: return &names.bodies;
    case NameOf::Place: return &names.places;
    case NameOf::Joint: return &names.joints;
    case NameOf::Coordinate: return &names.coordinates;
    case NameOf::Node: return &names.nodes;
    case NameOf::Surface: return &names.surfaces;
    default: return nullptr;
    }
}

const NameSet* namesIn(const ScenarioNames& names, NameOf kind)
{
    switch (kind) {
    case NameOf::Link: return &names.links;
    case NameOf::Constraint: return &names.constraints;
    case NameOf::Curve: return &names.curves;
    case NameOf::Table: return &names.tables;
    case NameOf::Stage: return &names.stages;
    default: return namesIn(names.ofModel, kind);
    }
}

template <class Names>
CheckContext contextOf(const Model& model, const Names& names)
{
    return {model.space, model.bodyWeight, [&names](NameOf kind) { return namesIn(names, kind); }};
}

// A motion runs without a plot, so this is no error.
void checkPlots(const Scenario& scenario, const Model& model, ProblemList& problems)
{
    if (scenario.plots.empty())
        return;
    const NameSet channels(allChannelNames(model, namesOfHolds(scenario)));
    for (std::size_t i = 0; i < scenario.plots.size(); ++i) {
        const std::string& plot = scenario.plots[i];
        if (channels.has(plot))
            continue;
        const Sentence meant
            = problems.maySuggest(channels.all().size()) ? didYouMean(plot, channels.all()) : Sentence();
        problems.warning(std::string("plots") / i,
                         sentence("there is no %1 '%2'", tableWord(bareNounOf(NameOf::Channel)), plot),
                         meant.empty() ? sentence("take it out of 'plots'") : meant);
    }
}

}  // namespace

std::vector<ModelProblem> validate(const Model& model)
{
    const ModelNames names(model);
    ProblemList problems;
    checkDescribed(model, contextOf(model, names), problems);
    problems.beginWhole();
    checkWhole(model, names, problems);
    return problems.take();
}

std::vector<ModelProblem> validateScenario(const Scenario& scenario, const Model& model)
{
    const std::vector<ModelProblem> faults = validate(model);
    if (std::any_of(faults.begin(), faults.end(),
                    [](const ModelProblem& fault) { return fault.diagnostic.severity == Severity::Error; }))
        return {{"model", makeError(sentence("the model has errors"), sentence("fix the model first"))}};
    return validateOnSoundModel(scenario, model);
}

// Segments that are not sound cannot be written out, and duplicate names are ambiguous.
std::vector<ModelProblem> validateOnSoundModel(const Scenario& scenario, const Model& model)
{
    const ScenarioNames names(scenario, model);
    ProblemList problems;
    checkDescribed(scenario, contextOf(model, names), problems);
    problems.beginWhole();
    checkScenario(scenario, model, names, problems);
    checkPlots(scenario, model, problems);
    return problems.take();
}

namespace {

void checkFixationFields(const Fixation& fixation, ProblemList& problems)
{
    std::vector<std::string> sources;
    for (const Source& source : fixation.sources)
        sources.push_back(source.name);
    const NameSet sourceNames(sources);
    checkDescribed(fixation,
                   {Space::Spatial, 0, [&](NameOf kind) { return kind == NameOf::Source ? &sourceNames : nullptr; }},
                   problems);
    for (std::size_t i = mostAlternatives; i < fixation.alternatives.size(); ++i)
        problems.error(std::string("alternatives") / i,
                       sentence("a case is compared with three other fixators at most"),
                       sentence("write further ones into another case"));
}

}  // namespace

std::vector<ModelProblem> validateFixation(const Fixation& fixation)
{
    ProblemList problems;
    checkFixationFields(fixation, problems);
    if (!fixation.activity.empty() && fixation.model.empty())
        problems.error("activity", sentence("an activity needs the model that it is of"),
                       sentence("name the model's file as \"model\""));
    return problems.take();
}

std::vector<ModelProblem> validateFixation(const Fixation& fixation, const Model& model)
{
    ProblemList problems;
    checkFixationFields(fixation, problems);
    if (!isModelMissing(fixation, model))
        checkFixation(fixation, model, problems);
    return problems.take();
}

}  // namespace sinew
