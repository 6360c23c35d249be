#include "ui/scene/femur_landmarks.h"

#include <cmath>

#include <Eigen/Geometry>

namespace sinew {

namespace {

// Of the reference bone (see makeFemurField): from the crossing of the axes outwards, up the shaft and forwards, and
// from the head to the knee; m.
constexpr double referenceLength = 0.423;
struct FromCrossing {
    double lateral, up, forward;
};
constexpr FromCrossing greater = {0.031, 0.012, -0.009}, lesser = {-0.021, -0.022, -0.006};

}  // namespace

std::vector<Landmark> femurLandmarks(const FemurShape& shape)
{
    FemurShape right = shape;
    right.side = BodySide::Right;
    const FemurFrame femur = frameOf(right);
    const double grown = mechanicalLengthOf(shape) / referenceLength;
    const auto fromCrossing = [&](const FromCrossing& at) -> Vector3 {
        return femur.crossing + grown * (at.lateral * femur.lateral + at.up * femur.shaft + at.forward * femur.forward);
    };
    const Vector3 knee(0, -mechanicalLengthOf(shape), 0);
    const Vector3 middle = femur.crossing - 0.47 * (knee - femur.crossing).norm() * femur.shaft;
    const Vector3 neck = 0.6 * femur.crossing, ahead = femur.neck.cross(femur.superior);
    std::vector<Landmark> landmarks = {
        {"head_centre", Vector3::Zero()},
        {"greater_trochanter", fromCrossing(greater)},
        {"lesser_trochanter", fromCrossing(lesser)},
        {"medial_epicondyle", knee + grown * Vector3(0.001, 0, -0.044)},
        {"lateral_epicondyle", knee + grown * Vector3(-0.002, 0, 0.044)},
        {"posterior_medial_condyle", knee + grown * Vector3(-0.028, -0.011, -0.028)},
        {"posterior_lateral_condyle", knee + grown * Vector3(-0.028, -0.011, 0.029)},
        {"neck_shaft_crossing", femur.crossing},
        {"shaft_middle", middle},
        {"head_surface", 0.5 * shape.headDiameter * femur.neck},
        {"neck_superior", neck + 0.5 * shape.neckHeight * femur.superior},
        {"neck_anterior", neck + 0.5 * shape.neckDepth * ahead},
        {"shaft_lateral", femur.crossing - 0.07 * grown * femur.shaft + 0.5 * shape.shaftDiameter * femur.lateral},
    };
    if (shape.side == BodySide::Left) {
        for (Landmark& landmark : landmarks)
            landmark.position.z() = -landmark.position.z();
    }
    return landmarks;
}

}  // namespace sinew
