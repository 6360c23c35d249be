#pragma once

#include <cmath>
#include <string_view>

namespace sinew {

// A number as the sum of two doubles that do not overlap: some 106 bits, the same on every machine, from 1e-290 to
// 1e308 in size; nearer to zero it has the bits that a double has there. Sums and products are exact to a few 1e-32 of
// the result (Dekker 1971; Knuth 1969, section 4.2.2).
class DoubleDouble {
public:
    constexpr DoubleDouble(double value = 0) : m_high(value) {}
    // `low` is at most half a unit in the last place of `high`.
    constexpr DoubleDouble(double high, double low) : m_high(high), m_low(low) {}

    constexpr explicit operator double() const { return m_high; }  // the nearest one

    constexpr DoubleDouble operator-() const { return {-m_high, -m_low}; }

    friend DoubleDouble operator+(const DoubleDouble& a, const DoubleDouble& b)
    {
        const DoubleDouble high = sum(a.m_high, b.m_high), low = sum(a.m_low, b.m_low);
        const DoubleDouble both = ordered(high.m_high, high.m_low + low.m_high);
        return ordered(both.m_high, both.m_low + low.m_low);
    }
    friend DoubleDouble operator-(const DoubleDouble& a, const DoubleDouble& b) { return a + -b; }
    friend DoubleDouble operator*(const DoubleDouble& a, const DoubleDouble& b)
    {
        const double product = a.m_high * b.m_high;
        const double rest = std::fma(a.m_high, b.m_high, -product);
        return ordered(product, rest + (a.m_high * b.m_low + a.m_low * b.m_high));
    }
    friend DoubleDouble operator/(const DoubleDouble& a, const DoubleDouble& b)
    {
        const double first = a.m_high / b.m_high;
        const DoubleDouble rest = a - b * DoubleDouble(first);
        const double second = rest.m_high / b.m_high;
        const double third = (rest - b * DoubleDouble(second)).m_high / b.m_high;
        const DoubleDouble both = ordered(first, second);
        return ordered(both.m_high, both.m_low + third);
    }
    DoubleDouble& operator+=(const DoubleDouble& other) { return *this = *this + other; }
    DoubleDouble& operator*=(const DoubleDouble& other) { return *this = *this * other; }
    DoubleDouble& operator/=(const DoubleDouble& other) { return *this = *this / other; }

    friend constexpr bool operator==(const DoubleDouble&, const DoubleDouble&) = default;

private:
    static DoubleDouble ordered(double large, double small)
    {
        const double both = large + small;
        return {both, small - (both - large)};
    }
    static DoubleDouble sum(double a, double b)
    {
        const double both = a + b, ofB = both - a;
        return {both, (a - (both - ofB)) + (b - ofB)};
    }

    double m_high = 0, m_low = 0;
};

// value 10^exponent; infinite or not a number where that is beyond a double.
DoubleDouble timesPowerOfTen(DoubleDouble value, int exponent);

// base^exponent: by products for whole exponents to 64, else as accurate as a double's.
DoubleDouble power(const DoubleDouble& base, double exponent);

// factor times the number that a decimal says, such as -12.5e3, which has digits, one point at most and an exponent or
// none; infinite or not a number where that is beyond a double.
DoubleDouble fromDecimal(std::string_view decimal, const DoubleDouble& factor = 1);

inline constexpr DoubleDouble exactPi{0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53};
inline constexpr DoubleDouble radiansPerDegree{0x1.1df46a2529d39p-6, 0x1.5c1d8becdd291p-62};

// The double nearest to the angle.
inline double radiansFromDegrees(double degrees)
{
    return static_cast<double>(DoubleDouble(degrees) * radiansPerDegree);
}

}  // namespace sinew
