#pragma once

#include <optional>
#include <vector>

#include <QPointF>
#include <QPolygonF>
#include <QString>

#include "core/fixation/fixation_answer.h"

namespace sinew {

// The section of a fracture face on, seen from the head: mm about the centroid, x to the right and y downwards, the
// upper edge above. Front is at the left of a right hip, but in a plane that falls outwards.

struct SectionPicture {
    struct Cell {
        QPolygonF outline;
        std::optional<double> pressure;  // Pa; absent: open, or not known
        double share = 0;                // of what bone bears there, see strengthShare()
    };
    struct Beam {
        QString name;
        QPolygonF outline;  // of what crosses the plane
    };

    QPolygonF outer;               // of the bone
    std::vector<QPolygonF> inner;  // what lies within its cortex
    std::vector<Cell> cells;
    std::vector<Beam> beams;                // in the construct's order
    std::optional<QPointF> pressureCentre;  // of what the bone bears; absent when nothing is pressed
    double scale = 0;                       // upper end of the colours: a share of the strength of the bone
    bool isSolved = false;                  // open cells are known to be open
    bool isFrontRight = false;              // front is at the right
    bool isHollow = false;                  // within the cortex nothing bears
    QString topWord, bottomWord;            // see edgeName()

    QRectF bounds() const;                   // of bone and beams
    int beamAt(const QPointF& place) const;  // -1: none
    const Cell* cellAt(const QPointF& place) const;
};

// construct: sound. answer: of it; nullptr or without a usable one, cells have no pressures.
SectionPicture sectionPictureOf(const Construct& construct, const FixationAnswer* answer,
                                BodySide side = BodySide::Right);

}  // namespace sinew
