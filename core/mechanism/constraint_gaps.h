#pragma once

#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/mechanism/constraint_rows.h"

namespace sinew {

// A state is on its constraints when no residual is larger than this, in m or rad, and no residual's rate, in m/s or
// rad/s: values that people type have six digits.
constexpr double gapTolerance = 1e-6;

// A row of the constraints that a state does not meet.
struct ConstraintGap {
    std::string row;
    bool isAngle = false;                // rad, else m
    double gap = 0, speedGap = 0;        // residual and its rate
    bool isOff = false, isFast = false;  // which of them is larger than the tolerance
};

// The gaps of the state that the rows were filled at; speeds: its speeds, which scale the tolerance of the rates above
// 1 m/s or rad/s.
std::vector<ConstraintGap> gapsOf(const ConstraintRows& rows, const Eigen::VectorXd& speeds);

// For a sentence: "'rod' by 0.25 m", "'foot: turn z' by -3.1 degrees and 2 degrees/s".
Sentence gapsInWords(const std::vector<ConstraintGap>& gaps);

}  // namespace sinew
