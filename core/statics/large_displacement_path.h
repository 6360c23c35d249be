#pragma once

#include <limits>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/statics/situation.h"
#include "core/statics/statics_load_path.h"

namespace sinew {

enum class LargePathStatus {
    NotRun,
    Converged,     // followed to the whole load
    LimitPoint,    // beyond the last step there is no equilibrium nearby: what is held snaps through or gives way
    NotConverged,  // a step failed although the posture is stable; steps before it may be used
    InvalidInput,  // the message says why; nothing may be used
    Cancelled,
};

// The load path with large displacements: equilibrium in the posture that the displacements have moved,
// L(q + u) N + lambda Q(q + u) = 0 with N from true lengths, where statics and its load path stay in the posture as it
// is stated (Kolesnikov 2004, 4.1.8 and 4.1.9). Found by continuation in the share lambda of the load and Newton's method at each
// step; each step is an equilibrium to 1e-10 of the largest terms of its balance, whatever the steps before it.
//
// Strands, wrapping, coupled axes, nodes, springs, stops and contacts that give way are evaluated where they have moved
// to. Loads keep their directions, as in the model. Constraints, rigid contacts, friction and links that break are
// refused. Links that hold at their strength hold it, and take up again where they left when unloaded.
//
// With a support body the root of the model stays where it is and the supported limb moves under it; a remark says so.
//
// A step costs some 5 (1 + 2 rows) evaluations of the posture, of which statics needs one.
struct LargeDisplacementPath : ForcePath {
    LargePathStatus status = LargePathStatus::NotRun;
    Sentence message = sentence("not computed");
    bool isUsable() const { return !parameters.empty(); }  // up to the last parameter
    bool isWhole() const { return status == LargePathStatus::Converged; }

    // Its corners are the steps, from 0.
    Eigen::MatrixXd values;                   // (coordinates x steps), rad or m: the moved posture
    std::vector<std::vector<Vector3>> nodes;  // per step, per node: its place, m, ground frame
    std::vector<Sentence> remarks;            // what else a person should know; sentences
    double residual = 0;                      // largest lack of balance at a step, of its largest terms
    int evaluations = 0;                      // of the posture
};

struct LargePathOptions {
    double step = 0.05;  // of the load; the largest. Shorter where it has to be
    std::stop_token stop;
    int mostEvaluations = std::numeric_limits<int>::max();  // of the posture; beyond it the path ends as not converged
};

// From no load to the whole load of the situation (wholeLoadFactor()).
LargeDisplacementPath solveLargeDisplacementPath(const Mechanism& mechanism, const Situation& situation,
                                                 const LargePathOptions& options = {});

// How far both paths are apart at the full load, or where large displacements end before it.
struct LinearityGap {
    double share = 1;        // of the load, where they are compared
    double tensions = 0;     // largest difference of a link's force, of the largest force of the linear path
    double jointForces = 0;  // largest difference of a joint's force as a vector, of the largest of the linear path
};
inline constexpr double noticeableGap = 0.05;  // above it a remark is due
// Nothing where the linear path ends before the other, or one cannot be used.
std::optional<LinearityGap> linearityGap(const StaticsLoadPath& linear, const LargeDisplacementPath& large);
// What a person should know when both are compared: how far they are apart if that is noticeable, or that large
// displacements end early. Empty: nothing.
Sentence linearityRemark(const StaticsLoadPath& linear, const LargeDisplacementPath& large);

}  // namespace sinew
