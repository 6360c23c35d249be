// What the solver says of its own answer: residuals from fresh sums.

#include <algorithm>
#include <cmath>

#include "core/complementarity/link_solver.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// Far above round-off, far below what a wrong engaged set leaves.
constexpr double acceptableError = 1e-8;
}  // namespace

// Each from its definition and the problem's own numbers, not from the factors; of those numbers that are not zero.
void LinkSolver::verify(LinkSolution& solution)
{
    const LinkProblem& p = *m_problem;
    const Eigen::VectorXd& N = solution.force;
    const auto overflows = [&] {
        solution.status = SolveStatus::NotConverged;
        solution.message = sentence("the numbers of the problem are too large or too small to compute with");
    };
    if (!N.allFinite() || !solution.displacement.allFinite())
        return overflows();
    m_rest = p.load;
    m_terms = p.load.cwiseAbs();
    if (p.loadTerms.size() > 0)
        m_terms = m_terms.cwiseMax(p.loadTerms);
    for (Eigen::Index j = 0; j < N.size(); ++j) {
        for (const auto& [row, scaled] : m_links.L.col(j)) {
            const double pull = N[j] * p.L(row, j);
            m_rest[row] += pull;
            m_terms[row] += std::abs(pull);
        }
    }
    solution.equilibriumResidual = solution.signResidual = solution.complementarityResidual = 0;
    m_terms.array() *= m_links.rowScale.array();
    m_rest.array() *= m_links.rowScale.array();
    m_links.calcLargest(m_terms, m_partTerms);
    m_links.calcLargest(m_rest, m_partRest);
    if (!m_partTerms.allFinite() || !m_partRest.allFinite())
        return overflows();
    for (Eigen::Index part = 0; part < m_partRest.size(); ++part) {
        if (m_partRest[part] != 0)
            solution.equilibriumResidual = std::max(solution.equilibriumResidual, m_partRest[part] / m_partTerms[part]);
    }
    // The shortenings that the displacement gives, the terms they are small differences of, and the gaps that the laws
    // then need.
    m_given.setZero(N.size());
    m_givenTerms = p.imposed.cwiseAbs();
    for (Eigen::Index j = 0; j < N.size(); ++j) {
        for (const auto& [row, scaled] : m_links.L.col(j)) {
            const double part = p.L(row, j) * solution.displacement[row];
            m_given[j] += part;
            m_givenTerms[j] += std::abs(part);
        }
    }
    const double largest = largestOf(N), farthest = std::max(largestOf(m_givenTerms), largest / m_stiffForRigid);
    for (Eigen::Index j = 0; j < N.size() && largest > 0; ++j) {
        const double gap = N[j] / p.stiffness[j] - p.imposed[j] + m_given[j];
        const double reach = p.isRigid(j) ? farthest : m_givenTerms[j];
        const double wrongSide = std::max({0.0, N[j] == p.lower[j] ? 0.0 : gap, N[j] == p.upper[j] ? 0.0 : -gap});
        solution.signResidual
            = std::max({solution.signResidual, (p.lower[j] - N[j]) / largest, (N[j] - p.upper[j]) / largest});
        if (wrongSide > 0)
            solution.complementarityResidual = std::max(
                solution.complementarityResidual, std::min(wrongSide * p.stiffness[j] / largest, wrongSide / reach));
    }
    const double worst
        = std::max({solution.equilibriumResidual, solution.signResidual, solution.complementarityResidual});
    const bool good = worst <= acceptableError;
    solution.status = good ? SolveStatus::Solved : SolveStatus::NotConverged;
    solution.message = good ? sentence("solved") : sentence("the answer did not pass its own verification");
}

}  // namespace sinew
