#pragma once

#include <vector>

#include "core/equations/equations.h"

namespace sinew {

// The numbers that stand for the atoms at coordinates q and rates qd (n each); accelerations are 0.
class AtomValues {
public:
    AtomValues(const Equations& equations, const Eigen::VectorXd& q, const Eigen::VectorXd& qd);

    double of(int atom) const { return m_values[static_cast<std::size_t>(atom)]; }
    double of(const Expression& expression) const;

private:
    std::vector<double> m_values;
};

}  // namespace sinew
