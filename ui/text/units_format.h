#pragma once

#include <optional>

#include <QString>

#include "core/schema/quantity.h"

namespace sinew {

// The one place where SI and radians become what a person reads, and back.
// Shown units: degrees, mm, N, N m, BW, %, kg, N/mm, mm^2, kg m^2; rates and what resists angles in rad.

// "mm", "N m"; the degree sign for angles.
QString unitOf(Quantity quantity);

// The number alone, in the shown unit. Angles and lengths have one decimal, body weights two; the others whole numbers
// from 100 on, one decimal from 10 on, three significant digits below (at most four decimals). Negative numbers have a
// true minus sign (U+2212), zero has none. A number that is not finite is a dash.
QString numberText(double value, Quantity quantity);

// Whether numberText writes both alike; without writing them. Halves of the last digit may go either way.
bool readAlike(double first, double second, Quantity quantity);

// How many characters numberText writes, without writing them.
int lengthOfNumber(double value, Quantity quantity);

// Number and unit: "4.0°", "30.0 mm", "1764 N".
QString quantityText(double value, Quantity quantity);

// "2.19 – 3.28 BW" (fixed_text.h), or "2.42 BW" where both are one.
QString quantityRange(double low, double high, Quantity quantity);

// A share to a tenth of a per cent, without a needless ".0": "48.2 %", "100 %".
QString shareText(double share);

// How much of the load is applied: "48.2 % of the load".
QString loadText(double loadFactor);

// A number from typed text with an optional unit of that quantity, comma or point, any minus sign: "12,5 deg", "30 mm",
// "0.3 m". Without a unit the shown unit is meant. Nothing if the text is anything else.
std::optional<double> parseQuantity(const QString& text, Quantity quantity);

// A small change in the shown unit (1 degree, 1 mm, 1 N m, 10 N of body weight): what an arrow key does.
double stepOf(Quantity quantity);

// What a person may type, as an example: "12.5° or 0.2 rad".
QString exampleOf(Quantity quantity);

// The text with plain hyphen-minus signs and spaces, for other programs to read.
QString plainText(QString text);

inline Quantity valueQuantity(CoordinateKind kind)
{
    return kind == CoordinateKind::Rotation ? Quantity::Angle : Quantity::Length;
}

inline Quantity effortQuantity(CoordinateKind kind)
{
    return kind == CoordinateKind::Rotation ? Quantity::Moment : Quantity::Force;
}

}  // namespace sinew
