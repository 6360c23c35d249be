#pragma once

#include <Eigen/Core>
#include <cmath>
#include <cstddef>

namespace sinew {

using Vector3 = Eigen::Vector3d;
using Matrix3 = Eigen::Matrix3d;

/// Eigen counts with a sign and the standard library without; neither converts in silence. Both are never negative here.
inline std::size_t toSize(Eigen::Index i)
{
    return static_cast<std::size_t>(i);
}

inline Eigen::Index toIndex(std::size_t i)
{
    return static_cast<Eigen::Index>(i);
}

/// allFinite(), many entries at a time: a sum is finite only if all its terms are; an overflow of finite terms is looked at
/// again.
template <class Numbers>
bool areFinite(const Eigen::MatrixBase<Numbers>& numbers)
{
    return std::isfinite(numbers.sum()) || numbers.allFinite();
}

/// The largest magnitude among the entries; 0 of an empty vector.
inline double largestOf(const Eigen::VectorXd& v)
{
    return v.size() > 0 ? v.cwiseAbs().maxCoeff() : 0.0;
}

}  // namespace sinew
