#pragma once

#include <Eigen/Geometry>

#include "core/fixation/osteotomy.h"
#include "core/fixation/section_load.h"

namespace sinew {

// Another shape of a model's femur: insertions, centre of the head and so all moment arms follow. Two changes that are
// not the same: natural variation, and an osteotomy.

// Where the points of a femur go: of those of the head, and of all others. Body frame.
struct FemurChange {
    Eigen::Isometry3d head = Eigen::Isometry3d::Identity();
    Eigen::Isometry3d rest = Eigen::Isometry3d::Identity();
    // A point is of the head where towards.(point - from) > 0.
    Vector3 from = Vector3::Zero(), towards = Vector3::UnitY();
};

// As people differ: shaft, trochanters and all that inserts there keep their place to the crossing of the axes of neck
// and shaft; the head stands elsewhere over them. Then the femur is turned about the head so that the middle of the knee
// stays below it, and joint angles keep their meaning. The head itself stays as it is. (Clark et al. 1987: the steeper
// the neck, the smaller the offset and the higher the head over the trochanter.) Neither shape may be refused; the
// mechanical length of `to` follows from the shaft of `from`.
FemurChange naturalVariation(const ModelHip& hip, const FemurShape& from, FemurShape to);

// A cut of the shaft; see cutFemur(). The cut may not be refused.
FemurChange osteotomy(const ModelHip& hip, const FemurShape& shape, const Osteotomy& cut);

// The model with its femur changed: all places on it, and what has a direction there but joints. Adapted: muscles and
// ligaments are as taut in the rest posture as before. Fresh: stretched or slack by what their paths have gained.
Model withFemur(Model model, const ModelHip& hip, const FemurChange& change,
                MuscleAdaptation muscles = MuscleAdaptation::Adapted);

}  // namespace sinew
