#pragma once

#include <span>
#include <vector>

#include "core/mechanism/body_motion.h"
#include "core/mechanism/kinematics.h"

namespace sinew {

// What a strand of unit tension does at one point of its path.
struct StrandPull {
    int body = 0;   // that carries the point
    int node = -1;  // the massless node that takes the pull in its place; -1: none, the body takes it
    Vector3 point = Vector3::Zero();  // m, ground frame, from the configuration's origin
    Vector3 pull = Vector3::Zero();   // N per N; the gradient of -length with respect to the point
};

// The strands of all links at one configuration. This is the only place where the geometry of a path is computed:
// moment arms, forces on bodies, rates of length and pictures are read from it. Keep one and fill it again: no
// allocation after the first time.
struct Strands {
    Eigen::VectorXd lengths;        // (links), m
    std::vector<StrandPull> pulls;  // along each path in turn, one per path point
    std::vector<int> first;         // (links + 1): where a link's pulls begin

    std::span<const StrandPull> of(int link) const
    {
        const auto begin = static_cast<std::size_t>(first[static_cast<std::size_t>(link)]);
        const auto end = static_cast<std::size_t>(first[static_cast<std::size_t>(link) + 1]);
        return {pulls.data() + begin, end - begin};
    }
};

// Two neighbouring points in one place have no direction between them: that piece of the path pulls nowhere.
void calcStrands(const Mechanism& mechanism, const Configuration& configuration, Strands& strands);
Strands calcStrands(const Mechanism& mechanism, const Configuration& configuration);

// Moment arms (rows x links), m for angles, 1 for lengths: L(k, j) = -d length_j / d q_k is the generalised force on
// row k per unit tension of link j. The rows of a node are its displacements relative to its body, ground frame.
// Turns of ball and free joints: a row is a turn about an axis of the joint's parent frame (a quasi-velocity).
void calcMomentArms(const Mechanism& mechanism, const Configuration& configuration, const Strands& strands,
                    Eigen::MatrixXd& momentArms);
Eigen::MatrixXd calcMomentArms(const Mechanism& mechanism, const Configuration& configuration);

// The rate of a strand's length, m/s. motion: body velocities about the configuration's origin. nodeVelocities: per
// node, m/s, ground frame; may be empty when no strand passes a node.
double lengthRate(const Strands& strands, int link, const BodyMotion& motion,
                  const std::vector<Vector3>& nodeVelocities = {});

// The second rate of the length of a strand that passes no node, m/s^2. motion: with its accelerations.
double lengthAcceleration(const Strands& strands, int link, const BodyMotion& motion);

}  // namespace sinew
