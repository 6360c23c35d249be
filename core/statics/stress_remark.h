#pragma once

#include <optional>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/mechanism/mechanism.h"

namespace sinew {

// Pa: the largest of 96 stresses that human muscle was found to bear in vivo, over its physiological cross-section; they
// begin at 2 N/cm2, and 26.8 is recommended (Persad et al. 2024, J Appl Physiol 137: 945-962).
inline constexpr double largestMuscleStress = 73e4;

// A muscle without a strength is given any force that balance asks for. The remark names the link of the largest stress
// where that exceeds largestMuscleStress; ligaments (with a slack length) and links with a strength are left out, as are
// those without a cross-section. forces: N, per link of the mechanism.
std::optional<Sentence> stressRemark(const Mechanism& mechanism, const Eigen::VectorXd& forces);

}  // namespace sinew
