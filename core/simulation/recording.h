#pragma once

#include <memory>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/diagnostic.h"
#include "core/base/sentence.h"
#include "core/motion/motion_table.h"
#include "core/simulation/channel.h"

namespace sinew {

// What a run left behind. Samples stand in the order of time; at an impact two share a time: before and after.

struct StageRecord {
    int stage = 0;  // index in Scenario::stages
    std::string name;
    double start = 0, end = 0;               // s
    Sentence endedBy;                        // "time", the condition as written, "duration", or why the run stopped
    int order = 0;                           // of the integrated system: 2 m, m the number of efforts given
    long steps = 0;                          // of the integrator
    long solutions = 0;                      // of the equations of motion, for the integrator and the samples
    std::vector<bool> givesMotion = {};      // per coordinate: its motion is given, not its effort
    std::vector<bool> holdsConstraint = {};  // per constraint of the model
};

// When a link, contact, stop or hold was engaged.
struct Interval {
    double start = 0, end = 0;  // s
};

enum class IndicatorKind { Link, Contact, Stop, Hold };

struct Indicator {
    std::string name;  // of the link, contact, coordinate or hold
    IndicatorKind kind = IndicatorKind::Link;
    std::vector<Interval> engaged;
};

// A point of a body that some stage holds.
struct RecordedHold {
    std::string name;
    int body = 0;
    Vector3 point = Vector3::Zero();  // m, body frame
};

enum class RunStatus {
    Completed,  // all stages ended, or the duration was reached
    Cancelled,
    Stopped,  // `message` says why; what was recorded until then is kept
    NotRun,   // the scenario cannot be run: see diagnostics
};

struct Recording {
    RunStatus status = RunStatus::NotRun;
    Sentence message;
    Diagnostics diagnostics;

    std::shared_ptr<const Mechanism> mechanism;  // what moved, with the scenario's changes; nullptr when not run
    double bodyWeight = 0;                       // N
    Eigen::VectorXd shortenings;                 // per link, m: imposed
    std::vector<RecordedHold> holds;             // of all stages, each name once

    std::vector<double> times;  // s, per sample, not falling
    Eigen::MatrixXd positions;  // (positions of the mechanism x samples)
    std::vector<Channel> channels;
    Eigen::MatrixXd values;  // (channels x samples)
    std::vector<StageRecord> stages;
    std::vector<Indicator> indicators;
    // Largest |energy - energy at the start - work done|, over the largest energy or work. NaN: not known, of rigid
    // contacts by differences, whose impacts fall within a step.
    double energyDrift = 0;
    double wallTime = 0;  // s that the run took

    bool isComplete() const { return status == RunStatus::Completed; }
    int channel(const ChannelKey& key) const;      // index or -1
    int channel(const std::string& column) const;  // by its name in files; index or -1
    int sampleAt(double time) const;               // last sample at or before a time; -1 when there is none
    int stageAt(double time) const;  // index in `stages` of the last that has begun; -1 when there is none

    // The channels over strictly rising times (of two samples at one time the later), for files.
    MotionTable table() const;
};

// The names of the indicators, made unique as those of columns: "contact foot".
std::vector<std::string> indicatorNames(const Recording& recording);

// "completed", "cancelled", "stopped" or "not_run".
const char* statusName(RunStatus status);

}  // namespace sinew
