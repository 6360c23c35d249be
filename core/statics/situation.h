#pragma once

#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/mechanism/compiled_load.h"
#include "core/mechanism/mechanism.h"
#include "core/model/model.h"

namespace sinew {

// All that may change from one solve to the next without compiling the model again: the posture, what is known of
// each coordinate, the loads. Arrays stand in the model's order. Plain values; copy freely.
struct Situation {
    Eigen::VectorXd values;             // per coordinate, rad or m
    std::vector<CoordinateMode> modes;  // per coordinate
    std::vector<Amount> efforts;        // per coordinate, given moment (N m, BW m) or force (N, BW) when driven
    std::vector<CompiledLoad> loads;
    Vector3 gravity = Vector3::Zero();  // m/s^2, ground frame
    double loadFactor = 1;              // multiplies gravity, loads and given efforts
    int supportBody = 0;          // the body that takes the support reaction; 0: the ground through the root joints
    double bodyWeight = 0;        // N
    Eigen::VectorXd shortenings;  // per link, m
    Eigen::VectorXd activations;  // per link, > -1
};

// The situation of a model on its own, of one of its activities, or of one step of an activity (-1: none). Names that
// do not exist are passed over: validate() reports them.
Situation makeSituation(const Model& model, const Activity* activity = nullptr, int step = -1);

// Puts loads on the model for the moment (what if), besides those that it and its activity state. A body that does not
// exist is the ground.
void addLoads(const Model& model, const std::vector<Load>& loads, Situation& situation);

// Why the situation cannot be solved with that mechanism (sizes that differ, a number that is not finite, a body that
// does not exist, an activation not above -1), or an empty text.
Sentence faultOf(const Mechanism& mechanism, const Situation& situation);

// True if posture, modes, given efforts, loads and their factor, and activations are the same.
bool isSamePosture(const Situation& a, const Situation& b);

// How many postures an activity has: its steps, or one.
int postureCount(const Activity& activity);

}  // namespace sinew
