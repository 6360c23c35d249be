#pragma once

#include <QColor>

#include "ui/panels/recruitment/compare_data.h"
#include "ui/scene/palette.h"

namespace sinew {

// Colours that differ in lightness as well as in hue, so that people who do not tell red from green tell them apart
// (after Okabe and Ito 2008); a little darker on white, lighter on black. Beyond the
// sixth they come again.
QColor colourOf(CriterionKind kind, const Palette& palette);

}  // namespace sinew
