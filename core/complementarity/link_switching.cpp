#include "core/complementarity/link_switching.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/constants.h"
#include "core/math/decompositions.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// A force this far beyond its limit, relative to the terms that it is a difference of, is round-off: some thousand units
// in the last place, as displacements that are solved for carry.
constexpr double switchingRoundOff = 1e-12;
// Violations no farther apart than this share are one: thousand times the round-off of forces, and far below any digit that
// a stiffness is known to.
constexpr double equally = 1e-9;
// Squared sine below which a direction counts as not resisted, in rows scaled to unit diagonal: about the square root
// of the round-off that a stiffness ratio of 1e5 leaves.
constexpr double neutralTolerance = 1e-11;
// A pivot that changes have brought below this share of what it was when the matrix was summed has lost as many of its
// sixteen digits; where stiff links stand for rigid ones, three are too many.
constexpr double leastShare = 1e-2;
// Lack of balance against its terms, after steps along directions, that only a worn factor leaves. One solution then takes
// it down to round-off.
constexpr double worn = 1e-11;
// So many steps along directions are made until what they leave out of balance is looked at: each adds round-off of what
// it moves, a few units in the last place.
constexpr int mostUncorrected = 8;

}  // namespace

bool LinkSwitching::run(const ScaledLinks& links, std::vector<SwitchingStep>& history)
{
    m_links = &links;
    m_history = &history;
    start();
    const bool isSound = resistNeutralDirections();
    if (isSound) {
        calcLack();
        correct();
    }
    history.reserve(m_state.size() + 1);
    record(-1, SwitchingChange::Start);
    const std::size_t limit = 100 + 20 * toSize(links.L.rows() + links.L.cols());
    while (isSound && findMostViolated()) {
        if (history.size() > limit || !switchOffTogether())
            return false;
    }
    if (isSound && m_uncorrected > 0) {
        calcLack();
        correct();
    }
    return isSound && m_u.allFinite();
}

void LinkSwitching::start()
{
    const Index links = m_links->L.cols();
    m_state.assign(toSize(links), LinkState::Engaged);
    m_engaged = links;
    m_leaving = -1;
    m_leavingGap = 0;
    m_giving = m_links->stiffness;
    m_u.setZero(m_links->L.rows());
    m_travel.setZero(m_links->L.rows());
    for (Vector* ofLinks : {&m_limit, &m_forceTerms, &m_roundOff})
        ofLinks->setZero(links);
    m_stretch = m_links->imposed;
    for (Index j = 0; j < links; ++j) {
        if (m_links->isGiven(j))
            setState(j, LinkState::AtLower);
    }
    applyLaws();
    m_partTerms.setZero(m_links->parts);
    m_partKnown.setZero(m_links->parts);
    findReaches();
}

void LinkSwitching::findReaches()
{
    m_reach.assign(m_state.size(), Reach{});
    for (Index j = 0; j < m_links->L.cols(); ++j) {
        double longest = 0;
        for (const auto& [row, value] : m_links->L.col(j)) {
            if (std::abs(value) <= longest)
                continue;
            longest = std::abs(value);
            m_reach[toSize(j)] = {m_links->partOfRow[toSize(row)], 1 / longest};
        }
    }
}

// A direction that no link resists at all gets a unit stiffness of its own; since no link sees it, nothing else
// changes. Each part has its own. False where a number is too large to compute with.
bool LinkSwitching::resistNeutralDirections()
{
    m_neutral.clear();
    m_neutralCount = 0;
    m_K.setZero(m_links->L);
    if (sumAnew() && m_factor.leastPivot() > 10 * neutralTolerance)
        return true;
    const Index rows = m_links->L.rows();
    std::vector<std::vector<Index>> parts(toSize(rows));
    for (Index k = 0; k < rows; ++k) {
        if (!std::isfinite(m_K.at(k, k)))
            return false;
        parts[toSize(m_links->partOfRow[toSize(k)])].push_back(k);
    }
    for (const std::vector<Index>& part : parts)
        resistNeutralDirections(part);
    return sumAnew();
}

void LinkSwitching::resistNeutralDirections(const std::vector<Index>& rows)
{
    const auto size = static_cast<Index>(rows.size());
    if (size == 0)
        return;
    Eigen::MatrixXd K = Eigen::MatrixXd::Zero(size, size), neutral = K;
    for (Index a = 0; a < size; ++a) {
        for (Index b = a; b < size && rows[toSize(b)] <= m_K.last(rows[toSize(a)]); ++b)
            K(b, a) = m_K.at(rows[toSize(b)], rows[toSize(a)]);
    }
    const Eigen::LLT<Eigen::MatrixXd> factor(K);
    const bool isRegular = factor.info() == Eigen::Success
                           && factor.matrixLLT().diagonal().array().square().minCoeff() > 10 * neutralTolerance;
    if (isRegular)
        return;
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> eigen(K);
    for (Index i = 0; i < size && eigen.eigenvalues()[i] <= neutralTolerance; ++i) {
        neutral.noalias() += eigen.eigenvectors().col(i) * eigen.eigenvectors().col(i).transpose();
        ++m_neutralCount;
    }
    m_K.widen(rows.front(), rows.back());
    for (Index a = 0; a < size; ++a) {
        for (Index b = a; b < size; ++b) {
            if (neutral(b, a) != 0)
                m_neutral.push_back({rows[toSize(b)], rows[toSize(a)], neutral(b, a)});
        }
    }
}

// False where the matrix is not positive definite.
bool LinkSwitching::sumAnew()
{
    m_K.clear();
    m_links->addStiffness(m_state, m_K);
    for (const Neutral& entry : m_neutral)
        m_K.at(entry.row, entry.column) += entry.value;
    m_isFresh = m_factor.compute(m_K);
    return m_isFresh;
}

// The direction in which a unit gap in the link moves the rest, and what it shortens the links by.
void LinkSwitching::calcDirection(Index link)
{
    m_direction.setZero(m_links->L.rows());
    m_links->L.add(link, m_links->stiffness[link], m_direction);
    m_factor.solveInPlace(m_direction);
    m_links->L.calcTransposed(m_direction, m_rate);
}

// Moves on along the direction by a change of the leaving link's gap, after which `link` is in another state. False where
// the links that are left do not hold.
bool LinkSwitching::switchTo(Index link, LinkState state, double gapChange)
{
    const bool engages = state == LinkState::Engaged;
    setState(link, state);
    m_leavingGap += gapChange;
    if (!engages)
        m_leaving = -1;
    moveOn(gapChange);
    const double k = m_links->stiffness[link];
    const bool isChanged = m_factor.change(m_links->L.col(link), engages ? k : -k);
    m_isFresh = false;
    if ((!isChanged || m_factor.leastShare() < leastShare) && !sumAnew())
        return false;
    const bool isFar = reachesFar();
    if (++m_uncorrected < mostUncorrected && !isFar)
        return true;
    if (isFar) {
        m_links->calcStretch(m_u, m_stretch);
        applyLaws();
    }
    calcLack();
    if (!m_isFresh && !(relativeLack() <= worn) && !sumAnew())
        return false;
    correct();
    return true;
}

// Not the state that the link is in.
void LinkSwitching::setState(Index link, LinkState state)
{
    const bool engages = state == LinkState::Engaged;
    m_engaged += engages ? 1 : -1;
    m_state[toSize(link)] = state;
    m_giving[link] = engages ? m_links->stiffness[link] : 0.0;
    m_limit[link] = engages ? 0.0 : state == LinkState::AtLower ? m_links->lower[link] : m_links->upper[link];
}

void LinkSwitching::moveOn(double gapChange)
{
    m_u += gapChange * m_direction;
    m_travel += (gapChange * m_direction).cwiseAbs();
    m_stretch -= gapChange * m_rate;
    applyLaws();
}

// True where a part has travelled so far that its forces are differences of much larger terms than when the displacement
// was corrected: its stretches then carry the round-off of the way, too.
bool LinkSwitching::reachesFar()
{
    constexpr double far = 2;
    m_links->calcLargest(m_travel, m_partTravel);
    bool isFar = false;
    for (Index part = 0; part < m_partTravel.size(); ++part)
        isFar |= m_partTravel[part] > far * m_partKnown[part];
    return isFar;
}

// What the forces leave out of balance, those of neutral directions included.
void LinkSwitching::calcLack()
{
    m_lack = m_links->load;
    m_links->L.addAll(m_force, m_lack);
    for (const Neutral& entry : m_neutral) {
        m_lack[entry.row] -= entry.value * m_u[entry.column];
        if (entry.row != entry.column)
            m_lack[entry.column] -= entry.value * m_u[entry.row];
    }
}

// Against the terms of the state before.
double LinkSwitching::relativeLack()
{
    m_links->calcLargest(m_lack, m_partLack);
    double lack = 0;
    for (Index part = 0; part < m_partLack.size(); ++part) {
        if (m_partTerms[part] > 0)  // else no link is in it
            lack = std::max(lack, m_partLack[part] / m_partTerms[part]);
    }
    return lack;
}

// Takes the lack of balance out of displacement and stretches alike. Stretches taken from the displacement would put into
// the forces of stiff links the round-off of what soft ones give way.
void LinkSwitching::correct()
{
    m_factor.solveInPlace(m_lack);
    m_u += m_lack;
    m_uncorrected = 0;
    m_links->L.calcTransposed(m_lack, m_rate);
    m_stretch -= m_rate;
    applyLaws();
    m_travel = m_u.cwiseAbs();
    m_links->calcLargest(m_travel, m_partKnown);
    noteTerms();
}

// Forces of the stretches.
void LinkSwitching::applyLaws()
{
    m_force = m_limit + m_giving.cwiseProduct(m_stretch);
    if (m_leaving >= 0)
        m_force[m_leaving] = m_links->unlimitedForce(m_leaving, m_stretch[m_leaving] + m_leavingGap);
}

// A force up to its round-off is none: that of the terms that it is a difference of, or of what is balanced in its part.
// Without the second, links at an unloaded node switch by round-off of the forces elsewhere until nothing holds the node.
void LinkSwitching::noteTerms()
{
    m_hiddenTerms.setZero(m_u.size());
    for (Index j = 0; j < m_force.size(); ++j) {
        if (m_links->isGiven(j))
            continue;
        const double reach = std::abs(m_links->imposed[j]) + m_links->L.dotOfMagnitudes(j, m_travel);
        m_forceTerms[j] = m_links->stiffness[j] * reach;
        m_links->L.addMagnitudes(j, m_forceTerms[j], m_hiddenTerms);
    }
    m_links->calcLargest(m_hiddenTerms, m_partTerms);
    for (Index j = 0; j < m_force.size(); ++j) {
        const Reach& reach = m_reach[toSize(j)];
        const double balanced = reach.perLength > 0 ? m_partTerms[reach.part] * reach.perLength : 0.0;
        m_roundOff[j] = switchingRoundOff * std::max(m_forceTerms[j], balanced);
    }
}

double LinkSwitching::violation(Index link) const
{
    return std::max(m_links->lower[link] - m_force[link], m_force[link] - m_links->upper[link]);
}

// The links farthest beyond their limit, in newtons as published, equally far but for round-off. False when none is. One
// that is held at a limit is not beyond it.
bool LinkSwitching::findMostViolated()
{
    double worst = 0;
    for (Index j = 0; j < m_force.size(); ++j) {
        const double beyond = violation(j);
        if (beyond > worst && beyond > m_roundOff[j])
            worst = beyond;
    }
    m_violated.clear();
    for (Index j = 0; j < m_force.size(); ++j) {
        const double beyond = violation(j);
        if (beyond > m_roundOff[j] && worst - beyond <= std::max(equally * worst, m_roundOff[j]))
            m_violated.push_back(j);
    }
    return !m_violated.empty();
}

// One step of the history. What the others have brought back between its limits stays.
bool LinkSwitching::switchOffTogether()
{
    const std::size_t first = m_history->size();
    for (const Index link : m_violated) {
        if (violation(link) > m_roundOff[link] && !switchOff(link))
            return false;
    }
    joinSteps(first);
    return true;
}

// Links that went out together, and all that engaged as they went, have one number and the forces at its end.
void LinkSwitching::joinSteps(std::size_t from)
{
    for (std::size_t i = from; i < m_history->size() && m_violated.size() > 1; ++i) {
        (*m_history)[i].step = (*m_history)[from].step;
        (*m_history)[i].values = m_history->back().values;
    }
}

// The gap that makes the law of a link at its limit read N = k (D0 - L'u + gap).
double LinkSwitching::gapOf(Index link) const
{
    return m_force[link] / m_links->stiffness[link] - m_stretch[link];
}

// The first link at a limit whose gap closes while the leaving link's gap grows by `direction` times a parameter.
LinkSwitching::Index LinkSwitching::firstClosingGap(double direction, double& parameter) const
{
    Index first = -1;
    for (Index j = 0; j < m_force.size(); ++j) {
        const LinkState state = m_state[toSize(j)];
        if (state == LinkState::Engaged || m_links->isGiven(j))
            continue;
        const double side = state == LinkState::AtLower ? 1.0 : -1.0;
        const double rate = side * direction * m_rate[j];
        if (!(rate < 0))
            continue;
        const double gap = std::max(0.0, side * gapOf(j));
        if (gap < -rate * parameter) {
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
        calcDirection(link);
        const double compliance = complianceWithout(link);
        double parameter = compliance > 0 ? std::abs(limit - m_force[link]) / (stiffness * compliance) : infinity;
        const Index closing = firstClosingGap(direction, parameter);
        if (parameter == infinity)
            return false;
        const Index switching = closing < 0 ? link : closing;
        const bool leaves = switching == link;
        const LinkState state = !leaves ? LinkState::Engaged : below ? LinkState::AtLower : LinkState::AtUpper;
        if (!switchTo(switching, state, direction * parameter))
            return false;
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
    if (m_engaged <= m_links->L.rows() - m_neutralCount)
        return 0;
    const double compliance = 1 - m_rate[link];
    return compliance > neutralTolerance ? compliance : 0.0;
}

void LinkSwitching::record(Index link, SwitchingChange change)
{
    SwitchingStep step;
    step.step = m_history->empty() ? 1 : m_history->back().step + 1;
    step.row = static_cast<int>(link);
    step.change = change;
    // A strand that carries nothing but round-off reads as zero.
    step.values = (m_force.array().abs() <= m_roundOff.array()).select(0.0, m_force);
    m_history->push_back(std::move(step));
}

}  // namespace sinew
