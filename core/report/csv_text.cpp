#include "core/report/csv_text.h"

#include <cmath>
#include <cstdio>

namespace sinew {

std::string csvField(const std::string& text)
{
    if (text.find_first_of(",\"\r\n") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string csvNumber(double number)
{
    if (!std::isfinite(number))
        return {};
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", number);
    return text;
}

}  // namespace sinew
