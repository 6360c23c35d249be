#include "core/math/double_double.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace sinew {

namespace {

constexpr int farthest = 5000;  // exponents beyond lead to zero or infinity, whatever their digits

DoubleDouble wholePower(DoubleDouble base, int exponent)
{
    DoubleDouble result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1)
            result *= base;
        if (exponent > 1)
            base *= base;
    }
    return result;
}

int exponentFrom(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    int exponent = 0;
    if (std::from_chars(text.data(), text.data() + text.size(), exponent).ec != std::errc())
        exponent = farthest;
    return (isNegative ? -1 : 1) * std::min(exponent, farthest);
}

}  // namespace

DoubleDouble timesPowerOfTen(DoubleDouble value, int exponent)
{
    constexpr int step = 200;  // a power of ten that is a double
    while (exponent != 0 && value != 0 && std::isfinite(static_cast<double>(value))) {
        const int by = std::clamp(exponent, -step, step);
        const DoubleDouble factor = wholePower(10, std::abs(by));
        value = by > 0 ? value * factor : value / factor;
        exponent -= by;
    }
    return value;
}

DoubleDouble power(const DoubleDouble& base, double exponent)
{
    constexpr double most = 64;
    if (std::abs(exponent) > most || exponent != std::floor(exponent))
        return std::pow(static_cast<double>(base), exponent);
    const DoubleDouble result = wholePower(base, static_cast<int>(std::abs(exponent)));
    return exponent < 0 ? 1 / result : result;
}

DoubleDouble fromDecimal(std::string_view decimal, const DoubleDouble& factor)
{
    constexpr int mostDigits = 40;  // more than two doubles hold
    const std::size_t e = decimal.find_first_of("eE");
    DoubleDouble digits = 0;
    int count = 0;
    long long exponent = e == std::string_view::npos ? 0 : exponentFrom(decimal.substr(e + 1));
    bool isFraction = false;
    for (const char c : decimal.substr(0, e)) {
        if (c == '.') {
            isFraction = true;
        } else if (c >= '0' && c <= '9') {
            const bool counts = count < mostDigits;
            if (counts)
                digits = digits * 10 + static_cast<double>(c - '0');
            count += count > 0 || c != '0';
            exponent += (counts ? 0 : 1) - (isFraction ? 1 : 0);
        }
    }
    const auto bounded = static_cast<int>(std::clamp<long long>(exponent, -2 * farthest, 2 * farthest));
    const DoubleDouble size = timesPowerOfTen(digits * factor, bounded);
    return decimal.starts_with('-') ? -size : size;
}

}  // namespace sinew
