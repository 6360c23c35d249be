#include "core/base/utf8.h"

#include <algorithm>

namespace sinew {

namespace {

// How a lead byte goes on: the number of bytes that follow and the range of the first of them, which is narrower than
// 0x80..0xBF where an overlong form, a surrogate or a value above U+10FFFF would begin.
struct Sequence {
    std::size_t following = 0;
    unsigned char low = 0x80;
    unsigned char high = 0xBF;
    bool isValid = true;
};

Sequence sequenceOf(unsigned char lead)
{
    if (lead < 0x80)
        return {};
    if (lead >= 0xC2 && lead <= 0xDF)
        return {1};
    if (lead == 0xE0)
        return {2, 0xA0, 0xBF};
    if (lead == 0xED)
        return {2, 0x80, 0x9F};
    if (lead >= 0xE1 && lead <= 0xEF)
        return {2};
    if (lead == 0xF0)
        return {3, 0x90, 0xBF};
    if (lead >= 0xF1 && lead <= 0xF3)
        return {3};
    if (lead == 0xF4)
        return {3, 0x80, 0x8F};
    return {0, 0, 0, false};
}

}  // namespace

std::size_t findInvalidUtf8(std::string_view text)
{
    std::size_t i = 0;
    while (i < text.size()) {
        const Sequence sequence = sequenceOf(static_cast<unsigned char>(text[i]));
        if (!sequence.isValid || sequence.following >= text.size() - i)
            return i;
        for (std::size_t k = 1; k <= sequence.following; ++k) {
            const auto byte = static_cast<unsigned char>(text[i + k]);
            const bool fits = k == 1 ? byte >= sequence.low && byte <= sequence.high : byte >= 0x80 && byte <= 0xBF;
            if (!fits)
                return i;
        }
        i += 1 + sequence.following;
    }
    return std::string_view::npos;
}

std::size_t countCodePoints(std::string_view text)
{
    const auto isLead = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isLead));
}

}  // namespace sinew
