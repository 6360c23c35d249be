#pragma once

#include <vector>

#include <Eigen/Core>

namespace sinew {

// The rows B of constraints near a singular position, where some combinations of rows hardly hold anything: as
// independent directions, B = U S V' (singular values). How sharply a direction holds is its value over what it would
// be if all levers stood square to the rows. This share is also about how far, in rad, the direction is from turning
// over, where another branch of the motion begins. So a correction is made along a direction only where Newton's method
// stays on its branch (Kantorovich's condition: the correction is less than a quarter of that); other directions are
// left to inertia.
class ConstraintDirections {
public:
    // rows, levers: rows x coordinates; coordinates marked in `isFixed` (one each, or none) do not change. rank: of the
    // rows.
    void decompose(const Eigen::MatrixXd& rows, const Eigen::MatrixXd& levers, const std::vector<bool>& isFixed,
                   Eigen::Index rank);

    double sharpness() const { return m_sharpness; }  // of the least sharp direction; 1 without any

    // The least change of coordinates by which the rows lose these residuals, along the directions that hold. False
    // when it is nothing but round-off.
    bool calcStep(const Eigen::VectorXd& residuals, Eigen::VectorXd& step);
    // The largest residual that calcStep left alone.
    double remainder() const { return m_remainder; }

    // The same for speeds, after calcStep. False when a weak direction would have to jump: the motion is no longer on
    // its branch.
    bool calcSpeedStep(const Eigen::VectorXd& speedResiduals, const Eigen::VectorXd& speeds, Eigen::VectorXd& step);

    // Of the last step: whether all directions hold, and an orthonormal basis (rows x directions) of those that do.
    bool isComplete() const { return m_isComplete; }
    const Eigen::MatrixXd& held() const { return m_held; }

    // Whether a direction turns over on the way from these rows to those a step later: where on it, from 0 to 1; 0 if
    // none does, or if nothing is known of these.
    double turnsOver(const ConstraintDirections& later) const;

    // The rows that take part in the least sharp directions.
    std::vector<int> weakRows() const;

private:
    void calcShares(Eigen::MatrixXd levers, const std::vector<bool>& isFixed, Eigen::Index rank);
    void keepHeld();

    Eigen::MatrixXd m_U, m_V, m_held;
    Eigen::VectorXd m_values, m_shares;  // per direction; the share is 0 beyond the rank
    std::vector<bool> m_holds;           // per direction
    double m_sharpness = 1, m_remainder = 0;
    bool m_isComplete = true;
};

}  // namespace sinew
