#pragma once

#include "core/base/extras.h"

namespace sinew {

// Standard gravity, m/s^2 (exact by definition, CGPM 1901). It turns a body weight in newtons into a body mass.
inline constexpr double standardGravity = 9.80665;

// N or N m: the largest force, moment or body weight that is computed with, a bound of the program's own far beyond any skeleton.
inline constexpr double mostForce = 1e12;

enum class Scale {
    Si,          // kg, N, N m
    BodyWeight,  // of the body mass; of the body weight (BW); body weights times metres (BW m)
};

// A mass, force or moment that is either absolute or grows with the person.
struct Amount {
    double value = 0;
    Scale scale = Scale::Si;
    Extras extras = {};

    bool operator==(const Amount&) const = default;
};

// A force or moment in N or N m. bodyWeight in N.
inline double effortInSi(const Amount& amount, double bodyWeight)
{
    return amount.scale == Scale::Si ? amount.value : amount.value * bodyWeight;
}

// A mass in kg. bodyWeight in N.
inline double massInSi(const Amount& amount, double bodyWeight)
{
    return amount.scale == Scale::Si ? amount.value : amount.value * bodyWeight / standardGravity;
}

}  // namespace sinew
