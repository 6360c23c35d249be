#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/io/object_reader.h"
#include "core/io/shared_from_json.h"
#include "core/schema/field.h"
#include "core/schema/units.h"
#include "core/schema/usual_like.h"

namespace sinew {

// Reads objects by their descriptions. What is wrong is reported at its place and left at its usual value; unknown keys
// are warnings and kept in the object's extras.
class SchemaReader {
public:
    explicit SchemaReader(TextReport& report, CoordinateFactors factors = {})
        : m_report(report), m_factors(std::move(factors))
    {
    }

    // An object, or the one value that may stand in its place. key: under which it was found.
    template <Described T>
    void read(const JsonNode& node, T& object, std::string_view key = {})
    {
        if (node.kind != JsonNode::Kind::Object && readShortForm(node, object, key))
            return;
        const bool isObject = node.kind == JsonNode::Kind::Object;
        ObjectReader in(node, m_report, Description<T>::noun, isObject ? Sentence() : adviceFor<T>());
        readFields(in, object);
        in.finish(&object.extras);
    }

    // All fields of an object. The reader's finish() is left to the caller.
    template <Described T>
    void readFields(ObjectReader& in, T& object)
    {
        // What it is comes first, then what is usual for such a one.
        if constexpr (UsualOfKind<T>::isKnown) {
            const auto& kind = std::get<0>(Description<T>::fields);
            readField(in, object, kind);
            object = usualLike(object);
            std::apply([&](const auto&, const auto&... others) { (readField(in, object, others), ...); },
                       Description<T>::fields);
        } else {
            forEachField<T>([&](const auto& field) { readField(in, object, field); });
        }
    }

    template <class T, class F>
    void readField(ObjectReader& in, T& object, const F& field)
    {
        const DoubleDouble ownersUnit = m_unit;
        if constexpr (requires { Description<T>::unitOf(object, m_factors); })
            m_unit = Description<T>::unitOf(object, m_factors);
        take(in, field, object, object.*field.member, field.meaning);
        m_unit = ownersUnit;
    }

    // For values with a form of their own.
    const CoordinateFactors& factors() const { return m_factors; }
    DoubleDouble unit() const { return m_unit; }  // of numbers of Quantity::CoordinateValue
    // For an object without its owner, or the field that is read where it says its unit itself.
    void setUnit(DoubleDouble unit) { m_unit = unit; }
    TextReport& report() { return m_report; }

private:
    DoubleDouble factorOf(Quantity quantity) const
    {
        return quantity == Quantity::Angle ? radiansPerDegree : quantity == Quantity::CoordinateValue ? m_unit : 1;
    }

    // Such as {"coefficient": ...}, of a part with a key of its own that needs some.
    template <class T>
    static Sentence adviceFor()
    {
        std::string keys;
        forEachField<T>([&](const auto& field) {
            if (field.isNeeded && *Description<T>::noun == '\'')
                keys += (keys.empty() ? "\"" : ", \"") + std::string(field.key) + "\": ...";
        });
        return keys.empty() ? Sentence() : sentence("write %1", "{" + keys + "}");
    }

    // A field that may stand for the whole object; the first one of a fitting type.
    template <class T>
    bool readShortForm(const JsonNode& node, T& object, std::string_view key)
    {
        bool isRead = false, hasNumber = false;
        forEachField<T>([&](const auto& field) {
            using Value = std::remove_cvref_t<decltype(object.*field.member)>;
            if (isRead || !field.mayStandAlone)
                return;
            Value& target = object.*field.member;
            hasNumber = hasNumber || std::is_same_v<Value, double>;
            if constexpr (std::is_same_v<Value, std::string>) {
                if (node.kind == JsonNode::Kind::Text)
                    target = node.text, isRead = true;
            } else if constexpr (std::is_same_v<Value, double> && requires { field.meaning.quantity; }) {
                if (node.kind == JsonNode::Kind::Number)
                    target = readNumberNode(node, m_report, factorOf(field.meaning.quantity)).value_or(0),
                    isRead = true;
            } else if constexpr (std::is_enum_v<Value>) {
                if (node.kind == JsonNode::Kind::Text)
                    readWord(node, key, target, field.meaning.words, m_report), isRead = true;
            }
        });
        if constexpr (requires { Description<T>::shortForm; }) {
            if (!isRead)
                reportType(node, tableWord(Description<T>::shortForm), tableWord(Description<T>::shortFormAdvice),
                           m_report);
            return true;
        }
        if (!isRead && hasNumber)
            readNumberNode(node, m_report);
        return isRead || hasNumber;
    }

    // Each of these takes one field. isThere: a needed key that is missing is reported once.
    template <class F>
    bool isThere(ObjectReader& in, const F& field)
    {
        return (field.isNeeded ? in.need(field.key) : in.find(field.key)) != nullptr;
    }

    template <class F, class T, class Meaning>
    void take(ObjectReader& in, const F& field, T&, std::string& target, Meaning)
    {
        if (isThere(in, field))
            in.text(field.key, target);
    }

    template <class F, class T>
    void take(ObjectReader& in, const F& field, T&, bool& target, schema::Flag)
    {
        in.flag(field.key, target);
    }

    template <class F, class T>
    void take(ObjectReader& in, const F& field, T&, std::vector<std::string>& target, schema::Reference reference)
    {
        readNames(in, field.key, reference.to, target, m_report);
    }

    template <class F, class T>
    void take(ObjectReader& in, const F& field, T&, std::optional<std::vector<std::string>>& target,
              schema::Reference reference)
    {
        if (in.find(field.key))
            readNames(in, field.key, reference.to, target.emplace(), m_report);
    }

    template <class F, class T, class Value>
    void take(ObjectReader& in, const F& field, T&, Value& target, schema::Measure measure)
    {
        if (!isThere(in, field))
            return;
        if constexpr (std::is_same_v<Value, std::vector<double>>)
            in.list(field.key, [&](const JsonNode& item) {
                target.push_back(readNumberNode(item, m_report, factorOf(measure.quantity)).value_or(0));
            });
        else if constexpr (std::is_same_v<Value, Amount>)
            readAmount(in, field.key, target, m_report);
        else if constexpr (std::is_same_v<Value, std::optional<Amount>>)
            readAmount(in, field.key, target.emplace(), m_report);
        else
            in.number(field.key, target, factorOf(measure.quantity));
    }

    template <class F, class T>
    void take(ObjectReader& in, const F& field, T&, Vector3& target, schema::Components components)
    {
        if (isThere(in, field))
            in.vector(field.key, target, factorOf(components.quantity));
    }

    template <class F, class T>
    void take(ObjectReader& in, const F& field, T&, std::optional<Vector3>& target, schema::Components components)
    {
        if (in.find(field.key))
            in.vector(field.key, target.emplace(Vector3::Zero()), factorOf(components.quantity));
    }

    template <class F, class T, class E>
    void take(ObjectReader& in, const F& field, T&, E& target, schema::Choice<E> choice)
    {
        if (isThere(in, field))
            in.choice(field.key, target, choice.words);
    }

    template <class F, class T, class E>
    void take(ObjectReader& in, const F& field, T&, std::optional<E>& target, schema::Choice<E> choice)
    {
        if (in.find(field.key))
            in.choice(field.key, target.emplace(), choice.words);
    }

    template <class F, class T, Described Part>
    void take(ObjectReader& in, const F& field, T&, Part& target, schema::Parts)
    {
        if (const JsonNode* node = in.find(field.key))
            read(*node, target);
    }

    template <class F, class T, class Part>
    void take(ObjectReader& in, const F& field, T&, std::optional<Part>& target, schema::Parts) requires Described<Part>
    {
        if (const JsonNode* node = in.find(field.key))
            read(*node, target.emplace());
    }

    template <class F, class T, class Part>
    void take(ObjectReader& in, const F& field, T&, std::optional<std::vector<Part>>& target, schema::Parts)
    {
        if (!in.find(field.key))
            return;
        std::vector<Part>& parts = target.emplace();
        in.list(field.key, [&](const JsonNode& item) { read(item, parts.emplace_back()); });
    }

    template <class F, class T, class Part>
    void take(ObjectReader& in, const F& field, T&, std::vector<Part>& target, schema::Parts)
    {
        if (isThere(in, field))
            in.list(field.key, [&](const JsonNode& item) { read(item, target.emplace_back(), field.key); });
        // What follows is written in the units of the coordinates, wherever they stand in the file.
        if constexpr (std::is_same_v<Part, Coordinate>)
            m_factors = CoordinateFactors(target, m_factors);
    }

    template <class F, class T, class Part>
    void take(ObjectReader& in, const F&, T&, Part& target, schema::Inlined)
    {
        readFields(in, target);
    }

    template <class F, class T, class Part>
    void take(ObjectReader& in, const F&, T&, std::optional<Part>& target, schema::InlinedIf inlined)
    {
        if (in.find(inlined.key)) {
            readFields(in, target.emplace());
            return;
        }
        forEachField<Part>([&](const auto& field) {
            if (const JsonNode* node = in.find(field.key))
                m_report.error(node->begin,
                               sentence("%1 has '%2' but no '%3'", withArticle(Description<T>::noun),
                                        std::string(field.key), std::string(inlined.key)),
                               sentence("add %1, or remove the key: %2", "\"" + std::string(inlined.key) + "\": ...",
                                        tableWord(inlined.otherwise)));
        });
    }

    template <class F, class T>
    void take(ObjectReader& in, const F&, T& object, ScalarFunction& target, schema::Function function)
    {
        FunctionFactors factors{1, m_unit};
        if constexpr (requires { Description<T>::inputUnitOf(object, m_factors); })
            factors.input = Description<T>::inputUnitOf(object, m_factors);
        target = function.hasSlope ? readFunction(in, in.node(), factors, m_report)
                                   : readHeldValue(in, in.node(), factors, m_report);
    }

    template <class F, class T>
    void take(ObjectReader& in, const F& field, T& object, double& minimum, schema::RangeTo<T> range)
    {
        if (const JsonNode* node = in.find(field.key))
            readRange(*node, minimum, object.*range.maximum, m_unit, m_report);
    }

    // A value with a form of its own: readForm(reader, in, owner, value, meaning).
    template <class F, class T, class Value, class Meaning>
    void take(ObjectReader& in, const F&, T& object, Value& target, Meaning meaning)
    {
        readForm(*this, in, object, target, meaning);
    }

    TextReport& m_report;
    CoordinateFactors m_factors;
    DoubleDouble m_unit = radiansPerDegree;  // of numbers of Quantity::CoordinateValue
};

}  // namespace sinew
