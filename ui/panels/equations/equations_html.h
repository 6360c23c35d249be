#pragma once

#include <string>

#include "core/equations/equations.h"

namespace sinew {

// The equations typeset for a rich-text view: the matrix form by its entries, every equation term by term, the formulas
// of the coefficients, and a table of the symbols with values and units. Letters are italic, indices are subscripts, dots
// are derivatives by time. Colours are left to the view.
std::string equationsHtml(const Equations& equations);

// An identifier as letters: "phi_shank", and so "shank_angle", becomes an italic phi with the subscript shank. dots: 0, 1
// or 2 above it.
std::string htmlSymbol(const std::string& identifier, int dots = 0);

}  // namespace sinew
