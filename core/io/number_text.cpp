#include "core/io/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace sinew {

namespace {

static_assert(std::numeric_limits<long double>::digits >= 64, "angles need a few bits more than a double has");

// Digits d.ddd and the decimal exponent of the first, as to_chars writes them in scientific form.
struct Decimal {
    bool isNegative = false;
    std::string digits;
    int exponent = 0;
};

Decimal decimalFrom(std::string_view scientific)
{
    Decimal decimal;
    const std::size_t e = scientific.find('e');
    for (const char c : scientific.substr(0, e)) {
        if (c == '-')
            decimal.isNegative = true;
        else if (c != '.')
            decimal.digits += c;
    }
    while (decimal.digits.size() > 1 && decimal.digits.back() == '0')
        decimal.digits.pop_back();
    std::string_view exponent = scientific.substr(e + 1);
    if (exponent.front() == '+')
        exponent.remove_prefix(1);
    std::from_chars(exponent.data(), exponent.data() + exponent.size(), decimal.exponent);
    return decimal;
}

std::string layOut(const Decimal& decimal)
{
    constexpr int smallestPlain = -5, largestPlain = 6;
    const std::string& digits = decimal.digits;
    if (digits == "0")
        return "0";
    std::string text = decimal.isNegative ? "-" : "";
    if (decimal.exponent < smallestPlain || decimal.exponent > largestPlain) {
        text += digits.front();
        if (digits.size() > 1)
            text += '.' + digits.substr(1);
        return text + 'e' + std::to_string(decimal.exponent);
    }
    if (decimal.exponent < 0)
        return text + "0." + std::string(static_cast<std::size_t>(-decimal.exponent - 1), '0') + digits;
    const auto whole = static_cast<std::size_t>(decimal.exponent) + 1;
    if (digits.size() <= whole)
        return text + digits + std::string(whole - digits.size(), '0');
    return text + digits.substr(0, whole) + '.' + digits.substr(whole);
}

// Whether a number that no floating-point type holds is tiny rather than huge.
bool isTiny(std::string_view text)
{
    const std::size_t e = text.find_first_of("eE");
    if (e != std::string_view::npos)
        return text.substr(e + 1).starts_with('-');
    return text.starts_with("0.") || text.starts_with("-0.");
}

template <class T>
std::optional<T> parse(std::string_view text)
{
    T value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec == std::errc())
        return value;
    return result.ec == std::errc::result_out_of_range && isTiny(text) ? std::optional<T>(0) : std::nullopt;
}

}  // namespace

std::string numberText(double value)
{
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    return layOut(decimalFrom({buffer.data(), end.ptr}));
}

std::string numberText(double value, long double factor)
{
    if (factor == 1)
        return numberText(value);
    const long double inFile = static_cast<long double>(value) / factor;
    // A decimal of 15 digits or fewer that leads to the value is nearer to the quotient than any other of 15, so
    // shorter ones are found there with zeros at their end, which are cut off.
    constexpr int fewestDigits = std::numeric_limits<double>::digits10;
    constexpr int mostDigits = std::numeric_limits<long double>::max_digits10;
    std::string text;
    for (int digits = fewestDigits; digits <= mostDigits; ++digits) {
        std::array<char, 64> buffer{};
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), inFile,
                                       std::chars_format::scientific, digits - 1);
        text = layOut(decimalFrom({buffer.data(), end.ptr}));
        if (readNumber(text, factor) == value)
            break;
    }
    return text;
}

std::optional<double> readNumber(std::string_view text, long double factor)
{
    if (factor == 1)
        return parse<double>(text);
    const std::optional<long double> inFile = parse<long double>(text);
    if (!inFile)
        return std::nullopt;
    const auto value = static_cast<double>(*inFile * factor);
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace sinew
