#include "core/scenario/scenario_names.h"

#include "core/model/expand_segments.h"

namespace sinew {

ScenarioNames::ScenarioNames(const Scenario& scenario, const Model& model)
    : ofModel(model), curves(namesOf(scenario.curves)), tables(namesOf(scenario.tables)),
      stages(namesOf(scenario.stages)), links(namesOf(model.links)), constraints(namesOf(model.constraints)),
      expandedModel(expanded(model)), quantities(expandedModel, namesOfHolds(scenario), scenario.tables),
      coordinates(namesOf(model.coordinates)), resolved(resolveStages(scenario, model))
{
    for (const NamedCurve& curve : scenario.curves)
        curveOf.emplace(curve.name, &curve);
    for (const NamedTable& table : scenario.tables)
        tableOf.emplace(table.name, &table);
}

}  // namespace sinew
