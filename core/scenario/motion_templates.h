#pragma once

#include <string>
#include <vector>

#include "core/scenario/scenario.h"

namespace sinew {

// Motions to begin with, made for a figure by the names and kinds of its joints and segments. Pure functions; the scenarios
// are without errors wherever whyNoTemplate() says nothing.

enum class MotionTemplate {
    Hold,   // newScenario(): what is locked is held, what is free has no effort
    Swing,  // one coordinate is released, all others are held
    Squat,  // hips, knees and ankles bend and stretch again, both legs alike
    Step,   // one leg swings ahead with a bent knee and comes down, the other carries
    Reach,  // an arm is raised forwards, or a telescope lengthens, and comes back
};

// Why a figure cannot do it, or an empty text.
Sentence whyNoTemplate(const Model& model, MotionTemplate kind);

// What is let go, and where: rad.
struct Release {
    std::string coordinate;
    double from = 0;
};

// The coordinates that can be released alone, each from 30 degrees beyond its own value, or as far as its range goes.
std::vector<Release> possibleReleases(const Model& model);

// Lasts two seconds. Only where whyNoTemplate() says nothing; the coordinate must be among possibleReleases().
Scenario newSwing(const Model& model, const Release& release);

// One second down and one up, by curves from rest to rest that end the ranges at the latest: hips 90, knees 80 and ankles 20
// degrees, so that the trunk leans forwards by 30. A figure whose pelvis is free stands on its first foot, which is held.
Scenario newSquat(const Model& model);

// One second from the own posture to one leg behind and one ahead, both straight and 20 degrees from the vertical, trunk as
// it is; the knee of the leg that swings is bent by 60 degrees halfway. Stands as in newSquat().
Scenario newStep(const Model& model);

// One second there and one back.
Scenario newReach(const Model& model);

}  // namespace sinew
