#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/object_reader.h"
#include "core/model/joint.h"

namespace sinew {

// Reading of what several kinds of object have in common. What is wrong is reported and passed over.

void readAmount(ObjectReader& in, std::string_view key, Amount& target, TextReport& report);
void readFrame(ObjectReader& in, std::string_view key, Frame& target, TextReport& report);

// A list of texts. what: such as "the name of a coordinate".
void readNames(ObjectReader& in, std::string_view key, const char* what, std::vector<std::string>& target,
               TextReport& report);

template <class T>
void readRemarks(ObjectReader& in, T& object)
{
    in.text("source", object.source);
    in.text("note", object.note);
}

// What turns the numbers of a function in a file into those of the model.
struct FunctionFactors {
    long double input = 1;
    long double output = 1;
};

// The keys 'slope', 'polynomial' and 'spline' of an object; a straight line through zero when none is there.
ScalarFunction readFunction(ObjectReader& in, const JsonNode& node, FunctionFactors factors, TextReport& report);

// The key 'polynomial' or 'spline'; zero when none is there.
ScalarFunction readHeldValue(ObjectReader& in, const JsonNode& node, FunctionFactors factors, TextReport& report);

// The keys 'constant' and 'terms'. output: the factor of the value.
void readAxisFunction(ObjectReader& in, AxisFunction& target, const CoordinateFactors& factors, long double output,
                      TextReport& report);

}  // namespace sinew
