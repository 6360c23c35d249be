#pragma once

#include <vector>

#include <QString>

#include "core/scenario/scenario.h"
#include "core/simulation/recording.h"

namespace sinew {

// What the timeline shows of a recording, ready to be drawn.

struct StageBar {
    int stage = 0;  // index among the scenario's stages of now; -1 when that stage is gone
    QString name;
    double start = 0, end = 0;  // s
    QString toolTip;
};

// A link, contact or stop that is engaged at some time.
struct StateRow {
    QString name;
    IndicatorKind kind = IndicatorKind::Link;
    std::vector<Interval> engaged;
};

struct TimelineData {
    double first = 0, last = 0;  // s
    std::vector<StageBar> bars;
    std::vector<StateRow> rows;
    QString emptyText;  // why there is nothing to draw; empty: there is

    double duration() const { return last - first; }
};

// scenario: as it is now, which the recording may be older than.
TimelineData timelineOf(const Recording& recording, const Scenario& scenario);

// "0.620 s"
QString clockText(double seconds);

struct RunState {
    const Recording* recording = nullptr;
    bool isRunning = false;
    double runTime = 0;   // s, reached
    double duration = 0;  // s, that the run will have at most
    bool isOutdated = false;
    bool isRerunPlanned = false;  // outdated, but run again by itself soon
};

struct RunText {
    QString text;
    const char* role = "muted";  // of the style sheet
    QString toolTip;
};

// How the last run went: "energy kept · 84× real time", or why it is only partial.
RunText runTextOf(const RunState& state);

// A round step of time that keeps marks at least `share` of the duration apart: 1, 2 or 5 times a power of ten.
double tickStep(double duration, double share);

}  // namespace sinew
