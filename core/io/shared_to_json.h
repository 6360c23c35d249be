#pragma once

#include <string>
#include <vector>

#include "core/io/json_writer.h"
#include "core/io/model_words.h"

namespace sinew {

// Writing of what several kinds of object have in common: values at their default are left out.

template <class T>
void setUnless(JsonValue& out, const char* key, const T& value, const T& usual)
{
    if (!(value == usual))
        out.set(key, value);
}

template <class E>
void setWord(JsonValue& out, const char* key, E value, Words<E> words, E usual)
{
    if (value != usual)
        out.set(key, wordOf(value, words));
}

template <class T>
void setRemarks(JsonValue& out, const T& object)
{
    setUnless(out, "source", object.source, {});
    setUnless(out, "note", object.note, {});
}

// What is not finite becomes null.
JsonValue inFileUnits(double value, long double factor);
JsonValue inFileUnits(const Vector3& vector, long double factor);

JsonValue amountToJson(const Amount& amount);
void setAmount(JsonValue& out, const char* key, const Amount& amount);
void setFrame(JsonValue& out, const char* key, const Frame& frame);

// Sets 'polynomial' or 'spline'. input and output: the factors of the argument and of the value.
void setCurve(JsonValue& out, const ScalarFunction& function, long double input, long double output);

// Sets 'constant' and 'terms', or 'coordinate' for a lone term of slope 1 where there is a short form. output: the
// factor of the value.
void setAxisFunction(JsonValue& out, const AxisFunction& function, const CoordinateFactors& factors, long double output,
                     bool hasShortForm);

}  // namespace sinew
