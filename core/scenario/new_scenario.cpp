#include "core/scenario/new_scenario.h"

#include <set>

#include "core/scenario/ball_turns.h"

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
    std::set<std::string> heldAlong;  // turns that are not locked, but whose neighbours in a ball joint are
    for (const BallTurns& turns : ballsLockedInPart(model)) {
        heldAlong.insert(turns.coordinates.begin(), turns.coordinates.end());
        stage.note += (stage.note.empty() ? "Joint '" : "; joint '") + turns.joint
                      + "' is held in all three turns, though only some of them are locked in the model: a motion "
                        "holds all turns of a ball or none";
    }
    for (const Coordinate& coordinate : model.coordinates) {
        if (coordinate.mode == CoordinateMode::Locked || heldAlong.contains(coordinate.name))
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
