#include "core/scenario/new_scenario.h"

namespace sinew {

Scenario newScenario(const Model& model)
{
    Scenario scenario;
    scenario.name = model.name.empty() ? "motion" : model.name + " motion";
    scenario.title = model.title.empty() ? scenario.name : model.title;
    scenario.model = (model.name.empty() ? "model" : model.name) + ".sinew.json";
    scenario.stages.push_back(newStage(model, "stage 1"));
    scenario.options.duration = 2;
    return scenario;
}

Stage newStage(const Model& model, const std::string& name)
{
    Stage stage;
    stage.name = name;
    GivenPair held, rest;
    held.side = PairSide::Motion;
    held.value = HeldValue{};
    rest.coordinates = {"*"};
    for (const Coordinate& coordinate : model.coordinates) {
        if (coordinate.mode == CoordinateMode::Locked)
            held.coordinates.push_back(coordinate.name);
    }
    const bool areAllHeld = held.coordinates.size() == model.coordinates.size();
    if (areAllHeld)
        held.coordinates = {"*"};
    if (!model.coordinates.empty() && !held.coordinates.empty())
        stage.given.push_back(std::move(held));
    if (!model.coordinates.empty() && !areAllHeld)
        stage.given.push_back(std::move(rest));
    return stage;
}

}  // namespace sinew
