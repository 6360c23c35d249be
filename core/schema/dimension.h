#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "core/base/sentence.h"
#include "core/math/double_double.h"

namespace sinew {

// Exponents of m, kg, s, rad and BW.
using Dimension = std::array<double, 5>;
inline constexpr Dimension pureNumber{};
inline constexpr Dimension length{1, 0, 0, 0, 0}, mass{0, 1, 0, 0, 0}, time{0, 0, 1, 0, 0}, angle{0, 0, 0, 1, 0};
inline constexpr Dimension force{1, 1, -2, 0, 0}, moment{2, 1, -2, 0, 0}, pressure{-1, 1, -2, 0, 0};

// Values have more digits than a double, so that 12 mm is the double nearest to 0.012 and 30 degrees are saved as 30.
struct UnitWord {
    const char* name;
    DoubleDouble inSi;
    Dimension dimension;
};

std::span<const UnitWord> unitWords();

// The unit of that name alone, such as "mm", or nullptr.
const UnitWord* findUnit(std::string_view name);

// "a length", "an angle"
Sentence nameOf(const Dimension& dimension);

}  // namespace sinew
