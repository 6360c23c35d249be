#include "core/complementarity/missing_support.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

// Round-off that a sum of loads leaves, relative to its terms: some hundred units in the last place.
constexpr double loadRoundOff = 1e-13;
// What lacks less than this share of the terms it was added up from is round-off of them.
constexpr double provenShare = 1e-10;
// A motion that is this nearly at right angles to a link does not stretch it: ten times what the least squares take for
// a right angle.
constexpr double rightAngle = 1e-9;

}  // namespace

void clearRoundOffLoad(const LinkProblem& problem, Eigen::VectorXd& load)
{
    load = problem.load;
    if (problem.loadTerms.size() == load.size())
        load = (load.array().abs() > loadRoundOff * problem.loadTerms.array()).select(load, 0.0);
}

bool MissingSupport::find(const LinkProblem& problem)
{
    clearRoundOffLoad(problem, m_load);
    if (problem.rowLength.size() == problem.L.rows())
        m_scale = problem.rowLength.cwiseInverse();
    else
        m_scale.setOnes(problem.L.rows());
    m_A.noalias() = m_scale.asDiagonal() * problem.L;
    m_b = m_scale.cwiseProduct(m_load);
    m_isProven = false;
    m_collapse.resize(0);
    m_missing.setZero(m_load.size());
    if (!m_leastSquares.solve(m_A, m_b, problem.lower, problem.upper))
        return false;
    m_held.noalias() = -(problem.L * m_leastSquares.x());
    if (m_leastSquares.isRoundOff())
        return true;
    const Eigen::VectorXd& rest = m_leastSquares.residual();
    m_collapse = m_scale.cwiseProduct(rest);
    m_collapse /= m_collapse.cwiseAbs().maxCoeff();
    m_isProven = proves(problem);
    if (m_isProven)
        m_missing = -rest.cwiseQuotient(m_scale);
    return true;
}

double MissingSupport::stretchOf(Eigen::Index link) const
{
    const Eigen::VectorXd& rest = m_leastSquares.residual();
    const double stretch = m_A.col(link).dot(rest);
    return std::abs(stretch) > rightAngle * m_A.col(link).norm() * rest.norm() ? stretch : 0.0;
}

// The least of r'(A N + b) over the admissible N, and whether it is more than round-off of its terms.
bool MissingSupport::proves(const LinkProblem& problem) const
{
    const Eigen::VectorXd& rest = m_leastSquares.residual();
    double least = 0, terms = 0;
    const auto add = [&](double work) {
        least += work;
        terms += std::abs(work);
    };
    for (Eigen::Index k = 0; k < rest.size(); ++k) {
        add(rest[k] * m_b[k]);
        if (problem.loadTerms.size() > 0)
            terms += std::abs(rest[k]) * m_scale[k] * problem.loadTerms[k];
    }
    for (Eigen::Index j = 0; j < problem.L.cols(); ++j) {
        if (const double stretch = stretchOf(j); stretch != 0)
            add(std::min(problem.lower[j] * stretch, problem.upper[j] * stretch));
    }
    return least > provenShare * terms;
}

}  // namespace sinew
