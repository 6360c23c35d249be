#pragma once

#include <string>

#include "core/base/sentence.h"
#include "core/math/vector.h"
#include "core/model/fixation.h"

namespace sinew {

// Where it lies while its owner stands with the mechanical axis upright: head at the origin, x forward, y up, z to the
// right. Of a left femur, all is mirrored at the plane z = 0. The shaft leans outwards by `tilt`, with
// sin(tilt) = neckLength sin(neckShaftAngle)/mechanicalLength (exact without anteversion).
struct FemurFrame {
    Vector3 crossing;  // m, of the axes of neck and shaft
    Vector3 neck;      // unit vector towards the head
    Vector3 shaft;     // unit vector upwards
    Vector3 lateral;   // unit vector square to the shaft, outwards
    Vector3 forward;   // unit vector
    Vector3 superior;  // unit vector square to the neck, in the plane of neck and shaft
    double tilt = 0;   // rad
};

// Length of the thigh over the stature, hip to knee (Drillis and Contini 1966, by way of Winter 2009): an average.
inline constexpr double thighOfStature = 0.245;

// m; without a stated one, that of the usual person.
double mechanicalLengthOf(const FemurShape& shape);

// The person's femur: its mechanical length follows from the height unless it is stated.
FemurShape femurOf(const Fixation& fixation);

// What is wrong with the shape, in words, or empty.
Sentence refusal(const FemurShape& shape);

// The shape must not be refused.
FemurFrame frameOf(const FemurShape& shape);

// Standing on one leg in the frontal plane, the shaft upright (Pauwels 1935; a closed form to hold others against).
struct FrontalBalance {
    double trochanterLateral = 0, trochanterAbove = 0;  // m, of the head
    double abductorArm = 0;                             // m
    double abductorForce = 0, hipForce = 0;             // times the body weight
    double hipInclination = 0;                          // rad, of the hip force to the vertical
    double neckBaseMoment = 0;                          // body weights times m, at the crossing of the axes
    double armChange = 0;                               // m/rad, of the arm with the neck-shaft angle
};

struct FrontalLoad {
    double weight = 0.839, weightArm = 0.0939;              // of the body, m: what the hip carries, and its lever arm
    double abductorInclination = 0.349066;                  // rad, to the vertical, medially upwards
    double trochanterLateral = 0.03, trochanterUp = 0.012;  // m, from the crossing of the axes
};

FrontalBalance frontalBalance(const FemurShape& shape, const FrontalLoad& load = {});

}  // namespace sinew
