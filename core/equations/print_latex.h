#pragma once

#include <string>

#include "core/equations/equations.h"

namespace sinew {

struct LatexOptions {
    bool wholeDocument = true;  // false: the body only, to be put into a document that uses amsmath
};

// The equations in LaTeX with amsmath and nothing else: the matrix form by its entries, every equation term by term,
// the formulas of the coefficients, and the symbols with their values. Names become letters with subscripts.
std::string equationsLatex(const Equations& equations, const LatexOptions& options = {});

}  // namespace sinew
