#include "core/statics/power_sharing.h"

#include <algorithm>
#include <cmath>

#include "core/base/constants.h"
#include "core/complementarity/admissible_face.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

constexpr double settled = 2e-15;     // lack of balance against its terms at which nothing is left to gain
constexpr double acceptable = 1e-12;  // the same where round-off lets it fall no further
// A sum of marginal costs below this share of its terms is zero.
constexpr double noPrice = 1e-13;
// A force this far from its limit or from zero, against the largest, is there.
constexpr double nearly = 1e-14;
// Share of a step that shows which way an s goes that starts at zero: it may turn round later in the step.
constexpr double beginning = 1e-6;

double signedPower(double z, double exponent)
{
    return std::copysign(std::pow(std::abs(z), exponent), z);
}

// p - 1 grows or shrinks by this factor from one power to the next: forces change little, marginal costs not too much.
constexpr double boldest = 1.6, mostTimid = 1.01;

}  // namespace

// Everything is scaled so that the largest measured force is 1. What no admissible set of forces changes is no unknown:
// then the rest has room on all sides, and its multipliers are bounded.
void PowerSharing::start(const LinkProblem& problem, const CriterionWeights& weights, const LinkSolution& squares)
{
    const Index links = problem.L.cols();
    Vector a = weights.measure;
    m_unit = 0;
    for (Index j = 0; j < links; ++j) {
        if (problem.isRigid(j))
            a[j] = 1;
        else
            m_unit = std::max(m_unit, std::abs(squares.force[j]) / a[j]);
    }
    if (m_unit == 0)
        m_unit = 1;
    const Vector y = squares.force.cwiseQuotient(a) / m_unit;
    const Vector lower = problem.lower.cwiseQuotient(a) / m_unit, upper = problem.upper.cwiseQuotient(a) / m_unit;
    Vector rowScale = (problem.L * a.asDiagonal()).rowwise().norm();
    rowScale = (rowScale.array() > 0).select(rowScale.cwiseInverse(), 1.0);
    const Eigen::MatrixXd A = rowScale.asDiagonal() * problem.L * a.asDiagonal();
    m_load = rowScale.cwiseProduct(problem.load) / m_unit;
    m_loadTerms = m_load.cwiseAbs();
    const std::vector<bool> fixed = findFixed(A, y, lower, upper);
    m_link.clear();
    for (Index j = 0; j < links; ++j) {
        if (!fixed[static_cast<std::size_t>(j)] && A.col(j).squaredNorm() > 0) {
            m_link.push_back(j);
        } else {
            m_load += y[j] * A.col(j);
            m_loadTerms += std::abs(y[j]) * A.col(j).cwiseAbs();
        }
    }
    m_A = A(Eigen::all, m_link);
    m_lower = lower(m_link);
    m_upper = upper(m_link);
    m_factor = weights.factor(m_link);
    m_y = y(m_link);
    // At p = 2 the root of s is s itself, and the law of the least squares gives it.
    m_z = -a.cwiseProduct(problem.L.transpose() * squares.displacement)(m_link) / m_unit;
    const auto columns = static_cast<Index>(m_link.size());
    m_rigid.resize(m_link.size());
    m_place.resize(m_link.size());
    for (Index j = 0; j < columns; ++j) {
        m_rigid[static_cast<std::size_t>(j)] = problem.isRigid(m_link[static_cast<std::size_t>(j)]);
        place(j) = m_y[j] <= m_lower[j] ? Place::AtLower : m_y[j] >= m_upper[j] ? Place::AtUpper : Place::Free;
        if (isRigid(j) && isFree(j))
            m_z[j] = m_y[j];
    }
    m_exponent = 1;
    m_leastRoot = nearly;
    m_gain = m_factor.cwiseInverse();
}

// The same forces of links between their limits, and the same s of the others, for another power. An s that is zero at
// one power is zero at the next: the root of 1e-17, round-off at p = 2, would be 2e-11 at p = 2.6.
void PowerSharing::setExponent(double exponent)
{
    for (Index j = 0; j < m_z.size(); ++j) {
        m_gain[j] = std::pow(m_factor[j], -1 / exponent);
        if (!isFree(j))
            m_z[j] = std::abs(m_z[j]) > m_leastRoot ? signedPower(m_z[j], m_exponent / exponent) : 0.0;
        else if (!isRigid(j))
            m_z[j] = m_y[j] / m_gain[j];
    }
    m_exponent = exponent;
    // Below p = 2 forces next to nothing have marginal costs that count.
    m_leastRoot = exponent < 1 ? std::pow(nearly, 1 / exponent) : nearly;
    findBasis();
    exchangeByWeight();
}

// The signed root of s of a basic link after a share of the step.
double PowerSharing::rootOfBasic(Index position, double share) const
{
    const Index link = basic(position);
    if (isRigid(link) && isFree(link))
        return 0;
    const double root = share > 0 ? m_z[link] + share * m_step[position] : m_z[link];
    return std::abs(root) > m_leastRoot ? root : 0.0;
}

PowerSharing::Price PowerSharing::priceOf(Index link, const Vector& roots) const
{
    Price price;
    const double* T = m_T.col(link).data();
    for (Index k = 0; k < roots.size(); ++k) {
        if (T[k] != 0)
            price.unit = std::max(price.unit, std::abs(roots[k]));
    }
    for (Index k = 0; k < roots.size() && price.unit > 0; ++k) {
        if (T[k] == 0 || roots[k] == 0)
            continue;
        const double part = T[k] * signedPower(roots[k] / price.unit, m_exponent);
        price.sum += part;
        price.terms += std::abs(part);
    }
    if (std::abs(price.sum) <= noPrice * price.terms)
        price.sum = 0;
    return price;
}

double PowerSharing::rootOf(const Price& price) const
{
    return price.unit * signedPower(price.sum, 1 / m_exponent);
}

// Forces of the present unknowns, by the laws of the links.
void PowerSharing::calcForces()
{
    m_roots.resize(basisSize());
    for (Index k = 0; k < basisSize(); ++k)
        m_roots[k] = rootOfBasic(k, 0);
    for (Index j = 0; j < m_z.size(); ++j) {
        if (isBasic(j)) {
            m_y[j] = !isFree(j) ? (place(j) == Place::AtLower ? m_lower[j] : m_upper[j])
                                : std::clamp(isRigid(j) ? m_z[j] : m_gain[j] * m_z[j], m_lower[j], m_upper[j]);
            continue;
        }
        const double root = rootOf(priceOf(j, m_roots));
        if (isRigid(j)) {
            m_z[j] = isFree(j) ? m_y[j] : root;
            continue;
        }
        m_z[j] = root;
        const double y = m_gain[j] * root;
        place(j) = y <= m_lower[j] ? Place::AtLower : y >= m_upper[j] ? Place::AtUpper : Place::Free;
        m_y[j] = std::clamp(y, m_lower[j], m_upper[j]);
    }
}

// What is not in balance, in terms of the basis; returns the largest against its terms.
double PowerSharing::calcLack()
{
    m_balance = m_load;
    m_balance.noalias() += m_A * m_y;
    m_lack.noalias() = m_G * m_balance;
    const double terms = m_load.size() == 0 ? 0.0 : (m_A.cwiseAbs() * m_y.cwiseAbs() + m_loadTerms).maxCoeff();
    return terms > 0 ? m_balance.cwiseAbs().maxCoeff() / terms : 0.0;
}

// d lack / d root: T dy/dz dz/dz_basis of a link outside the basis. With z^m = sum T_c z_c^m the last factor is
// T_c (z_c / z)^(m - 1).
void PowerSharing::addToJacobian(Index link)
{
    if (isBasic(link) || !isFree(link) || isRigid(link) || m_z[link] == 0)
        return;
    for (Index c = 0; c < basisSize(); ++c) {
        if (m_T(c, link) == 0 || m_roots[c] == 0)
            continue;
        const double rate = m_gain[link] * m_T(c, link) * std::pow(std::abs(m_roots[c] / m_z[link]), m_exponent - 1);
        if (rate != 0)
            m_J.col(c) += rate * m_T.col(link);
    }
}

// Newton's step of the unknowns. A row in which nothing gives is loose: its unknown goes on until something does.
bool PowerSharing::calcStep()
{
    const Index size = basisSize();
    m_J.setZero(size, size);
    for (Index j = 0; j < m_z.size(); ++j)
        addToJacobian(j);
    Vector right = -m_lack;
    const double largest = m_roots.size() > 0 ? std::max(1.0, m_roots.cwiseAbs().maxCoeff()) : 1.0;
    for (Index k = 0; k < size; ++k) {
        if (isFree(basic(k))) {
            m_J(k, k) += isRigid(basic(k)) ? 1.0 : m_gain[basic(k)];
        } else if (m_J.row(k).squaredNorm() == 0) {
            m_J.col(k).setZero();
            m_J(k, k) = 1;
            right[k] = std::abs(m_lack[k]) > acceptable ? std::copysign(2 * largest, -m_lack[k]) : 0.0;
        }
    }
    m_step = m_J.partialPivLu().solve(right);
    // Rows in which too little gives leave their unknowns open: then the shortest step.
    if (!m_step.allFinite())
        m_step = m_J.completeOrthogonalDecomposition().solve(right);
    return m_step.allFinite();
}

// A basic link leaves its place where its unknown comes to a limit.
void PowerSharing::limitByBasic(Index position, Event& event) const
{
    const Index link = basic(position);
    const double step = m_step[position], gain = isRigid(link) ? 1.0 : m_gain[link];
    double end = 0;
    if (isFree(link))
        end = (step < 0 ? m_lower[link] : m_upper[link]) / gain;
    else if (!isRigid(link))
        end = (m_place[static_cast<std::size_t>(link)] == Place::AtLower ? m_lower[link] : m_upper[link]) / gain;
    const bool moves = isFree(link)                                                ? step != 0
                       : m_place[static_cast<std::size_t>(link)] == Place::AtLower ? step > 0
                                                                                   : step < 0;
    const double beyond = (m_z[link] + step - end) * (step > 0 ? 1.0 : -1.0);
    if (!moves || beyond * gain <= nearly)
        return;
    const double share = std::max(0.0, (end - m_z[link]) / step);
    if (share < event.share)
        event = {share, link};
}

PowerSharing::Price PowerSharing::priceAt(Index link, double share)
{
    m_trialRoots.resize(basisSize());
    for (Index k = 0; k < basisSize(); ++k)
        m_trialRoots[k] = rootOfBasic(k, share);
    return priceOf(link, m_trialRoots);
}

// Whether a link that stands at s = 0 takes up force when s becomes this.
bool PowerSharing::engages(Index link, double price) const
{
    if (isRigid(link))
        return m_place[static_cast<std::size_t>(link)] == Place::AtLower ? price > 0 : price < 0;
    return price > 0 ? m_upper[link] > 0 : price < 0 && m_lower[link] < 0;
}

// Another link enters the basis where its s comes to zero: the law has a corner there for p > 2, and rigid links take
// up force.
void PowerSharing::limitByOther(Index link, Event& event)
{
    if (isRigid(link) ? isFree(link) : m_exponent <= 1)
        return;
    const Price now = priceAt(link, 0);
    // All that makes up its s is zero: its force grows from there in proportion, without a corner.
    if (now.unit == 0)
        return;
    const bool startsAtZero = now.sum == 0;
    double low = startsAtZero ? beginning * event.share : 0.0, high = event.share;
    const double before = startsAtZero ? priceAt(link, low).sum : now.sum, after = priceAt(link, high).sum;
    if (startsAtZero && engages(link, before)) {
        event = {0, link};
        return;
    }
    if (before * after >= 0 || (isRigid(link) && !engages(link, after)))
        return;
    double slopeLow = before, slopeHigh = after;
    for (int i = 0; i < 100 && high - low > 1e-15 * high; ++i) {
        const double share = i % 3 == 2 ? 0.5 * (low + high) : low + (high - low) * slopeLow / (slopeLow - slopeHigh);
        const double sum = priceAt(link, share).sum;
        if (sum == 0) {
            low = share;
            break;
        }
        (sum * before > 0 ? low : high) = share;
        (sum * before > 0 ? slopeLow : slopeHigh) = sum;
    }
    if (low < event.share)
        event = {low, link};
}

PowerSharing::Event PowerSharing::firstEvent()
{
    Event event;
    for (Index k = 0; k < basisSize(); ++k)
        limitByBasic(k, event);
    for (Index j = 0; j < m_z.size(); ++j) {
        if (!isBasic(j))
            limitByOther(j, event);
    }
    return event;
}

void PowerSharing::handle(const Event& event)
{
    const Index link = event.link;
    if (link < 0)
        return;
    if (!isBasic(link)) {
        const Index position = bestLeaving(link);
        if (position < 0)
            return;
        m_z[link] = isRigid(link) ? m_y[link] : 0.0;
        place(link) = Place::Free;
        exchange(position, link);
        return;
    }
    const Index position = m_position[static_cast<std::size_t>(link)];
    if (!isFree(link)) {
        if (isRigid(link))
            m_z[link] = m_y[link];
        place(link) = Place::Free;
        return;
    }
    const bool below = m_step[position] < 0;
    m_y[link] = below ? m_lower[link] : m_upper[link];
    m_z[link] = isRigid(link) ? 0.0 : m_y[link] / m_gain[link];
    place(link) = below ? Place::AtLower : Place::AtUpper;
    if (const Index entering = bestEntering(position); entering >= 0)
        exchange(position, entering);
}

// Another power keeps forces and turns prices: a link may be left at a limit that it would leave by its own price. The
// one that would most; -1 when each stands where it should.
PowerSharing::Index PowerSharing::mostMisplaced()
{
    Index most = -1;
    double largest = 0;
    for (Index j = 0; j < m_z.size(); ++j) {
        if (isFree(j) || (!isRigid(j) && !isBasic(j)))
            continue;  // elsewhere the law of an elastic link says its place
        const double root
            = isBasic(j) ? rootOfBasic(m_position[static_cast<std::size_t>(j)], 0) : rootOf(priceAt(j, 0));
        const double inward = isRigid(j) ? root : m_gain[j] * root - m_y[j];
        const bool leaves = isRigid(j)                   ? engages(j, root)
                            : place(j) == Place::AtLower ? inward > nearly
                                                         : inward < -nearly;
        if (leaves && std::abs(inward) > largest) {
            largest = std::abs(inward);
            most = j;
        }
    }
    return most;
}

bool PowerSharing::converge()
{
    const Index limit = 200 + 20 * m_z.size();
    calcForces();
    double lack = calcLack();
    int stagnant = 0;
    for (Index i = 0; i < limit; ++i) {
        const Index misplaced = mostMisplaced();
        if (misplaced >= 0)
            handle({0, misplaced});
        else if (lack <= settled)
            break;
        ++m_steps;
        exchangeByWeight();
        calcForces();
        lack = calcLack();
        if (!calcStep())
            return false;
        Event event = firstEvent();
        const Vector before = m_z;
        const std::vector<Place> places = m_place;
        const double size = m_lack.norm();
        for (int halvings = 0; halvings < 40; ++halvings) {
            for (Index k = 0; k < basisSize(); ++k)
                m_z[basic(k)] = before[basic(k)] + event.share * m_step[k];
            calcForces();
            lack = calcLack();
            if (m_lack.norm() <= (1 - 0.1 * event.share) * size || lack <= acceptable)
                break;
            event = {0.5 * event.share, -1};
            m_place = places;
        }
        const bool gained = m_lack.norm() < 0.9 * size;
        stagnant = gained || event.link >= 0 ? 0 : stagnant + 1;
        handle(event);
        if (stagnant >= 3 && lack <= acceptable)
            break;
    }
    calcForces();
    return calcLack() <= acceptable && mostMisplaced() < 0;
}

// From the forces of one power to those of another by as few powers between as lead there.
bool PowerSharing::reach(double exponent)
{
    double boldness = boldest;
    while (m_exponent != exponent) {
        const double next = exponent > m_exponent ? std::min(exponent, m_exponent * boldness)
                                                  : std::max(exponent, m_exponent / boldness);
        const double last = m_exponent;
        const Vector z = m_z, y = m_y;
        const std::vector<Place> places = m_place;
        setExponent(next);
        if (converge()) {
            boldness = std::min(boldest, boldness * boldness);
            continue;
        }
        m_exponent = last;
        m_z = z;
        m_y = y;
        m_place = places;
        boldness = std::sqrt(boldness);
        if (boldness < mostTimid)
            return false;
    }
    return true;
}

void PowerSharing::solve(double power, const LinkProblem& problem, const CriterionWeights& weights,
                         LinkSolution& solution)
{
    start(problem, weights, solution);
    m_steps = 0;
    const bool good = reach(power - 1);
    solution.switches = m_steps;
    for (std::size_t c = 0; c < m_link.size(); ++c) {
        const Index link = m_link[c];
        const double force
            = m_y[static_cast<Index>(c)] * m_unit * (problem.isRigid(link) ? 1.0 : weights.measure[link]);
        solution.force[link] = std::clamp(force, problem.lower[link], problem.upper[link]);  // round-off of the units
    }
    const Vector terms = problem.L.cwiseAbs() * solution.force.cwiseAbs() + problem.load.cwiseAbs();
    solution.equilibriumResidual = 0;
    solution.complementarityResidual = 0;  // every force follows from the multipliers exactly
    solution.signResidual = 0;
    if (terms.size() > 0 && terms.maxCoeff() > 0)
        solution.equilibriumResidual
            = (problem.L * solution.force + problem.load).cwiseAbs().maxCoeff() / terms.maxCoeff();
    if (!good || !solution.force.allFinite()) {
        solution.status = SolveStatus::NotConverged;
        solution.message = sentence("the criterion's forces could not be brought into balance");
    }
}

}  // namespace sinew
