#pragma once

#include <vector>

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include "ui/vtk/label_placer.h"

namespace sinew {

enum class LegendCorner { BottomLeft, BottomRight, TopRight, TopLeft };

// What a legend finds in the view, logical pixels.
struct LegendRoom {
    QSizeF window;
    std::vector<QRectF> covered;  // by tools and titles
    std::vector<QPointF> points;  // of the figure
    std::vector<OverlayLine> lines;
};

// Where a legend of that size stands in a corner: beside the axes at the lower right, below what covers the upper corners.
QRectF legendPlaceIn(LegendCorner corner, const QSizeF& size, const LegendRoom& room);

// The present corner while nothing of the figure lies there; else the first one that is free; the present one when none is.
LegendCorner freeCorner(LegendCorner present, const QSizeF& size, const LegendRoom& room);

}  // namespace sinew
