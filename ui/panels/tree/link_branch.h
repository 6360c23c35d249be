#pragma once

namespace sinew {

class TreeEntries;
struct PanelInput;
struct TreeNode;

// Adds the model's links to their heading, those of one muscle below it, each with the points of its path.
void addLinkBranch(TreeNode& branch, const PanelInput& input, const TreeEntries& entries);

}  // namespace sinew
