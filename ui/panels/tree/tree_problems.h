#pragma once

#include <vector>

#include "core/document/problems.h"

namespace sinew {

struct TreeNode;

// Marks problems at their objects, and at the parts that they are about.
void markProblems(TreeNode& root, const std::vector<Problem>& problems);

}  // namespace sinew
