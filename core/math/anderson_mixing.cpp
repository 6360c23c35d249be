#include "core/math/anderson_mixing.h"

#include "core/math/decompositions.h"

namespace sinew {

void AndersonMixing::restart()
{
    m_values.clear();
    m_differences.clear();
}

Eigen::VectorXd AndersonMixing::next(const Eigen::VectorXd& x, const Eigen::VectorXd& g)
{
    m_values.push_back(g);
    m_differences.push_back(g - x);
    if (m_values.size() > m_depth + 1) {
        m_values.erase(m_values.begin());
        m_differences.erase(m_differences.begin());
    }
    const auto steps = static_cast<Eigen::Index>(m_values.size()) - 1;
    if (steps == 0 || g.size() == 0)
        return g;
    Eigen::MatrixXd changes(g.size(), steps), changesOfValue(g.size(), steps);
    for (Eigen::Index i = 0; i < steps; ++i) {
        const auto k = static_cast<std::size_t>(i);
        changes.col(i) = m_differences[k + 1] - m_differences[k];
        changesOfValue.col(i) = m_values[k + 1] - m_values[k];
    }
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> factor;
    factor.setThreshold(1e-10);  // older differences are round-off of newer ones near the end
    factor.compute(changes);
    const Eigen::VectorXd weights = factor.solve(m_differences.back());
    return g - changesOfValue * weights;
}

}  // namespace sinew
