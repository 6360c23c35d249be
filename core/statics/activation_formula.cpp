#include "core/statics/activation_formula.h"

#include <algorithm>
#include <cmath>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

// As in the link solver: eigenvalue, rows scaled to a unit diagonal, below which no link at all resists a direction.
constexpr double neutralTolerance = 1e-11;
// The same for the engaged links alone, which may be much softer than the slack ones: a hundred times the round-off
// that sums of unit terms leave.
constexpr double looseTolerance = 1e-13;
// A force beyond its limit by this share of the largest, or a gap beyond zero by this share of the largest
// displacement, is round-off: ten times what the link solver allows, for the formula starts from its answer and may
// lose a digit in K.
constexpr double signTolerance = 1e-11;
// Largest equilibrium residual, relative to the largest term: the solver's own answers reach 1e-13. More is left only
// where a is so large or so near -1 that I + Z a has lost the digits.
constexpr double formulaTolerance = 1e-9;

Eigen::MatrixXd stiffnessOf(const Eigen::MatrixXd& L, const LinkProblem& problem, const std::vector<LinkState>* state)
{
    Eigen::VectorXd k = problem.stiffness;
    for (Eigen::Index j = 0; state && j < k.size(); ++j) {
        if ((*state)[static_cast<std::size_t>(j)] != LinkState::Engaged)
            k[j] = 0;
    }
    return L * k.asDiagonal() * L.transpose();
}

}  // namespace

bool EngagedStiffness::set(const LinkProblem& problem, const std::vector<LinkState>& state)
{
    const Eigen::Index rows = problem.L.rows();
    m_rowScale = (problem.L.cwiseAbs2() * problem.stiffness).unaryExpr([](double d) {
        return d > 0 ? 1 / std::sqrt(d) : 1.0;
    });
    m_inverse.setZero(rows, rows);
    m_loose.resize(rows, 0);
    if (rows == 0)
        return true;
    const Eigen::MatrixXd L = m_rowScale.asDiagonal() * problem.L;
    Eigen::MatrixXd K = stiffnessOf(L, problem, &state);
    if (!K.allFinite())
        return false;
    // A direction that no link resists is as stiff as -1, to tell it from one that only slack links resist.
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> all(stiffnessOf(L, problem, nullptr));
    for (Eigen::Index i = 0; i < rows && all.eigenvalues()[i] <= neutralTolerance; ++i)
        K -= all.eigenvectors().col(i) * all.eigenvectors().col(i).transpose();
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(K);
    const Eigen::Index loose = (eigen.eigenvalues().array() <= looseTolerance).count();  // they stand in rising order
    const auto V = eigen.eigenvectors().rightCols(rows - loose);
    const Eigen::VectorXd roots = eigen.eigenvalues().tail(rows - loose).cwiseSqrt();
    const Eigen::MatrixXd root = m_rowScale.asDiagonal() * V * roots.cwiseInverse().asDiagonal();
    m_inverse.noalias() = root * root.transpose();
    m_loose = eigen.eigenvectors().leftCols(loose);
    return m_inverse.allFinite();
}

double EngagedStiffness::unbalanced(const Eigen::VectorXd& load) const
{
    return m_loose.cols() > 0 ? (m_loose.transpose() * m_rowScale.cwiseProduct(load)).norm() : 0.0;
}

void ActivationFormula::set(const LinkProblem& problem, const LinkSolution& solution)
{
    m_set
        = solution.isUsable() && solution.force.size() == problem.L.cols() && m_stiffness.set(problem, solution.state);
    if (!m_set)
        return;
    m_problem = problem;
    m_solution = solution;
    m_motion.noalias() = m_stiffness.inverse() * problem.L;
    m_G.noalias() = problem.L.transpose() * m_motion;
    m_elongation = solution.force.cwiseQuotient(problem.stiffness);
}

void ActivationFormula::calc(const Eigen::VectorXd& a, Answer& answer) const
{
    answer.inside = false;
    answer.leaving = -1;
    answer.message = {};
    answer.message = faultOf(a);
    if (!answer.message.empty())
        return;
    if (!solveChanged(a, answer)) {
        answer.message = sentence("the changes are too large to compute with");
        return;
    }
    takeForces(a, answer);
    judge(a, answer);
}

Sentence ActivationFormula::faultOf(const Eigen::VectorXd& a) const
{
    if (!m_set)
        return sentence("there is no solution to start from");
    if (a.size() != m_elongation.size())
        return sentence("the number of changes is not the number of links");
    if (!a.allFinite() || !(a.array() > -1).all())
        return sentence("a change is not a number above -1");
    return {};
}

// Elongations D' = (I + G S a)^-1 D of the engaged links that change; the forces S a D' that their changes add act on
// the old system.
bool ActivationFormula::solveChanged(const Eigen::VectorXd& a, Answer& answer) const
{
    Answer::Room& room = answer.room;
    room.changed.clear();
    for (Eigen::Index j = 0; j < a.size(); ++j) {
        if (a[j] != 0 && m_solution.state[static_cast<std::size_t>(j)] == LinkState::Engaged)
            room.changed.push_back(j);
    }
    const auto count = static_cast<Eigen::Index>(room.changed.size());
    room.shortening.setZero(a.size());
    answer.displacement = m_solution.displacement;
    if (count == 0)
        return true;
    room.matrix.resize(count, count);
    room.elongation.resize(count);
    room.effort.resize(count);
    for (Eigen::Index s = 0; s < count; ++s) {
        const Eigen::Index link = room.changed[static_cast<std::size_t>(s)];
        room.effort[s] = m_problem.stiffness[link] * a[link];
        room.elongation[s] = m_elongation[link];
        for (Eigen::Index r = 0; r < count; ++r)
            room.matrix(r, s) = (r == s) + m_G(room.changed[static_cast<std::size_t>(r)], link) * room.effort[s];
    }
    room.factor.compute(room.matrix);
    room.elongation = room.factor.solve(room.elongation);
    room.effort.array() *= room.elongation.array();
    for (Eigen::Index s = 0; s < count; ++s) {
        const Eigen::Index link = room.changed[static_cast<std::size_t>(s)];
        room.shortening += room.effort[s] * m_G.col(link);
        answer.displacement += room.effort[s] * m_motion.col(link);
    }
    return answer.displacement.allFinite() && room.elongation.allFinite();
}

void ActivationFormula::takeForces(const Eigen::VectorXd& a, Answer& answer) const
{
    const auto& room = answer.room;
    answer.force = m_solution.force;
    answer.gap = m_solution.gap;
    for (Eigen::Index j = 0; j < a.size(); ++j) {
        if (m_solution.state[static_cast<std::size_t>(j)] == LinkState::Engaged) {
            answer.force[j] -= m_problem.stiffness[j] * room.shortening[j];
        } else {
            // N = k (1 + a) (D0 - L'u + gap) with N held at the limit.
            answer.gap[j] += room.shortening[j] - a[j] / (1 + a[j]) * m_elongation[j];
        }
    }
    for (std::size_t s = 0; s < room.changed.size(); ++s) {
        const Eigen::Index j = room.changed[s];
        answer.force[j] = m_problem.stiffness[j] * (1 + a[j]) * room.elongation[static_cast<Eigen::Index>(s)];
    }
}

void ActivationFormula::judge(const Eigen::VectorXd& a, Answer& answer) const
{
    double largest = 0, reach = 0;
    for (Eigen::Index j = 0; j < a.size(); ++j) {
        largest = std::max(largest, std::abs(answer.force[j]));
        reach = std::max(
            {reach, std::abs(m_problem.imposed[j]), m_problem.L.col(j).cwiseAbs().dot(answer.displacement.cwiseAbs())});
    }
    double worst = 0;
    for (Eigen::Index j = 0; j < a.size(); ++j) {
        const LinkState state = m_solution.state[static_cast<std::size_t>(j)];
        const bool engaged = state == LinkState::Engaged;
        const double beyond
            = engaged ? limitForce(j, signTolerance * largest, answer.force[j])
                      : closedGap(j, signTolerance * reach, answer.gap[j]) * m_problem.stiffness[j] * (1 + a[j]);
        if (beyond <= worst)
            continue;
        worst = beyond;
        answer.leaving = static_cast<int>(j);
        answer.message = engaged ? sentence("the force of a link would pass its limit")
                                 : sentence("a link that is slack or at its limit would engage");
    }
    if (answer.leaving >= 0)
        return;
    answer.inside = isBalanced(answer.force);
    if (!answer.inside)
        answer.message = sentence("the changes are too large to compute with");
}

// How far the force is beyond its limit, N; within round-off of a limit or of zero it is set to that, as in the solver.
double ActivationFormula::limitForce(Eigen::Index link, double roundOff, double& force) const
{
    const double limited = std::clamp(force, m_problem.lower[link], m_problem.upper[link]);
    const double beyond = std::abs(force - limited);
    if (beyond > roundOff)
        return beyond;
    force = std::abs(limited) <= roundOff ? 0.0 : limited;
    return 0;
}

// How far the gap is on the wrong side, m.
double ActivationFormula::closedGap(Eigen::Index link, double roundOff, double gap) const
{
    const double open = m_solution.state[static_cast<std::size_t>(link)] == LinkState::AtLower ? gap : -gap;
    return open < -roundOff ? -open : 0.0;
}

bool ActivationFormula::isBalanced(const Eigen::VectorXd& force) const
{
    double error = 0, terms = 0;
    for (Eigen::Index k = 0; k < m_problem.L.rows(); ++k) {
        const double load = m_problem.load[k], scale = m_stiffness.rowScale()[k];
        error = std::max(error, scale * std::abs(m_problem.L.row(k).dot(force) + load));
        const double row = std::max(std::abs(load), m_problem.L.row(k).cwiseAbs().dot(force.cwiseAbs()));
        terms = std::max({terms, scale * row, m_problem.loadTerms.size() > k ? scale * m_problem.loadTerms[k] : 0.0});
    }
    return error <= formulaTolerance * terms;
}

double ActivationFormula::reach(const Eigen::VectorXd& a, double most) const
{
    if (!faultOf(Eigen::VectorXd::Zero(a.size())).empty() || !a.allFinite() || a.size() == 0 || !(most > 0)
        || !std::isfinite(most))
        return 0;
    const double fall = -a.minCoeff();
    // Stiffnesses stay positive; the last step before -1 is still one that can be computed.
    const double end = fall * most >= 1 ? (1 - 1e-9) / fall : most;
    Answer answer;
    const auto isInside = [&](double t) {
        calc(t * a, answer);
        return answer.inside;
    };
    if (!isInside(0))
        return 0;
    constexpr int steps = 64;
    double inside = 0, outside = end;
    int step = 1;
    for (; step <= steps && isInside(end * step / steps); ++step)
        inside = end * step / steps;
    if (step > steps)
        return end;
    outside = end * step / steps;
    while (outside - inside > 1e-12 * outside) {
        const double middle = 0.5 * (inside + outside);
        if (!(middle > inside) || !(middle < outside))
            break;
        (isInside(middle) ? inside : outside) = middle;
    }
    return inside;
}

}  // namespace sinew
