#pragma once

#include <vector>

#include "core/equations/equations.h"

namespace sinew {

// Every atom that the terms need, each after those that it is made of: an angle before its cosine, what stands in a
// formula before the symbol.
std::vector<int> atomsInOrder(const Equations& equations);

// The same with those that say how bodies and links are joined.
std::vector<int> atomsWithJoints(const Equations& equations);

// The numbers that stand for the atoms at positions q and rates qd; accelerations and multipliers are 0.
class AtomValues {
public:
    AtomValues(const Equations& equations, const Eigen::VectorXd& q, const Eigen::VectorXd& qd);

    double of(int atom) const { return m_values[static_cast<std::size_t>(atom)]; }
    double of(const AngleSum& sum) const;
    double of(const Expression& expression) const;

private:
    double valueOf(const Equations& equations, int atom, const Eigen::VectorXd& q, const Eigen::VectorXd& qd) const;

    std::vector<double> m_values;
};

}  // namespace sinew
