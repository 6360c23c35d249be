#pragma once

#include <QString>

#include "core/schema/quantity.h"

namespace sinew {

// A number as QString::number() writes it, with the decimal sign of the chosen language. For the screen alone: files and other programs get a point.
QString decimalText(double value, char format, int precision);
QString withDecimalSign(QString number);

// Between numbers in a row: "; " where they have decimal commas.
QString betweenNumbers();

// No line is broken at it.
inline constexpr char16_t wordJoiner = 0x2060;

// A range between two numbers, the second with its unit if there is one: "2.19 – 3.28 BW". It stays on one line.
QString rangeBetween(const QString& low, const QString& high);

// Larger numbers are written with an exponent; so many digits fit nowhere.
inline constexpr double mostFixed = 1e9;

// A number in the unit that is shown, with so many decimals, as the numbers of one column have. Negative numbers have a
// true minus sign (U+2212), zero has none. A number that is not finite is a dash.
QString fixedText(double shown, int decimals);

// The same of a value in SI, in the shown unit of its quantity.
QString numberText(double value, Quantity quantity, int decimals);

}  // namespace sinew
