#pragma once

#include <QColor>
#include <QMetaType>
#include <QRectF>

#include "ui/scene/palette.h"

class QPainter;

namespace sinew {

enum class DotKind {
    None,
    Body,
    Segment,
    Joint,
    Coordinate,
    Constraint,
    Engaged,
    Slack,
    Node,
    Load,
    Activity,
    ChosenActivity,
    Contact
};

// The mark in front of a name. Engaged links are filled with their colour of the tension legend; slack ones are hollow.
struct StateDot {
    DotKind kind = DotKind::None;
    double level = 0;  // engaged links: force over the upper end of the legend, negative for compression

    bool operator==(const StateDot&) const = default;
};

void paintDot(QPainter& painter, const QRectF& box, const StateDot& dot, const Palette& palette);

// level from 0 to 1 along the three colours of the legend; negative: the colour of compression.
QColor tensionColour(double level, const Palette& palette);

}  // namespace sinew

Q_DECLARE_METATYPE(sinew::StateDot)
