#pragma once

#include "core/base/sentence.h"
#include "core/simulation/motion_system.h"
#include "core/simulation/recorder.h"
#include "core/simulation/simulate.h"

namespace sinew {

// What all stages of a run share.
struct RunContext {
    const ScenarioPlan& plan;
    const RunOptions& options;
    Recorder& recorder;
    const RunProgress& progress;
};

enum class StageResult { Ended, Duration, Cancelled, Stopped };

struct StageOutcome {
    StageResult result = StageResult::Ended;
    MotionInstant end;
    int next = -1;     // stage that follows; -1: none
    Sentence endedBy;  // see StageRecord
    Sentence message;  // Stopped: why
    long steps = 0;
    int undirectedSteps = 0;  // of differences, see StepProblem
    double stepRatio = 0;     // of differences: the largest step^2 k/m
    Sentence stiffest = {};   // of differences: the element it is of
};

// When a stage ends without a condition, and why.
struct StageLimit {
    double time = 0;  // s
    const PlannedEnd* end = nullptr;
    bool isDuration = false;  // of the whole run; otherwise, without an end: given tables end here
};
StageLimit limitOf(const MotionSystem& system, const StagePlan& stage, const RunOptions& options);

// The outcome of reaching the limit.
StageOutcome atLimit(const StageLimit& limit, const MotionSystem& system);

// The word for a condition or time that ends a stage.
Sentence wordsOf(const PlannedEnd& end);

// Integrates a stage from its start with events to the integrator's precision.
StageOutcome runAdaptive(MotionSystem& system, const StagePlan& stage, RunContext& context);

// Steps through a stage by central differences of a fixed step, see differences.cpp.
StageOutcome runDifferences(MotionSystem& system, const StagePlan& stage, RunContext& context);

}  // namespace sinew
