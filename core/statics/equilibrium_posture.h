#pragma once

#include <stop_token>
#include <string>

#include <Eigen/Core>

#include "core/base/sentence.h"
#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "core/statics/situation.h"

namespace sinew {

enum class PostureStatus { NotRun, Found, NotFound, InvalidInput, Cancelled };

struct EquilibriumPosture {
    PostureStatus status = PostureStatus::NotRun;
    Sentence message = sentence("not sought");
    bool isUsable() const { return status == PostureStatus::Found; }

    Eigen::VectorXd values;      // per coordinate, rad or m: the posture found, or the nearest to balance when none was
    Eigen::VectorXd unbalanced;  // per coordinate, N m or N: what is left over along the driven ones
    Eigen::VectorXd shortenings;  // per link, m: shorteningsOfPosture(), which give the forces that balance it
    bool stable = false;          // a small push is answered by a force back
};

// Per link, m: the imposed shortenings with which statics at the situation's posture gives the forces of links that are
// unstretched in the rest posture: D0 + l(q) - l0; D0 alone for passive links, which statics stretches itself. The
// situation's shortenings are D0.
Eigen::VectorXd shorteningsOfPosture(const Mechanism& mechanism, const Situation& situation);

// The posture in which every driven coordinate is balanced: its given moment, the loads and the links, which are
// unstretched in the rest posture and pull with k (l(q) - l0 + D0) beyond it. Free coordinates keep their
// angles and are balanced by small displacements, as in statics; locked ones stay. Sought within the coordinates'
// ranges (without a range: half a turn or one metre either way) from the given posture and 63 others spread over the
// ranges; the nearest stable one found is returned, else the nearest. NotFound means that from none of these starts a
// balance exists. Cancelled, within one step of one descent, when `stop` asks for it: the posture given comes back.
EquilibriumPosture findEquilibriumPosture(const Mechanism& mechanism, const Model& model, const Situation& situation,
                                          const std::stop_token& stop = {});

}  // namespace sinew
