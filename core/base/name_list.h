#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/sentence.h"

namespace sinew {

// Names for a sentence: "'hip', 'knee'".
Sentence nameList(const std::vector<std::string>& names);

// The first few: "hip, knee and 3 more".
Sentence firstOf(const std::vector<std::string>& words, std::size_t most);

// "hip, knee and ankle".
Sentence joinedByAnd(const std::vector<std::string>& words);

// "hip, knee or ankle".
Sentence joinedByOr(const std::vector<std::string>& words);

// "no mass, two parents".
Sentence joinedByCommas(const std::vector<Sentence>& parts);

}  // namespace sinew
