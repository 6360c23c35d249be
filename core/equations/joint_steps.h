#pragma once

#include <vector>

#include "core/equations/body_tree.h"

namespace sinew {

// How a joint moves its child's axes and pole from those of its parent, with symbols for what is constant. poleOfParent:
// from the parent's pole to the origin of its frame, m; ball: which of the balls the joint is, -1 for none.
std::vector<EquationStep> stepsOf(const Joint& joint, const Vector3& poleOfParent, int ball, EquationSymbols& symbols);

// The value of an axis or a coupling, rad or m. name: of the symbols that it needs; what: in words.
Expression axisValue(const AxisFunction& function, AxisKind kind, const std::string& name, const Sentence& what,
                     EquationSymbols& symbols);

}  // namespace sinew
