#pragma once

#include <string>

namespace sinew {

// A number for a sentence with so many decimals: "0.10", never "-0.00".
std::string withDecimals(double value, int decimals);

// With at most so many significant digits: "0.25", "1.5e+07".
std::string withDigits(double value, int digits);

}  // namespace sinew
