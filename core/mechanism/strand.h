#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/mechanism/body_motion.h"
#include "core/mechanism/kinematics.h"
#include "core/mechanism/wrap_limit.h"

namespace sinew {

// What a strand of unit tension does at one point of its path.
struct StrandPull {
    int body = 0;                     // that carries the point
    int node = -1;                    // the massless node that takes the pull in its place; -1: none, the body takes it
    Vector3 point = Vector3::Zero();  // m, ground frame, from the configuration's origin
    Vector3 pull = Vector3::Zero();   // N per N; the gradient of -length with respect to the point
    int wrap = -1;  // where the strand meets or leaves a surface: index in Mechanism::wraps; -1: another point
};

// Whether the strand lies on a surface between two points that follow each other; else it runs straight there.
inline bool isOnSurface(const StrandPull& a, const StrandPull& b)
{
    return a.wrap >= 0 && a.wrap == b.wrap;
}

// A strand at a limit of what its path round a surface is right for.
struct WrapFault {
    int link = 0, wrap = 0;  // the index in Mechanism::wraps
    WrapLimit limit = WrapLimit::Within;

    // Whether length and directions are those of another path than the strand can have, so that nothing that is computed of
    // them holds: it runs straight through, or past the surface on the side that was ruled out.
    bool isBroken() const { return limit == WrapLimit::Through || limit == WrapLimit::OtherSide; }
    bool operator==(const WrapFault&) const = default;
};

// In words, for a remark.
Sentence describe(const WrapFault& fault, const Mechanism& mechanism);

// The strands of all links at one configuration. This is the only place where the geometry of a path is computed:
// moment arms, forces on bodies, rates of length and pictures are read from it. Keep one and fill it again: no
// allocation after the first time.
struct Strands {
    Eigen::VectorXd lengths;  // (links), m
    // Along each path in turn: one per point, and two per surface that the strand touches now, where it meets the
    // surface and where it leaves it (without friction all that presses on it is these two pulls).
    std::vector<StrandPull> pulls;
    std::vector<int> first;  // (links + 1): where a link's pulls begin
    std::vector<WrapFault> faults;

    std::span<const StrandPull> of(int link) const
    {
        const auto begin = static_cast<std::size_t>(first[static_cast<std::size_t>(link)]);
        const auto end = static_cast<std::size_t>(first[static_cast<std::size_t>(link) + 1]);
        return {pulls.data() + begin, end - begin};
    }
};

// Where a strand lies at one configuration: its points, and enough between them where it lies on a surface.
struct StrandLine {
    std::vector<Vector3> points;  // m, ground frame
    std::vector<int> pathPoints;  // of each the number in the link's path; -1: between them, on a surface
};

// Why nothing holds that is computed of the strands, and how to mend it; empty where all follow their paths.
Sentence faultOf(const Strands& strands, const Mechanism& mechanism);

// The sides on which strands pass their surfaces in the rest posture, one a wrap; see passingSide().
std::vector<Vector3> calcRestSides(const Mechanism& mechanism);

// The strands that run round a surface on another side than in the rest posture (WrapLimit::Turned).
std::vector<WrapFault> turnedStrands(const Mechanism& mechanism, const Configuration& configuration,
                                     const Strands& strands, const std::vector<Vector3>& restSides);

StrandLine strandLine(const Mechanism& mechanism, const Configuration& configuration, const Strands& strands, int link);

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

// The second rate of the length of a strand that passes no node, m/s^2. motion: with its accelerations. Exact for
// straight pieces; where the strand lies on a surface to 1e-7 of the terms (differences of its directions).
double lengthAcceleration(const Mechanism& mechanism, const Configuration& configuration, const Strands& strands,
                          int link, const BodyMotion& motion);

}  // namespace sinew
