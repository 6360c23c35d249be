// The basis of PowerSharing: of all sets of independent links one in which those weigh most whose force changes most
// with their marginal cost.

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/decompositions.h"
#include "core/statics/power_sharing.h"

namespace sinew {

namespace {

// What is left of a column beside the ones before, against its length, below which it depends on them.
constexpr double dependent = 1e-9;
// Entries of T below this share of what they are made of are zero: what couples two levels of forces must not be
// round-off.
constexpr double noCoupling = 1e-11;
// More than any weight of a link between its limits; a link at a limit has none. A rigid link between its limits has to
// be in the basis, where its marginal cost is none, and comes before a link whose force is just zero.
constexpr double unlimitedWeight = 1e9, rigidWeight = 1e10, noWeight = -1e9;
// An exchange that gains less than this factor is not worth its while.
constexpr double worthwhile = 2.3;  // logarithm of 10

}  // namespace

// Logarithm of dy/ds.
double PowerSharing::logWeight(Index link) const
{
    if (!isFree(link))
        return noWeight;
    if (isRigid(link))
        return rigidWeight;
    const double size = std::abs(m_z[link]);
    if (size == 0)
        return m_exponent > 1 ? unlimitedWeight : noWeight;
    return std::log(m_gain[link]) + (1 - m_exponent) * std::log(size);
}

// Gram and Schmidt with the next link by weight times the square of what it has beside the ones before.
void PowerSharing::findBasis()
{
    const Index columns = m_A.cols(), rows = m_A.rows();
    Vector weights(columns), lengths = m_A.colwise().norm();
    for (Index j = 0; j < columns; ++j)
        weights[j] = logWeight(j);
    m_basis.clear();
    m_position.assign(static_cast<std::size_t>(columns), -1);
    Eigen::MatrixXd rest = m_A;
    while (basisSize() < rows) {
        Index next = -1;
        double most = -std::numeric_limits<double>::infinity();
        for (Index j = 0; j < columns; ++j) {
            const double size = rest.col(j).norm();
            if (isBasic(j) || size <= dependent * lengths[j])
                continue;
            const double gain = weights[j] + 2 * std::log(size);
            if (gain > most) {
                most = gain;
                next = j;
            }
        }
        if (next < 0)
            break;
        m_position[static_cast<std::size_t>(next)] = basisSize();
        m_basis.push_back(next);
        const Vector direction = rest.col(next).normalized();
        for (int twice = 0; twice < 2; ++twice)
            rest -= direction * (direction.transpose() * rest);
    }
    const Eigen::HouseholderQR<Eigen::MatrixXd> factor(m_A(Eigen::all, m_basis));
    m_G = factor.solve(Eigen::MatrixXd::Identity(rows, rows));
    m_T = m_G * m_A;
    m_lengths = lengths;
    for (Index k = 0; k < basisSize(); ++k) {
        clearRow(k);
        m_T.col(basic(k)).setZero();
        m_T(k, basic(k)) = 1;
    }
}

void PowerSharing::clearRow(Index position)
{
    const double size = m_G.row(position).norm();
    for (Index j = 0; j < m_T.cols(); ++j) {
        if (std::abs(m_T(position, j)) <= noCoupling * size * m_lengths[j])
            m_T(position, j) = 0;
    }
}

// The link to take the place of a basic one at its limit; -1 when none between its limits can. Other basic links are
// zero in that row of T, so their gain is minus infinity.
PowerSharing::Index PowerSharing::bestEntering(Index position) const
{
    Index best = -1;
    double most = noWeight;
    for (Index j = 0; j < m_T.cols(); ++j) {
        if (!isFree(j))
            continue;
        const double gain = 2 * std::log(std::abs(m_T(position, j))) + logWeight(j);
        if (gain > most) {
            most = gain;
            best = j;
        }
    }
    return best;
}

// Position of the basic link to give way; -1 when the link depends on rigid ones alone.
PowerSharing::Index PowerSharing::bestLeaving(Index entering) const
{
    Index best = -1;
    double most = -std::numeric_limits<double>::infinity();
    for (Index k = 0; k < basisSize(); ++k) {
        if (m_T(k, entering) == 0 || (isRigid(basic(k)) && isFree(basic(k))))
            continue;
        const double gain = 2 * std::log(std::abs(m_T(k, entering))) - logWeight(basic(k));
        if (gain > most) {
            most = gain;
            best = k;
        }
    }
    return best;
}

void PowerSharing::exchangeByWeight()
{
    for (Index round = 0; round < 5 * basisSize(); ++round) {
        Index position = -1, entering = -1;
        double most = worthwhile;
        for (Index j = 0; j < m_T.cols(); ++j) {
            if (isBasic(j) || !isFree(j) || isRigid(j))
                continue;
            const double weight = logWeight(j);
            for (Index k = 0; k < basisSize(); ++k) {
                if (m_T(k, j) == 0)
                    continue;
                const double gain = 2 * std::log(std::abs(m_T(k, j))) + weight - logWeight(basic(k));
                if (gain > most) {
                    most = gain;
                    position = k;
                    entering = j;
                }
            }
        }
        if (entering < 0)
            return;
        exchange(position, entering);
    }
}

// A pivot on T.
void PowerSharing::exchange(Index position, Index entering)
{
    const Index leaving = basic(position);
    m_position[static_cast<std::size_t>(leaving)] = -1;
    m_position[static_cast<std::size_t>(entering)] = position;
    m_basis[static_cast<std::size_t>(position)] = entering;
    const double pivot = m_T(position, entering);
    m_T.row(position) /= pivot;
    m_G.row(position) /= pivot;
    for (Index k = 0; k < basisSize(); ++k) {
        const double factor = m_T(k, entering);
        if (k == position || factor == 0)
            continue;
        m_G.row(k) -= factor * m_G.row(position);
        m_T.row(k) -= factor * m_T.row(position);
        clearRow(k);
        m_T(k, entering) = 0;
    }
    clearRow(position);
    m_T(position, entering) = 1;
}

}  // namespace sinew
