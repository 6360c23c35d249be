#include "core/io/extras_json.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
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

// As jsonOnOneLine(toJson(node)) is, in time that grows with the text alone. Of keys that stand twice the last value counts.
void appendNode(const JsonNode& node, std::string& out)
{
    const auto appendAll = [&](char open, char close, std::size_t count, const auto& appendOne) {
        out += open;
        for (std::size_t i = 0, written = 0; i < count; ++i) {
            const std::size_t before = out.size();
            out += written > 0 ? ", " : "";
            const std::size_t begin = out.size();
            appendOne(i);
            written += out.size() > begin ? 1U : 0U;
            out.resize(out.size() > begin ? out.size() : before);
        }
        out += close;
    };
    if (node.kind == JsonNode::Kind::Array) {
        appendAll('[', ']', node.items.size(), [&](std::size_t i) { appendNode(node.items[i], out); });
    } else if (node.kind == JsonNode::Kind::Object) {
        std::unordered_map<std::string_view, const JsonNode*> last;
        for (const JsonMember& member : node.members)
            last[member.key] = &member.value;
        appendAll('{', '}', node.members.size(), [&](std::size_t i) {
            const auto value = last.find(node.members[i].key);
            if (value == last.end())
                return;
            out += jsonOnOneLine(node.members[i].key) + ": ";
            appendNode(*value->second, out);
            last.erase(value);
        });
    } else {
        out += jsonOnOneLine(toJson(node));
    }
}

}  // namespace

Extra extraOf(const JsonMember& member)
{
    std::string json;
    appendNode(member.value, json);
    return {member.key, std::move(json)};
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
