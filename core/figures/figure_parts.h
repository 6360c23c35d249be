#pragma once

#include <numbers>
#include <optional>
#include <string>
#include <utility>

#include "core/figures/body_data.h"
#include "core/math/double_double.h"
#include "core/model/model.h"

namespace sinew::figure {

inline constexpr double halfTurn = std::numbers::pi;  // rad

// Of test problems, m/s^2: the period that IFToMM A01 publishes and the inverse dynamics of the telescopic arm are worked
// out with it. Of Borisov's five links too, whose own value is not stated in what we have; they carry no body weight.
inline constexpr double roundGravity = 9.81;

// Gravity in the plane of the ground's y axis. Figures that are sized for a person have the standard gravity, by which
// their body weight follows from their mass: the weights of all bodies then add up to it.
inline Vector3 downwards(double g)
{
    return {0, -g, 0};
}

// The start value of a coordinate and its range, rad or m.
struct Span {
    double value = 0, minimum = 0, maximum = 0;
};

// The same of an angle whose start is published in rad and whose range is a round number of degrees.
struct AngleSpan {
    double start = 0;            // rad
    double least = 0, most = 0;  // degrees
};

// Locked coordinates.
Coordinate angle(std::string name, const Span& span, std::string source, std::string note = {});
Coordinate length(std::string name, const Span& span, std::string source, std::string note = {});

// An axis whose value is a coordinate.
Axis turnBy(const Vector3& about, const std::string& coordinate);
Axis slideBy(const Vector3& along, const std::string& coordinate);

// A massless body of that name which locked translations NAME_x, NAME_y and, in space, NAME_z move over the ground.
void addBase(Model& model, const std::string& name, const std::string& note);

// A link of a figure and how it stands.
struct FigureLink {
    std::string name;
    std::string parent;
    bool hangs = false;  // `angle` counts from its far end to its near end, as Borisov has it beyond a branch; the
                         // coordinate, which counts the other way, is half a turn less
    AngleReference reference = AngleReference::Ground;
    double length = 0;              // m
    AngleSpan angle;                // of the coordinate NAME_angle, in the plane of walking
    std::optional<AngleSpan> lean;  // of the coordinate NAME_lean, out of that plane to the right; figures in space
    std::vector<MassPoint> points;
    std::string source, note;
};

// How far a link of variable length may go from its own length.
inline constexpr double lengthShare = 0.1;

// Adds a Points segment with its angles and, when variable, the coordinate NAME_length within lengthShare of its length.
void addLink(Model& model, const FigureLink& link, bool variable);

// Mass (kg), centre of mass and radius of gyration (fractions of the length, the first from the near end).
struct RodInertia {
    double mass = 0, centre = 0, gyration = 0;
};

// Three point masses at the near end, the centre of mass and the tip that have the same mass, centre of mass and
// moment of inertia as a rod. Beyond gyration^2 = centre (1 - centre) no masses on the link have its moment of inertia:
// then the middle mass is 0 and the outer two have as much of it as they can.
std::vector<MassPoint> equivalentPoints(const RodInertia& rod);

// A rod seen from its other end.
RodInertia reversed(const RodInertia& rod);

// Where the foot's centre of mass lies from the ankle, and its radii about x (forward), y (up) and z (right), m.
struct Foot {
    Vector3 centre = Vector3::Zero();
    Vector3 radii = Vector3::Zero();
    Vector3 heel = Vector3::Zero(), toe = Vector3::Zero();  // at the sole, from the ankle
};
Foot footOf(const Person& person);

// The model with its masses, lengths and fractions rounded to 1e-6 kg, m and 1, so that the file is good to read and
// the same wherever it is written; angles stay.
Model rounded(Model model);

// The source that a person's numbers cite, and its full citation.
Source sourceOf(const Person& person);

// In words, such as "a man of 1.741 m and 73 kg".
std::string inWords(const Person& person);

}  // namespace sinew::figure
