#include "core/math/formula_characters.h"

#include <charconv>
#include <system_error>

namespace sinew {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isNameCharacter(char c)
{
    return isLetter(c) || isDigit(c) || c == '.';
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::size_t endOfNumber(std::string_view text, std::size_t at)
{
    const auto digits = [text](std::size_t i) {
        while (i < text.size() && isDigit(text[i]))
            ++i;
        return i;
    };
    std::size_t end = digits(at), count = end - at;
    if (end < text.size() && text[end] == '.') {
        const std::size_t fraction = digits(end + 1);
        count += fraction - end - 1;
        end = fraction;
    }
    if (count == 0)
        return at;
    if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
        std::size_t exponent = end + 1;
        if (exponent < text.size() && (text[exponent] == '+' || text[exponent] == '-'))
            ++exponent;
        if (digits(exponent) > exponent)
            end = digits(exponent);
    }
    return end;
}

std::optional<double> numberFrom(std::string_view text)
{
    double number = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc())
        return number;
    const std::size_t e = text.find_first_of("eE");
    const bool isTiny = e != std::string_view::npos ? text.substr(e + 1).starts_with('-')
                                                    : text.find('.') == text.find_first_not_of('0');
    return isTiny ? std::optional(0.0) : std::nullopt;
}

std::string quotedCharacter(std::string_view text, std::size_t at)
{
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0u) == 0x80u)
        ++end;
    return "'" + std::string(text.substr(at, end - at)) + "'";
}

}  // namespace sinew
