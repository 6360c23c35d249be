#pragma once

#include <QColor>

#include "ui/scene/palette.h"

namespace sinew {

// Colours that the panels of answers share: what bone and fixator bear, and the track under a bar.
QColor boneColour(const Palette& palette);
QColor fixatorColour(const Palette& palette);
QColor trackColour(const Palette& palette);

}  // namespace sinew
