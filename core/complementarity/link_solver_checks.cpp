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
    if (!areFinite(N) || !areFinite(solution.displacement))
        return overflows();
    m_rest = p.load;
    m_terms = p.load.cwiseAbs();
    if (p.loadTerms.size() > 0)
        m_terms = m_terms.cwiseMax(p.loadTerms);
    // The shortenings that the displacement gives, and the terms they are small differences of.
    m_given.resize(N.size());
    m_givenTerms.resize(N.size());
    for (Eigen::Index j = 0; j < N.size(); ++j) {
        const auto arms = p.L.col(j);
        double given = 0, givenTerms = std::abs(p.imposed[j]);
        for (const auto& [row, scaled] : m_links.L.col(j)) {
            const double pull = N[j] * arms[row], part = arms[row] * solution.displacement[row];
            m_rest[row] += pull;
            m_terms[row] += std::abs(pull);
            given += part;
            givenTerms += std::abs(part);
        }
        m_given[j] = given;
        m_givenTerms[j] = givenTerms;
    }
    solution.equilibriumResidual = solution.signResidual = solution.complementarityResidual = 0;
    m_terms.array() *= m_links.rowScale.array();
    m_rest.array() *= m_links.rowScale.array();
    m_links.calcLargest(m_terms, m_partTerms);
    m_links.calcLargest(m_rest, m_partRest);
    if (!areFinite(m_partTerms) || !areFinite(m_partRest))
        return overflows();
    for (Eigen::Index part = 0; part < m_partRest.size(); ++part) {
        if (m_partRest[part] != 0)
            solution.equilibriumResidual = std::max(solution.equilibriumResidual, m_partRest[part] / m_partTerms[part]);
    }
    const double largest = largestOf(N), farthest = std::max(largestOf(m_givenTerms), largest / m_stiffForRigid);
    for (Eigen::Index j = 0; j < N.size() && largest > 0; ++j) {
        // The gap that the law then needs.
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
