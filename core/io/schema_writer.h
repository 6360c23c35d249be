#pragma once

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/io/shared_to_json.h"
#include "core/schema/field.h"
#include "core/schema/usual_like.h"
#include "core/schema/units.h"

namespace sinew {

// Writes objects by their descriptions, in the normal form: fields in the order of the description, values at their
// usual ones left out, unknown keys of the file last.
class SchemaWriter {
public:
    explicit SchemaWriter(CoordinateFactors factors) : m_factors(std::move(factors)) {}

    // An object, or the one value that may stand in its place.
    template <Described T>
    JsonValue write(const T& object)
    {
        if (auto alone = shortForm(object))
            return *std::move(alone);
        JsonValue out = JsonValue::object();
        writeFields(out, object);
        return out;
    }

    // All fields of an object.
    template <Described T>
    void writeFields(JsonValue& out, const T& object)
    {
        forEachField<T>([&](const auto& field) { writeField(out, object, field); });
        if constexpr (requires { object.extras; })
            setExtras(out, object.extras);
    }

    // For values with a form of their own.
    const CoordinateFactors& factors() const { return m_factors; }
    DoubleDouble unit() const { return m_unit; }  // of numbers of Quantity::CoordinateValue
    void setUnit(DoubleDouble unit) { m_unit = unit; }

private:
    template <class T, class F>
    void writeField(JsonValue& out, const T& object, const F& field)
    {
        const DoubleDouble ownersUnit = m_unit;
        if constexpr (requires { Description<T>::unitOf(object, m_factors); })
            m_unit = Description<T>::unitOf(object, m_factors);
        bool isWritten = field.isNeeded || !isUsual(object, field);
        if constexpr (requires { Description<T>::isWritten(object, field.key); })
            isWritten = isWritten || Description<T>::isWritten(object, field.key);
        if (isWritten)
            put(out, field, object, object.*field.member, field.meaning);
        m_unit = ownersUnit;
    }

    DoubleDouble factorOf(Quantity quantity) const
    {
        return quantity == Quantity::Angle ? radiansPerDegree : quantity == Quantity::CoordinateValue ? m_unit : 1;
    }

    // The value of the first field that may stand alone and is not the usual one, or the last of them, when all other
    // fields have their usual values.
    template <class T>
    std::optional<JsonValue> shortForm(const T& object)
    {
        if constexpr (requires { object.extras; }) {
            if (!object.extras.empty())
                return std::nullopt;
        }
        int count = 0, unusual = 0;
        const char* chosen = nullptr;
        bool isChosenUnusual = false;
        forEachField<T>([&](const auto& field) {
            const bool differs = !(object.*field.member == usual<T>().*field.member);
            unusual += differs ? 1 : 0;
            if (!field.mayStandAlone)
                return;
            ++count;
            if (!isChosenUnusual) {
                chosen = field.key;
                isChosenUnusual = differs;
            }
        });
        if (count == 0 || unusual > (isChosenUnusual ? 1 : 0))
            return std::nullopt;
        JsonValue out = JsonValue::object();
        forEachField<T>([&](const auto& field) {
            if (field.key == chosen)
                put(out, field, object, object.*field.member, field.meaning);
        });
        return out.item(0);
    }

    // Each of these writes one field.
    template <class F, class T, class Meaning>
    void put(JsonValue& out, const F& field, const T&, const std::string& value, Meaning)
    {
        out.set(field.key, value);
    }

    template <class F, class T>
    void put(JsonValue& out, const F& field, const T&, bool value, schema::Flag)
    {
        out.set(field.key, value);
    }

    template <class F, class T>
    void put(JsonValue& out, const F& field, const T&, const std::vector<std::string>& value, schema::Reference)
    {
        out.set(field.key, value);
    }

    template <class F, class T>
    void put(JsonValue& out, const F& field, const T&, double value, schema::Measure measure)
    {
        out.set(field.key, inFileUnits(value, factorOf(measure.quantity)));
    }

    template <class F, class T>
    void put(JsonValue& out, const F& field, const T&, const std::vector<double>& values, schema::Measure measure)
    {
        JsonValue list = JsonValue::array();
        for (const double value : values)
            list.push(inFileUnits(value, factorOf(measure.quantity)));
        out.set(field.key, std::move(list));
    }

    template <class F, class T>
    void put(JsonValue& out, const F& field, const T&, const Amount& value, schema::Measure)
    {
        out.set(field.key, amountToJson(value));
    }

    template <class F, class T>
    void put(JsonValue& out, const F& field, const T&, const Vector3& value, schema::Components components)
    {
        out.set(field.key, inFileUnits(value, factorOf(components.quantity)));
    }

    template <class F, class T, class E>
    void put(JsonValue& out, const F& field, const T&, const E& value, schema::Choice<E> choice)
    {
        out.set(field.key, wordOf(value, choice.words));
    }

    template <class F, class T, class Value, class Meaning>
    void put(JsonValue& out, const F& field, const T& object, const std::optional<Value>& value, Meaning meaning)
    {
        if (value)
            put(out, field, object, *value, meaning);
    }

    template <class F, class T, Described Part>
    void put(JsonValue& out, const F& field, const T&, const Part& value, schema::Parts)
    {
        out.set(field.key, write(value));
    }

    template <class F, class T, class Part>
    void put(JsonValue& out, const F& field, const T&, const std::vector<Part>& value, schema::Parts)
    {
        JsonValue list = JsonValue::array();
        for (const Part& part : value)
            list.push(write(part));
        out.set(field.key, std::move(list));
    }

    template <class F, class T, Described Part>
    void put(JsonValue& out, const F&, const T&, const Part& value, schema::Inlined)
    {
        writeFields(out, value);
    }

    template <class F, class T, Described Part>
    void put(JsonValue& out, const F&, const T&, const Part& value, schema::InlinedIf)
    {
        writeFields(out, value);
    }

    template <class F, class T>
    void put(JsonValue& out, const F&, const T& object, const ScalarFunction& value, schema::Function function)
    {
        DoubleDouble input = 1;
        if constexpr (requires { Description<T>::inputUnitOf(object, m_factors); })
            input = Description<T>::inputUnitOf(object, m_factors);
        setFunction(out, value, input, m_unit, function.hasSlope);
    }

    template <class F, class T>
    void put(JsonValue& out, const F& field, const T& object, double minimum, schema::RangeTo<T> range)
    {
        // An open end becomes null.
        out.set(field.key,
                JsonValue::array().push(inFileUnits(minimum, m_unit)).push(inFileUnits(object.*range.maximum, m_unit)));
    }

    // A value with a form of its own: writeForm(writer, out, owner, value, meaning).
    template <class F, class T, class Value, class Meaning>
    void put(JsonValue& out, const F&, const T& object, const Value& value, Meaning meaning)
    {
        writeForm(*this, out, object, value, meaning);
    }

    CoordinateFactors m_factors;
    DoubleDouble m_unit = radiansPerDegree;  // of numbers of Quantity::CoordinateValue
};

}  // namespace sinew
