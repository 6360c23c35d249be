#pragma once

#include <optional>

#include "core/fixation/measured_femur.h"

namespace sinew {

// How far the bone reaches further behind the shaft's axis than before it, from where neck and shaft cross to 60 mm
// below, m, at its most: the lesser trochanter and the crest above it stand behind in every femur. In the plane of neck
// and shaft, as the side that the femur is taken for has it; negative: they stand before it, as in a femur of the other
// side. Nothing where the bone is about as round as a tube, or where it bulges on both sides. Needs shaft and neck. Cost:
// 16 cuts through the mesh.
std::optional<double> trochanterBehind(const MeasuredFemur& femur);

// Which way is forward by neck and shaft, as the side that the femur is taken for has it: unit vector square to both.
Vector3 forwardOf(const MeasuredFemur& femur);

}  // namespace sinew
