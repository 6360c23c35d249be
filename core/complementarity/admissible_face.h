#pragma once

#include <vector>

#include <Eigen/Core>

namespace sinew {

// Which x_j stand at the same bound in every x between its bounds with the same A x as the one given: true for those.
// Without them the rest has room on all sides, which dual methods need.
std::vector<bool> findFixed(const Eigen::MatrixXd& A, const Eigen::VectorXd& x, const Eigen::VectorXd& lower,
                            const Eigen::VectorXd& upper);

}  // namespace sinew
