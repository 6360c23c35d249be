#include "ui/scene/labels.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/base/cut_name.h"

namespace sinew {

namespace {

std::string threeDigits(double value)
{
    if (!(std::abs(value) > 1e-12))
        return "0";
    // Rounding first decides how many decimals there are: 9.996 is 10.0.
    const double magnitude = std::floor(std::log10(std::abs(value)));
    const double unit = std::pow(10.0, magnitude - 2);
    const double rounded = std::round(value / unit) * unit;
    const int decimals = 2 - static_cast<int>(std::floor(std::log10(std::abs(rounded)) + 1e-12));
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", std::clamp(decimals, 0, 9), rounded);
    return text;
}

bool endsWith(const std::string& text, const char* end)
{
    const std::string tail = end;
    return text.size() > tail.size() && text.compare(text.size() - tail.size(), tail.size(), tail) == 0;
}

}  // namespace

std::string forceText(double newtons)
{
    if (std::abs(newtons) < 99.95)
        return threeDigits(newtons) + " N";
    char text[64];
    std::snprintf(text, sizeof text, "%.0f N", newtons);
    return text;
}

std::string bodyWeightsText(double bodyWeights)
{
    return threeDigits(bodyWeights) + " BW";
}

std::string momentText(double moment, bool ofBodyWeight)
{
    return threeDigits(moment) + (ofBodyWeight ? " BW m" : " N m");
}

std::string jointForceText(const std::string& joint, double newtons, double bodyWeight)
{
    return joint + " " + contactForceText(newtons, bodyWeight);
}

std::string contactForceText(double newtons, double bodyWeight)
{
    const std::string text = forceText(newtons);
    return bodyWeight > 0 ? text + " = " + bodyWeightsText(newtons / bodyWeight) : text;
}

std::string displayName(const std::string& name, const std::vector<std::string>& all)
{
    std::string stem = name, side;
    if (endsWith(name, "_r") || endsWith(name, "_l")) {
        stem = name.substr(0, name.size() - 2);
        const std::string other = stem + (endsWith(name, "_r") ? "_l" : "_r");
        if (std::find(all.begin(), all.end(), other) != all.end())
            side = endsWith(name, "_r") ? "right " : "left ";
    }
    std::replace(stem.begin(), stem.end(), '_', ' ');
    constexpr std::size_t mostCharacters = 32;  // what is longer would cover the view
    return side + cutName(stem, mostCharacters);
}

double roundedUp(double value)
{
    if (!std::isfinite(value) || value <= 0)
        return 1;
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    for (const double step : {1.0, 2.0, 2.5, 5.0}) {
        // Room for the last digits, so that 250 N stays 250.
        if (step * power >= value * (1 - 1e-12))
            return step * power;
    }
    return 10 * power;
}

double tensionScaleOf(double largestTension)
{
    return roundedUp(largestTension > leastShownForce ? largestTension : 0);
}

}  // namespace sinew
