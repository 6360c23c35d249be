#pragma once

#include <vector>

#include <Eigen/Core>

namespace sinew {

// Where the forces of one closed contact stand in a vector of forces, and what they may be: normal >= 0, and for a
// sticking contact the length of its `tangents` friction forces, which follow the normal one, at most coefficient times
// normal.
struct ForceCone {
    Eigen::Index normal = 0;
    int tangents = 0;
    double coefficient = 0;
};

// By how much the worst contact is outside of its cone, N; negative inside of all.
double beyondCones(const Eigen::VectorXd& forces, const std::vector<ForceCone>& cones);

// Of the forces `forces + undetermined y` (undetermined: orthonormal columns; forces: the least of them, not all zero)
// those that come nearest to their cones, and where some are well inside the least of these. A contact can hold as long
// as they are inside. By a barrier method (Boyd and Vandenberghe 2004, chapter 11) to 1e-11 of the largest force.
Eigen::VectorXd mostAdmissible(const Eigen::VectorXd& forces, const Eigen::MatrixXd& undetermined,
                               const std::vector<ForceCone>& cones);

}  // namespace sinew
