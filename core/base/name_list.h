#pragma once

#include <string>
#include <vector>

namespace sinew {

// Names for a sentence: "'hip', 'knee'".
std::string nameList(const std::vector<std::string>& names);

}  // namespace sinew
