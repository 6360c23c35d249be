#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/sentence.h"

namespace sinew {

// Numbers for a sentence, with a decimal point whatever the system's language.
// With at most so many significant digits: "0.25", "1.5e+07".
std::string withDigits(double value, int digits);
// With so many decimals: "0.10", never "-0.00".
std::string withDecimals(double value, int decimals);
// With at most six digits.
std::string inWords(double value);

// With the unit, which is in international symbols or empty: "12 mm²", "12.5°".
Sentence withUnit(Sentence number, std::string_view unit);

// A length (m) or an angle (rad) for a sentence: "0.25 m", "14.3 degrees".
Sentence amountInWords(double value, bool isAngle);

// Their rates (m/s, rad/s): "0.25 m/s", "14.3 degrees/s".
Sentence rateInWords(double value, bool isAngle);

// A length (m) in millimetres: "3.2 mm".
Sentence millimetresInWords(double length, int decimals = 1);

enum class Counted { Rows, Columns, Cells, Numbers };

// "1 row", "3 rows".
Sentence countInWords(std::size_t count, Counted what);

}  // namespace sinew
