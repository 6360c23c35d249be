#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sinew {

// How many bytes of the beginning of a UTF-8 text are a control character, by which a text could steer the terminal that it is
// printed on: C0 (line breaks and tabs too), DEL, and C1, U+0080 to U+009F. 0: it is none.
std::size_t controlCharacterSize(std::string_view text);

// Each of them becomes '?'; line breaks and tabs stay if they may.
enum class Layout { Kept, Replaced };
std::string withoutControlCharacters(std::string_view text, Layout layout);

}  // namespace sinew
