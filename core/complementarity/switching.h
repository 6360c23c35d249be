#pragma once

#include <Eigen/Core>

namespace sinew {

enum class SwitchingChange {
    Start,     // nothing switched yet
    Releases,  // the link leaves the solution: it goes slack
    Engages,   // the link takes up force again
    Yields,    // the link reaches its upper limit
    Breaks,    // the link reaches its strength and is gone for good
};

// One step of the algorithmic history: which row switched and the state after it.
struct SwitchingStep {
    int step = 1;  // from 1; step 1 is the first full solve
    int row = -1;  // from 0; -1 at the start
    SwitchingChange change = SwitchingChange::Start;
    Eigen::VectorXd values;     // forces (link problem) or unknowns X (LCP) after the switch
    Eigen::VectorXd freeTerms;  // LCP: Y after the switch; empty for a link problem
};

enum class SolveStatus {
    NotRun,
    Solved,        // verified; may be used
    Infeasible,    // no solution exists; `message` and the certificate say why
    Contradictory,  // link problem: no displacement fulfils what rigid links impose; their forces would have no bound
    InvalidInput,  // sizes, signs or numbers are wrong
    NotConverged,  // the answer did not pass its own verification; must not be used
    Ray,           // Lemke's method ended on a ray: no answer, and no proof that there is none
    Wrong,         // a published rule came to its end with an answer that is none
    Cancelled,     // the caller ended it; there is no answer
};

}  // namespace sinew
