#pragma once

#include <string>

namespace sinew {

// The file of this program, without symbolic links; empty where the system does not tell.
std::string programPath();

}  // namespace sinew
