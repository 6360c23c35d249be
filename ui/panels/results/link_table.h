#pragma once

#include "ui/panels/panel_input.h"
#include "ui/panels/results/object_table_model.h"

namespace sinew {

// Columns: link, force, force in % of the body weight (hidden without one), arm, length. The arm is the size of the
// largest moment arm over the rotations that are not locked. Slack links are muted and have no force to sort by.
TableContent linkTable(const PanelInput& input);

}  // namespace sinew
