#pragma once

#include <vector>

#include "core/model/model.h"
#include "ui/scene/scene.h"

namespace sinew {

// The lengths of a segment's stretching parts, m, in the order of Segment::stretches.
struct StretchLengths {
    std::vector<double> now;
    std::vector<double> atRest;  // in the model's own posture: sets the length of a sleeve, which never changes
};

// Lays the pieces, the collars and the total length of a segment along it; masses only as places.
void layPieces(const Segment& segment, const StretchLengths& lengths, SceneSegment& out);

// m, from its hinge to its tip in the rest posture.
double restLength(const Model& model, const Segment& segment);

}  // namespace sinew
