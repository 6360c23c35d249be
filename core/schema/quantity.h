#pragma once

#include <span>

#include "core/model/coordinate.h"

namespace sinew {

// What a number measures, and so its unit in files and on screen. Core holds it in SI, angles in rad.
enum class Quantity {
    PureNumber,
    Length,             // m
    Stature,            // m, shown in cm: the height of a person
    Area,               // m^2
    Angle,              // rad
    Mass,               // kg
    Force,              // N
    Moment,             // N m
    Weight,             // N; may be typed in kg
    BodyWeights,        // BW
    BodyWeightMoments,  // BW m
    Fraction,           // 1, shown in per cent
    Acceleration,       // m/s^2
    Stiffness,          // N/m
    Pressure,           // Pa
    MuscleStress,       // Pa, shown in N/cm²: the force of a muscle over its cross-section
    InertiaMoment,      // kg m^2
    Time,               // s

    // What resists a coordinate: a translation, then a rotation.
    SpringStiffness,          // N/m
    AngularStiffness,         // N m/rad
    CubicStiffness,           // N/m^3
    AngularCubicStiffness,    // N m/rad^3
    Damping,                  // N s/m
    AngularDamping,           // N m s/rad
    QuadraticDamping,         // N s^2/m^2
    AngularQuadraticDamping,  // N m s^2/rad^2
    StopDamping,              // s/m
    AngularStopDamping,       // s/rad

    // Which of these it is depends on the coordinate or scale of the object; of descriptions only, see concrete().
    CoordinateValue,      // deg or m
    Effort,               // N m or N; or times the body weight
    ScaledForce,          // N, or BW (moments: times m)
    CoordinateStiffness,  // N m/rad or N/m
    CoordinateDamping,    // N m s/rad or N s/m
};

// The quantity of a number that is about a coordinate of that kind; others stay as they are. Cubic and quadratic
// resistance and the damping of stops are those of a coordinate too.
Quantity concrete(Quantity quantity, CoordinateKind kind);

// The largest size that a number of a quantity may have, in SI: bounds of the program's own, far beyond any skeleton and
// what is built around one, so that a slip such as 1e300 kg is refused where it is written. Infinite where nothing is
// known of the number.
double mostOf(Quantity quantity);

// A unit as it may be typed, and its size in SI.
struct Unit {
    const char* name;  // UTF-8; empty: none
    double inSi;
};

// The units of a concrete quantity; the first is the one that is shown.
std::span<const Unit> unitsOf(Quantity quantity);

// The unit of files: "m", "deg", "N m/rad or N/m". Empty for pure numbers.
const char* fileUnitOf(Quantity quantity);

}  // namespace sinew
