#pragma once

#include <sstream>
#include <string>
#include <variant>

#include "core/io/json_parser.h"
#include "core/io/json_writer.h"

namespace sinew {

// A value as the verbs of core/document take it.
inline JsonNode nodeOf(const JsonValue& value)
{
    std::ostringstream text;
    writeJson(value, text);
    auto parsed = parseJson(text.str());
    return std::holds_alternative<JsonNode>(parsed) ? std::get<JsonNode>(std::move(parsed)) : JsonNode();
}

}  // namespace sinew
