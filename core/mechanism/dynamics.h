#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/mechanism/articulated_bodies.h"
#include "core/mechanism/compiled_load.h"
#include "core/mechanism/constrained_dynamics.h"
#include "core/mechanism/constraint_directions.h"
#include "core/mechanism/constraint_rows.h"
#include "core/mechanism/resistance_efforts.h"

namespace sinew {

// What acts on a mechanism besides its own springs and drives.
struct Surroundings {
    double bodyWeight = 0;              // N; the unit of what is given in body weights
    Vector3 gravity = Vector3::Zero();  // m/s^2, ground frame
    std::vector<CompiledLoad> loads;
};

// Of each conjugate pair (coordinate, effort) exactly one is given (Khasin and Khokhlov 1999).
struct GivenMotion {
    std::vector<bool> isGiven;      // per coordinate: its acceleration is given; else its effort
    Eigen::VectorXd accelerations;  // rad/s^2 or m/s^2; read where given
    Eigen::VectorXd efforts;        // N m or N, of the drives alone, besides springs, dampers and stops; read where not

    static GivenMotion direct(Eigen::VectorXd efforts);
    static GivenMotion inverse(Eigen::VectorXd accelerations);
};

enum class DynamicsStatus {
    Solved,
    Singular,          // some accelerations are not determined by the efforts: `concerned` names their coordinates
    OverConstrained,   // constraints contradict each other or the given motions: `concerned` names their rows
    SingularPosition,  // constraints lose their rank at this position: `concerned` names their rows
    OffConstraints,  // the state does not meet its constraints (see Dynamics::checkConstraints): `concerned` names rows
    Inaccurate,      // the answer does not fulfil the equations of motion to 1e-9 of their terms
    NotFinite,       // the state or what is given holds a number that is not finite, or of the wrong size
};

// All accelerations and efforts at one state. M accelerations + bias + gravity = efforts + resistance + loads
// + B' multipliers.
struct MotionSolution {
    DynamicsStatus status = DynamicsStatus::NotFinite;
    Sentence message;
    Eigen::VectorXd accelerations;       // one a coordinate
    Eigen::VectorXd efforts;             // one a coordinate, of the drives alone
    Eigen::VectorXd multipliers;         // one a row of the constraints
    std::vector<std::string> redundant;  // rows of the constraints that others imply; they bear nothing
    std::vector<std::string> concerned;
    // Of the equations of motion, over their largest term; below 1e-12 possibly over a smaller one.
    double residual = 0;

    bool isUsable() const { return status == DynamicsStatus::Solved; }
};

// The force and moment of a joint on its child, at the joint centre: all that passes from parent to child through the
// joint, its drives, springs and dampers included. N, N m, ground frame.
struct JointReaction {
    Vector3 force = Vector3::Zero();
    Vector3 moment = Vector3::Zero();
};

// The dynamics of a mechanism at one state after another: direct, inverse and mixed. Set the state, then ask. Nothing
// is allocated after the first round, except for messages.
class Dynamics {
public:
    Dynamics(std::shared_ptr<const Mechanism> mechanism, Surroundings surroundings);

    const Mechanism& mechanism() const { return *m_mechanism; }
    const Surroundings& surroundings() const { return m_surroundings; }

    // positions and speeds as in Mechanism; time in s, for constraints that follow it.
    void setState(const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds, double time = 0);

    const Configuration& configuration() const { return m_configuration; }
    // Puts the massless nodes where they are (m, ground frame, from the origin) until the next setState.
    void placeNodes(const std::vector<Vector3>& places) { m_configuration.nodes = places; }
    const BodyMotion& motion() const { return m_motion; }  // accelerations: of the last solution
    const std::vector<RigidInertia>& inertias() const { return m_inertias; }
    const ConstraintRows& constraints() const { return m_rows; }

    // Adds a force (N) at a point and a moment (N m) on a body, ground frame, until the next setState.
    void addBodyForce(int body, const Vector3& point, const Vector3& force, const Vector3& moment);

    // The equations' parts, one number a coordinate: see MotionSolution.
    void calcMassMatrix(Eigen::MatrixXd& M);
    void calcBias(Eigen::VectorXd& bias);        // Coriolis and centrifugal terms
    void calcGravity(Eigen::VectorXd& gravity);  // the slope of the weights' potential energy
    const Eigen::VectorXd& resistance() const { return m_resistance; }
    // See ResistanceEfforts::addGradients.
    void addResistanceGradients(Eigen::MatrixXd& stiffness, Eigen::MatrixXd& damping)
    {
        if (m_stateIsFinite)
            m_resistances.addGradients(m_positions, m_speeds, stiffness, damping);
    }
    void calcLoads(Eigen::VectorXd& loads);

    // Inverse dynamics alone: the efforts of the drives for these accelerations, constraints left aside.
    void calcEfforts(const Eigen::VectorXd& accelerations, Eigen::VectorXd& efforts);

    // Any mix of given accelerations and efforts, with the constraints. In time proportional to the joints when there
    // are no constraints and no coordinate moves two joints, else with the mass matrix.
    void solve(const GivenMotion& given, MotionSolution& solution);

    // What impulses do to speeds, and efforts to accelerations, when nothing else acts: M response = impulses
    // + B' multipliers, B response = targets (one a row of the constraints). Of each pair one is given, as in
    // GivenMotion; the others are filled in.
    DynamicsStatus respond(const std::vector<bool>& isGiven, const Eigen::VectorXd& targets, Eigen::VectorXd& response,
                           Eigen::VectorXd& impulses, Eigen::VectorXd& multipliers);

    // Of the last solution (or calcEfforts), one a joint in tree order.
    void calcReactions(std::vector<JointReaction>& reactions) const;

    WholeMotion wholeMotion() const;
    double potentialEnergy();  // J: of the weights, from the ground's origin, and of springs and stops

    // How sharply the constraints hold the sought coordinates: see ConstraintDirections; 0 at a singular position, where
    // rows depend on each other that are independent beside it; 1 without constraints. Rows that depend on each other
    // everywhere do not count. Errors of a state grow by its inverse in the accelerations.
    double sharpness(const std::vector<bool>& isGiven);
    static constexpr double sharpEnough = 0.1;  // not near a singular position
    const ConstraintDirections& directions(const std::vector<bool>& isGiven);
    // Rows that take part in the weakest combinations of the constraints at this state, by name.
    std::vector<std::string> weakRows(const std::vector<bool>& isGiven);

    // Gives a solution the status OffConstraints if its state does not meet the constraints, with the gaps and the
    // nearest state that meets them in its message. solve() itself takes states as they are, since those of a step on
    // its way are off by its error. The state is set again.
    void checkConstraints(MotionSolution& solution);

    // Moves a state that may be far off onto the constraints by the least change of positions, then of speeds, and
    // scales Euler parameters to 1. Coordinates marked in `isFixed` (one each, or none) stay. False when that leads to
    // no such state: then positions and speeds, and this state, are the nearest that was found.
    bool project(Eigen::VectorXd& positions, Eigen::VectorXd& speeds, double time = 0,
                 const std::vector<bool>& isFixed = {});

    // Puts a state that has drifted from the constraints back onto them, on its branch of the motion, and sets it. Near
    // a singular position the combinations of rows that do not tell the branch there are left to inertia: they move
    // nothing, and bear nothing in solve() and respond(). False when the constraints cannot be met on this branch.
    bool follow(Eigen::VectorXd& positions, Eigen::VectorXd& speeds, double time, const std::vector<bool>& isFixed);
    // Whether follow() left combinations of rows to inertia, so that the forces of constraints are not known.
    bool isPartlyFree() const { return m_isPartlyFree; }
    // follow() for positions alone; no state is set; change: what was added to them, one number a coordinate.
    bool followPositions(Eigen::VectorXd& positions, double time, const std::vector<bool>& isFixed,
                         Eigen::VectorXd& change);

private:
    bool isFinite(const GivenMotion& given) const;
    void applyLoads();
    void solveTree(const GivenMotion& given, MotionSolution& solution);
    void solveDense(const GivenMotion& given, MotionSolution& solution);
    double largestTerm();
    void verify(const GivenMotion& given, MotionSolution& solution);
    void nameSingular(const GivenMotion& given, MotionSolution& solution);
    void sayConstrained(ConstrainedStatus status, MotionSolution& solution);
    void saySingularPosition(MotionSolution& solution);
    ConstrainedStatus solveRows(const Eigen::VectorXd& rest, const Eigen::VectorXd& targets,
                                const std::vector<bool>& isGiven, Eigen::VectorXd& accelerations,
                                Eigen::VectorXd& efforts, Eigen::VectorXd& multipliers);
    bool place(const Eigen::VectorXd& positions, double time);
    void factorRows(const std::vector<bool>& isGiven);
    void findLostRows();
    void move(Eigen::VectorXd& positions, const Eigen::VectorXd& step) const;
    bool approach(Eigen::VectorXd& positions, double time, const std::vector<bool>& isFixed);
    bool descend(Eigen::VectorXd& positions, double time, const std::vector<bool>& isFixed);
    Eigen::VectorXd dampedStep(const std::vector<bool>& isFixed, double damping) const;
    // Of a step onto the constraints: whether it is but round-off, and the largest residual it would leave, m or rad.
    struct Correction {
        bool isDone = false;
        double remainder = 0;
    };
    Correction calcCorrection(const std::vector<bool>& isFixed);

    std::shared_ptr<const Mechanism> m_mechanism;
    Surroundings m_surroundings;
    std::vector<BodyInertia> m_bodies;
    Configuration m_configuration;
    BodyMotion m_motion;
    std::vector<RigidInertia> m_inertias, m_composites;
    std::vector<SpatialForce> m_external, m_withConstraints, m_carried, m_gross;
    ResistanceEfforts m_resistances;
    ConstraintRows m_rows;
    ArticulatedBodies m_tree;
    ConstrainedDynamics m_constrained;
    // of the rows at this state, see factorRows
    ConstraintDirections m_directions;
    std::vector<bool> m_factoredFor;
    std::vector<int> m_lostRows;
    Eigen::Index m_regularRank = -1;  // of m_factoredFor, where nothing is lost
    bool m_isFactored = false, m_isDecomposed = false, m_isPartlyFree = false;
    Eigen::MatrixXd m_levers;
    BodyMotion m_trial;
    Eigen::VectorXd m_positions, m_speeds, m_resistance, m_zero, m_total, m_rest, m_step;
    Eigen::MatrixXd m_M;
    double m_time = 0;
    bool m_stateIsFinite = false, m_isStateSet = false;
};

}  // namespace sinew
