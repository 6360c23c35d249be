#pragma once

#include <vector>

#include "core/equations/equation_symbols.h"

namespace sinew {

// The rows of the model's constraints in closed form, from the arms and places of the tree; without those of couplings.
std::vector<EquationConstraint> closedConstraints(EquationSymbols& symbols);

// The same rows with those of couplings among them, in the model's order.
std::vector<EquationConstraint> withCouplings(std::vector<EquationConstraint> rows, EquationSymbols& symbols);

// The generalised efforts of the model's loads in closed form; none when it has no loads.
std::vector<Expression> closedLoads(EquationSymbols& symbols);

// Whether the tree knows the places of all bodies and coordinates that constraints and loads name.
bool arePlacesKnown(const EquationTree& tree, const Model& model);

}  // namespace sinew
