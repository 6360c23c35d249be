#pragma once

#include <QFont>
#include <QPainter>

#include "ui/scene/palette.h"
#include "ui/scene/view_marks.h"

namespace sinew {

// Colours of x, y and z wherever axes are drawn.
inline constexpr Rgb axisColours[3] = {0xc2574e, 0x4f9a5b, 0x4a7fc9};

struct MarksLook {
    const Palette& palette;
    QFont font;
    ScenePart hovered;                   // its handle is drawn larger
    std::vector<Vector3> hoveredStrand;  // a line along it
};

// Draws marks over a picture. projection: in logical pixels of the painter's window.
void paintMarks(QPainter& painter, const ViewMarks& marks, const Projection& projection, const MarksLook& look);

}  // namespace sinew
