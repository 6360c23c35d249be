#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "ui/panels/panel_input.h"

namespace sinew {

// The joint's resultant over the postures of the current activity.
struct SeriesData {
    QString title;                          // "Hip"
    QString unit;                           // "BW", or "N" without a body weight
    QStringList steps;                      // names
    QStringList ticks;                      // the same without the words they all end with
    QString tickUnit;                       // those words: "% of the cycle"; may be empty
    std::vector<double> values;             // in unit; NaN where a posture could not be solved
    std::optional<double> low, high, mean;  // of the reference, BW
    int current = -1;                       // step
    QString note;                           // that the shown posture is none of these; empty while it is one
    QString emptyText;                      // why there is nothing to plot; empty when there is
};

// What all names end with, from a space on: " % of the cycle". Empty when a name is nothing else.
QString commonEnd(const QStringList& names);

SeriesData seriesOf(const PanelInput& input);

// Tab-separated lines: step, value.
QString seriesAsText(const SeriesData& data);

}  // namespace sinew
