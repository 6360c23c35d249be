#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/scenario/scenario.h"

namespace sinew {

// A scenario to begin with: from the model's posture at rest, for two seconds, with one stage of newStage(). The file that
// it names for the model is a proposal.
Scenario newScenario(const Model& model);

// A scenario that moves the model from its own posture to another and back, each way in `duration` s, by smooth curves from
// rest to rest: of every coordinate the motion is given and the effort sought (inverse dynamics). Coordinates whose values
// are equal are held; the efforts of the first ones that move are plotted. target: one value a coordinate of the model, rad or m. Only where whyNoMovement() says nothing.
Scenario newMovement(const Model& model, const std::vector<double>& target, double duration = 1);

// A posture to pass: one value a coordinate, rad or m; nothing: that coordinate goes on to its next one.
struct Waypoint {
    double time = 0;  // s
    std::vector<std::optional<double>> values;
};

std::vector<Waypoint> waypointsThereAndBack(const Model& model, const std::vector<double>& target, double duration);

// The same through waypoints, the first at 0 s, the last the end. All coordinates have a value at the first.
Scenario newMovement(const Model& model, const std::vector<Waypoint>& waypoints);

// Why there is no scenario to a target, or an empty text: the posture is the model's own, or constraints would have a say in it.
Sentence whyNoMovement(const Model& model, const std::vector<double>& target);

// A stage that holds the coordinates that are locked in the model where they are, and gives no effort to the others. Of a
// ball or free joint, a motion holds all three turns or none: where some are locked, all are held, and the stage's note
// says so.
Stage newStage(const Model& model, const std::string& name);

}  // namespace sinew
