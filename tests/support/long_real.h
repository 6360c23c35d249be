#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace sinew::test {

// A real number of 1024 bits for checks that double precision cannot do: sign, binary exponent and a fraction in
// [1/2, 1), truncated. Plain and slow.
class LongReal {
public:
    LongReal() = default;
    LongReal(double value)
    {
        if (value == 0)
            return;
        int exponent = 0;
        double fraction = std::frexp(std::abs(value), &exponent);
        m_negative = value < 0;
        m_exponent = exponent;
        for (std::size_t i = 0; i < 2; ++i) {  // 64 bits hold a double
            fraction *= 4294967296.0;
            m_digits[i] = static_cast<std::uint32_t>(fraction);
            fraction -= m_digits[i];
        }
    }

    bool isZero() const { return m_digits[0] == 0; }
    bool isNegative() const { return m_negative; }
    // Exponent of the power of two just above the magnitude.
    std::int64_t exponent() const { return m_exponent; }
    double toDouble() const
    {
        const double fraction = m_digits[0] * 0x1p-32 + m_digits[1] * 0x1p-64 + m_digits[2] * 0x1p-96;
        const double value = std::ldexp(fraction, static_cast<int>(std::clamp<std::int64_t>(m_exponent, -2000, 2000)));
        return m_negative ? -value : value;
    }

    LongReal operator-() const
    {
        LongReal result = *this;
        result.m_negative = !m_negative && !isZero();
        return result;
    }
    friend LongReal operator+(const LongReal& a, const LongReal& b)
    {
        if (a.isZero() || b.isZero())
            return a.isZero() ? b : a;
        const bool aIsLarger = compareMagnitudes(a, b) >= 0;
        const LongReal &large = aIsLarger ? a : b, &small = aIsLarger ? b : a;
        const std::int64_t shift = large.m_exponent - small.m_exponent;
        if (shift >= std::int64_t{32} * static_cast<std::int64_t>(size))
            return large;
        const Digits moved = shifted(small.m_digits, static_cast<int>(shift));
        LongReal result = large;
        std::int64_t carry = 0;
        for (std::size_t i = size; i-- > 0;) {
            const std::int64_t sum = std::int64_t(large.m_digits[i])
                                     + (a.m_negative == b.m_negative ? 1 : -1) * std::int64_t(moved[i]) + carry;
            result.m_digits[i] = static_cast<std::uint32_t>(sum & 0xffffffff);
            carry = sum >> 32;
        }
        if (carry > 0) {
            result.m_digits = shifted(result.m_digits, 1);
            result.m_digits[0] |= 0x80000000U;
            ++result.m_exponent;
        }
        result.normalise();
        return result;
    }
    friend LongReal operator-(const LongReal& a, const LongReal& b) { return a + -b; }
    friend LongReal operator*(const LongReal& a, const LongReal& b)
    {
        if (a.isZero() || b.isZero())
            return {};
        std::array<std::uint64_t, 2 * size + 1> product{};
        for (std::size_t i = size; i-- > 0;) {
            std::uint64_t carry = 0;
            for (std::size_t j = size; j-- > 0;) {
                const std::uint64_t sum = product[i + j + 1] + std::uint64_t(a.m_digits[i]) * b.m_digits[j] + carry;
                product[i + j + 1] = sum & 0xffffffff;
                carry = sum >> 32;
            }
            product[i] += carry;
        }
        LongReal result;
        result.m_negative = a.m_negative != b.m_negative;
        result.m_exponent = a.m_exponent + b.m_exponent;
        for (std::size_t i = 0; i < size; ++i)
            result.m_digits[i] = static_cast<std::uint32_t>(product[i]);
        result.normalise();
        return result;
    }
    // By Newton's method for the reciprocal.
    friend LongReal operator/(const LongReal& a, const LongReal& b)
    {
        LongReal unit = b;
        unit.m_exponent = 0;
        unit.m_negative = false;
        LongReal reciprocal(1 / unit.toDouble());
        for (int bits = 50; bits < 32 * static_cast<int>(size); bits *= 2)
            reciprocal = reciprocal + reciprocal * (LongReal(1) - unit * reciprocal);
        LongReal result = a * reciprocal;
        result.m_exponent -= b.m_exponent;
        result.m_negative = a.m_negative != b.m_negative && !result.isZero();
        return result;
    }
    friend bool isSmaller(const LongReal& a, const LongReal& b) { return compareMagnitudes(a, b) < 0; }

private:
    static constexpr std::size_t size = 32;
    using Digits = std::array<std::uint32_t, size>;

    static int compareMagnitudes(const LongReal& a, const LongReal& b)
    {
        if (a.isZero() || b.isZero())
            return int(!a.isZero()) - int(!b.isZero());
        if (a.m_exponent != b.m_exponent)
            return a.m_exponent < b.m_exponent ? -1 : 1;
        for (std::size_t i = 0; i < size; ++i) {
            if (a.m_digits[i] != b.m_digits[i])
                return a.m_digits[i] < b.m_digits[i] ? -1 : 1;
        }
        return 0;
    }
    // To the right, by any number of bits.
    static Digits shifted(const Digits& digits, int bits)
    {
        Digits result{};
        const auto whole = static_cast<std::size_t>(bits / 32);
        const int rest = bits % 32;
        for (std::size_t i = whole; i < size; ++i) {
            result[i] = digits[i - whole] >> rest;
            if (rest > 0 && i > whole)
                result[i] |= digits[i - whole - 1] << (32 - rest);
        }
        return result;
    }
    void normalise()
    {
        std::size_t first = 0;
        while (first < size && m_digits[first] == 0)
            ++first;
        if (first == size) {
            *this = LongReal();
            return;
        }
        int bits = 0;
        while ((m_digits[first] << bits & 0x80000000U) == 0)
            ++bits;
        Digits result{};
        for (std::size_t i = first; i < size; ++i) {
            result[i - first] = m_digits[i] << bits;
            if (bits > 0 && i + 1 < size)
                result[i - first] |= m_digits[i + 1] >> (32 - bits);
        }
        m_digits = result;
        m_exponent -= static_cast<std::int64_t>(32 * first) + bits;
    }

    bool m_negative = false;
    std::int64_t m_exponent = 0;
    Digits m_digits{};
};

}  // namespace sinew::test
