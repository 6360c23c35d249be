#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "ui/panels/panel_input.h"

namespace sinew {

// A layer as it is drawn: lengths in mm, pressures in MPa.
struct LayerRing {
    QString name;
    double inner = 0, outer = 0;        // radii without load
    std::vector<double> pressures;      // at equal steps from the inner to the outer radius; empty: not known
    std::optional<double> outerChange;  // of the outer radius
};

struct LayersPicture {
    std::vector<LayerRing> rings;  // from the core outwards
    double least = 0, most = 0;    // MPa, ends of the colours
    double exaggeration = 1;       // of the changes as they are drawn

    double radius() const { return rings.empty() ? 0 : rings.back().outer; }  // mm
    bool isSolved() const { return !rings.empty() && rings.back().outerChange.has_value(); }
};

// What the panel of a layered joint says.
struct LayersView {
    QString emptyText;               // advice when no joint has layers; else all the following is filled
    QStringList names, titles;       // of all joints with layers
    int shown = -1;                  // which of them
    bool isGiven = false;            // the pressure is the model's
    std::optional<double> pressure;  // Pa
    QString basis;                   // where the pressure comes from, or why there is none
    QStringList remarks;
    std::vector<QStringList> rows;  // a layer each, see layerColumns()
    LayersPicture picture;
};

struct LayerColumn {
    QString title, unit, toolTip;
};
std::vector<LayerColumn> layerColumns();

// The selected joint if it has layers; else the one of the name `before`; else the first that has.
LayersView layersViewOf(const PanelInput& input, const std::string& before = {});

// 1, 2 or 5 times a power of ten, at least 1: the largest that draws a change by at most a tenth of the radius.
double exaggerationOf(double largestChange, double radius);

}  // namespace sinew
