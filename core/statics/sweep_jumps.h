#pragma once

#include <functional>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"

namespace sinew {

// What is computed of every link over the range of a coordinate.
enum class SweptQuantity { Length, LeverArm, Force };

// A place between two postures of a sweep at which something jumps, so that nothing may be read between them.
struct SweepJump {
    std::size_t row = 0;  // the posture behind it
    double value = 0;     // of the coordinate, rad or m
    int link = 0;         // whose quantity jumps
    SweptQuantity quantity = SweptQuantity::Length;
    double before = 0, after = 0;  // m; m or 1; N
    Sentence reason;               // what its strand does on one side only; may be empty
};

// Lengths, lever arms and forces of all links at one posture; NaN: not known there.
struct SweptPosture {
    Eigen::MatrixXd values;             // (links x 3), by SweptQuantity
    std::vector<Sentence> limits = {};  // per link: how its strand stands to the surfaces, see WrapLimit; may be empty
};

// One rule for all quantities: between two postures they are looked at where they change otherwise than beside, in halves of
// halves of the interval, each time the one in which most changes. What still changes by a tenth within a 16 000th of it
// jumps. postures: of `values`, in order; at(row, value): the posture at a value behind that row. What changes by less than
// a micrometre, or a thousandth of the largest force, is not looked at.
std::vector<SweepJump> findJumps(const std::vector<double>& values, const std::vector<SweptPosture>& postures,
                                 const std::function<SweptPosture(std::size_t row, double value)>& at);

}  // namespace sinew
