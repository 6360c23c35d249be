#pragma once

#include "ui/jobs/recruitment_study.h"
#include "ui/panels/motion/plot_data.h"
#include "ui/panels/panel_input.h"

namespace sinew {

enum class SweepQuantity { Forces, LeverArms, Lengths };

// Over the range of a coordinate: resultants of joints and forces of links, or their lever arms or lengths. Of the links,
// the selected ones and those that bear most on the way, six at most; their plots read from the values of the coordinate as
// shown, degrees or mm.
PlotData sweepPlotOf(const PanelInput& input, const RecruitmentStudy* study, SweepQuantity quantity);

// What a person should know of it: postures that cannot be held, links that are not drawn; may be empty.
QString sweepNoteOf(const PanelInput& input, const CoordinateSweep& sweep);

// A value of the coordinate as the plot has it, and back.
double shownOf(const Coordinate& coordinate, double si);
double siOf(const Coordinate& coordinate, double shown);

}  // namespace sinew
