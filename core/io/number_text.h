#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/schema/units.h"

namespace sinew {

// Numbers as they stand in files; for factors see core/schema/units.h.

// The shortest decimal that reads as the same double. Plain from 0.00001 to 9999999, else with an exponent (1.7e10).
// Zero has no sign. The number must be finite.
std::string numberText(double value);

// The shortest decimal in the file's unit that readNumber() turns into the same double. The value must be finite.
std::string numberText(double value, const DoubleDouble& factor);

// The value in the model's unit of a number written by JSON's grammar; nothing when it is too large for a double. One
// that is too small becomes zero.
std::optional<double> readNumber(std::string_view text, const DoubleDouble& factor = 1);

}  // namespace sinew
