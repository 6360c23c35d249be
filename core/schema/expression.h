#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/schema/quantity.h"

namespace sinew {

// A value that an expression may use by its name.
struct NamedValue {
    std::string name;
    double value = 0;  // SI
    Quantity quantity = Quantity::PureNumber;
};

// The value (SI) of what a person types into a field of a unit: a number, a number with a unit of the same kind, or an
// expression of these, of names, pi, + - * / ^, brackets and the functions of core/math/formula.h: "12.5", "2*pi/3",
// "45 deg", "12 cm", "0.8 * 75 kg", "-0.79 * length", "area * 25 N/cm^2".
//
// Units go along: a sum of a length and a mass is refused, an area times a pressure is a force. What has no unit at all
// is in the field's own unit, but an angle with pi in it is in radians. A decimal comma and true minus signs are fine.
// Refused with a reason: another kind of unit, unknown names (did you mean), a division by zero, no finite number.
Result<double> valueOfExpression(std::string_view text, const Unit& shown, std::span<const NamedValue> names = {});

// The same in the shown unit of a concrete quantity; a weight may be given as a mass.
Result<double> valueOfExpression(std::string_view text, Quantity quantity, std::span<const NamedValue> names = {});

// Whether a text is more than a number with or without a unit, so that it is worth being kept beside its value.
bool isExpression(std::string_view text);

}  // namespace sinew
