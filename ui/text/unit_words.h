#pragma once

#include <string>

#include <QString>

namespace sinew {

// Symbols of units in the chosen language: "N m/rad" is "Н м/рад" in Russian. Files, expressions of core and the command line know the
// international ones alone.
QString shownUnit(const std::string& unit);

// A number with a unit as shownUnit() gives it, which may be empty: "12,5 мм", "12,5°".
QString withUnit(const QString& number, const QString& shown);

// Typed text with the international symbols in place of those of the chosen language: "12,5 мм" becomes "12,5 mm". Other words stay.
std::string inCoreUnits(const QString& typed);

}  // namespace sinew
