#pragma once

#include <string>

namespace sinew {

// A number for a sentence: at most six significant digits, such as "0.25" or "3e-09".
std::string inWords(double value);

}  // namespace sinew
