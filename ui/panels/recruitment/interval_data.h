#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/base/object_id.h"
#include "ui/jobs/recruitment_study.h"
#include "ui/panels/panel_input.h"

namespace sinew {

// What one force can be, N.
struct IntervalRow {
    ObjectId object;  // joint or link
    QString name;     // for the axis
    ForceInterval interval;
    std::optional<double> measuredLow, measuredHigh;  // N, of joints: the activity's reference
};

enum class Reach {
    Inside,      // the 5th to 95th percentiles of the samples lie in the measured range
    Partly,      // they overlap with it
    OnlyProven,  // they do not, but the bounds do
    None,        // not even the bounds reach it
    NotLargest,  // the range is of another posture of the activity
};

// How the uncertainty of one joint's force lies to what was measured.
struct ReachVerdict {
    Reach reach = Reach::Inside;
    QString text;      // a sentence
    QString measured;  // "measured 2.19 – 3.28 BW, ten people; Bergmann 2016"
};

// Of the samples of one joint's resultant.
struct IntervalHistogram {
    QString title;                // "hip (right)"
    double lower = 0, width = 0;  // N, of the first bin; of every bin
    std::vector<int> counts;
};

struct IntervalData {
    QString emptyText;                    // why there is nothing to show; empty when there is
    bool isStale = false;                 // of an older posture or other options
    double bodyWeight = 0;                // N; 0: not shown in body weights
    QString rangeText;                    // "every stiffness between 0.80 and 1.25 times the stated one; 1000 samples"
    std::vector<IntervalRow> joints;      // those that bear something, in the model's order
    std::vector<IntervalRow> links;       // those that may carry, the largest force first
    int chosenJoint = -1;                 // index of `joints`: the selected one, else the one the window shows
    IntervalHistogram histogram;          // of the chosen joint; empty without samples
    std::optional<ReachVerdict> verdict;  // of the chosen joint, when a range was measured
};

inline constexpr int histogramBins = 24;

// `study` may be nullptr or of another model: then the data says that it is being computed.
IntervalData intervalData(const PanelInput& input, const IntervalStudy* study, const ForceIntervalOptions& wanted);

Reach reachOf(const ForceInterval& interval, double low, double high);

// The range of a stiffness that is known within +- share (0 to 0.95), or within a factor (from 1 on): 1 - share is as
// far down as 1 / (1 - share) is up.
ForceIntervalOptions optionsOfShare(double share, int samples);
ForceIntervalOptions optionsOfFactor(double factor, int samples);

}  // namespace sinew
