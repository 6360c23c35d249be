#pragma once

#include <memory>
#include <optional>

#include <Eigen/Core>

#include "core/statics/link_system.h"
#include "core/statics/recruitment.h"
#include "core/statics/statics.h"
#include "core/statics/statics_load_path.h"

namespace sinew {

// Slips agree to this share of the largest displacement; below 0.1 m (rad) of it, to 1e-12 m, the round-off of a machine of
// some metres that is all but rigid.
inline constexpr double slipKnown = 1e-11;
inline constexpr double smallestMove = 0.1;

// Coulomb: sliding keeps the contact closed. Associated: it opens by mu |slip|, which always has an answer.
enum class SlidingFriction { Coulomb, Associated };

// What a StaticsSolver keeps from one posture to the next, and its steps: statics.cpp solves, statics_answer.cpp makes of the
// links' answer what a person reads, statics_displacement.cpp judges how far it moves the posture.
struct StaticsSolver::Workspace {
    LinkSystem system;
    LinkSystem::Balance balance;
    LinkSolution linkSolution;
    LoadSharing sharing;
    std::optional<Criterion> weighedFor;
    CriterionWeights weightsOfLinks, weights;  // for it; those of all columns
    Eigen::VectorXd displacements;             // all rows
    StaticsSolution solution;
    std::optional<std::vector<Vector3>> restSides;  // of the strands, once a surface is there
    bool isRestless = false;           // no slip agreed with its own friction
    bool isSettled = false;            // the displacements are those of the forces
    Eigen::VectorXd judged;            // rows of the mechanism: the displacements that are judged
    std::unique_ptr<Workspace> again;  // in the posture that these have moved

    void solve(const Mechanism& mechanism, const Situation& situation, const StaticsOptions& options);
    bool accept(const Mechanism& mechanism, const Situation& situation);
    bool weigh(const Mechanism& mechanism, const Criterion& criterion);
    void clear(const Mechanism& mechanism);
    void solveLinks(const Mechanism& mechanism, const StaticsOptions& options);
    bool settle(const Mechanism& mechanism, const StaticsOptions& options, SlidingFriction friction,
                Eigen::VectorXd slips);
    bool isBalanced(double tolerance) const;
    bool breakLinks(const Mechanism& mechanism);
    void takeBroken(const Mechanism& mechanism, const LoadPath& path, const LoadPathRange& range);
    void takeForces(const Mechanism& mechanism, const Situation& situation, const StaticsOptions& options);
    void takeMissing(const Mechanism& mechanism);
    void takeHistory();
    void takeDisplacements(const Mechanism& mechanism);
    void takeReactions(const Mechanism& mechanism, const Situation& situation);
    void takeContacts(const Mechanism& mechanism, const Situation& situation, const StaticsOptions& options);
    void takeOpenContact(const Mechanism& mechanism, int contact, const StaticsOptions& options);
    void takeConstraints();
    void findFloatingNodes(const Mechanism& mechanism);
    void judge(const Mechanism& mechanism, const StaticsOptions& options);
    void judgeDisplacement(const Mechanism& mechanism, const Situation& situation, const StaticsOptions& options);
    bool solveMoved(const Mechanism& mechanism, const Situation& situation, const StaticsOptions& options);
    void remarkRedundancy(const Mechanism& mechanism);
    void remarkStrands(const Mechanism& mechanism);
    void remarkLaws(const Mechanism& mechanism, const StaticsOptions& options);
};

}  // namespace sinew
