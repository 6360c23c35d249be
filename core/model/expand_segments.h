#pragma once

#include "core/model/model.h"

namespace sinew {

// The model with every variable-length segment written out as bodies and joints of axes, which stand after the
// model's own; nothing else changes. A segment S becomes the body S, hinged to the parent, with the joint S; its
// sliding parts S.1, S.2, ... (mass points) or S.rod; and S.tip, where its children are hinged. Each slides along the
// x axis of the part before it. The joint S bears the joint moments; the joints of the parts the axial forces.
// The segments must be sound, see validate().
Model expanded(const Model& model);

// The names of the bodies (and of the joints of the same names) that a segment becomes, the tip last.
std::vector<std::string> partNames(const Segment& segment);

// The body of a segment's tip.
std::string tipName(const Segment& segment);

}  // namespace sinew
