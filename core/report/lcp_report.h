#pragma once

#include <iosfwd>

#include "core/complementarity/lcp_problem.h"
#include "core/io/json_writer.h"

namespace sinew {

// "solved", "infeasible", "invalid_input", "not_converged", "ray", "wrong" or "not_run".
const char* statusName(SolveStatus status);

// {"status", "message", "X", "Y", "residual", "method", "pivots", "history"}. X, Y and residual are null where there is
// no answer. history: {"step", "row", "change", "X", "Y"}; row counts from 0 and is null at the start, change is
// "start", "enters", "leaves" or "to upper".
JsonValue lcpSolutionJson(const LcpSolution& solution);

// For a person at a terminal: the message, the method, X and Y by rows and which side of each holds, the history.
void writeLcpText(const LcpProblem& problem, const LcpSolution& solution, std::ostream& stream);

}  // namespace sinew
