#pragma once

#include <QString>

#include "ui/scene/palette.h"

namespace sinew {

// The style sheet of the application, with all its colours taken from the palette. Roles that widgets ask for by a
// property "role": QLabel "heading", "muted", "big", "unit", "error", "good", "warning"; QFrame "chip", "card";
// QPushButton "primary", "flat".
QString makeStyleSheet(const Palette& palette);

}  // namespace sinew
