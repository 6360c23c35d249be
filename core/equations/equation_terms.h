#pragma once

#include <vector>

#include "core/equations/link_tree.h"

namespace sinew {

// The left-hand sides A q'' + velocity + gravity, before they are put in order for reading.
struct EquationTerms {
    std::vector<Expression> mass;      // A by rows, n x n
    std::vector<Expression> velocity;  // n
    std::vector<Expression> gravity;   // n
};

// Three ways to the same terms. Each writes the formulas of the coefficients into the tree, which must have none yet.

// Lagrange's equations of the second kind: forms T and V, then d/dt dT/dq' - dT/dq + dV/dq.
EquationTerms composeByLagrange(LinkTree& tree);

// From mu and the dot products of the directions and their derivatives (Borisov, Kaspirovich, Mukharlyamov 2021).
EquationTerms composeByMatrices(LinkTree& tree);

// Adds one link after another to the equations of those before it (Borisov 2018): the new link borders them, and its
// mass goes into the coefficients of all that carry it.
EquationTerms composeByRecurrence(LinkTree& tree);

}  // namespace sinew
