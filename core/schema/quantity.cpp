#include "core/schema/quantity.h"

#include <limits>

#include "core/base/constants.h"
#include "core/model/amount.h"

namespace sinew {

namespace {

constexpr Unit angles[] = {{"°", degree}, {"deg", degree}, {"degree", degree}, {"degrees", degree}, {"rad", 1}};
constexpr Unit lengths[] = {{"mm", 1e-3}, {"cm", 1e-2}, {"m", 1}};
constexpr Unit statures[] = {{"cm", 1e-2}, {"m", 1}, {"mm", 1e-3}};
constexpr Unit areas[] = {{"mm²", 1e-6},  {"mm2", 1e-6}, {"mm^2", 1e-6}, {"cm²", 1e-4}, {"cm2", 1e-4},
                          {"cm^2", 1e-4}, {"m²", 1},     {"m2", 1},      {"m^2", 1}};
constexpr Unit masses[] = {{"kg", 1}, {"g", 1e-3}};
constexpr Unit forces[] = {{"N", 1}, {"kN", 1e3}};
constexpr Unit moments[]
    = {{"N m", 1}, {"Nm", 1}, {"N·m", 1}, {"N*m", 1}, {"N mm", 1e-3}, {"Nmm", 1e-3}, {"kN m", 1e3}, {"kNm", 1e3}};
constexpr Unit weights[] = {{"N", 1}, {"kN", 1e3}, {"kg", standardGravity}};
constexpr Unit bodyWeights[] = {{"BW", 1}, {"% BW", 1e-2}, {"%BW", 1e-2}};
constexpr Unit bodyWeightMoments[] = {{"BW m", 1}};
constexpr Unit fractions[] = {{"%", 1e-2}};
constexpr Unit accelerations[] = {{"m/s²", 1}, {"m/s2", 1}, {"m/s^2", 1}};
constexpr Unit stiffnesses[] = {{"N/mm", 1e3}, {"N/m", 1}, {"kN/m", 1e3}};
constexpr Unit pressures[] = {{"MPa", 1e6}, {"Pa", 1}, {"kPa", 1e3}, {"GPa", 1e9}, {"N/mm²", 1e6}};
constexpr Unit muscleStresses[] = {{"N/cm²", 1e4}, {"MPa", 1e6}, {"kPa", 1e3}, {"Pa", 1}};
constexpr Unit inertiaMoments[] = {{"kg m²", 1}};
constexpr Unit times[] = {{"s", 1}, {"ms", 1e-3}};
constexpr Unit numbers[] = {{"", 1}, {"%", 1e-2}};

}  // namespace

Quantity concrete(Quantity quantity, CoordinateKind kind)
{
    const bool turns = kind == CoordinateKind::Rotation;
    switch (quantity) {
    case Quantity::CoordinateValue: return turns ? Quantity::Angle : Quantity::Length;
    case Quantity::Effort: return turns ? Quantity::Moment : Quantity::Force;
    case Quantity::CoordinateStiffness: return turns ? Quantity::AngularStiffness : Quantity::SpringStiffness;
    case Quantity::CubicStiffness: return turns ? Quantity::AngularCubicStiffness : quantity;
    case Quantity::CoordinateDamping: return turns ? Quantity::AngularDamping : Quantity::Damping;
    case Quantity::QuadraticDamping: return turns ? Quantity::AngularQuadraticDamping : quantity;
    case Quantity::StopDamping: return turns ? Quantity::AngularStopDamping : quantity;
    default: return quantity;
    }
}

double mostOf(Quantity quantity)
{
    constexpr double unbounded = std::numeric_limits<double>::infinity();
    switch (quantity) {
    case Quantity::PureNumber: return unbounded;
    case Quantity::Weight: return unbounded;  // of fields, which have bounds of their own
    case Quantity::Length:
    case Quantity::Stature:
    case Quantity::Area:
    case Quantity::Angle:
    case Quantity::Mass:
    case Quantity::BodyWeights:
    case Quantity::BodyWeightMoments:
    case Quantity::Fraction:
    case Quantity::Acceleration: return 1e6;
    case Quantity::Time: return 1e9;
    case Quantity::CoordinateValue:  // series too, and these may be given moments
    case Quantity::InertiaMoment:
    case Quantity::StopDamping:
    case Quantity::AngularStopDamping: return 1e12;
    case Quantity::Force:
    case Quantity::Moment:
    case Quantity::ScaledForce:  // what it comes to with the body weight too (checkWhole())
    case Quantity::Effort: return mostForce;
    case Quantity::MuscleStress: return 1e15;
    // Some write 1e20 N/m for a rigid tie, or the modulus of one.
    case Quantity::Pressure:
    case Quantity::Stiffness:
    case Quantity::SpringStiffness:
    case Quantity::AngularStiffness:
    case Quantity::CoordinateStiffness:
    case Quantity::CubicStiffness:
    case Quantity::AngularCubicStiffness:
    case Quantity::Damping:
    case Quantity::AngularDamping:
    case Quantity::CoordinateDamping:
    case Quantity::QuadraticDamping:
    case Quantity::AngularQuadraticDamping: return 1e30;
    }
    return unbounded;
}

std::span<const Unit> unitsOf(Quantity quantity)
{
    static constexpr Unit springStiffness[] = {{"N/m", 1}, {"N/mm", 1e3}, {"kN/m", 1e3}};
    static constexpr Unit angularStiffness[] = {{"N m/rad", 1}};
    static constexpr Unit cubicStiffness[] = {{"N/m³", 1}};
    static constexpr Unit angularCubicStiffness[] = {{"N m/rad³", 1}};
    static constexpr Unit damping[] = {{"N s/m", 1}};
    static constexpr Unit angularDamping[] = {{"N m s/rad", 1}};
    static constexpr Unit quadraticDamping[] = {{"N s²/m²", 1}};
    static constexpr Unit angularQuadraticDamping[] = {{"N m s²/rad²", 1}};
    static constexpr Unit stopDamping[] = {{"s/m", 1}};
    static constexpr Unit angularStopDamping[] = {{"s/rad", 1}};
    switch (quantity) {
    case Quantity::Length: return lengths;
    case Quantity::Stature: return statures;
    case Quantity::Area: return areas;
    case Quantity::Angle: return angles;
    case Quantity::Mass: return masses;
    case Quantity::Force: return forces;
    case Quantity::Moment: return moments;
    case Quantity::Weight: return weights;
    case Quantity::BodyWeights: return bodyWeights;
    case Quantity::BodyWeightMoments: return bodyWeightMoments;
    case Quantity::Fraction: return fractions;
    case Quantity::Acceleration: return accelerations;
    case Quantity::Stiffness: return stiffnesses;
    case Quantity::Pressure: return pressures;
    case Quantity::MuscleStress: return muscleStresses;
    case Quantity::InertiaMoment: return inertiaMoments;
    case Quantity::Time: return times;
    case Quantity::SpringStiffness: return springStiffness;
    case Quantity::AngularStiffness: return angularStiffness;
    case Quantity::CubicStiffness: return cubicStiffness;
    case Quantity::AngularCubicStiffness: return angularCubicStiffness;
    case Quantity::Damping: return damping;
    case Quantity::AngularDamping: return angularDamping;
    case Quantity::QuadraticDamping: return quadraticDamping;
    case Quantity::AngularQuadraticDamping: return angularQuadraticDamping;
    case Quantity::StopDamping: return stopDamping;
    case Quantity::AngularStopDamping: return angularStopDamping;
    default: return numbers;
    }
}

const char* fileUnitOf(Quantity quantity)
{
    switch (quantity) {
    case Quantity::PureNumber:
    case Quantity::Fraction: return "";
    case Quantity::Length:
    case Quantity::Stature: return "m";
    case Quantity::Area: return "m^2";
    case Quantity::Angle: return "deg";
    case Quantity::Mass: return "kg";
    case Quantity::Force:
    case Quantity::Weight: return "N";
    case Quantity::Moment: return "N m";
    case Quantity::BodyWeights: return "BW";
    case Quantity::BodyWeightMoments: return "BW m";
    case Quantity::Acceleration: return "m/s^2";
    case Quantity::Stiffness:
    case Quantity::SpringStiffness: return "N/m";
    case Quantity::Pressure:
    case Quantity::MuscleStress: return "Pa";
    case Quantity::InertiaMoment: return "kg m^2";
    case Quantity::Time: return "s";
    case Quantity::AngularStiffness: return "N m/rad";
    case Quantity::CubicStiffness: return "N m/rad^3 or N/m^3";
    case Quantity::AngularCubicStiffness: return "N m/rad^3";
    case Quantity::Damping: return "N s/m";
    case Quantity::AngularDamping: return "N m s/rad";
    case Quantity::QuadraticDamping: return "N m s^2/rad^2 or N s^2/m^2";
    case Quantity::AngularQuadraticDamping: return "N m s^2/rad^2";
    case Quantity::StopDamping: return "s/rad or s/m";
    case Quantity::AngularStopDamping: return "s/rad";
    case Quantity::CoordinateValue: return "deg or m";
    case Quantity::Effort: return "N m or N";
    case Quantity::ScaledForce: return "N, or BW";
    case Quantity::CoordinateStiffness: return "N m/rad or N/m";
    case Quantity::CoordinateDamping: return "N m s/rad or N s/m";
    }
    return "";
}

}  // namespace sinew
