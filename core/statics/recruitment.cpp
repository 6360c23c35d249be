#include "core/statics/recruitment.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr int cubicIterations = 60;
constexpr int minMaxBisections = 60;  // halves the interval of the largest stress down to round-off
// Newton's model of |N|^3 has no stiffness at N = 0; below this share of the largest stress it is taken as if there.
constexpr double cubicFloor = 1e-6;

double cubicCriterion(const Eigen::VectorXd& force, const Eigen::VectorXd& weights)
{
    return force.cwiseQuotient(weights).cwiseAbs().array().cube().sum();
}

}  // namespace

void LoadSharing::solve(Recruitment recruitment, const LinkProblem& problem, const Eigen::VectorXd& weights,
                        LinkSolution& solution)
{
    switch (recruitment) {
    case Recruitment::Stiffness: m_solver.solve(problem, solution); break;
    case Recruitment::Quadratic: solveQuadratic(problem, weights, solution); break;
    case Recruitment::Cubic: solveCubic(problem, weights, solution); break;
    case Recruitment::MinMax: solveMinMax(problem, weights, solution); break;
    }
}

// The complete system with stiffness A^2 and nothing imposed is this criterion.
void LoadSharing::solveQuadratic(const LinkProblem& problem, const Eigen::VectorXd& weights, LinkSolution& solution)
{
    m_problem = problem;
    m_problem.stiffness = weights.cwiseAbs2();
    m_problem.imposed.setZero();
    m_solver.solve(m_problem, solution);
}

// Newton's method: each step is a complete system whose stiffness and imposed shortening are those of the criterion
// at the last forces. With y = N / A the model at y is 3 y^2 z - ... = 1/2 (6 y) z^2 - 3 y^2 z, that is stiffness A^2
// / 6y and shortening 3 y^2 / A.
void LoadSharing::solveCubic(const LinkProblem& problem, const Eigen::VectorXd& weights, LinkSolution& solution)
{
    solveQuadratic(problem, weights, solution);
    if (!solution.isUsable() || solution.force.size() == 0)
        return;
    for (int i = 0; i < cubicIterations && improveCubic(weights, solution); ++i) {
    }
    const double error = cubicError(weights, solution);
    solution.complementarityResidual = error;
    constexpr double acceptable = 1e-7;  // Newton's last step leaves its square; far below what a wrong set leaves
    if (error > acceptable) {
        solution.status = SolveStatus::NotConverged;
        solution.message = "the cubic criterion did not reach its optimum";
    }
}

// One damped Newton step; false when it no longer lowers the criterion.
bool LoadSharing::improveCubic(const Eigen::VectorXd& weights, LinkSolution& solution)
{
    const Eigen::VectorXd stress = solution.force.cwiseQuotient(weights);
    const double largest = stress.cwiseAbs().maxCoeff();
    if (!(largest > 0))
        return false;
    for (Eigen::Index j = 0; j < stress.size(); ++j) {
        const double size = std::max(std::abs(stress[j]), cubicFloor * largest);
        m_problem.stiffness[j] = weights[j] * weights[j] / (6 * size);
        m_problem.imposed[j] = 3 * stress[j] * std::abs(stress[j]) / weights[j];
    }
    m_solver.solve(m_problem, m_trial);
    if (!m_trial.isUsable())
        return false;
    const double before = cubicCriterion(solution.force, weights);
    const Eigen::VectorXd step = m_trial.force - solution.force;
    double fraction = 1;
    while (fraction > 1e-10 && !(cubicCriterion(solution.force + fraction * step, weights) < before))
        fraction /= 2;
    const bool improved = fraction > 1e-10;
    // At the optimum the full step still sharpens the multipliers, at no cost in the criterion.
    const double change = step.cwiseQuotient(weights).cwiseAbs().maxCoeff();
    if (!improved && change > 1e-6 * largest)
        return false;
    solution.force += (improved ? fraction : 1.0) * step;
    solution.displacement = m_trial.displacement;
    solution.state = m_trial.state;
    solution.gap = m_trial.gap;
    solution.equilibriumResidual = m_trial.equilibriumResidual;
    solution.history = m_trial.history;
    return improved && change > 1e-13 * largest;
}

// Optimality: 3 y^2 equals A times the shortening along the multipliers, or y = 0 where that is negative.
double LoadSharing::cubicError(const Eigen::VectorXd& weights, const LinkSolution& solution) const
{
    const Eigen::VectorXd drive = -weights.cwiseProduct(m_problem.L.transpose() * solution.displacement);
    const double largest = drive.cwiseAbs().maxCoeff();
    double error = 0;
    for (Eigen::Index j = 0; j < drive.size(); ++j) {
        const double stress = solution.force[j] / weights[j];
        const double allowed = std::clamp(drive[j], m_problem.lower[j] < 0 ? std::min(drive[j], 0.0) : 0.0,
                                          m_problem.upper[j] > 0 ? std::max(drive[j], 0.0) : 0.0);
        error = std::max(error, std::abs(3 * stress * std::abs(stress) - allowed));
    }
    return largest > 0 ? error / largest : 0.0;
}

// The least stress limit for which the load can be balanced, by bisection; with it, the least sum of squares, which is
// unique. That lower limits do not do is proven by the solver down to a few 1e-8 of the limit; closer, it cannot tell.
void LoadSharing::solveMinMax(const LinkProblem& problem, const Eigen::VectorXd& weights, LinkSolution& solution)
{
    solveQuadratic(problem, weights, solution);
    if (!solution.isUsable() || solution.force.size() == 0)
        return;
    double high = solution.force.cwiseQuotient(weights).cwiseAbs().maxCoeff(), low = 0, provenLow = 0;
    for (int i = 0; i < minMaxBisections && high - low > 1e-15 * high; ++i) {
        const double stress = 0.5 * (low + high);
        m_problem.lower = problem.lower.cwiseMax(-stress * weights);
        m_problem.upper = problem.upper.cwiseMin(stress * weights);
        m_solver.solve(m_problem, m_trial);
        if (m_trial.isUsable()) {
            high = stress;
            solution = m_trial;
            continue;
        }
        low = stress;
        if (m_trial.status == SolveStatus::Infeasible)
            provenLow = stress;
    }
    constexpr double undecided = 1e-6;
    if (high - provenLow > undecided * high) {
        solution.status = SolveStatus::NotConverged;
        solution.message = "the least stress could not be proven";
    }
}

}  // namespace sinew
