#pragma once

#include "core/base/sentence.h"
#include "core/statics/large_displacement_path.h"
#include "core/statics/statics.h"

namespace sinew {

// A solved posture followed to where its own displacements move it, all links being springs of the stiffness they have:
// what small displacements leave out, beside the answer without it.
struct FollowedPosture {
    LargePathStatus status = LargePathStatus::NotRun;  // NotRun: it moves too little to be worth it
    PostureMove move;                                  // of the answer: the largest
    double amount = 0;  // rad or m: the same followed; only where it converged, and not of a node
    bool hasAmount = false;
    int joint = -1;                // of the model: where the resultant changes most; -1: none is loaded
    double before = 0, after = 0;  // N, its resultants
    Sentence words;                // all of it; empty: nothing to say
};

// How many evaluations of the posture are worth a remark: a hip with 30 muscles takes about 1 000.
inline constexpr int mostFollowing = 20000;

// solution: of the situation, by stiffness. Cost: see LargeDisplacementPath; nothing where the posture moves little.
FollowedPosture followPosture(const Mechanism& mechanism, const Situation& situation, const StaticsSolution& solution,
                              const std::stop_token& stop = {});

}  // namespace sinew
