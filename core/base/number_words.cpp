
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
    std::array<char, 512> text = {};
    const auto end
        = std::to_chars(text.data(), text.data() + text.size(), 1e3 * length, std::chars_format::fixed, decimals).ptr;
    return sentence("%1 mm", std::string(text.data(), end));
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
