#include "core/base/number_words.h"

#include <array>
#include <charconv>
#include <numbers>

namespace sinew {

std::string inWords(double value)
{
    std::array<char, 32> text = {};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 6).ptr;
    return {text.data(), end};
}

std::string amountInWords(double value, bool isAngle)
{
    constexpr double degree = std::numbers::pi / 180;
    return isAngle ? inWords(value / degree) + " degrees" : inWords(value) + " m";
}

}  // namespace sinew
