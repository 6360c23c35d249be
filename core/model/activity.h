#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/extras.h"
#include "core/math/vector.h"
#include "core/model/coordinate.h"
#include "core/model/load.h"

namespace sinew {

// What an activity says of one coordinate; what it leaves out stays as in the model.
struct CoordinateSetting {
    std::string coordinate;
    std::optional<double> value;  // rad or m
    std::optional<CoordinateMode> mode;
    std::optional<Amount> effort;  // given moment or force when driven
    Extras extras = {};

    bool operator==(const CoordinateSetting&) const = default;
};

// One posture of a series (an instant of a movement taken as if it stood still).
struct ActivityStep {
    std::string name;  // such as "30 % of the cycle"
    std::vector<CoordinateSetting> settings;
    std::vector<Load> loads;  // besides those of the activity
    Extras extras = {};

    bool operator==(const ActivityStep&) const = default;
};

enum class ReferenceKind {
    Range,       // the largest resultant over the steps should lie within [low, high]
    LowerBound,  // statics leaves out inertia: the computed value should not exceed high
    // The mean of the largest resultants of the first and of the second half of the steps should, as walking in OrthoLoad,
    // which averages both peaks of stance.
    MeanOfPeaks,
    Mean,  // the mean of the resultants of all steps should
};

enum class ReferenceBasis {
    Measured,  // in people
    Model,     // another model's values
};

enum class ReferencePosture {
    Measured,  // the activity's posture is that of the people measured
    Other,     // it was changed since: no comparison says right or wrong
};

// A published value of a joint's resultant force that the activity is held against.
struct ReferenceRange {
    std::string joint;
    ReferenceKind kind = ReferenceKind::Range;
    double low = 0;              // BW
    double high = 0;             // BW
    std::optional<double> mean;  // BW
    std::string people;          // such as "ten people"
    std::string citation;
    ReferencePosture posture = ReferencePosture::Measured;
    ReferenceBasis basis = ReferenceBasis::Measured;
    Extras extras = {};

    bool operator==(const ReferenceRange&) const = default;
};

// A posture or a series of postures with loads.
struct Activity {
    std::string name;
    std::string title;               // what a person reads
    std::string description;         // what is done and what is assumed
    std::optional<Vector3> gravity;  // m/s^2, ground frame; the model's when absent
    std::string support;  // the body that takes the support reaction; empty: the ground, through the root joints
    std::vector<CoordinateSetting> settings;
    std::vector<Load> loads;
    std::vector<ActivityStep> steps;  // empty: the activity is one posture
    std::vector<ReferenceRange> references;
    std::string source;
    Extras extras = {};

    bool operator==(const Activity&) const = default;
};

}  // namespace sinew
