#include "core/simulation/unilateral_rows.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/constants.h"
#include "core/simulation/unilateral_tolerances.h"

namespace sinew {

using Kind = UnilateralRow::Kind;

namespace {

// Whether constraint forces leave anything of a force for the sought coordinates but round-off. A body that is held
// would else answer a force by 1e-17, and a contact of it need 1e17 N to undo the round-off of its acceleration.
bool isTakenUp(const Dynamics& dynamics, const std::vector<bool>& isGiven, const Eigen::VectorXd& force,
               const Eigen::VectorXd& multipliers)
{
    const Eigen::MatrixXd& B = dynamics.constraints().matrix();
    for (Eigen::Index k = 0; k < force.size(); ++k) {
        if (isGiven[static_cast<std::size_t>(k)])
            continue;
        double rest = force[k], size = std::abs(force[k]);
        for (Eigen::Index row = 0; row < multipliers.size(); ++row) {
            rest += B(row, k) * multipliers[row];
            size += std::abs(B(row, k) * multipliers[row]);
        }
        if (std::abs(rest) > roundOffShare * size)
            return false;
    }
    return true;
}

}  // namespace

Eigen::VectorXd responseTo(Dynamics& dynamics, const std::vector<bool>& isGiven, const Eigen::VectorXd& force)
{
    Eigen::VectorXd response = Eigen::VectorXd::Zero(force.size()), impulses = force, multipliers;
    const Eigen::VectorXd targets = Eigen::VectorXd::Zero(dynamics.constraints().size());
    if (dynamics.respond(isGiven, targets, response, impulses, multipliers) != DynamicsStatus::Solved
        || isTakenUp(dynamics, isGiven, force, multipliers))
        response.setZero();
    return response;
}

bool UnilateralRows::solve()
{
    fill();
    m_solver.solve(m_problem, m_solution);
    return m_solution.isUsable();
}

// None unless some row needs them, which is the easier problem.
void UnilateralRows::setBounds()
{
    m_problem.lower.resize(0);
    m_problem.upper.resize(0);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const UnilateralRow& row = m_rows[i];
        if (row.lower == -infinity && row.upper == infinity) {
            m_problem.equalities.push_back(static_cast<int>(i));
        } else if (row.lower != 0 || row.upper != infinity) {
            const auto n = static_cast<Eigen::Index>(m_rows.size());
            if (m_problem.lower.size() == 0) {
                m_problem.lower.setZero(n);
                m_problem.upper.setConstant(n, infinity);
            }
            m_problem.lower[static_cast<Eigen::Index>(i)] = row.lower;
            m_problem.upper[static_cast<Eigen::Index>(i)] = row.upper;
        }
    }
}

void UnilateralRows::fill()
{
    const auto n = static_cast<Eigen::Index>(m_rows.size());
    m_problem.A.setZero(n, n);
    m_problem.B.setZero(n);
    m_problem.equalities.clear();
    setBounds();
    for (Eigen::Index i = 0; i < n; ++i) {
        const UnilateralRow& row = m_rows[static_cast<std::size_t>(i)];
        if (row.kind == Kind::Limit) {
            fillLimit(static_cast<std::size_t>(i));
            continue;
        }
        m_problem.B[i] = row.free;
        for (Eigen::Index j = 0; j < n; ++j) {
            const UnilateralRow& other = m_rows[static_cast<std::size_t>(j)];
            if (other.kind != Kind::Limit)
                m_problem.A(i, j) += row.force.dot(other.response);
            // spring and damper along a direction bear the friction of both its sides
            if (i == j || (row.kind == Kind::Friction && other.kind == Kind::Friction && row.object == other.object))
                m_problem.A(i, j) += row.compliance * (i == j ? 1 : row.direction.dot(other.direction));
        }
    }
}

// coefficient times the normal force less all friction, and what slides: the last of a contact's rows.
void UnilateralRows::fillLimit(std::size_t limit)
{
    const UnilateralRow& bound = m_rows[limit];
    const auto i = static_cast<Eigen::Index>(limit);
    m_problem.B[i] = bound.coefficient * bound.knownNormal;
    for (std::size_t other = limit; other-- > 0;) {
        const UnilateralRow& row = m_rows[other];
        if (row.object != bound.object || row.kind == Kind::Link)
            break;
        const auto j = static_cast<Eigen::Index>(other);
        m_problem.A(i, j) = row.kind == Kind::Normal ? bound.coefficient : -1;
        if (row.kind == Kind::Friction)
            m_problem.A(j, i) = 1;
    }
}

void UnilateralRows::addResponse(double factor, Eigen::VectorXd& speeds) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].kind != Kind::Limit)
            speeds += factor * force(i) * m_rows[i].response;
    }
}

void FrictionTurns::turn(const Eigen::Vector2d& direction, Eigen::Vector2d& axis)
{
    const Eigen::Vector2d turn = direction.normalized() * (direction.dot(axis) < 0 ? -1 : 1) - axis;
    axis = (axis + m_share * turn).normalized();
    m_turns.push_back(turn);
}

double FrictionTurns::endRound()
{
    constexpr double leastShare = 1e-6;
    double largest = 0, change = 0, along = 0, product = 0;
    const bool isSame = m_before.size() == m_turns.size();
    for (std::size_t i = 0; i < m_turns.size(); ++i) {
        largest = std::max(largest, m_turns[i].norm());
        if (!isSame)
            continue;
        change += (m_turns[i] - m_before[i]).squaredNorm();
        along -= m_before[i].dot(m_turns[i] - m_before[i]);
        product += m_before[i].dot(m_turns[i]);
    }
    // Directions that go back have been too far, and go no farther at once from then on. While they go on one way, as
    // beside an edge of the pyramid, where all turns are of 45 degrees, the share grows again.
    if (product < 0)
        m_most = std::min(m_most, m_share = std::max(m_share * along / change, leastShare));
    else if (isSame)
        m_share = std::min(along > 0 ? m_share * along / change : 2 * m_share, m_most);
    m_before = std::exchange(m_turns, {});
    return largest;
}

}  // namespace sinew
