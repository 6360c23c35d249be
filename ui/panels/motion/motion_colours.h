#pragma once

#include <QColor>

#include "ui/scene/palette.h"

namespace sinew {

// The colour of the n-th curve of a plot or stage of a scenario: six that differ in lightness as well as in hue (after
// Okabe and Ito 2008), darker on white, lighter on black; then they begin again.
QColor seriesColour(int index, const Palette& palette);

}  // namespace sinew
