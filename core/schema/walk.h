#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/schema/field.h"

namespace sinew {

// Walks over what an object holds, by its description. T may be const.

// The parts of a field's value that have descriptions of their own, with their index in a list: visit(part, index).
template <class Value, class Visit>
void forEachPart(Value& value, Visit&& visit)
{
    using Bare = std::remove_const_t<Value>;
    if constexpr (Described<Bare>) {
        visit(value, std::optional<std::size_t>());
    } else if constexpr (requires {
                             typename Bare::value_type;
                             value.has_value();
                         }) {
        if (value)
            forEachPart(*value, visit);
    } else if constexpr (requires { value.valueless_by_exception(); }) {
        std::visit([&](auto& alternative) { forEachPart(alternative, visit); }, value);
    } else if constexpr (requires {
                             typename Bare::value_type;
                             value.begin();
                         }) {
        if constexpr (Described<typename Bare::value_type>) {
            for (std::size_t i = 0; i < value.size(); ++i)
                visit(value[i], std::optional(i));
        }
    }
}

// The list of objects with descriptions that a field holds, if it holds one: visit(list).
template <class Value, class Visit>
void forEachList(Value& value, Visit&& visit)
{
    using Bare = std::remove_const_t<Value>;
    if constexpr (requires {
                      typename Bare::value_type;
                      value.has_value();
                  }) {
        if (value)
            forEachList(*value, visit);
    } else if constexpr (requires {
                             typename Bare::value_type;
                             value.begin();
                         }) {
        if constexpr (Described<typename Bare::value_type>)
            visit(value);
    }
}

template <class Value>
inline constexpr bool isOptionalList = false;
template <Described T>
inline constexpr bool isOptionalList<std::optional<std::vector<T>>> = true;

// The same, with an empty list for one that is left out; it comes into being in an object that may be changed.
template <class Value, class Visit>
void forEachListOrEmpty(Value& value, Visit&& visit)
{
    if constexpr (!isOptionalList<std::remove_const_t<Value>>)
        forEachList(value, visit);
    else if (value)
        visit(*value);
    else if constexpr (std::is_const_v<Value>)
        visit(usual<typename Value::value_type>());
    else
        visit(value.emplace());
}

// Whether the fields of a value stand among its owner's in files, so that it makes no step of a place.
template <class Meaning>
inline constexpr bool isInlined
    = std::is_same_v<
          Meaning,
          schema::
              Inlined> || std::is_same_v<Meaning, schema::InlinedIf> || std::is_same_v<Meaning, schema::AxisValue> || std::is_same_v<Meaning, schema::ConstraintRule>;

// The names in one field that refer to other objects: visit(name, reference).
template <class Value, class Meaning, class Visit>
void forEachNameIn(Value& value, const Meaning& meaning, Visit&& visit)
{
    schema::Reference reference{NameOf::Coordinate};
    if constexpr (std::is_same_v<Meaning, schema::Reference>)
        reference = meaning;
    if constexpr (std::is_same_v<Meaning, schema::Reference> || std::is_same_v<Meaning, schema::GivenCoordinates>) {
        if constexpr (requires { value.has_value(); }) {
            if (value)
                forEachNameIn(*value, meaning, visit);
        } else if constexpr (std::is_same_v<std::remove_const_t<Value>, std::string>) {
            visit(value, reference);
        } else {
            for (auto& name : value)
                visit(name, reference);
        }
    }
}

// All names in an object, and in its parts, that refer to other objects: visit(name, reference).
template <class T, class Visit>
void forEachReference(T& object, Visit&& visit)
{
    forEachField<std::remove_const_t<T>>([&](const auto& field) {
        auto& value = object.*field.member;
        forEachNameIn(value, field.meaning, visit);
        forEachPart(value, [&](auto& part, std::optional<std::size_t>) { forEachReference(part, visit); });
    });
}

// The formulas and conditions in one field: visit(text).
template <class Value, class Meaning, class Visit>
void forEachFormulaIn(Value& value, const Meaning& meaning, Visit&& visit)
{
    if constexpr (std::is_same_v<Meaning, schema::Formulas>) {
        for (auto& text : value)
            visit(text);
    } else if constexpr (std::is_same_v<Meaning, schema::Text>) {
        if (meaning.isFormula)
            visit(value);
    }
}

// All formulas and conditions in an object and in its parts: visit(text).
template <class T, class Visit>
void forEachFormula(T& object, Visit&& visit)
{
    forEachField<std::remove_const_t<T>>([&](const auto& field) {
        auto& value = object.*field.member;
        forEachFormulaIn(value, field.meaning, visit);
        forEachPart(value, [&](auto& part, std::optional<std::size_t>) { forEachFormula(part, visit); });
    });
}

// The own name of an object, or nullptr.
template <class T>
const std::string* ownName(const T& object)
{
    const std::string* name = nullptr;
    forEachField<T>([&](const auto& field) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field.meaning)>, schema::OwnName>)
            name = &(object.*field.member);
    });
    return name;
}

}  // namespace sinew
