#include "core/complementarity/link_switching.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
// A force this far beyond its limit, relative to the terms that it is a difference of, is round-off: some thousand units
// in the last place, as displacements that are solved for carry.
constexpr double forceRoundOff = 1e-12;
// Squared sine below which a direction counts as not resisted, in rows scaled to unit diagonal: about the square root
// of the round-off that a stiffness ratio of 1e5 leaves.
constexpr double neutralTolerance = 1e-11;

std::size_t at(Eigen::Index i)
{
    return static_cast<std::size_t>(i);
}

}  // namespace

bool LinkSwitching::run(const ScaledLinks& links, std::vector<SwitchingStep>& history)
{
    m_links = &links;
    m_history = &history;
    m_force.setZero(links.L.cols());
    m_state.assign(at(links.L.cols()), LinkState::Engaged);
    m_leaving = -1;
    m_leavingGap = 0;
    m_forceTerms.setZero(links.L.cols());
    resistNeutralDirections();
    restore();
    record(-1, SwitchingChange::Start);
    const std::size_t limit = 100 + 20 * at(links.L.rows() + links.L.cols());
    for (Index link = mostViolated(); link >= 0; link = mostViolated()) {
        if (history.size() > limit || !switchOff(link))
            return false;
    }
    return m_u.allFinite();
}

// A direction that no link resists at all gets a unit stiffness of its own; since no link sees it, nothing else
// changes.
void LinkSwitching::resistNeutralDirections()
{
    const Index rows = m_links->L.rows();
    m_neutral.setZero(rows, rows);
    m_neutralCount = 0;
    factorise();
    if (rows == 0 || !m_K.allFinite())
        return;
    const bool regular = m_factor.info() == Eigen::Success
                         && m_factor.matrixLLT().diagonal().array().square().minCoeff() > 10 * neutralTolerance;
    if (regular)
        return;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(m_K);
    for (Index i = 0; i < rows && eigen.eigenvalues()[i] <= neutralTolerance; ++i) {
        m_neutral.noalias() += eigen.eigenvectors().col(i) * eigen.eigenvectors().col(i).transpose();
        ++m_neutralCount;
    }
}

void LinkSwitching::factorise()
{
    m_K = m_neutral;
    m_links->addStiffness(m_state, m_K);
    m_factor.compute(m_K);
}

// Displacement and forces of the present states.
void LinkSwitching::restore()
{
    factorise();
    calcDisplacement();
    calcForces();
    noteTerms();
}

void LinkSwitching::noteTerms()
{
    for (Index j = 0; j < m_force.size(); ++j) {
        const double reach = std::abs(m_links->imposed[j]) + m_links->L.col(j).cwiseAbs().dot(m_u.cwiseAbs());
        m_forceTerms[j] = std::max(m_forceTerms[j], m_links->stiffness[j] * reach);
    }
    m_hiddenTerms.noalias() = m_links->L.cwiseAbs() * m_forceTerms;
    m_links->calcLargest(m_hiddenTerms, m_partTerms);
}

// A force up to this is round-off: of what it is a difference of, or of what is balanced in its part. Without the
// second, links at an unloaded node switch by round-off of the forces elsewhere until nothing holds the node.
double LinkSwitching::roundOffOf(Index link) const
{
    Index row = 0;
    const double longest = m_links->L.rows() > 0 ? m_links->L.col(link).cwiseAbs().maxCoeff(&row) : 0.0;
    if (longest == 0)
        return forceRoundOff * m_forceTerms[link];
    const double terms = m_partTerms[m_links->partOfRow[at(row)]];
    return forceRoundOff * std::max(m_forceTerms[link], terms / longest);
}

void LinkSwitching::calcDisplacement()
{
    m_shortening.setZero(m_force.size());
    calcForces();  // forces at u = 0
    m_u = m_links->load;
    m_u.noalias() += m_links->L * m_force;
    m_factor.solveInPlace(m_u);
    m_shortening.noalias() = m_links->L.transpose() * m_u;
}

void LinkSwitching::calcForces()
{
    for (Index j = 0; j < m_force.size(); ++j) {
        const double inserted = j == m_leaving ? m_leavingGap : 0.0;
        switch (m_state[at(j)]) {
        case LinkState::Engaged: m_force[j] = m_links->unlimitedForce(j, m_shortening[j] - inserted); break;
        case LinkState::AtLower: m_force[j] = m_links->lower[j]; break;
        case LinkState::AtUpper: m_force[j] = m_links->upper[j]; break;
        }
    }
}

double LinkSwitching::violation(Index link) const
{
    return std::max(m_links->lower[link] - m_force[link], m_force[link] - m_links->upper[link]);
}

// The engaged link farthest beyond its limit, in newtons as published; -1 when none is.
LinkSwitching::Index LinkSwitching::mostViolated() const
{
    Index worst = -1;
    double worstViolation = 0;
    for (Index j = 0; j < m_force.size(); ++j) {
        const double least = std::max(worstViolation, roundOffOf(j));
        if (m_state[at(j)] != LinkState::Engaged || violation(j) <= least)
            continue;
        worst = j;
        worstViolation = violation(j);
    }
    return worst;
}

// The gap that makes the law of a link at its limit read N = k (D0 - L'u + gap).
double LinkSwitching::gapOf(Index link) const
{
    return m_force[link] / m_links->stiffness[link] - m_links->imposed[link] + m_shortening[link];
}

// The first link at a limit whose gap closes while the leaving link's gap grows by `direction` times a parameter.
LinkSwitching::Index LinkSwitching::firstClosingGap(double direction, double& parameter) const
{
    Index first = -1;
    for (Index j = 0; j < m_force.size(); ++j) {
        const LinkState state = m_state[at(j)];
        if (state == LinkState::Engaged)
            continue;
        const double side = state == LinkState::AtLower ? 1.0 : -1.0;
        const double rate = side * direction * m_links->L.col(j).dot(m_direction);
        const double gap = std::max(0.0, side * gapOf(j));
        if (rate < 0 && gap < -rate * parameter) {
            parameter = gap / -rate;
            first = j;
        }
    }
    return first;
}

// Lets a gap grow in series with the link until its force is back at the limit; links whose gap closes on the way
// engage again. False when nothing but this link holds the load.
bool LinkSwitching::switchOff(Index link)
{
    const bool below = m_force[link] < m_links->lower[link];
    const double limit = below ? m_links->lower[link] : m_links->upper[link];
    const double direction = below ? 1.0 : -1.0;
    const double stiffness = m_links->stiffness[link];
    m_leaving = link;
    m_leavingGap = 0;
    for (Index round = 0; round <= m_links->L.cols(); ++round) {
        m_direction = stiffness * m_links->L.col(link);
        m_factor.solveInPlace(m_direction);
        const double compliance = complianceWithout(link);
        double parameter = compliance > 0 ? std::abs(limit - m_force[link]) / (stiffness * compliance) : infinity;
        const Index closing = firstClosingGap(direction, parameter);
        if (parameter == infinity)
            return false;
        m_leavingGap += direction * parameter;
        const Index switching = closing < 0 ? link : closing;
        const bool leaves = switching == link;
        if (leaves)
            m_leaving = -1;
        m_state[at(switching)] = !leaves ? LinkState::Engaged : below ? LinkState::AtLower : LinkState::AtUpper;
        restore();
        record(switching, !leaves      ? SwitchingChange::Engages
                          : limit == 0 ? SwitchingChange::Releases
                                       : SwitchingChange::Yields);
        if (leaves)
            return true;
    }
    return true;
}

// How much of a gap inserted in the link the rest takes up; 0 when without it the mechanism would be loose.
double LinkSwitching::complianceWithout(Index link) const
{
    // As many engaged links as rows: each is needed, whatever round-off says.
    const auto engaged = std::count(m_state.begin(), m_state.end(), LinkState::Engaged);
    if (engaged <= m_links->L.rows() - m_neutralCount)
        return 0;
    const double compliance = 1 - m_links->L.col(link).dot(m_direction);
    return compliance > neutralTolerance ? compliance : 0.0;
}

void LinkSwitching::record(Index link, SwitchingChange change)
{
    SwitchingStep step;
    step.step = static_cast<int>(m_history->size()) + 1;
    step.row = static_cast<int>(link);
    step.change = change;
    step.values = m_force;
    // A strand that carries nothing but round-off reads as zero.
    for (Index j = 0; j < m_force.size(); ++j) {
        if (std::abs(m_force[j]) <= roundOffOf(j))
            step.values[j] = 0;
    }
    m_history->push_back(std::move(step));
}

}  // namespace sinew
