#include "core/equations/local_vector.h"

namespace sinew {

namespace {

// The turning of r towards t and of t towards -r at the given rate.
LocalVector turned(const LocalVector& a, const Expression& rate)
{
    const auto& [r, t, z] = a.components;
    return {a.azimuth, {Expression::number(-1) * rate * t, rate * r, {}}};
}

}  // namespace

LocalVector along(AtomTable& atoms, const AngleSum& azimuth, const AngleSum& elevation, const Expression& length)
{
    return {azimuth, {length * atoms.cosine(elevation), {}, length * atoms.sine(elevation)}};
}

Expression dot(AtomTable& atoms, const LocalVector& a, const LocalVector& b)
{
    const auto& [ar, at, az] = a.components;
    const auto& [br, bt, bz] = b.components;
    const AngleSum between = a.azimuth - b.azimuth;
    const Expression alike = ar * br + at * bt;
    const Expression across = ar * bt - at * br;
    return atoms.cosine(between) * alike + atoms.sine(between) * across + az * bz;
}

LocalVector operator+(const LocalVector& a, const LocalVector& b)
{
    LocalVector sum = a;
    for (std::size_t i = 0; i < 3; ++i)
        sum.components[i] = a.components[i] + b.components[i];
    return sum;
}

LocalVector operator*(const Expression& factor, const LocalVector& a)
{
    LocalVector result = a;
    for (Expression& component : result.components)
        component = factor * component;
    return result;
}

LocalVector byCoordinate(const AtomTable& atoms, const LocalVector& a, int coordinate)
{
    LocalVector result = turned(a, Expression::number(atoms.slope(a.azimuth, coordinate)));
    for (std::size_t i = 0; i < 3; ++i)
        result.components[i] = result.components[i] + atoms.byCoordinate(a.components[i], coordinate);
    return result;
}

LocalVector byTime(const AtomTable& atoms, const LocalVector& a)
{
    LocalVector result = turned(a, atoms.rateOf(a.azimuth));
    for (std::size_t i = 0; i < 3; ++i)
        result.components[i] = result.components[i] + atoms.byTime(a.components[i]);
    return result;
}

}  // namespace sinew
