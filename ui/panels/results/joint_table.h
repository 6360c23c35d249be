#pragma once

#include "ui/panels/panel_input.h"
#include "ui/panels/results/object_table_model.h"

namespace sinew {

// Columns: joint, resultant in N and in BW (hidden without a body weight), the force's components on the child in the
// ground frame, and the size of the moment about the joint's centre.
TableContent jointTable(const PanelInput& input);

}  // namespace sinew
