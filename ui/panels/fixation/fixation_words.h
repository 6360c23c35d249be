#pragma once

#include <QString>

#include "core/fixation/fixation_case.h"
#include "core/report/fixation_figures.h"
#include "core/schema/quantity.h"

namespace sinew {

// What the panels of answers call things.

struct FixationInput;

// How a person comes to a case, for the one panel that says it.
QString wayToACase();

// One sentence where there is no answer to show. content: what a panel says while there is no case: what will show there.
QString whyNoAnswer(const FixationInput& input, const QString& content);

// "opens", "bone gives way around the lower screw", "yield of the nail".
QString eventText(const FixationEvent& event);
// "× 0.69", or "at any load".
QString factorText(const FixationEvent& event);

QString postureName(const FixationAnswer& answer);

// "upper", "lower", "front", "back", of a plane that is nearly level "outer", "inner": where on the rim of the section a point
// lies, from its centroid.
QString edgeName(const PlaneFrame& frame, const Vector3& place);

// "0.17 to 0.46", or one number where both read the same.
QString rangeText(double low, double high, Quantity quantity, int decimals);

// Quantity and decimals in which a figure of the tables is shown; its value in SI.
struct FigureFormat {
    Quantity quantity = Quantity::PureNumber;
    int decimals = 0;
};
FigureFormat formatOf(const Figure& figure);

}  // namespace sinew
