#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace sinew {

// A unit behind a number of a formula: deg or the degree sign, rad, m, cm, mm, s, ms, N, kN; angles and lengths also by
// the second or its square, as in deg/s and mm/s^2.
struct FormulaUnit {
    std::size_t size = 0;  // bytes
    double factor = 1;     // to SI and radians
};

// The unit that begins at a place, or nothing: another word, a name that only begins so.
std::optional<FormulaUnit> unitAt(std::string_view text, std::size_t at);

}  // namespace sinew
