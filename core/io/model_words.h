#pragma once

#include "core/schema/words.h"

namespace sinew {

inline constexpr const char* modelFormat = "sinew-model";
inline constexpr int modelVersion = 1;

}  // namespace sinew
