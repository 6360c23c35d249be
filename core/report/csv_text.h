#pragma once

#include <string>

namespace sinew {

// A text as one field of comma separated values, quoted where it must be.
std::string csvField(const std::string& text);

// Nine digits; empty when it is not finite.
std::string csvNumber(double number);

}  // namespace sinew
