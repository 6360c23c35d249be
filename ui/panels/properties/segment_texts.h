#pragma once

#include <QString>

#include "ui/panels/panel_input.h"

namespace sinew {

// What a segment is, in words: "point masses on a stretching rod".
QString kindText(const Segment& segment);

// The stretching part's present length, m; its present value is that of its coordinate in the situation.
double lengthOf(const Stretch& stretch, const PanelInput& input);
// From the hinge to the tip, m.
double lengthOf(const Segment& segment, const PanelInput& input);

// What a constraint holds, in words: "hinge between shank and foot"; shorter: "hinge".
QString kindText(const Constraint& constraint);
QString shortKindText(const Constraint& constraint);

// "moves along x", "turns about z".
QString motionText(RelativeMotion motion);

}  // namespace sinew
