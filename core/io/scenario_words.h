#pragma once

namespace sinew {

inline constexpr const char* scenarioFormat = "sinew-scenario";
inline constexpr int scenarioVersion = 1;

}  // namespace sinew
