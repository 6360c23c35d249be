#include "core/scenario/new_scenario.h"

namespace sinew {

Scenario newScenario(const Model& model)
{
    Scenario scenario;
    scenario.name = model.name.empty() ? "motion" : model.name + " motion";
    scenario.title = model.title.empty() ? scenario.name : model.title;
    scenario.model = (model.name.empty() ? "model" : model.name) + ".sinew.json";
    Stage stage;
    stage.name = "stage 1";
    if (!model.coordinates.empty() || !model.segments.empty()) {
        GivenPair pair;
        pair.coordinates = {"*"};
        stage.given.push_back(std::move(pair));
    }
    scenario.stages.push_back(std::move(stage));
    scenario.options.duration = 2;
    return scenario;
}

}  // namespace sinew
