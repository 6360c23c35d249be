#pragma once

#include <vector>

#include "core/fixation/femur_geometry.h"
#include "core/model/body.h"

namespace sinew {

// What a femur of that shape is drawn from, in its standing frame (FemurFrame), right or left as the shape says: the
// landmarks of every femur, and those that only such a shape knows. See makeFemurField(). The shape must not be refused.
std::vector<Landmark> femurLandmarks(const FemurShape& shape);

}  // namespace sinew
