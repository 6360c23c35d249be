#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/object_reader.h"
#include "core/math/scalar_function.h"
#include "core/model/amount.h"
#include "core/schema/field.h"
#include "core/schema/units.h"

namespace sinew {

// Reading of what several kinds of object have in common. What is wrong is reported and passed over.

void readAmount(ObjectReader& in, std::string_view key, Amount& target, TextReport& report);

// A list of names of objects of a kind.
void readNames(ObjectReader& in, std::string_view key, NameOf kind, std::vector<std::string>& target,
               TextReport& report);

// What turns the numbers of a function in a file into those of the model.
struct FunctionFactors {
    DoubleDouble input = 1;
    DoubleDouble output = 1;
};

// The keys 'slope', 'polynomial' and 'spline' of an object; a straight line through zero when none is there.
ScalarFunction readFunction(ObjectReader& in, const JsonNode& node, FunctionFactors factors, TextReport& report);

// The key 'polynomial' or 'spline'; zero when none is there.
ScalarFunction readHeldValue(ObjectReader& in, const JsonNode& node, FunctionFactors factors, TextReport& report);

// [minimum, maximum], where null is an open end.
void readRange(const JsonNode& node, double& minimum, double& maximum, DoubleDouble factor, TextReport& report);

}  // namespace sinew
