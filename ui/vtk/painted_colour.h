#pragma once

#include <QColor>

#include "ui/scene/palette.h"

namespace sinew {

// A colour of the palette for what is painted over the picture; alpha 0 (clear) to 255.
inline QColor paintedColour(Rgb rgb, int alpha = 255)
{
    QColor colour = QColor::fromRgb(rgb);
    colour.setAlpha(alpha);
    return colour;
}

}  // namespace sinew
