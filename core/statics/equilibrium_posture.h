#pragma once

#include <string>

#include <Eigen/Core>

#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "core/statics/situation.h"

namespace sinew {

enum class PostureStatus { NotRun, Found, NotFound, InvalidInput };

struct EquilibriumPosture {
    PostureStatus status = PostureStatus::NotRun;
    std::string message = "not sought";
    bool isUsable() const { return status == PostureStatus::Found; }

    Eigen::VectorXd values;      // per coordinate, rad or m: the posture found, or the nearest to balance when none was
    Eigen::VectorXd unbalanced;  // per coordinate, N m or N: what is left over along the driven ones
    // Per link, m: the imposed shortenings with which statics at the posture gives the forces that balance it: D0 +
    // l(q) - l0.
    Eigen::VectorXd shortenings;
    bool stable = false;  // a small push is answered by a force back
};

// The posture in which every driven coordinate is balanced: its given moment, the loads and the links, which are
// unstretched in the model's own posture and pull with k (l(q) - l0 + D0) beyond it. Free coordinates keep their
// angles and are balanced by small displacements, as in statics; locked ones stay. Sought within the coordinates'
// ranges (without a range: half a turn or one metre either way) from the given posture and 63 others spread over the
// ranges; the nearest stable one found is returned, else the nearest. NotFound means that from none of these starts a
// balance exists.
EquilibriumPosture findEquilibriumPosture(const Mechanism& mechanism, const Model& model, const Situation& situation);

}  // namespace sinew
