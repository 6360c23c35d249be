#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/sentence.h"

namespace sinew {

// The candidate nearest to what was typed, by edit distance (Damerau, adjacent swaps count one), or an empty string
// when none is near enough to be meant: at most a third of the longer word's letters may differ.
std::string suggest(std::string_view typed, const std::vector<std::string>& candidates);

// "did you mean 'femur'?" or nothing.
Sentence didYouMean(std::string_view typed, const std::vector<std::string>& candidates);

// The name that such a hint offers, or nothing.
std::string suggestionIn(const Sentence& hint);

// "femur, pelvis", for "it is one of ...".
std::string listed(const std::vector<std::string>& words);

}  // namespace sinew
