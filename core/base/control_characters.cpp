#include "core/base/control_characters.h"

namespace sinew {

std::size_t controlCharacterSize(std::string_view text)
{
    const auto byteAt = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    if (text.empty())
        return 0;
    if (byteAt(0) < 0x20 || byteAt(0) == 0x7F)
        return 1;
    return byteAt(0) == 0xC2 && byteAt(1) >= 0x80 && byteAt(1) < 0xA0 ? 2 : 0;
}

std::string withoutControlCharacters(std::string_view text, Layout layout)
{
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const bool isLayout = text[0] == '\n' || text[0] == '\t';
        const std::size_t size = isLayout && layout == Layout::Kept ? 0 : controlCharacterSize(text);
        clean += size > 0 ? '?' : text[0];
        text.remove_prefix(size > 0 ? size : 1);
    }
    return clean;
}

}  // namespace sinew
