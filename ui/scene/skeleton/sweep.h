#pragma once

#include <functional>
#include <vector>

#include "ui/scene/skeleton/bone_skin.h"

namespace sinew {

// A knot of a sweep, cm: place and half-widths of its elliptic section, across and along the direction `up`.
struct SweepKnot {
    Vector3 place;
    double across, along;
};

struct SweepShape {
    int stations = 7, sides = 7;
    double ends = 0.55;   // how far the rounding of an end reaches, of its half-width
    bool isRound = true;  // rings round the ends off; false: they are flat
};

// The direction in which a section is `along`, for a place on the curve (cm); it need not be square to the curve.
using SweepUp = std::function<Vector3(const Vector3&)>;

// An elliptic section carried along the smooth curve through the knots, closed at both ends. cm in, m out.
void appendSweep(BoneSkin& skin, const std::vector<SweepKnot>& knots, const SweepUp& up, const SweepShape& shape);

// A small bone of wrist or foot: a ball squared off toward a box, cm; `axes` turns it.
struct Pebble {
    Vector3 centre, radii;
    Matrix3 axes = Matrix3::Identity();
};
void appendPebble(BoneSkin& skin, const Pebble& pebble, int sides, int rings);

// A long bone of hand or foot: a wide base, a waist, a head; a little flatter from palm to back. cm.
struct Phalanx {
    Vector3 from, to;
    double base, shaft, head;  // half-widths
    Vector3 dorsal;            // towards the back of hand or foot
    double bow = 0;            // how far its middle stands out that way
};
void appendPhalanx(BoneSkin& skin, const Phalanx& bone, Fineness fineness);

}  // namespace sinew
