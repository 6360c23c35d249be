#pragma once

#include <QString>

#include "core/model/coordinate.h"
#include "core/simulation/recording.h"

namespace sinew {

// How the channels of a recording are shown: degrees and their rates, metres, N, N m, J. Numbers become text as
// units_format.h says.

QString unitOf(QuantityKind kind);                     // "°/s"; empty for states
QString titleOf(QuantityKind kind);                    // "Angular speed"
double shownValue(double si, QuantityKind kind);       // in that unit
QString shownNumber(double shown, QuantityKind kind);  // text of such a value, without unit

QuantityKind valueKind(CoordinateKind kind);
QuantityKind effortKind(CoordinateKind kind);

// Seconds to a hundredth, "0.38", without unit.
QString secondsText(double seconds);
// A plain number: a factor, a gain.
QString plainNumber(double value);

}  // namespace sinew
