#pragma once

#include <cstddef>
#include <string>

namespace sinew {

// As printf, up to 255 bytes.
[[gnu::format(printf, 1, 2)]] std::string formatted(const char* format, ...);

// In characters, so that names in any language line up.
std::size_t widthOf(const std::string& text);

// With blanks behind it, to a width.
std::string padded(std::string text, std::size_t width);

}  // namespace sinew
