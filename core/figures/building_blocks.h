#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/figures/body_data.h"
#include "core/model/model.h"

namespace sinew {

// Parts of models to build with. Each is a model that holds the part alone; joints hang on the ground until they are put
// elsewhere, see hangOn(). Coordinates are locked.

// Thin rods of one length (m, > 0) and mass (kg, not negative), hinged about z one after the other, along -y.
struct ChainOptions {
    int links = 3;
    double length = 0.4;
    double mass = 1;
};
Model chain(const ChainOptions& options);

// Thigh, shank and foot of a person with hip, knee and ankle turning about z.
Model limb(const Person& person);

// A muscle of two heads that meet at a node and go on to one insertion; one group.
struct TwoHeadedMuscle {
    std::string name = "muscle";
    std::vector<PathPoint> heads;  // two
    PathPoint node;                // where the heads meet when nothing is stretched; rides with its body
    PathPoint insertion;
    double stiffness = 1e4;  // N/m, of each strand
};
Model twoHeadedMuscle(const TwoHeadedMuscle& muscle);

// A telescopic segment clamped to a body, from one point of it to another (m, body frame, apart from each other): a
// cylinder and a rod of equal length and mass (kg) that slide by a coordinate, now as long as the points are apart.
struct ExoskeletonSegment {
    std::string name = "exoskeleton";
    std::string body;
    Vector3 from = Vector3::Zero(), to = Vector3::UnitX();
    double mass = 1;
};
Model exoskeletonSegment(const ExoskeletonSegment& segment);

// How many joints and segments a model had before a part was added.
struct PartStart {
    std::size_t joints = 0, segments = 0;
};

// Hangs on a body, at a place of it (m, body frame), what of a part hangs on the ground.
void hangOn(Model& model, const PartStart& part, const std::string& body, const Vector3& place);

}  // namespace sinew
