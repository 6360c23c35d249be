// What the solver says of its own answer: residuals from fresh sums, or the proof that there is none.

#include <algorithm>
#include <cmath>
#include <vector>

#include <Eigen/QR>

#include "core/complementarity/link_solver.h"

namespace sinew {

void LinkSolver::verify(LinkSolution& solution)
{
    // Each from its definition and the problem's own numbers, not from the factors.
    const LinkProblem& p = *m_problem;
    if (!m_force.allFinite() || !solution.displacement.allFinite() || !m_K.allFinite()) {
        solution.status = SolveStatus::NotConverged;
        solution.message = "the numbers of the problem are too large or too small to compute with";
        return;
    }
    const double largest = m_force.size() > 0 ? m_force.cwiseAbs().maxCoeff() : 0.0;
    solution.equilibriumResidual = solution.signResidual = solution.complementarityResidual = 0;
    m_right = p.load;
    m_right.noalias() += p.L * m_force;
    m_direction.setZero(p.L.rows());  // the terms that were added up
    for (Eigen::Index j = 0; j < m_force.size(); ++j) {
        if (m_force[j] != 0)
            m_direction += std::abs(m_force[j]) * p.L.col(j).cwiseAbs();
    }
    for (Eigen::Index k = 0; k < p.L.rows(); ++k) {
        const double terms = m_rowScale[k] * std::max(std::abs(p.load[k]), m_direction[k]);
        const double error = m_rowScale[k] * std::abs(m_right[k]);
        if (error > 0)
            solution.equilibriumResidual = std::max(solution.equilibriumResidual, error / std::max(terms, m_loadScale));
    }
    m_rates.noalias() = p.L.transpose() * solution.displacement;
    for (Eigen::Index j = 0; j < m_force.size(); ++j) {
        const double elongation = p.imposed[j] - m_rates[j];
        const double gap = m_force[j] / p.stiffness[j] - elongation;
        const double reach = std::max({std::abs(elongation), std::abs(gap), 1e-300});
        const bool atLower = m_force[j] == p.lower[j], atUpper = m_force[j] == p.upper[j];
        const double wrongSide = std::max({0.0, atLower ? 0.0 : gap, atUpper ? 0.0 : -gap});
        if (largest > 0) {
            solution.signResidual = std::max(solution.signResidual, violation(j) / largest);
            const double product = wrongSide * p.stiffness[j] / largest;
            solution.complementarityResidual
                = std::max(solution.complementarityResidual, std::min(product, wrongSide / reach));
        }
    }
    constexpr double acceptable = 1e-8;  // far above round-off, far below what a wrong engaged set leaves
    const double worst
        = std::max({solution.equilibriumResidual, solution.signResidual, solution.complementarityResidual});
    const bool good = worst <= acceptable;
    solution.status = good ? SolveStatus::Solved : SolveStatus::NotConverged;
    solution.message = good ? "solved" : "the answer did not pass its own verification";
}

// The part of a motion (scaled rows) that stretches no engaged link but the one that is leaving: what round-off of the
// factor has added is taken away.
Eigen::VectorXd LinkSolver::withoutStretch(const Eigen::Ref<const Eigen::VectorXd>& motion) const
{
    std::vector<Eigen::Index> engaged;
    for (Eigen::Index j = 0; j < m_L.cols(); ++j) {
        if (m_state[static_cast<std::size_t>(j)] == LinkState::Engaged && j != m_leaving)
            engaged.push_back(j);
    }
    if (engaged.empty())
        return motion;
    Eigen::MatrixXd stretch = m_L(Eigen::all, engaged).transpose();
    stretch.rowwise().normalize();
    Eigen::CompleteOrthogonalDecomposition<Eigen::MatrixXd> basis;
    basis.setThreshold(1e-9);  // links that pull along the same lines but for round-off
    basis.compute(stretch);
    Eigen::VectorXd clean = motion;
    for (int twice = 0; twice < 2; ++twice)
        clean -= basis.solve(stretch * clean);
    return clean;
}

// A motion v proves that there is no solution when v'(L N + Q) > 0 for every admissible N: then it is reported, else
// the answer is not to be trusted.
void LinkSolver::reportCollapse(const Eigen::Ref<const Eigen::VectorXd>& direction, LinkSolution& solution) const
{
    const LinkProblem& p = *m_problem;
    solution.collapse = m_rowScale.cwiseProduct(withoutStretch(direction));
    const double largest = solution.collapse.cwiseAbs().maxCoeff();
    if (largest > 0)
        solution.collapse /= largest;
    const Eigen::VectorXd pull = p.L.transpose() * solution.collapse;
    double least = p.load.dot(solution.collapse);
    for (Eigen::Index j = 0; j < pull.size(); ++j) {
        const double round = 1e-8 * p.L.col(j).cwiseAbs().dot(solution.collapse.cwiseAbs());
        if (std::abs(pull[j]) > round)
            least += std::min(p.lower[j] * pull[j], p.upper[j] * pull[j]);
    }
    const bool proven = least > 0;
    solution.status = proven ? SolveStatus::Infeasible : SolveStatus::NotConverged;
    solution.message = proven ? "no admissible link forces balance the load"
                              : "the links seem unable to balance the load, but the proof failed";
}

}  // namespace sinew
