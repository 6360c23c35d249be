#pragma once

#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/model.h"

namespace sinew {

// What of a model stands in the way of its equations, for all segments and bodies; empty when nothing does. Each
// remark names the segment or the body.
Diagnostics checkLinks(const Model& model);

// The segments in an order in which each comes after its parent; shorter than the model's list when parents form a
// loop.
std::vector<const Segment*> parentsFirst(const Model& model);

// The bodies between the ground and a body, the latter last, when each of them only translates. False when one turns,
// or hangs on something else.
bool findTranslatingBodies(const Model& model, const std::string& body, std::vector<const Joint*>& joints);

}  // namespace sinew
