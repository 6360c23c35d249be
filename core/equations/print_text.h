#pragma once

#include <string>

#include "core/equations/equations.h"

namespace sinew {

// The equations as plain text (UTF-8) for reading in a fixed-width font: the matrix form by its entries, then every
// equation term by term, the formulas of the coefficients, and a table of the symbols. A prime is a derivative by time.
// Lines are at most about 110 characters.
std::string equationsText(const Equations& equations);

}  // namespace sinew
