#pragma once

#include <cstddef>
#include <string>

namespace sinew {

// A number for a sentence: at most six significant digits, such as "0.25" or "3e-09".
std::string inWords(double value);

// A length (m) or an angle (rad) for a sentence: "0.25 m", "14.3 degrees".
std::string amountInWords(double value, bool isAngle);

// A length (m) in millimetres: "3.2 mm".
std::string millimetresInWords(double length, int decimals = 1);

// "1 row", "3 rows".
std::string countInWords(std::size_t count, const char* what);

}  // namespace sinew
