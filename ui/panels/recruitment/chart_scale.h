#pragma once

#include <vector>

#include <QRectF>
#include <QString>
#include <QStringList>

#include "ui/scene/palette.h"

class QPainter;

namespace sinew {

// Round numbers along an axis, with as many decimals as tell them apart.
struct ChartScale {
    std::vector<double> ticks;
    QStringList labels;
};

// At most about `parts` steps (at least three) of 1, 2 or 5 times a power of ten. Empty unless low < high.
ChartScale makeScale(double low, double high, int parts);

// A lying axis of forces over an area of a widget.
struct ChartAxis {
    double low = 0, high = 1;  // N, at the left and right of the area
    QRectF area;               // px
    double right = 0;          // px, no label goes beyond

    double place(double newtons) const { return area.left() + (newtons - low) / (high - low) * area.width(); }
    // Dotted lines through the area, solid at zero.
    void paintGrid(QPainter& painter, const Palette& palette) const;
    // Numbers in a unit of so many newtons, from `top` down; the last bears the unit's name.
    void paintLabels(QPainter& painter, const Palette& palette, double top, double unit, const QString& name) const;
    // The same in newtons above the area and, given a body weight (N), in body weights below it.
    void paintLabels(QPainter& painter, const Palette& palette, double bodyWeight) const;

private:
    ChartScale scale(double unit) const
    {
        return makeScale(low / unit, high / unit, static_cast<int>(area.width() / 48));
    }
};

}  // namespace sinew
