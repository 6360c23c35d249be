#pragma once

#include <cstddef>
#include <string_view>

namespace sinew {

// The offset of the first byte that is no part of well-formed UTF-8 (RFC 3629: no overlong forms, no surrogates,
// nothing above U+10FFFF), or npos when there is none.
std::size_t findInvalidUtf8(std::string_view text);

// The number of code points of well-formed UTF-8.
std::size_t countCodePoints(std::string_view text);

}  // namespace sinew
