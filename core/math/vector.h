#pragma once

#include <Eigen/Core>

namespace sinew {

using Vector3 = Eigen::Vector3d;
using Matrix3 = Eigen::Matrix3d;

}  // namespace sinew
