#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/statics/statics.h"
#include "core/statics/sweep_jumps.h"

namespace sinew {

// Which postures a sweep goes through.
struct SweepRange {
    int coordinate = 0;
    double from = 0, to = 0;  // rad or m, from < to
    int count = 61;           // two or more, evenly apart, both ends included

    bool operator==(const SweepRange&) const = default;
};

// The range of a coordinate that is of use to look at: its own where it has one; else a half turn, or its value and half
// its size or 0.1 m to both sides, whichever is more.
SweepRange usualSweep(const Coordinate& coordinate, int index);

// "hip_flexion", over its usual range, or "hip_flexion=-20:120", degrees or m.
Result<SweepRange> sweepFromText(const Model& model, const std::string& text);

// Statics over the range of one coordinate; all else stays as in the situation, but for coordinates that constraints move
// with it, by the rule of CoordinateMotions. Each posture is solved by itself.
struct CoordinateSweep {
    SweepRange range;
    std::vector<double> values;       // rad or m
    std::vector<ResultFrame> frames;  // one a value; a posture that cannot be held, or is off its constraints, says so
    // Per link and value: -d length/d coordinate, m for an angle, 1 for a length, along what the constraints leave (see
    // CoordinateMotions): the sum of arms times forces is what all else does along it. Of a turn of a ball or free joint:
    // about an axis of its parent, as in calcMomentArms(). NaN where the posture could not be read, where constraints
    // hold the coordinate still, and of a strand that cannot have the path it has (WrapFault::isBroken()).
    Eigen::MatrixXd momentArms;
    std::vector<int> followers;    // coordinates that constraints move along with it at any of the values
    std::vector<SweepJump> jumps;  // where lengths, arms or forces jump between two values, see findJumps()
    bool isWhole = false;          // false: it was ended early, and nothing may be used
};

// Never throws. An empty sweep, not whole, for a coordinate that does not exist or a range that is none. Cost: `count`
// postures.
CoordinateSweep sweepCoordinate(const std::shared_ptr<const Mechanism>& mechanism, const Situation& situation,
                                const SweepRange& range, const Criterion& criterion = {},
                                const std::stop_token& stop = {});

}  // namespace sinew
