#include "core/mechanism/constraint_directions.h"

#include <algorithm>
#include <cmath>

#include "core/math/decompositions.h"

namespace sinew {

namespace {

// Directions below this share are lost: a little above what RowFactor tells apart, so that it finds the rows along
// held() independent.
constexpr double lostShare = 1e-9;
constexpr double trustedShare = 0.25;    // see the class
constexpr double placeRoundOff = 4e-16;  // of residuals, places being of the order of a metre

// Directions that may not jump, and the share of the speed that is a jump. Errors of a step are far below.
constexpr double weakShare = 0.1;
constexpr double jumpShare = 0.1;

void clearFixed(Eigen::MatrixXd& matrix, const std::vector<bool>& isFixed)
{
    for (std::size_t k = 0; k < isFixed.size(); ++k) {
        if (isFixed[k])
            matrix.col(static_cast<Eigen::Index>(k)).setZero();
    }
}

}  // namespace

void ConstraintDirections::decompose(const Eigen::MatrixXd& rows, const Eigen::MatrixXd& levers,
                                     const std::vector<bool>& isFixed, Eigen::Index rank)
{
    Eigen::MatrixXd B = rows;
    clearFixed(B, isFixed);
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(B, Eigen::ComputeThinU | Eigen::ComputeThinV);
    m_U = svd.matrixU();
    m_V = svd.matrixV();
    m_values = svd.singularValues();
    calcShares(levers, isFixed, rank);
}

void ConstraintDirections::calcShares(Eigen::MatrixXd levers, const std::vector<bool>& isFixed, Eigen::Index rank)
{
    clearFixed(levers, isFixed);
    m_shares.setZero(m_values.size());
    m_sharpness = 1;
    for (Eigen::Index i = 0; i < std::min(rank, m_values.size()); ++i) {
        const double square = m_U.col(i).cwiseAbs().dot(levers * m_V.col(i).cwiseAbs());
        m_shares[i] = square > 0 ? m_values[i] / square : 0;
        m_sharpness = std::min(m_sharpness, m_shares[i]);
    }
}

bool ConstraintDirections::calcStep(const Eigen::VectorXd& residuals, Eigen::VectorXd& step)
{
    const Eigen::VectorXd along = m_U.transpose() * residuals;
    Eigen::VectorXd rest = residuals;
    bool isSignificant = false;
    m_holds.assign(static_cast<std::size_t>(m_values.size()), false);
    step.setZero(m_V.rows());
    for (Eigen::Index i = 0; i < m_values.size(); ++i) {
        const double change = std::abs(along[i]) / m_values[i];
        if (!(m_shares[i] > lostShare && change <= trustedShare * m_shares[i]))
            continue;
        m_holds[static_cast<std::size_t>(i)] = true;
        step -= along[i] / m_values[i] * m_V.col(i);
        rest -= along[i] * m_U.col(i);
        isSignificant = isSignificant || std::abs(along[i]) > placeRoundOff;
    }
    m_remainder = rest.size() > 0 ? rest.cwiseAbs().maxCoeff() : 0;
    keepHeld();
    return isSignificant;
}

void ConstraintDirections::keepHeld()
{
    const auto count = std::count(m_holds.begin(), m_holds.end(), true);
    m_isComplete = count == m_U.rows();
    m_held.resize(m_U.rows(), count);
    Eigen::Index next = 0;
    for (std::size_t i = 0; i < m_holds.size(); ++i) {
        if (m_holds[i])
            m_held.col(next++) = m_U.col(static_cast<Eigen::Index>(i));
    }
}

bool ConstraintDirections::calcSpeedStep(const Eigen::VectorXd& speedResiduals, const Eigen::VectorXd& speeds,
                                         Eigen::VectorXd& step)
{
    const double speed = speeds.norm();
    const Eigen::VectorXd along = m_U.transpose() * speedResiduals;
    step.setZero(m_V.rows());
    bool isSmooth = true;
    for (Eigen::Index i = 0; i < m_values.size(); ++i) {
        const double change = std::abs(along[i]) / m_values[i];
        // the row itself is known only as well as the place along the direction, to placeRoundOff over the value
        if (!m_holds[static_cast<std::size_t>(i)] || change <= placeRoundOff / m_values[i] * speed / m_shares[i])
            continue;
        step -= along[i] / m_values[i] * m_V.col(i);
        isSmooth = isSmooth && (m_shares[i] >= weakShare || change <= jumpShare * speed);
    }
    return isSmooth;
}

double ConstraintDirections::turnsOver(const ConstraintDirections& later) const
{
    constexpr double alike = 0.5;  // cosine of the angle between a direction and itself a step later, squared
    if (m_U.rows() != later.m_U.rows())
        return 0;
    for (Eigen::Index i = 0; i < m_shares.size(); ++i) {
        for (Eigen::Index j = 0; j < later.m_shares.size(); ++j) {
            const double same = m_U.col(i).dot(later.m_U.col(j)) * m_V.col(i).dot(later.m_V.col(j));
            if (same < -alike && m_shares[i] > 0 && later.m_shares[j] > 0)
                return m_shares[i] / (m_shares[i] + later.m_shares[j]);
        }
    }
    return 0;
}

std::vector<int> ConstraintDirections::weakRows() const
{
    constexpr double alike = 10, takesPart = 0.05;
    std::vector<int> rows;
    for (Eigen::Index row = 0; row < m_U.rows(); ++row) {
        double part = 0;
        for (Eigen::Index i = 0; i < m_values.size(); ++i) {
            if (m_shares[i] > 0 && m_shares[i] <= alike * m_sharpness)
                part = std::max(part, std::abs(m_U(row, i)));
        }
        if (part > takesPart)
            rows.push_back(static_cast<int>(row));
    }
    return rows;
}

}  // namespace sinew
