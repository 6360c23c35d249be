
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "core/base/constants.h"
#include "core/base/number_words.h"

namespace sinew {

namespace {

std::string written(double value, std::chars_format format, int precision)
{
    std::array<char, 512> text = {};  // the largest number has 309 digits
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, format, precision).ptr;
    return {text.data(), end};
}

}  // namespace

std::string withDigits(double value, int digits)
{
    return written(value, std::chars_format::general, digits);
}

std::string withDecimals(double value, int decimals)
{
    const std::string text = written(value, std::chars_format::fixed, decimals);
    const bool isZero = value == 0 || (std::isfinite(value) && text.find_first_of("123456789") == std::string::npos);
    return isZero && text[0] == '-' ? text.substr(1) : text;
}

std::string inWords(double value)
{
    return withDigits(value, 6);
}

Sentence withUnit(Sentence number, std::string_view unit)
{
    if (unit.empty())
        return number;
    // Patterns without words need no translation.
    return filledSentence(unit.starts_with("°") ? "%1%2" : "%1 %2", {std::move(number), unitSymbol(unit)});
}

Sentence amountInWords(double value, bool isAngle)
{
    return isAngle ? sentence("%1 degrees", inWords(value / degree)) : sentence("%1 m", inWords(value));
}

Sentence rateInWords(double value, bool isAngle)
{
    return isAngle ? sentence("%1 degrees/s", inWords(value / degree)) : sentence("%1 m/s", inWords(value));
}

Sentence millimetresInWords(double length, int decimals)
{
    return sentence("%1 mm", withDecimals(1e3 * length, decimals));
}

Sentence countInWords(std::size_t count, Counted what)
{
    switch (what) {
    case Counted::Rows: return count == 1 ? sentence("1 row") : sentence("%1 rows", count);
    case Counted::Columns: return count == 1 ? sentence("1 column") : sentence("%1 columns", count);
    case Counted::Cells: return count == 1 ? sentence("1 cell") : sentence("%1 cells", count);
    case Counted::Numbers: return count == 1 ? sentence("1 number") : sentence("%1 numbers", count);
    }
    return {};
}

}  // namespace sinew
