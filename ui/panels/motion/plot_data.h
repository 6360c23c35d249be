#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/motion/motion_table.h"
#include "core/simulation/recording.h"

namespace sinew {

// What plots are made from. nullptr: none.
struct PlotInput {
    const Recording* recording = nullptr;
    const Recording* kept = nullptr;        // a run to compare with
    const MotionTable* measured = nullptr;  // columns of a measurement
    std::vector<std::string> channels;      // to be plotted, in this order
    bool hasScenario = true;
    bool isRunning = false;  // the recording is then that of the run before, or the start of the first
};

enum class CurveRole { Recorded, Kept, Measured };

// One curve, in the shown unit of its plot. Kept and measured ones stand behind the recorded one.
struct PlotCurve {
    std::string channel;  // its column
    QString name;         // "hip", "kept", "measured"
    CurveRole role = CurveRole::Recorded;
    int colour = 0;  // see seriesColour()
    std::vector<double> times, values;
    QString title = {};  // of the channel, whose curve it is: "hip"

    bool operator==(const PlotCurve&) const = default;
};

// The curves of one kind of quantity, over one another.
struct PlotPart {
    QuantityKind kind = QuantityKind::Length;
    QString title;  // "Moment, N m"
    std::vector<PlotCurve> curves;
    double low = 0, high = 1;  // of the axis

    bool operator==(const PlotPart&) const = default;
};

struct PlotData {
    std::vector<PlotPart> parts;     // below one another
    std::vector<double> boundaries;  // s, where stages end
    double start = 0, end = 1;       // s, of the recording
    QString axis = {};               // of a plot over something else than time, with its unit: "hip flexion, °"
    QString emptyText;               // why there is nothing to plot; empty when there is

    bool operator==(const PlotData&) const = default;
};

PlotData plotDataOf(const PlotInput& input);

// A value of a curve between its samples; at an impact the one after it. Nothing outside its times, or beside a sample
// that is not a number.
std::optional<double> valueAt(const PlotCurve& curve, double time);

// The index of the measured column that shows the same as a channel, or -1. Columns are named as the channel, as its
// coordinate ("hip": the value), as OpenSim does ("/jointset/hip/hip_flexion/value", "hip_flexion_moment").
int measuredColumn(const MotionTable& measured, const Channel& channel);

// The plotted channels in SI and radians, and beside them those of the kept recording at the same times ("kept
// hip/value").
MotionTable plotTable(const PlotInput& input);

// The effort of the hip is "hip", a component of a joint's force "knee, x", or "joint foot, x" beside a contact 'foot'.
QString curveName(const Channel& channel);

}  // namespace sinew
