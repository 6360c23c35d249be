#pragma once

#include "core/complementarity/lcp_check.h"
#include "core/complementarity/lcp_problem.h"

namespace sinew {

// The rules of Kolesnikov 2004 exactly as published, for study and for showing where they hold (help page 'The order
// law'). Equality rows are eliminated first, without the rule. A symmetric positive definite, bounds zero and infinity.
//
// Kolesnikov1: while a free term is negative, exchange X_i and Y_i of the most negative one; a row may come twice, and
//     a set that comes twice means that it would cycle for ever: it stops there.
// Kolesnikov2: the same order as forward elimination among rows not yet chosen, then one back-substitution.
// SwitchingOff: all rows active at first; the one with the most negative X leaves, until none is negative.
//
// Status Solved when the answer passes verification, else Wrong with a message that says plainly what is wrong (the
// rule cycles; X < 0 in row 1; Y < 0 in row 0); X, Y are then what the rule ended on. InvalidInput where the rule does
// not apply (bounds, an A that is not symmetric or not positive definite).
void solveByPublishedRule(LcpMethod rule, const LcpProblem& problem, const LcpBounds& bounds, bool keepHistory,
                          LcpSolution& solution);

}  // namespace sinew
