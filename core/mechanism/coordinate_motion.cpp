#include "core/mechanism/coordinate_motion.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <variant>

namespace sinew {

namespace {

// The share of a unit motion by which a coordinate moves at least. Rows are told apart to 1e-10 (RowFactor), and the
// motions that they leave are known to some ten times that.
constexpr double leastShare = 1e-8;

// A coordinate that moves by less than this per unit of the moved one, rad or m, does not follow it: far above round-off.
constexpr double leastRate = 1e-9;

}  // namespace

std::vector<int> CoordinateMotion::followers(int coordinate) const
{
    std::vector<int> found;
    for (Eigen::Index k = 0; k < rates.size(); ++k) {
        if (k != coordinate && std::abs(rates[k]) > leastRate)
            found.push_back(static_cast<int>(k));
    }
    return found;
}

std::vector<bool> coupledCoordinates(const Mechanism& mechanism)
{
    std::vector<bool> isCoupled(static_cast<std::size_t>(mechanism.coordinateCount), false);
    for (const CompiledConstraint& constraint : mechanism.constraints) {
        if (const auto* coupling = std::get_if<CompiledCoupling>(&constraint.rule))
            isCoupled[static_cast<std::size_t>(coupling->coordinate)] = true;
    }
    return isCoupled;
}

CoordinateMotions::CoordinateMotions(const Mechanism& mechanism, const Configuration& configuration,
                                     const Eigen::VectorXd& positions, const std::vector<bool>& isLocked)
    : m_mechanism(mechanism), m_isLocked(isLocked)
{
    const auto coordinates = static_cast<std::size_t>(mechanism.coordinateCount);
    m_isLocked.resize(coordinates, false);
    m_isTold.assign(coordinates, false);
    m_held.assign(coordinates, false);
    if (mechanism.constraints.empty())
        return;
    ConstraintRows rows(mechanism);
    rows.calcPositions(mechanism, configuration, positions, 0);
    m_rows = rows.matrix();
    const std::vector<bool> isCoupled = coupledCoordinates(mechanism);
    std::vector<bool> isClosed(coordinates, false);
    Eigen::Index row = 0;
    for (const CompiledConstraint& constraint : mechanism.constraints) {
        const auto* coupling = std::get_if<CompiledCoupling>(&constraint.rule);
        for (Eigen::Index i = 0; i < rowCountOf(constraint); ++i, ++row) {
            for (std::size_t k = 0; k < coordinates && !coupling; ++k)
                isClosed[k] = isClosed[k] || m_rows(row, static_cast<Eigen::Index>(k)) != 0;
        }
        for (std::size_t t = 0; coupling && t < coupling->terms.size(); ++t)
            m_isTold[static_cast<std::size_t>(coupling->terms[t].first)] = true;
    }
    for (std::size_t k = 0; k < coordinates; ++k)
        m_isTold[k] = m_isTold[k] && !isClosed[k] && !isCoupled[k];
}

// The least motion among those of the null space N of the rows over what is not held: N n' / n n', n its row there.
bool CoordinateMotions::move(int coordinate, bool holdsTold, bool holdsLocked)
{
    for (std::size_t k = 0; k < m_held.size(); ++k)
        m_held[k] = (holdsTold && m_isTold[k]) || (holdsLocked && m_isLocked[k]);
    m_held[static_cast<std::size_t>(coordinate)] = false;
    if (m_factored != m_held) {
        m_freeColumns.clear();
        for (std::size_t k = 0; k < m_held.size(); ++k) {
            if (!m_held[k])
                m_freeColumns.push_back(static_cast<Eigen::Index>(k));
        }
        m_freeRows = m_rows(Eigen::all, m_freeColumns);
        m_factor.factor(m_freeRows);
        m_factored = m_held;
    }
    const auto motions = m_factor.freeMotions();
    const auto own = std::ranges::find(m_freeColumns, static_cast<Eigen::Index>(coordinate)) - m_freeColumns.begin();
    const Eigen::VectorXd shares = motions.row(own).transpose();
    if (!(shares.norm() > leastShare))
        return false;
    m_motion.rates.setZero(m_mechanism.coordinateCount);
    m_motion.rates(m_freeColumns) = motions * shares / shares.squaredNorm();
    m_motion.rates[coordinate] = 1;
    return true;
}

const CoordinateMotion& CoordinateMotions::of(int coordinate)
{
    if (m_rows.rows() == 0) {
        m_motion.rates = Eigen::VectorXd::Unit(m_mechanism.coordinateCount, coordinate);
        m_held.assign(m_held.size(), true);
        m_held[static_cast<std::size_t>(coordinate)] = false;
        return m_motion;
    }
    m_motion.rates.resize(0);
    if (!move(coordinate, true, true) && !move(coordinate, false, true) && !move(coordinate, true, false))
        move(coordinate, false, false);
    return m_motion;
}

const std::vector<bool>& CoordinateMotions::held(int coordinate)
{
    of(coordinate);
    return m_held;
}

Eigen::VectorXd CoordinateMotions::armsAbout(int coordinate, const Eigen::MatrixXd& momentArms)
{
    if (m_rows.rows() == 0)
        return momentArms.row(coordinate).transpose();
    const CoordinateMotion& motion = of(coordinate);
    if (!motion.exists())
        return Eigen::VectorXd::Constant(momentArms.cols(), std::numeric_limits<double>::quiet_NaN());
    return momentArms.topRows(m_mechanism.coordinateCount).transpose() * motion.rates;
}

Eigen::MatrixXd CoordinateMotions::arms(const Eigen::MatrixXd& momentArms)
{
    Eigen::MatrixXd arms(m_mechanism.coordinateCount, momentArms.cols());
    for (int k = 0; k < m_mechanism.coordinateCount; ++k)
        arms.row(k) = armsAbout(k, momentArms).transpose();
    return arms;
}

}  // namespace sinew
