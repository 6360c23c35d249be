#pragma once

#include <vector>

#include <Eigen/Core>

namespace sinew {

// Looks for x = g(x) where a g costs much and no derivative is known (Anderson 1965; here as Walker and Ni 2011, type
// II): the next argument is the mixture of the last ones whose differences g - x cancel best. Where g is affine in n
// variables it is exact after n + 1 values, also where plain repetition diverges.
class AndersonMixing {
public:
    explicit AndersonMixing(int depth = 8) : m_depth(static_cast<std::size_t>(depth)) {}

    // The argument to try next, from the last one and its g; sizes stay the same until restart().
    Eigen::VectorXd next(const Eigen::VectorXd& x, const Eigen::VectorXd& g);
    void restart();

private:
    std::size_t m_depth;
    std::vector<Eigen::VectorXd> m_values, m_differences;  // g and g - x, newest last
};

}  // namespace sinew
