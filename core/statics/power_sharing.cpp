#include "core/statics/power_sharing.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {

namespace {

constexpr int iterationLimit = 100;
constexpr double settled = 1e-15;     // lack of balance against its terms at which nothing is left to gain
constexpr double acceptable = 1e-10;  // round-off of powers whose marginal costs span many decades

// p - 1 grows or shrinks by a third from one power to the next: forces change little, their marginal costs not too much.
double nextPower(double from, double to)
{
    return to > from ? std::min(to, 1 + 1.5 * (from - 1)) : std::max(to, 1 + (from - 1) / 1.5);
}

}  // namespace

// Everything is scaled so that the largest measured force is 1 and no power of it overflows.
void PowerSharing::start(const LinkProblem& problem, const CriterionWeights& weights, const Vector& force)
{
    m_weights = &weights;
    const Vector& a = weights.measure;
    const double unit = force.cwiseQuotient(a).cwiseAbs().maxCoeff();
    m_stress = force.cwiseQuotient(a) / unit;
    m_lower = problem.lower.cwiseQuotient(a) / unit;
    m_upper = problem.upper.cwiseQuotient(a) / unit;
    m_L = problem.L * a.asDiagonal();
    m_rowScale.resize(m_L.rows());
    for (Index k = 0; k < m_L.rows(); ++k) {
        const double size = m_L.row(k).norm();
        m_rowScale[k] = size > 0 ? 1 / size : 1.0;
    }
    m_L = m_rowScale.asDiagonal() * m_L;
    m_load = m_rowScale.cwiseProduct(problem.load) / unit;
}

// Stress at which the marginal cost w p y^(p - 1) is that shortening.
double PowerSharing::forceOf(Index link, double shortening) const
{
    const double y = std::pow(std::abs(shortening) / (m_weights->factor[link] * m_power), 1 / (m_power - 1));
    return std::clamp(std::copysign(y, shortening), m_lower[link], m_upper[link]);
}

// d stress / d shortening; 0 at a limit.
double PowerSharing::rateOf(Index link, double shortening) const
{
    const double y = m_stress[link], size = std::abs(shortening);
    if (y <= m_lower[link] || y >= m_upper[link] || size == 0)
        return 0;
    return std::abs(y) / ((m_power - 1) * size);
}

void PowerSharing::calcForces()
{
    for (Index j = 0; j < m_stress.size(); ++j)
        m_stress[j] = forceOf(j, m_shortening[j]);
    m_balance = m_load;
    m_balance.noalias() += m_L * m_stress;
}

double PowerSharing::lack() const
{
    const double terms = std::max((m_L.cwiseAbs() * m_stress.cwiseAbs()).maxCoeff(), m_load.cwiseAbs().maxCoeff());
    return m_balance.cwiseAbs().maxCoeff() / terms;
}

// The multipliers whose marginal costs fit those of the present forces best, weighted by how much each matters.
void PowerSharing::takeMultipliers()
{
    m_weight.resize(m_stress.size());
    m_shortening.resize(m_stress.size());
    for (Index j = 0; j < m_stress.size(); ++j) {
        const double y = m_stress[j];
        m_shortening[j] = std::copysign(m_weights->factor[j] * m_power * std::pow(std::abs(y), m_power - 1), y);
        m_weight[j] = rateOf(j, m_shortening[j]);
    }
    m_balance.noalias() = -(m_L * m_weight.cwiseProduct(m_shortening));
    solveWeighted(m_balance, m_u);
    m_shortening.noalias() = -m_L.transpose() * m_u;
}

// x = (L W L')^-1 b. Weights span many decades, so the product is never formed: its square root is factored, heavy
// links first.
void PowerSharing::solveWeighted(const Vector& b, Vector& x)
{
    m_order.resize(static_cast<std::size_t>(m_weight.size()));
    std::iota(m_order.begin(), m_order.end(), Index{0});
    std::sort(m_order.begin(), m_order.end(), [this](Index i, Index j) { return m_weight[i] > m_weight[j]; });
    const Index rows = m_L.rows(), links = m_L.cols();
    m_root.resize(links + rows, rows);
    for (Index i = 0; i < links; ++i) {
        const Index j = m_order[static_cast<std::size_t>(i)];
        m_root.row(i) = std::sqrt(m_weight[j]) * m_L.col(j).transpose();
    }
    // A row that only slack links could balance has no rate: a little of the others' lets it move.
    m_root.bottomRows(rows).setIdentity();
    m_root.bottomRows(rows) *= 1e-10 * std::sqrt(m_weight.maxCoeff()) + 1e-150;
    m_factor.compute(m_root);
    const auto R = m_factor.matrixR().topLeftCorner(rows, rows).triangularView<Eigen::Upper>();
    x = m_factor.colsPermutation().transpose() * b;
    R.transpose().solveInPlace(x);
    R.solveInPlace(x);
    x = m_factor.colsPermutation() * x;
}

bool PowerSharing::calcDirection()
{
    for (Index j = 0; j < m_stress.size(); ++j)
        m_weight[j] = rateOf(j, m_shortening[j]);
    solveWeighted(m_balance, m_direction);
    m_rate.noalias() = -m_L.transpose() * m_direction;
    return m_direction.allFinite();
}

// Slope of the convex function along the direction: minus the work of what is not in balance.
double PowerSharing::slopeAt(double step) const
{
    double slope = -m_load.dot(m_direction);
    for (Index j = 0; j < m_stress.size(); ++j)
        slope += forceOf(j, m_shortening[j] + step * m_rate[j]) * m_rate[j];
    return slope;
}

// Where the rising slope comes to zero, to a tenth; 1 when it does not get there.
double PowerSharing::searchLine(double slopeAtStart) const
{
    double low = 0, high = 1;
    const double enough = 0.1 * std::abs(slopeAtStart);
    if (slopeAt(1) <= enough)
        return 1;
    for (int i = 0; i < 60; ++i) {
        const double step = 0.5 * (low + high), slope = slopeAt(step);
        if (std::abs(slope) <= enough)
            return step;
        (slope < 0 ? low : high) = step;
    }
    return low > 0 ? low : high;
}

bool PowerSharing::converge()
{
    calcForces();
    for (int i = 0; i < iterationLimit && lack() > settled; ++i) {
        if (!calcDirection())
            break;
        const double slope = -m_balance.dot(m_direction), before = lack();
        const double step = slope < 0 ? searchLine(slope) : 1.0;
        m_u += step * m_direction;
        m_shortening += step * m_rate;
        calcForces();
        if (before < 1e-12 && lack() >= before) {  // round-off
            m_u -= step * m_direction;
            m_shortening -= step * m_rate;
            calcForces();
            break;
        }
    }
    return lack() <= acceptable;
}

void PowerSharing::solve(double power, const LinkProblem& problem, const CriterionWeights& weights,
                         LinkSolution& solution)
{
    start(problem, weights, solution.force);
    const double unit = solution.force.cwiseQuotient(weights.measure).cwiseAbs().maxCoeff();
    bool good = true;
    for (m_power = 2; m_power != power;) {
        m_power = nextPower(m_power, power);
        takeMultipliers();
        good = converge();
    }
    solution.force = unit * m_stress.cwiseProduct(weights.measure);
    solution.displacement = -m_rowScale.cwiseProduct(m_u);
    solution.equilibriumResidual = lack();
    solution.complementarityResidual = 0;  // every force follows from the multipliers exactly
    solution.signResidual = 0;
    if (!good || !solution.force.allFinite()) {
        solution.status = SolveStatus::NotConverged;
        solution.message = "the criterion's forces could not be brought into balance";
    }
}

}  // namespace sinew
