#include "core/complementarity/link_newton.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr int iterationLimit = 40;  // ten are rare
// Added to the unit diagonal: links that are slack together may leave a direction without resistance for a step.
constexpr double passive = 1e-9;
constexpr double settled = 1e-13;  // lack of balance against the forces' terms

LinkState stateOf(double wished, double lower, double upper)
{
    return wished <= lower ? LinkState::AtLower : wished >= upper ? LinkState::AtUpper : LinkState::Engaged;
}

}  // namespace

void addStiffness(const Eigen::MatrixXd& L, const Eigen::VectorXd& stiffness, const std::vector<LinkState>& state,
                  Eigen::MatrixXd& K)
{
    const Eigen::Index rows = L.rows();
    for (Eigen::Index j = 0; j < L.cols(); ++j) {
        if (state[static_cast<std::size_t>(j)] != LinkState::Engaged)
            continue;
        const double* l = L.col(j).data();
        for (Eigen::Index a = 0; a < rows; ++a) {
            const double weighted = stiffness[j] * l[a];
            double* column = K.col(a).data();
            for (Eigen::Index b = a; b < rows; ++b)
                column[b] += weighted * l[b];
        }
    }
}

void LinkNewton::calcForces(const Vector& shortening)
{
    for (Index j = 0; j < m_force.size(); ++j) {
        const double wished = m_p->stiffness[j] * (m_p->imposed[j] - shortening[j]);
        m_force[j] = std::min(std::max(wished, m_p->lower[j]), m_p->upper[j]);
    }
}

// True when a state has changed.
bool LinkNewton::takeStates(std::vector<LinkState>& state) const
{
    bool changed = false;
    for (Index j = 0; j < m_force.size(); ++j) {
        const double wished = m_p->stiffness[j] * (m_p->imposed[j] - m_shortening[j]);
        const LinkState now = stateOf(wished, m_p->lower[j], m_p->upper[j]);
        changed |= now != state[static_cast<std::size_t>(j)];
        state[static_cast<std::size_t>(j)] = now;
    }
    return changed;
}

bool LinkNewton::calcDirection(const std::vector<LinkState>& state)
{
    m_K.setZero(m_L->rows(), m_L->rows());
    addStiffness(*m_L, m_p->stiffness, state, m_K);
    m_K.diagonal().array() += passive;
    m_factor.compute(m_K);
    m_direction = m_lack;
    m_factor.solveInPlace(m_direction);
    return m_factor.info() == Eigen::Success && m_direction.allFinite();
}

// Slope of the energy along the direction after that much of it: minus the work of what is not in balance.
double LinkNewton::slopeAt(double step) const
{
    double slope = -m_load->dot(m_direction);
    for (Index j = 0; j < m_force.size(); ++j) {
        const double wished = m_p->stiffness[j] * (m_p->imposed[j] - m_shortening[j] - step * m_rate[j]);
        slope -= std::min(std::max(wished, m_p->lower[j]), m_p->upper[j]) * m_rate[j];
    }
    return slope;
}

// Where the slope, a rising line with corners that is negative at 0, comes to zero; 1 when it does not get there.
double LinkNewton::searchLine(double slopeAtStart) const
{
    double low = 0, high = 1, slopeLow = slopeAtStart, slopeHigh = slopeAt(1);
    if (slopeHigh <= 1e-3 * std::abs(slopeAtStart))
        return 1;
    for (int i = 0; i < 30; ++i) {
        const double step = low + (high - low) * slopeLow / (slopeLow - slopeHigh);
        const double slope = slopeAt(step);
        if (std::abs(slope) <= 1e-3 * std::abs(slopeAtStart))
            return step;
        if (slope < 0) {
            low = step;
            slopeLow = slope;
            slopeHigh /= 2;  // Illinois: neither end may stay for ever
        } else {
            high = step;
            slopeHigh = slope;
            slopeLow /= 2;
        }
    }
    return high;
}

bool LinkNewton::solve(const LinkProblem& problem, const Eigen::MatrixXd& L, const Vector& load, const Vector& u,
                       std::vector<LinkState>& state)
{
    m_p = &problem;
    m_L = &L;
    m_load = &load;
    m_u = u;
    m_force.resize(L.cols());
    m_shortening.noalias() = L.transpose() * m_u;
    takeStates(state);
    for (m_iterations = 1; m_iterations <= iterationLimit; ++m_iterations) {
        calcForces(m_shortening);
        m_lack = load;
        m_lack.noalias() += L * m_force;
        if (!calcDirection(state))
            return false;
        m_rate.noalias() = L.transpose() * m_direction;
        const double slope = -m_lack.dot(m_direction);
        const double step = slope < 0 ? searchLine(slope) : 1.0;
        m_u += step * m_direction;
        m_shortening += step * m_rate;
        const bool changed = takeStates(state);
        if (!changed && step == 1)
            return true;
        if (m_lack.cwiseAbs().maxCoeff() <= settled * (L.cwiseAbs() * m_force.cwiseAbs()).maxCoeff())
            return true;
    }
    return false;
}

}  // namespace sinew
