#pragma once

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include "core/document/property_rows.h"
#include "core/schema/scenario_schema.h"

namespace sinew {

namespace detail {

template <class Value, class Meaning>
void fillValue(const Project& project, Value& value, const Meaning& meaning);

// A number that its bounds allow.
inline void fillNumber(double& value, const Bounds& bounds)
{
    if (value < bounds.least || (bounds.isAboveLeast && value <= bounds.least))
        value = bounds.least + 1;
    value = std::min(value, bounds.most);
}

}  // namespace detail

// Gives the fields that an object needs values that a file may have.
template <Described T>
void fillNeeded(const Project& project, T& object)
{
    forEachField<T>([&](const auto& field) {
        if (field.isNeeded)
            detail::fillValue(project, object.*field.member, field.meaning);
    });
}

namespace detail {

template <class Value, class Meaning>
void fillValue(const Project& project, Value& value, const Meaning& meaning)
{
    if constexpr (std::is_same_v<Meaning, schema::Reference> && std::is_same_v<Value, std::string>) {
        const std::vector<std::string> names = namesFor(project, meaning.to);
        value = names.empty() ? std::string() : names.front();
    } else if constexpr (std::is_same_v<Value, double> && requires { meaning.bounds; }) {
        fillNumber(value, meaning.bounds);
    } else if constexpr (std::is_same_v<Meaning, schema::LinkStiffness>) {
        value = DirectStiffness{1e4};
    } else if constexpr (std::is_same_v<Meaning, schema::ConstraintRule>) {
        Distance rule;
        fillNeeded(project, rule);
        value = std::move(rule);
    } else if constexpr (std::is_same_v<Meaning, schema::GivenCoordinates>) {
        value = {allWord};
    } else if constexpr (requires {
                             typename Value::value_type;
                             value.reserve(1);
                         }) {
        if constexpr (Described<typename Value::value_type>) {
            constexpr std::size_t least = std::is_same_v<typename Value::value_type, HeldMotion> ? 1 : 2;
            for (std::size_t i = 0; i < least; ++i) {
                auto& part = value.emplace_back();
                fillNeeded(project, part);
                if constexpr (requires { part.body; })
                    part.body = groundName;
                if constexpr (requires { part.time; })
                    part.time = static_cast<double>(i);
            }
        }
    } else if constexpr (Described<Value>) {
        fillNeeded(project, value);
    }
}

}  // namespace detail

}  // namespace sinew
