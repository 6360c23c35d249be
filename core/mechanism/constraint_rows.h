#pragma once

#include <string>
#include <vector>

#include "core/mechanism/body_motion.h"
#include "core/mechanism/held_turns.h"

namespace sinew {

// How many rows a constraint has.
Eigen::Index rowCountOf(const CompiledConstraint& constraint);

// The bilateral constraints of a mechanism at one state as rows B a = target on the accelerations a (Huston and Liu
// 1990). Each row's multiplier is the force (N) or moment (N m) that the constraint puts on body B in the direction
// of its row, and the opposite on body A; of a coupling, the effort on its coordinate. Rows, rates and targets are the
// exact derivatives of the residuals. Turns are those of HeldTurns beyond the given ones, whose rotation vector has the
// given values: on the constraint two and three of them act about the axes of A's frame, one of them about the axis half
// way between A's and B's. Fill in this order.
class ConstraintRows {
public:
    explicit ConstraintRows(const Mechanism& mechanism);

    Eigen::Index size() const { return m_count; }
    const std::vector<std::string>& names() const { return m_names; }  // per row, such as "right foot: x"
    // Whether the residual is an angle (rad, else m); the multiplier is then a moment (N m, else N).
    bool isAngle(Eigen::Index row) const { return m_isAngle[static_cast<std::size_t>(row)]; }

    // Residuals (m or rad) and the rows. time in s.
    void calcPositions(const Mechanism& mechanism, const Configuration& configuration, const Eigen::VectorXd& positions,
                       double time);
    // How fast the residuals grow (m/s or rad/s).
    void calcVelocities(const Eigen::VectorXd& speeds);
    // The target of B a: what the given functions of time ask for, less calcCurvatures().
    void calcTargets(const Mechanism& mechanism, const BodyMotion& motion, const Eigen::VectorXd& positions,
                     const Eigen::VectorXd& speeds);
    // How fast the residuals' rates grow along these speeds, given functions of time aside. motion: of the speeds, with
    // the accelerations that the bodies have when no speed changes.
    void calcCurvatures(const Mechanism& mechanism, const BodyMotion& motion, const Eigen::VectorXd& positions,
                        const Eigen::VectorXd& speeds, Eigen::VectorXd& curvatures) const;

    const Eigen::MatrixXd& matrix() const { return m_B; }  // rows x coordinates
    const Eigen::VectorXd& residuals() const { return m_residuals; }
    const Eigen::VectorXd& speedResiduals() const { return m_speedResiduals; }
    const Eigen::VectorXd& targets() const { return m_targets; }

    // What the entries of matrix() would be, without sign, if everything moved in the rows' directions: how far a
    // row's point moves in any direction, or its bodies turn about any axis, per coordinate.
    void calcLevers(const Mechanism& mechanism, const Configuration& configuration, Eigen::MatrixXd& levers) const;

    // Adds what multipliers do to the bodies.
    void addBodyForces(const Eigen::VectorXd& multipliers, std::vector<SpatialForce>& forces) const;
    // Adds `sign` times the efforts that the multipliers of couplings put on coordinates.
    void addCouplings(const Eigen::VectorXd& multipliers, double sign, Eigen::VectorXd& efforts) const;

private:
    // A row that acts between two bodies: what a unit multiplier does to body B.
    struct BodyRow {
        Eigen::Index row = 0;
        int bodyA = 0, bodyB = 0;
        Vector3 direction = Vector3::Zero(), point = Vector3::Zero();  // ground frame, from the origin
        int turn = -1, axis = 0;  // of a held turn: index in m_turns, and which axis
        double length = 0;    // of a distance, m; its direction turns with it, others with body A
        FunctionValue value;  // of the given function of time
        SpatialForce force;

        bool isTurn() const { return turn >= 0; }
    };
    // The held turns of a closure: of R = (B seen from A) times the inverse of the given turns.
    struct Turns {
        HeldTurns held;
        Matrix3 axes = Matrix3::Identity();                               // of A's frame, in the ground
        Vector3 speed = Vector3::Zero(), acceleration = Vector3::Zero();  // of the given turns, R times; along these axes
    };

    // What the residual's rate grows by when no speed changes; where isGiven, less what is asked of it.
    double biasOf(const BodyRow& row, const BodyMotion& motion, bool isGiven) const;
    double biasOfTurn(const BodyRow& row, const BodyMotion& motion, bool isGiven) const;
    void calcBiases(const Mechanism& mechanism, const BodyMotion& motion, const Eigen::VectorXd& positions,
                    const Eigen::VectorXd& speeds, bool isGiven, Eigen::VectorXd& biases) const;
    void nameRows(const Mechanism& mechanism);
    void addRow(std::string name, bool isAngle);
    void place(const CompiledClosure& closure, const Configuration& configuration, double time);
    void placeTurns(const CompiledClosure& closure, const Matrix3& A, const Matrix3& B, double time);
    void place(const CompiledDistance& rule, const Configuration& configuration);
    void place(const CompiledCoupling& coupling, const Eigen::VectorXd& positions);
    void addBodyRow(const Mechanism& mechanism, const Configuration& configuration, BodyRow& row);

    Eigen::Index m_count = 0, m_next = 0;
    std::vector<std::string> m_names;
    std::vector<bool> m_isAngle;
    std::vector<BodyRow> m_bodyRows;
    std::vector<Turns> m_turns;
    std::vector<Eigen::Index> m_couplingRows;
    Eigen::MatrixXd m_B;
    Eigen::VectorXd m_residuals, m_speedResiduals, m_targets, m_givenRates;
    Eigen::VectorXd m_sizes;  // per coordinate: of what one row sums
};

}  // namespace sinew
