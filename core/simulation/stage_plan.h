#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/result.h"
#include "core/base/sentence.h"
#include "core/math/formula.h"
#include "core/mechanism/mechanism.h"
#include "core/scenario/quantities.h"
#include "core/scenario/scenario.h"
#include "core/simulation/time_function.h"

namespace sinew {

// A formula with the quantities that its names stand for.
struct BoundFormula {
    Formula formula;
    std::vector<NamedQuantity> quantities;  // as formula.names()
};

// An effort that is given, as a run computes it.
struct PlannedTracking {
    TimeFunction target;
    Tracking gains;
};
using PlannedEffort = std::variant<TimeFunction, BoundFormula, PlannedTracking>;

// What is given of one coordinate's pair.
struct PlannedPair {
    bool isMotion = false;
    bool isHeld = false;  // a motion: stays where it is when the stage begins
    TimeFunction motion;
    PlannedEffort effort;
    double factor = 1;  // of a formula or tracking effort; time functions hold their own
    StageClock clock = StageClock::Scenario;
    double blend = 0;  // s
    double delay = 0;  // s, of a time function, which it holds too
    Sentence source;   // "table 'walk'", for messages; empty: known at all times
};

struct PlannedEnd {
    std::optional<double> time, after;  // s
    BoundFormula difference;            // of a condition; direction as in Condition
    int direction = 0;
    std::string text;  // as written
    int next = -1;     // index of the stage that follows; -1: none, the run ends
};

// A stage with all names looked up.
struct StagePlan {
    std::string name;
    std::vector<PlannedPair> pairs;  // one a coordinate
    std::vector<PlannedEnd> ends;
    std::vector<bool> holdsConstraint;  // per constraint of the model
    std::vector<StageHold> holds;
    int givenEfforts = 0;  // Khasin's m
};

// The ends of a stage that are conditions, in order.
std::vector<const PlannedEnd*> conditionsOf(const StagePlan& stage);

struct PlannedForce {
    int body = 0;
    Vector3 point = Vector3::Zero();
    std::vector<BoundFormula> force, moment;  // three each, or none
    LoadFrame frame = LoadFrame::Ground;
};

// A column of a table that formulas name, over the run's time.
struct PlannedColumn {
    std::string table;
    NaturalSpline values;  // empty: of a column that no formula names
};

// A scenario ready to run.
struct ScenarioPlan {
    Model model;  // with the scenario's changes, segments written out
    std::vector<StagePlan> stages;
    std::vector<PlannedForce> forces;
    std::vector<std::string> holds;  // names of all stages' holds, each once
    std::vector<PlannedColumn> columns;  // of all tables, one after another
};

// Fails with what validateScenario() finds.
Result<ScenarioPlan> planScenario(const Model& model, const Scenario& scenario);

}  // namespace sinew
