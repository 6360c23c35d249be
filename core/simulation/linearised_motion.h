#pragma once

#include <vector>

#include "core/math/branch_factor.h"
#include "core/mechanism/dynamics.h"
#include "core/simulation/force_gradients.h"

namespace sinew {

// The stiff part J of the equations of motion of a stage, linear in the change of the state (as in MotionSystem): forces
// change by their gradients, while inertia, the directions of forces and the motions that constraints leave free stay
// as they are. Speeds of what is given do not change. The work of all forces, the last of the state, follows the stiff ones. Implicit methods solve with it: one factor of the size of the free
// motions, as when springs and dampers were added to the inertia.
class LinearisedMotion {
public:
    LinearisedMotion(const Mechanism& mechanism, const std::vector<bool>& isGiven);

    ForceGradients& gradients() { return m_gradients; }
    // At the state of `dynamics`, with these positions and speeds and the gradients as they are. rows: further constraints
    // (one generalised force a row, as of closed rigid contacts) besides those of the mechanism.
    void set(Dynamics& dynamics, const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds,
             const std::vector<Eigen::VectorXd>& rows);

    // (1 - ahead J) x = right, in the place of `right`; ahead in s, not negative. False where the free motions have no
    // inertia.
    bool solve(double ahead, double* right);

    // The largest x'K x / x'M x over the free motions x, rad^2/s^2, K the stiffness with that of anchors: the square of the
    // highest frequency. motion: that x, one a coordinate. 0 where there is no inertia.
    double largestSquare(Eigen::VectorXd& motion);

private:
    // The three turns of a ball joint among the sought positions and speeds.
    struct Ball {
        const CompiledJoint* joint = nullptr;
        Eigen::Index turns[3] = {0, 0, 0}, last = 0;
        Eigen::Quaterniond place = Eigen::Quaterniond::Identity();
    };

    void takeRows(const Dynamics& dynamics, const std::vector<Eigen::VectorXd>& rows);
    bool factor(double ahead);
    void solveFactored(Eigen::VectorXd& right);
    void spread(const double* positions, const double* speeds);
    double powerChange(const Eigen::Ref<const Eigen::VectorXd>& anchors) const;
    void addPositionRates(double factor, const Eigen::Ref<const Eigen::VectorXd>& speeds, double* positions) const;

    const Mechanism* m_mechanism;
    std::vector<int> m_sought;
    std::vector<Ball> m_balls;
    Eigen::Index m_positionCount = 0;
    ForceGradients m_gradients;
    RowFactor m_rows;
    bool m_hasRows = false;
    double m_ahead = -1;  // of the factor; -1: none
    Eigen::VectorXd m_powerBySpeeds, m_powerByValues, m_powerByAnchors;
    Eigen::MatrixXd m_M, m_B, m_answer, m_total, m_massTimesFree, m_projected;
    Eigen::VectorXd m_changes, m_speeds, m_forces, m_anchorForces, m_free, m_reduced, m_solved;
    BranchFactor m_branches;
    Eigen::PartialPivLU<Eigen::MatrixXd> m_lu;  // where that comes to no clear pivot, as friction may bring about
    bool m_isPivoted = false;
};

}  // namespace sinew
