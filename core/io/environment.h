#pragma once

#include <string>

namespace sinew {

// A variable of the process's environment; empty: there is none. The only place where core asks for one is
// resourceFolder().
std::string environmentVariable(const char* name);

}  // namespace sinew
