#include "core/io/object_reader.h"

#include <algorithm>
#include <set>

#include "core/base/suggest.h"
#include "core/io/extras_json.h"
#include "core/io/number_text.h"

namespace sinew {

namespace {

constexpr const char* numberHint = "write it as in 12.5 or -1e-3, without quotes or units";

std::string quotedList(const std::vector<std::string>& names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "'" : i + 1 < names.size() ? ", '" : " or '") + names[i] + "'";
    return text;
}

// A hint shows the keys of an object on one line; long texts of a file are cut so that a message stays readable.
std::string shortened(const std::string& text)
{
    constexpr std::size_t longest = 40;
    if (text.size() <= longest)
        return text;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end) + "...";
}

}  // namespace

std::string describe(const JsonNode& node)
{
    switch (node.kind) {
    case JsonNode::Kind::Null: return "null";
    case JsonNode::Kind::Bool: return node.text;
    case JsonNode::Kind::Number: return "the number " + shortened(node.text);
    case JsonNode::Kind::Text: return "the text '" + shortened(node.text) + "'";
    case JsonNode::Kind::Array: return node.items.empty() ? "an empty list" : "a list";
    case JsonNode::Kind::Object: return "an object";
    }
    return "something else";
}

void reportType(const JsonNode& node, const std::string& expected, const std::string& hint, TextReport& report)
{
    report.error(node.begin, "expected " + expected + ", found " + describe(node), hint);
}

std::optional<double> readNumberNode(const JsonNode& node, TextReport& report, DoubleDouble factor)
{
    if (node.kind != JsonNode::Kind::Number) {
        reportType(node, "a number", numberHint, report);
        return std::nullopt;
    }
    const std::optional<double> value = readNumber(node.text, factor);
    if (!value)
        report.error(node.begin, "the number " + shortened(node.text) + " is too large", "every number must be finite");
    return value;
}

void reportChoice(const JsonNode& node, std::string_view key, const std::vector<std::string>& names, TextReport& report)
{
    std::string hint = node.kind == JsonNode::Kind::Text ? didYouMean(node.text, names) : std::string();
    report.error(node.begin,
                 "expected " + quotedList(names) + " for '" + std::string(key) + "', found " + describe(node),
                 hint.empty() ? "write one of these words" : std::move(hint));
}

ObjectReader::ObjectReader(const JsonNode& node, TextReport& report, std::string what, const std::string& advice)
    : m_node(node), m_report(report), m_what(std::move(what))
{
    if (!isObject())
        reportType(node, (m_what.starts_with('\'') ? "an object for " : "") + m_what,
                   advice.empty() ? "write it as an object, {\"key\": value, ...}" : advice, report);
}

const JsonNode* ObjectReader::find(std::string_view key)
{
    m_known.emplace_back(key);
    const JsonMember* member = findMember(m_node, key);
    return member ? &member->value : nullptr;
}

const JsonNode* ObjectReader::need(std::string_view key)
{
    const JsonNode* node = find(key);
    if (!node && isObject()) {
        const std::string name(key);
        m_report.missing(m_node.begin, "the key '" + name + "' is missing from " + m_what, "add \"" + name + "\": ...");
    }
    return node;
}

void ObjectReader::text(std::string_view key, std::string& target)
{
    const JsonNode* node = find(key);
    if (node && node->kind == JsonNode::Kind::Text)
        target = node->text;
    else if (node)
        reportType(*node, "a text for '" + std::string(key) + "'", "put it between double quotes", m_report);
}

void ObjectReader::needText(std::string_view key, std::string& target)
{
    if (need(key))
        text(key, target);
}

void ObjectReader::number(std::string_view key, double& target, DoubleDouble factor)
{
    std::optional<double> value;
    number(key, value, factor);
    target = value.value_or(target);
}

void ObjectReader::number(std::string_view key, std::optional<double>& target, DoubleDouble factor)
{
    const JsonNode* node = find(key);
    if (node && node->kind != JsonNode::Kind::Number)
        reportType(*node, "a number for '" + std::string(key) + "'", numberHint, m_report);
    else if (node)
        target = readNumberNode(*node, m_report, factor);
}

void ObjectReader::needNumber(std::string_view key, double& target)
{
    if (need(key))
        number(key, target);
}

void ObjectReader::flag(std::string_view key, bool& target)
{
    const JsonNode* node = find(key);
    if (node && node->kind == JsonNode::Kind::Bool)
        target = node->text == "true";
    else if (node)
        reportType(*node, "true or false for '" + std::string(key) + "'", "write it without quotes", m_report);
}

void ObjectReader::vector(std::string_view key, Vector3& target, DoubleDouble factor)
{
    const JsonNode* node = find(key);
    if (!node)
        return;
    if (node->kind != JsonNode::Kind::Array || node->items.size() != 3) {
        const bool isOtherList = node->kind == JsonNode::Kind::Array && !node->items.empty();
        m_report.error(node->begin,
                       "expected three numbers [x, y, z] for '" + std::string(key) + "', found "
                           + (isOtherList ? "a list of " + std::to_string(node->items.size()) : describe(*node)),
                       "write all three, without quotes or units");
        return;
    }
    for (int i = 0; i < 3; ++i) {
        if (const auto number = readNumberNode(node->items[static_cast<std::size_t>(i)], m_report, factor))
            target[i] = *number;
    }
}

void ObjectReader::list(std::string_view key, const std::function<void(const JsonNode&)>& readItem)
{
    const JsonNode* node = find(key);
    if (node && node->kind == JsonNode::Kind::Array)
        std::for_each(node->items.begin(), node->items.end(), readItem);
    else if (node)
        reportType(*node, "a list for '" + std::string(key) + "'", "put it between [ and ], even if it has one item",
                   m_report);
}

void ObjectReader::finish(Extras* extras)
{
    if (m_isHopeless)
        return;
    reportTwins();
    for (const JsonMember& member : m_node.members) {
        if (std::find(m_known.begin(), m_known.end(), member.key) != m_known.end())
            continue;
        if (extras && std::none_of(extras->begin(), extras->end(), [&](const Extra& e) { return e.key == member.key; }))
            extras->push_back(extraOf(member));
        if (!extras || member.keyBegin != JsonMember::notInText)
            reportUnknown(member, extras != nullptr);
    }
}

void ObjectReader::reportUnknown(const JsonMember& member, bool isKept)
{
    std::string hint = m_report.wantsWarnings() ? didYouMean(member.key, m_known) : std::string();
    const std::string message = "unknown key '" + shortened(member.key) + "' in " + m_what;
    if (m_report.refusesUnknownKeys()) {
        m_report.error(member.keyBegin, message, std::move(hint));
        return;
    }
    if (hint.empty())
        hint = isKept ? "it has no effect, but is kept when the file is saved" : "it is ignored";
    m_report.warning(member.keyBegin, message, std::move(hint));
}

void ObjectReader::reportTwins()
{
    std::set<std::string_view> seen;
    for (const JsonMember& member : m_node.members) {
        if (!seen.insert(member.key).second) {
            m_report.error(member.keyBegin, "the key '" + shortened(member.key) + "' stands twice in " + m_what,
                           "keep one of the two");
        }
    }
}

}  // namespace sinew
