#include "core/io/extras_json.h"

#include <variant>

namespace sinew {

namespace {

// The same value to be written; numbers keep their digits.
JsonValue toJson(const JsonNode& node)
{
    switch (node.kind) {
    case JsonNode::Kind::Null: break;
    case JsonNode::Kind::Bool: return node.text == "true";
    case JsonNode::Kind::Number: return JsonValue::decimal(node.text);
    case JsonNode::Kind::Text: return node.text;
    case JsonNode::Kind::Array: {
        JsonValue list = JsonValue::array();
        for (const JsonNode& item : node.items)
            list.push(toJson(item));
        return list;
    }
    case JsonNode::Kind::Object: {
        JsonValue object = JsonValue::object();
        for (const JsonMember& member : node.members)
            object.set(member.key, toJson(member.value));
        return object;
    }
    }
    return {};
}

}  // namespace

Extra extraOf(const JsonMember& member)
{
    return {member.key, jsonOnOneLine(toJson(member.value))};
}

void setExtras(JsonValue& out, const Extras& extras)
{
    for (const Extra& extra : extras) {
        const auto parsed = parseJson(extra.json);
        const JsonNode* node = std::get_if<JsonNode>(&parsed);
        if (node && !out.has(extra.key))
            out.set(extra.key, toJson(*node));
    }
}

}  // namespace sinew
