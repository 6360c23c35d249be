#include "core/complementarity/link_newton.h"

#include <cmath>
#include <functional>
#include <numeric>

#include "core/base/constants.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

constexpr int iterationLimit = 100;  // ten are rare
// Added to the unit diagonal: links that are slack together may leave a direction without resistance. Directions
// resisted this little are still balanced, in a step or two more.
constexpr double passive = 1e-10, leastPassive = 1e-15;
constexpr double settled = 1e-15;         // lack of balance against its terms at which nothing is left to gain
constexpr double acceptableLack = 1e-12;  // the same where round-off lets it fall no further
// Imposed shortenings that leave all slack leave no force, and nothing that round-off could be measured by but what they
// would make if nothing gave way. The lack of balance allowed below is then 1e-18 of that, and 1e-9 of the force of a link
// 1e9 times softer.
constexpr double imposedShare = 1e-6;
// Pulls of a part without a load that are this share of its terms, 1e-12 of what is imposed, are none.
constexpr double restShare = 1e-6;
// How far the stretches carried on may be from those of the displacement, against their terms, and their forces against
// the largest: far above round-off of the steps that lead there, far below what the verification allows. Steps that lead
// far away and back leave more.
constexpr double drift = 1e-12;
constexpr double nearlyRoundOff = 1e-9;
// Steps without a clear gain until nothing more is expected: while links still switch or the load is known to be held,
// and else.
constexpr int mostStagnant = 25, fewStagnant = 3;
// A force below this share of the terms that it is a difference of is round-off: some hundred units in the last place.
constexpr double forceRoundOff = 1e-13;
constexpr double slopeRoundOff = 1e-14;  // of a sum over the links

}  // namespace

void ScaledLinks::calcStretch(const Eigen::VectorXd& u, Eigen::VectorXd& stretch) const
{
    L.calcTransposed(u, stretch);
    stretch = imposed - stretch;
}

void ScaledLinks::addStiffness(const std::vector<LinkState>& state, ProfileMatrix& K) const
{
    for (Eigen::Index j = 0; j < L.cols(); ++j) {
        if (state[static_cast<std::size_t>(j)] == LinkState::Engaged)
            K.add(L.col(j), stiffness[j]);
    }
}

// Each part is known by its least row. Rows point to a lesser one of their part, and links join parts.
void ScaledLinks::findParts()
{
    parts = static_cast<int>(L.rows());
    partOfRow.resize(static_cast<std::size_t>(parts));
    std::iota(partOfRow.begin(), partOfRow.end(), 0);
    const auto partOf = [this](Eigen::Index row) {
        int part = static_cast<int>(row);
        while (partOfRow[static_cast<std::size_t>(part)] != part) {
            int& next = partOfRow[static_cast<std::size_t>(part)];
            next = partOfRow[static_cast<std::size_t>(next)];
            part = next;
        }
        return part;
    };
    int joins = 0;
    for (Eigen::Index j = 0; j < L.cols() && joins < parts - 1; ++j) {
        const LinkColumns::Column l = L.col(j);
        for (std::size_t i = 1; i < l.size(); ++i) {
            const int one = partOf(l[i - 1].row), other = partOf(l[i].row);
            partOfRow[static_cast<std::size_t>(std::max(one, other))] = std::min(one, other);
            joins += one != other ? 1 : 0;
        }
    }
    for (int& part : partOfRow)
        part = partOf(part);
    if (joins == parts - 1)
        parts = 1;
}

void ScaledLinks::calcLargest(const Eigen::VectorXd& rows, Eigen::VectorXd& ofParts) const
{
    ofParts.setZero(parts);
    if (parts == 1) {
        ofParts[0] = rows.cwiseAbs().maxCoeff();
        return;
    }
    for (Eigen::Index k = 0; k < rows.size(); ++k) {
        double& largest = ofParts[partOfRow[static_cast<std::size_t>(k)]];
        largest = std::max(largest, std::abs(rows[k]));
    }
}

void LinkNewton::start(const ScaledLinks& links, bool thorough)
{
    m_links = &links;
    m_passive = passive;
    m_thorough = thorough;
    m_force.resize(links.L.cols());
    m_K.setZero(links.L);
    m_corners.reserve(2 * static_cast<std::size_t>(links.L.cols()));
    m_state.assign(static_cast<std::size_t>(links.L.cols()), LinkState::Engaged);
    for (Index j = 0; j < links.L.cols(); ++j) {
        if (links.isGiven(j))
            m_state[static_cast<std::size_t>(j)] = LinkState::AtLower;
    }
}

bool LinkNewton::solveFromEngaged(const ScaledLinks& links, bool thorough)
{
    start(links, thorough);
    for (Index j = 0; j < m_force.size(); ++j)
        m_force[j] = links.isGiven(j) ? links.lower[j] : links.unlimitedForce(j, links.imposed[j]);
    m_lack = links.load;
    links.L.addAll(m_force, m_lack);
    factorise();
    if (!calcDirection())
        return false;
    m_u = m_direction;
    m_stretch = links.imposed - m_rate;
    return run();
}

bool LinkNewton::solveFrom(const ScaledLinks& links, const Vector& u, bool thorough)
{
    start(links, thorough);
    m_u = u;
    links.calcStretch(m_u, m_stretch);
    return run();
}

// Forces by the laws, and what they leave out of balance.
void LinkNewton::calcForces()
{
    for (Index j = 0; j < m_force.size(); ++j)
        m_force[j] = m_links->force(j, m_stretch[j]);
    m_lack = m_links->load;
    m_pulls.setZero(m_lack.size());
    m_links->L.addAll(m_force, m_lack, m_pulls);
}

// True when a state has changed.
bool LinkNewton::takeStates()
{
    bool changed = false;
    for (Index j = 0; j < m_force.size(); ++j) {
        const LinkState now = m_links->state(j, m_stretch[j]);
        changed |= now != m_state[static_cast<std::size_t>(j)];
        m_state[static_cast<std::size_t>(j)] = now;
    }
    return changed;
}

void LinkNewton::factorise()
{
    m_K.clear();
    m_links->addStiffness(m_state, m_K);
    for (Index k = 0; k < m_K.size(); ++k)
        m_K.at(k, k) += m_passive;
    m_isFactored = m_factor.compute(m_K);
}

bool LinkNewton::calcDirection()
{
    if (!m_isFactored)
        return false;
    m_direction = m_lack;
    m_factor.solveInPlace(m_direction);
    m_links->L.calcTransposed(m_direction, m_rate);
    return areFinite(m_direction) && areFinite(m_rate);
}

void LinkNewton::noteImposed()
{
    m_imposedTerms.setZero(m_u.size());
    for (Index j = 0; j < m_force.size(); ++j) {
        if (m_links->imposed[j] != 0 && !m_links->isGiven(j))
            m_links->L.addMagnitudes(j, m_links->stiffness[j] * m_links->imposed[j], m_imposedTerms);
    }
}

// A force that is round-off in every row it acts on is none; one at a limit is no difference of terms, however small.
void LinkNewton::clearRoundOff()
{
    calcRoundOff();
    for (Index j = 0; j < m_force.size(); ++j) {
        if (m_state[static_cast<std::size_t>(j)] != LinkState::Engaged)
            continue;
        const LinkColumns::Column l = m_links->L.col(j);
        const bool isRoundOff = std::all_of(l.begin(), l.end(), [&](const LinkColumns::Entry& entry) {
            const double roundOff = m_partRoundOff[m_links->partOfRow[static_cast<std::size_t>(entry.row)]];
            return std::abs(entry.value * m_force[j]) <= roundOff;
        });
        if (isRoundOff && !l.empty())
            m_force[j] = 0;
    }
}

// Of each part the pulls that are none.
void LinkNewton::calcRoundOff()
{
    m_links->calcLargest(m_terms, m_partTerms);
    m_links->calcLargest(m_pulls, m_partPulls);
    m_links->calcLargest(m_links->load, m_partLoad);
    m_partRoundOff.resize(m_partTerms.size());
    for (Index part = 0; part < m_partTerms.size(); ++part) {
        const bool rests = m_partLoad[part] == 0 && m_partPulls[part] <= restShare * m_partTerms[part];
        m_partRoundOff[part] = rests ? infinity : forceRoundOff * m_partTerms[part];
    }
}

// What is not in balance, against the terms that it is left over from.
double LinkNewton::relativeLack()
{
    m_terms = m_links->load.cwiseAbs() + imposedShare * m_imposedTerms + m_pulls;
    m_links->calcLargest(m_terms, m_partTerms);
    m_links->calcLargest(m_lack, m_partLack);
    if (!areFinite(m_partTerms) || !areFinite(m_partLack))
        return infinity;
    double lack = 0;
    for (Index part = 0; part < m_partLack.size(); ++part) {
        if (m_partLack[part] != 0)
            lack = std::max(lack, m_partLack[part] / m_partTerms[part]);
    }
    return lack;
}

// Slope of the energy along the direction after a step of it: minus the work of what is not in balance.
LinkNewton::Slope LinkNewton::slopeAt(double step) const
{
    Slope slope;
    const auto add = [&](double work) {
        slope.value -= work;
        slope.terms += std::abs(work);
    };
    add(m_links->load.dot(m_direction));
    for (Index j = 0; j < m_force.size(); ++j)
        add(m_links->force(j, m_stretch[j] - step * m_rate[j]) * m_rate[j]);
    return slope;
}

// The steps at which a link becomes engaged and at which it comes to a limit, with what its stiffness adds to the slope's
// own slope from there on.
void LinkNewton::addCorners(Index link)
{
    const double k = m_links->stiffness[link], rate = m_rate[link];
    const double rise = k * rate * rate;
    if (!(rise > 0))
        return;
    const double force = m_links->unlimitedForce(link, m_stretch[link]);
    const double toLower = (force - m_links->lower[link]) / (k * rate);
    const double toUpper = (force - m_links->upper[link]) / (k * rate);
    const double begins = std::min(toLower, toUpper), ends = std::max(toLower, toUpper);
    if (ends <= 0)
        return;
    if (begins <= 0)
        m_riseAtStart += rise;
    else
        m_corners.emplace_back(begins, rise);
    if (ends < infinity)
        m_corners.emplace_back(ends, -rise);
}

// How much of the direction to go: all of it, or to where the slope of the energy, negative at 0, comes to zero;
// infinity where it never does.
double LinkNewton::searchLine(double slopeAtStart)
{
    const Slope full = slopeAt(1);
    const double enough = 1e-3 * std::abs(slopeAtStart), roundOff = slopeRoundOff * full.terms;
    // A direction that next to nothing resists leads far away: it is left as soon as little is to be gained.
    const bool isLoose = m_passive * m_direction.squaredNorm() > enough;
    if (!isLoose && std::abs(full.value) <= std::max(enough, roundOff))
        return 1;
    m_corners.clear();
    m_riseAtStart = 0;
    for (Index j = 0; j < m_force.size(); ++j)
        addCorners(j);
    const double zero = slopeRoundOff * std::max(full.terms, slopeAt(0).terms);
    const double target = isLoose ? -enough : -std::min(zero, enough);
    double step = 0, slope = slopeAtStart, rise = slope < target ? m_riseAtStart : 0.0, steepest = rise;
    // Few corners are passed on the way, so that they are taken off a heap in place of being sorted.
    const auto isFarther = std::greater<std::pair<double, double>>();
    std::make_heap(m_corners.begin(), m_corners.end(), isFarther);
    for (auto end = m_corners.end(); end != m_corners.begin(); --end) {
        const auto& [corner, change] = m_corners.front();
        if (slope + rise * (corner - step) >= target)
            break;
        slope += rise * (corner - step);
        step = corner;
        rise += change;
        steepest = std::max(steepest, rise);
        std::pop_heap(m_corners.begin(), end, isFarther);
    }
    if (rise > slopeRoundOff * steepest)
        return std::min(1.0, step + (target - slope) / rise);
    // Where what is not in balance is nearly round-off, so may be what is left of the slope.
    const bool isClear = !m_thorough && m_relativeLack > nearlyRoundOff && slope < -0.01 * std::abs(slopeAtStart);
    return isClear ? infinity : std::min(1.0, step);
}

bool LinkNewton::run()
{
    noteImposed();
    takeStates();
    m_iterations = 0;
    if (!iterate())
        return false;
    m_links->calcStretch(m_u, m_freshStretch);
    if (hasDrifted()) {
        m_stretch = m_freshStretch;
        takeStates();
        if (!iterate())
            return false;
    }
    calcForces();
    const bool balanced = relativeLack() <= acceptableLack;
    takeStates();
    clearRoundOff();
    return balanced;
}

// Whether the stretches are no longer those of the displacement, in a way that the verification would see.
bool LinkNewton::hasDrifted() const
{
    const double largest = largestOf(m_force);
    for (Index j = 0; j < m_stretch.size(); ++j) {
        const double off = std::abs(m_stretch[j] - m_freshStretch[j]);
        if (off * m_links->stiffness[j] > drift * largest
            && off > drift * (std::abs(m_links->imposed[j]) + m_links->L.dotOfMagnitudes(j, m_u)))
            return true;
    }
    return false;
}

// Steps until nothing more is gained, and back to the best state met. False where that cannot come into balance.
bool LinkNewton::iterate()
{
    bool changed = true;
    double best = infinity;
    int stagnant = 0;
    for (int i = 0; i < iterationLimit; ++i, ++m_iterations) {
        calcForces();
        m_relativeLack = relativeLack();
        if (m_relativeLack == infinity)
            return false;
        stagnant = m_relativeLack < 0.5 * best ? 0 : stagnant + 1;
        if (m_relativeLack < best) {
            best = m_relativeLack;
            m_bestU = m_u;
            m_bestStretch = m_stretch;
        }
        const bool isHeld = m_thorough || best <= nearlyRoundOff;
        const bool mayImprove = isHeld && best > acceptableLack && m_passive > leastPassive;
        // A link that switches by round-off again and again must not keep it from that.
        if (mayImprove && stagnant > (changed ? fewStagnant : 0)) {
            m_passive /= 10;
            stagnant = 0;
            changed = true;
        }
        // Round-off, or nothing resists what is not in balance.
        if (best <= settled
            || stagnant >= ((changed || m_thorough) && best > acceptableLack ? mostStagnant : fewStagnant))
            break;
        if (changed)
            factorise();
        if (!calcDirection())
            return false;
        const double step = searchLine(-m_lack.dot(m_direction));
        if (step == infinity)
            return false;
        m_u += step * m_direction;
        m_stretch -= step * m_rate;
        changed = takeStates();
    }
    m_u = m_bestU;
    m_stretch = m_bestStretch;
    return true;
}

}  // namespace sinew
