#pragma once

#include <limits>
#include <optional>
#include <string>

#include "core/base/extras.h"
#include "core/model/amount.h"
#include "core/model/resistance.h"

namespace sinew {

enum class CoordinateKind { Rotation, Translation };

enum class CoordinateMode {
    Free,    // links must balance it
    Locked,  // a reaction takes it and is reported
    Driven,  // a given moment or force acts on it besides the links
};

// A generalised coordinate: an angle (rad) or a length (m).
struct Coordinate {
    std::string name;
    CoordinateKind kind = CoordinateKind::Rotation;
    double value = 0;  // rad or m, in the model's own posture
    // rad or m, in the rest posture: where links have their rest lengths and stiffnesses made of area and length are
    // worked out. Absent: `value`. Keeping another posture must not change a stiffness.
    std::optional<double> rest;
    double minimum = -std::numeric_limits<double>::infinity();
    double maximum = std::numeric_limits<double>::infinity();
    CoordinateMode mode = CoordinateMode::Free;
    Amount effort;  // the given moment (N m) or force (N) when driven, positive along the coordinate
    Resistance resistance;
    std::string source;
    std::string note;

    double restValue() const { return rest.value_or(value); }
    Extras extras = {};

    bool operator==(const Coordinate&) const = default;
};

}  // namespace sinew
