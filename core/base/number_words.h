#pragma once

#include <cstddef>
#include <string>

#include "core/base/sentence.h"

namespace sinew {

// A number for a sentence: at most six significant digits, such as "0.25" or "3e-09".
std::string inWords(double value);

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
