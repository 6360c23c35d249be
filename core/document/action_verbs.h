#pragma once

#include <string>
#include <utility>

#include "core/document/problems.h"
#include "core/io/shared_to_json.h"

namespace sinew {

// Actions as verbs of scripts.

inline JsonValue verbAt(const char* name, const Place& at)
{
    return JsonValue::object().set("verb", name).set("at", toText(at));
}

inline ProblemAction removeAt(const Place& place, Sentence title)
{
    return {std::move(title), jsonOnOneLine(verbAt("remove", place).set("dependants", "take"))};
}

inline ProblemAction setAt(Place place, JsonValue value, Sentence title)
{
    const std::string key = place.back();
    place.pop_back();
    return {std::move(title),
            jsonOnOneLine(verbAt("set", place).set("values", JsonValue::object().set(key, std::move(value))))};
}

}  // namespace sinew
