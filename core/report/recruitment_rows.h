#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/io/json_writer.h"
#include "core/model/model.h"
#include "core/statics/joint_force.h"

namespace sinew {

// Pieces that reports of criteria, of the load path and of intervals share.

// "48.2 %"
std::string percent(double share);
const std::string& linkName(const Model& model, int link);
// One column a link: ",name (N)".
void writeLinkNames(std::ostream& stream, const Model& model);
// bodyWeight: N; 0: unknown.
JsonValue resultantsJson(const Model& model, const std::vector<JointForce>& joints, double bodyWeight);

}  // namespace sinew
