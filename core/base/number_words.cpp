
#include <array>
#include <charconv>

#include "core/base/constants.h"
#include "core/base/number_words.h"

namespace sinew {

std::string inWords(double value)
{
    std::array<char, 32> text = {};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 6).ptr;
    return {text.data(), end};
}

std::string amountInWords(double value, bool isAngle)
{
    return isAngle ? inWords(value / degree) + " degrees" : inWords(value) + " m";
}

std::string millimetresInWords(double length, int decimals)
{
    std::array<char, 512> text = {};
    const auto end
        = std::to_chars(text.data(), text.data() + text.size(), 1e3 * length, std::chars_format::fixed, decimals).ptr;
    return std::string(text.data(), end) + " mm";
}

std::string countInWords(std::size_t count, const char* what)
{
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

}  // namespace sinew
