#include "core/fixation/rounded.h"

#include <cstdio>

namespace sinew {

std::string withDecimals(double value, int decimals)
{
    char text[400];  // the largest number has 309 digits
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    const bool isZero = std::string(text).find_first_of("123456789") == std::string::npos;
    return isZero && text[0] == '-' ? text + 1 : text;
}

std::string withDigits(double value, int digits)
{
    char text[48];
    std::snprintf(text, sizeof text, "%.*g", digits, value);
    return text;
}

}  // namespace sinew
