#pragma once

#include "ui/scene/palette.h"

namespace sinew {

// The colour map viridis (S. van der Walt and N. Smith 2015, in the public domain) at a share in [0, 1]: grows evenly in
// lightness and is read without telling red from green.
Rgb viridis(double share);

}  // namespace sinew
