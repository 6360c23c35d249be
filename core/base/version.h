#pragma once

namespace sinew {

// The program's version, as CMake's project() states it.
const char* version();

}  // namespace sinew
