#pragma once

#include <iosfwd>

#include "core/io/json_writer.h"
#include "core/model/model.h"
#include "core/statics/layered_joint.h"

namespace sinew {

// What the layers of a joint bear, for `layers` in JSON of `solve`, `evaluate` and `simulate`; README of core/report lists
// the keys.
JsonValue layersJson(const Joint& joint, const LayeredJoint& state);

// A table of each joint with layers, with the pressure and what it is; nothing without such a joint. model: the one that
// the frame is of.
void writeLayersText(const Model& model, const ResultFrame& frame, std::ostream& stream);

// The same of one joint. when: what follows its name, such as " at 0.3 s".
void writeLayersText(const Joint& joint, const LayeredJoint& state, const std::string& when, std::ostream& stream);

}  // namespace sinew
