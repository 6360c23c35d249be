#pragma once

#include <optional>

#include "core/base/extras.h"

namespace sinew {

// Restoring effort -stiffness d - cubic d^3 at the distance d = q - rest (N m and rad, or N and m).
struct Spring {
    double rest = 0;
    double stiffness = 0;  // not negative
    double cubic = 0;      // not negative: hardens
    Extras extras = {};

    bool operator==(const Spring&) const = default;
};

// Effort -linear v - quadratic |v| v against the rate v (N m s/rad and N m s^2/rad^2, or N s/m and N s^2/m^2).
struct Damper {
    double linear = 0;
    double quadratic = 0;
    Extras extras = {};

    bool operator==(const Damper&) const = default;
};

// What stops a coordinate at the ends of its range: beyond an end by d, and going further at the rate v, it pushes
// back with stiffness d (1 + damping v), never less than nothing (Hunt and Crossley 1975).
struct Stop {
    double stiffness = 0;  // N m/rad or N/m
    double damping = 0;    // s/rad or s/m
    Extras extras = {};

    bool operator==(const Stop&) const = default;
};

// Soft tissue around a joint, or a drive's own spring (Huston and Liu 1990): what resists a coordinate of itself.
struct Resistance {
    std::optional<Spring> spring;
    std::optional<Damper> damper;
    std::optional<Stop> stop;

    bool operator==(const Resistance&) const = default;
};

}  // namespace sinew
