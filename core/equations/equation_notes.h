#pragma once

#include <vector>

#include "core/equations/equation_symbols.h"

namespace sinew {

// What of the model acts on it, or is asked of it, and is not written out in its equations: a sentence each. The model
// is the one that `symbols` was made for.
std::vector<Sentence> equationNotes(EquationSymbols& symbols);

}  // namespace sinew
