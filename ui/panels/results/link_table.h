#pragma once

#include "ui/panels/panel_input.h"
#include "ui/panels/results/object_table_model.h"

namespace sinew {

// Columns: link, force, stress (hidden where no link states a cross-section), arm, force in % of the body weight (hidden
// without one), length; where there is little room, stress comes before the two last. The arm is the size of the largest
// moment arm over the rotations that are not locked. Slack links are muted and have no force to sort by; those that bear
// all of the strength they state, or more, warn.
TableContent linkTable(const PanelInput& input);

}  // namespace sinew
