#include "core/fixation/beam_section.h"

#include <algorithm>
#include <cmath>

#include "core/base/constants.h"

namespace sinew {

namespace {

double roundSecond(double outer, double inner)
{
    return pi / 64 * (std::pow(outer, 4) - std::pow(inner, 4));
}

double roundArea(double outer, double inner)
{
    return pi / 4 * (outer * outer - inner * inner);
}

}  // namespace

BeamSection roundSection(const ElasticModuli& moduli, double outerDiameter, double innerDiameter)
{
    const double E = moduli.youngs, nu = moduli.poisson, G = E / (2 * (1 + nu)), m = innerDiameter / outerDiameter;
    const double second = roundSecond(outerDiameter, innerDiameter), area = roundArea(outerDiameter, innerDiameter);
    const double square = (1 + m * m) * (1 + m * m);
    const double shear = 6 * (1 + nu) * square / ((7 + 6 * nu) * square + (20 + 12 * nu) * m * m);
    return {E * area, 2 * G * second, E * second, E * second, shear * G * area, shear * G * area};
}

BeamSection flatSection(const ElasticModuli& moduli, double h, double b)
{
    const double E = moduli.youngs, nu = moduli.poisson, G = E / (2 * (1 + nu));
    const double longer = std::max(h, b), r = std::min(h, b) / longer;
    const double torsion = std::pow(longer, 4) * std::pow(r, 3) * (1.0 / 3 - 0.21 * r * (1 - std::pow(r, 4) / 12));
    const double shear = 10 * (1 + nu) / (12 + 11 * nu) * G * h * b;
    return {E * h * b, G * torsion, E * b * h * h * h / 12, E * h * b * b * b / 12, shear, shear};
}

StressSection roundStress(double outer, double inner)
{
    const double second = roundSecond(outer, inner);
    return {roundArea(outer, inner), 2 * second / outer, 2 * second / outer, 4 * second / outer};
}

StressSection flatStress(double height, double width)
{
    const double thick = std::max(width, height), thin = std::min(width, height);
    return {width * height, width * height * height / 6, height * width * width / 6,
            thick * thin * thin / (3 + 1.8 * thin / thick)};
}

}  // namespace sinew
