#pragma once

#include <optional>
#include <span>

#include "ui/panels/fixation/fixation_input.h"
#include "ui/panels/results/series_plot.h"

namespace sinew {

// A figure that may be drawn over the postures.
struct CurveFigure {
    const char* title;  // to be translated
    const char* unit;
    double (*value)(const FixationAnswer&);  // in that unit
};
std::span<const CurveFigure> curveFigures();
QString titleOf(const CurveFigure& figure);

// Among curveFigures(), the strength of which the worst posture uses most. Nothing before there is an answer.
std::optional<std::size_t> figureToBeginWith(const FixationInput& input);

struct ActivityCurveView {
    QString emptyText;  // why there is nothing to draw; empty when there is
    SeriesPlotContent plot;
    QStringList legend;  // "A 3 screws", by line, empty where none is drawn; no entries without alternatives
};

// Of the case, and of its alternatives where they have the same postures.
ActivityCurveView activityCurveView(const FixationInput& input, const CurveFigure& figure);

}  // namespace sinew
