#pragma once

#include <memory>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/frame/result_frame.h"
#include "core/mechanism/mechanism.h"
#include "core/statics/criterion.h"
#include "core/statics/displacement_verdict.h"
#include "core/statics/joint_force.h"
#include "core/statics/sharing_watch.h"
#include "core/statics/situation.h"

namespace sinew {

enum class StaticsStatus {
    NotRun,
    Solved,  // everything may be used
    // Forces balance the loads, but links bear what they cannot (a muscle pushes): only by Sharing::PseudoInverse, which
    // knows no limits. The forces are shown as they are; `message` names the links.
    NotAdmissible,
    // No admissible forces balance the loads: `missing` is the least that lacks, the forces are the nearest there are.
    NotHoldable,
    // A strand has left the range in which its path is computed (it runs through a surface): nothing but the geometry may be
    // used, and nothing is said of whether the posture can be held.
    OutOfRange,
    // Forces balance the loads only in a posture that is displaced by more than small-displacement statics can say, or across
    // an open gap: `message` says by how much, `displacement` what; forces are those of the linear system, not to be used.
    Displaced,
    InvalidInput,  // sizes do not match, a number is not finite, or the posture is off its constraints; nothing may be used
    NotConverged,  // a fault of ours: the answer failed its own verification; nothing may be used
};

// Small displacement of a body: of its joint centre (m) and rotation (rad), ground frame.
struct BodyDisplacement {
    Vector3 translation = Vector3::Zero();
    Vector3 rotation = Vector3::Zero();
};

// The complete system of Kolesnikov 2004 at one posture: which links carry, how much, and what the joints bear.
// Arrays stand in the model's order.
struct StaticsSolution {
    StaticsStatus status = StaticsStatus::NotRun;
    Sentence message = sentence("not solved");  // a sentence for a person
    bool isUsable() const { return status == StaticsStatus::Solved; }
    // Whether forces, reactions and joint forces are in equilibrium with the loads, admissible or not.
    bool isBalanced() const { return isUsable() || status == StaticsStatus::NotAdmissible; }
    // What else a person should know: contacts whose shares statics cannot tell apart, redundant constraints, links
    // that broke on the way. Sentences.
    std::vector<Sentence> remarks;

    double residual = 0;  // largest of the three relative residuals below
    double equilibriumResidual = 0, signResidual = 0, complementarityResidual = 0;

    Eigen::VectorXd forces;     // per link, N; tension positive, compression negative
    std::vector<bool> engaged;  // per link
    std::vector<bool> broken;   // per link: reached its strength while the load grew, and is gone
    Eigen::VectorXd lengths;    // per link, m
    // Whether elongations, gaps and displacements are known: not under a criterion, not when the load is not held,
    // and not where no state of rest by Coulomb's law was found.
    bool hasDisplacements = false;
    // All rows of the mechanism, rad or m: turns of ball and free joints about the axes of the joint's parent frame, nodes
    // in the ground frame; empty when not known.
    Eigen::VectorXd displacements;
    DisplacementVerdict displacement;  // of a posture whose displacements are known
    Eigen::VectorXd elongations;       // per link, m: change of length by the small displacements; empty when not known
    Eigen::VectorXd gaps;              // per link, m, >= 0: what a slack link has to take up; empty when not known
    Eigen::MatrixXd momentArms;        // rows of the mechanism x links, m: calcMomentArms
    Eigen::VectorXd reactions;         // per coordinate, N m or N: what a lock holds; 0 unless locked
    Eigen::VectorXd
        efforts;  // per coordinate, N m or N: the given moment when driven, the reaction when locked, else 0
    Eigen::VectorXd passive;  // per coordinate, N m or N: of its spring and stops
    // Per coordinate, N m or N: what the links cannot give, besides what lacks at nodes; 0 when solved.
    Eigen::VectorXd missing;
    std::vector<Vector3> missingAtNodes;  // per node, N, ground frame: a force that its strands cannot give
    // Per row of the mechanism (coordinates, then nodes beside their bodies): a small motion that nothing resists and on
    // which the loads do work, largest entry 1; it proves that the posture cannot be held. Empty when solved.
    Eigen::VectorXd collapse;
    std::vector<ContactFrame> contacts;               // per contact
    std::vector<ConstraintFrame> constraints;         // per row of the constraints
    std::vector<JointForce> joints;                   // per joint of the model
    std::vector<BodyDisplacement> bodyDisplacements;  // per body of the model; zero when not known
    std::vector<Vector3> nodeDisplacements;           // per node, m; zero when not known
    std::vector<bool> floating;                       // per node: no strand with a force holds it
    std::vector<SwitchingStep> history;               // of the links
};

struct StaticsOptions {
    Criterion criterion;      // how the links share the load
    bool keepHistory = true;  // the order of the switching; without it a faster method may be used
    // Largest relative residual that still counts as solved. Well-posed problems reach 1e-13; of 8 000 random machines
    // three, which give way by tens of metres, came to 3e-9.
    double tolerance = 1e-8;
    // For Sharing::MinMax, which takes seconds with a thousand links: hears how far it is, and ends it. The status is
    // then NotRun.
    SharingWatch watch;
};

// How far a posture may be off its constraints, m or rad: a thousand times what projecting a posture leaves, and far
// below what would change a force visibly.
inline constexpr double constraintTolerance = 1e-9;

// A force, or a gap times stiffness, below this share of the largest force is none: the round-off of a force is a
// thousand times smaller.
inline constexpr double negligibleForce = 1e-9;

// Solves postures of one mechanism again and again in one workspace.
class StaticsSolver {
public:
    explicit StaticsSolver(std::shared_ptr<const Mechanism> mechanism);
    ~StaticsSolver();
    StaticsSolver(StaticsSolver&&) noexcept;
    StaticsSolver& operator=(StaticsSolver&&) noexcept;

    // The result stays valid until the next call. Never throws for a posture that cannot be held.
    const StaticsSolution& solve(const Situation& situation, const StaticsOptions& options = {});
    const Configuration& configuration() const;  // of the last posture solved

private:
    struct Workspace;
    std::shared_ptr<const Mechanism> m_mechanism;
    std::unique_ptr<Workspace> m_workspace;
};

StaticsSolution solveStatics(const Mechanism& mechanism, const Situation& situation,
                             const StaticsOptions& options = {});

}  // namespace sinew
