#include "core/report/text_columns.h"

#include <algorithm>
#include <cstdarg>
#include <cstdio>

namespace sinew {

std::string formatted(const char* format, ...)
{
    char text[256];
    std::va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

std::size_t widthOf(const std::string& text)
{
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), isStart));
}

std::string padded(std::string text, std::size_t width)
{
    const std::size_t length = widthOf(text);
    return text.append(width - std::min(width, length), ' ');
}

}  // namespace sinew
