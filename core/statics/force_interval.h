#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/statics/statics.h"

namespace sinew {

// What one force can be while every stiffness is known only within a range, N.
struct ForceInterval {
    double nominal = 0;                         // at the stated stiffnesses
    double provenLower = 0, provenUpper = 0;    // no choice of stiffnesses within the range gives less or more
    double sampledLower = 0, sampledUpper = 0;  // least and largest of the samples
    double percentile5 = 0, median = 0, percentile95 = 0;  // of the samples
};

struct ForceIntervalOptions {
    double lowerFactor = 0.8, upperFactor = 1.25;  // of every stiffness, 0 < lower <= 1 <= upper
    int samples = 1000;                            // log-uniform and independent
    std::uint32_t seed = 1;                        // the same seed gives the same samples

    bool operator==(const ForceIntervalOptions&) const = default;
};

struct ForceIntervals {
    StaticsStatus status = StaticsStatus::NotRun;
    Sentence message = sentence("not computed");
    bool isUsable() const { return status == StaticsStatus::Solved; }

    std::vector<ForceInterval> links;   // force of every link
    std::vector<ForceInterval> joints;  // resultant of every joint
    Eigen::MatrixXd sampledResultants;  // (joints x samples), N
    Eigen::MatrixXd sampledForces;      // (links x samples), N
};

// Recruitment by stiffness at the posture of `situation`. Stiffnesses of springs, stops and contacts have the same
// range as those of links. Rigid contacts, friction and links that break are refused.
//
// The bounds: let N be the forces at compliances c within the range and M the forces at the stated ones. Both are
// admissible whatever the compliances, and N is optimal at its own, so with e = N - M
//
//     sum_j (c_j N_j - D0_j) e_j <= 0,    L e = 0,    N between the limits.
//
// The largest f'N under the least of these sums over the range of c is bounded by the Lagrange dual at any multipliers,
// so every dual value is a proven bound; the dual is minimised to make it tight. With two links on one coordinate it is
// within a percent of the true range; the more links share a load the more it errs on the safe side, by a factor of
// about two in the width for a hip, since all links share the one sum. A joint's resultant is bounded through its
// components along and across its stated direction.
ForceIntervals calcForceIntervals(const Mechanism& mechanism, const Situation& situation,
                                  const ForceIntervalOptions& options = {});

}  // namespace sinew
