#pragma once

#include "core/base/constants.h"

namespace sinew {

// What a number of a broken hip may be, SI, ends included. Fields and files refuse what lies outside, and so does the
// construct.
struct NumberRange {
    double least = 0, most = 0;

    constexpr bool has(double value) const { return value >= least && value <= most; }
};

namespace fixation_range {

inline constexpr double heaviestPerson = 500;  // kg; every mass above zero up to that
inline constexpr NumberRange personHeight{0.5, 2.6};
inline constexpr NumberRange neckShaftAngle{90 * degree, 170 * degree};
inline constexpr NumberRange anteversion{-60 * degree, 60 * degree};
inline constexpr NumberRange neckLength{0.01, 0.12};
inline constexpr NumberRange headDiameter{0.02, 0.08};
inline constexpr NumberRange mechanicalLength{0.1, 0.8};
inline constexpr NumberRange shaftDiameter{0.01, 0.06};
inline constexpr NumberRange osteotomyBelow{0, 0.15};
inline constexpr NumberRange osteotomyTurn{-60 * degree, 60 * degree};  // valgus and outward turn
inline constexpr NumberRange pauwels{-90 * degree, 90 * degree};
inline constexpr NumberRange obliquity{-60 * degree, 60 * degree};
inline constexpr NumberRange gap{0, 0.05};
inline constexpr NumberRange boneModulus{1e6, 1e11};

}  // namespace fixation_range
}  // namespace sinew
