#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sinew {

// Numbers as they stand in files. A factor turns the file's unit into the model's: model = file * factor, such as
// radiansPerDegree for an angle. Factors and products are long double, so that every double has a decimal in the
// file's unit that leads back to it: degrees of double precision would miss one radian value in ten.

inline constexpr long double radiansPerDegree = 3.14159265358979323846264338327950288L / 180;

// The double nearest to the angle, as readNumber() makes it: an entry of 30 degrees is then saved as 30.
inline double radiansFromDegrees(double degrees)
{
    return static_cast<double>(static_cast<long double>(degrees) * radiansPerDegree);
}

// The shortest decimal that reads as the same double. Plain from 0.00001 to 9999999, else with an exponent (1.7e10).
// Zero has no sign. The number must be finite.
std::string numberText(double value);

// The shortest decimal in the file's unit that readNumber() turns into the same double. The value must be finite.
std::string numberText(double value, long double factor);

// The value in the model's unit of a number written by JSON's grammar; nothing when it is too large for a double. One
// that is too small becomes zero.
std::optional<double> readNumber(std::string_view text, long double factor = 1);

}  // namespace sinew
