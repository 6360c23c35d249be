#pragma once

#include <string>

#include "core/equations/equations.h"

namespace sinew {

// The equations as one C++20 source without dependencies: a struct Parameters with the model's values, and
// calcTerms(parameters, q, qd), which fills the mass matrix A, the velocity terms b and the gravity terms g of
// A q'' + b + g = Q. It compiles without warnings, may be included as a header, and names every cosine and sine once.
std::string equationsCpp(const Equations& equations);

}  // namespace sinew
