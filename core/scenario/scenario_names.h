#pragma once

#include <map>
#include <string>

#include "core/model/validate_names.h"
#include "core/scenario/quantities.h"
#include "core/scenario/resolve_stage.h"

namespace sinew {

// What the checks of a scenario look up by name, in it and in its model.
struct ScenarioNames {
    // model: sound, see validate().
    ScenarioNames(const Scenario& scenario, const Model& model);

    ModelNames ofModel;
    NameSet curves, tables, stages, links, constraints;
    std::map<std::string, const NamedCurve*> curveOf;
    std::map<std::string, const NamedTable*> tableOf;
    Model expandedModel;
    QuantityCatalogue quantities;
    std::vector<std::string> coordinates;  // of the model, in its order
    std::vector<ResolvedStage> resolved;   // one a stage
};

}  // namespace sinew
