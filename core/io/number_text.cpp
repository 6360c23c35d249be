#include "core/io/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace sinew {

namespace {

constexpr std::size_t mostDigits = 21;  // a few more than any double in another unit needs

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

std::optional<double> parse(std::string_view text)
{
    double value = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), value);
    if (result.ec == std::errc())
        return value;
    return result.ec == std::errc::result_out_of_range && isTiny(text) ? std::optional(0.0) : std::nullopt;
}

// value/factor, which is not zero, to more digits than are written.
Decimal quotient(double value, const DoubleDouble& factor)
{
    Decimal decimal{value < 0, {}, static_cast<int>(std::floor(std::log10(std::abs(value))))};
    DoubleDouble rest = timesPowerOfTen(std::abs(value), -decimal.exponent) / factor;
    for (; static_cast<double>(rest) >= 10; ++decimal.exponent)
        rest /= 10;
    for (; static_cast<double>(rest) < 1; --decimal.exponent)
        rest *= 10;
    for (std::size_t i = 0; i < mostDigits + 2; ++i) {
        double digit = std::floor(static_cast<double>(rest));
        if (static_cast<double>(rest - digit) < 0)
            --digit;
        decimal.digits += static_cast<char>('0' + static_cast<int>(digit));
        rest = (rest - digit) * 10;
    }
    return decimal;
}

// To the nearest of that many digits, without zeros at the end.
Decimal rounded(Decimal decimal, std::size_t digits)
{
    const bool isUp = decimal.digits[digits] >= '5';
    decimal.digits.resize(digits);
    if (isUp) {
        while (!decimal.digits.empty() && decimal.digits.back() == '9')
            decimal.digits.pop_back();
        if (decimal.digits.empty()) {
            decimal.digits = "1";
            ++decimal.exponent;
        } else {
            ++decimal.digits.back();
        }
    }
    while (decimal.digits.size() > 1 && decimal.digits.back() == '0')
        decimal.digits.pop_back();
    return decimal;
}

}  // namespace

std::string numberText(double value)
{
    std::array<char, 64> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific);
    return layOut(decimalFrom({buffer.data(), end.ptr}));
}

std::string numberText(double value, const DoubleDouble& factor)
{
    if (factor == 1 || value == 0)
        return numberText(value);
    // A decimal of 15 digits or fewer that leads to the value is nearer to the quotient than any other of 15, so
    // shorter ones are found there with zeros at their end, which are cut off.
    constexpr std::size_t fewestDigits = std::numeric_limits<double>::digits10;
    const Decimal all = quotient(value, factor);
    std::string text;
    for (std::size_t digits = fewestDigits; digits <= mostDigits; ++digits) {
        text = layOut(rounded(all, digits));
        if (readNumber(text, factor) == value)
            break;
    }
    return text;
}

std::optional<double> readNumber(std::string_view text, const DoubleDouble& factor)
{
    if (factor == 1)
        return parse(text);
    const auto value = static_cast<double>(fromDecimal(text, factor));
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

}  // namespace sinew
