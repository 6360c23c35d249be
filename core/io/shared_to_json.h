#pragma once

#include <string>
#include <vector>

#include "core/io/extras_json.h"
#include "core/math/scalar_function.h"
#include "core/math/vector.h"
#include "core/schema/units.h"
#include "core/schema/words.h"

namespace sinew {

// Writing of what several kinds of object have in common.

// What is not finite becomes null.
JsonValue inFileUnits(double value, DoubleDouble factor);
JsonValue inFileUnits(const Vector3& vector, DoubleDouble factor);

JsonValue amountToJson(const Amount& amount);

// The slope of a straight line through zero, or nothing.
const double* slopeOf(const ScalarFunction& function);

// Sets 'polynomial' or 'spline'. input and output: the factors of the argument and of the value.
void setCurve(JsonValue& out, const ScalarFunction& function, DoubleDouble input, DoubleDouble output);

// The same, or 'slope' for a straight line through zero, which is left out where it is 1 in the units of the file.
void setFunction(JsonValue& out, const ScalarFunction& function, DoubleDouble input, DoubleDouble output,
                 bool hasSlope);

}  // namespace sinew
