#include "core/io/object_reader.h"

#include <algorithm>
#include <set>

#include "core/base/name_list.h"
#include "core/base/suggest.h"
#include "core/io/extras_json.h"
#include "core/io/number_text.h"
#include "core/schema/field.h"

namespace sinew {

namespace {

Sentence numberHint()
{
    return sentence("write it as in 12.5 or -1e-3, without quotes or units");
}

// A value as given pairs have it, where a number stands.
bool isOverTime(const JsonNode& node)
{
    return node.kind == JsonNode::Kind::Object
           && std::any_of(node.members.begin(), node.members.end(), [](const JsonMember& it) {
                  return it.key == "curve" || it.key == "table" || it.key == "series" || it.key == "formula";
              });
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

// What is kept of one object and below one of its keys: to write them takes time that grows with their square.
constexpr std::size_t mostUnknown = 10'000;

bool hasTooManyKeys(const JsonNode& node)
{
    return node.members.size() > mostUnknown
           || std::any_of(node.items.begin(), node.items.end(), hasTooManyKeys)
           || std::any_of(node.members.begin(), node.members.end(),
                          [](const JsonMember& member) { return hasTooManyKeys(member.value); });
}

}  // namespace

Sentence withArticle(std::string_view noun)
{
    const Sentence bare = tableWord(bareNoun(noun));
    return noun.starts_with("a ")     ? sentence("a %1", bare)
           : noun.starts_with("an ")  ? sentence("an %1", bare)
           : noun.starts_with("the ") ? sentence("the %1", bare)
           : noun.starts_with('\'')   ? Sentence(std::string(noun))
                                      : bare;
}

Sentence describe(const JsonNode& node)
{
    switch (node.kind) {
    case JsonNode::Kind::Null: return std::string("null");
    case JsonNode::Kind::Bool: return node.text;
    case JsonNode::Kind::Number: return sentence("the number %1", shortened(node.text));
    case JsonNode::Kind::Text: return sentence("the text '%1'", shortened(node.text));
    case JsonNode::Kind::Array: return node.items.empty() ? sentence("an empty list") : sentence("a list");
    case JsonNode::Kind::Object: return sentence("an object");
    }
    return sentence("something else");
}

void reportType(const JsonNode& node, const Sentence& expected, const Sentence& hint, TextReport& report)
{
    report.error(node.begin, sentence("expected %1, found %2", expected, describe(node)), hint);
}

std::optional<double> readNumberNode(const JsonNode& node, TextReport& report, DoubleDouble factor)
{
    if (node.kind != JsonNode::Kind::Number) {
        reportType(node, sentence("a number"), numberHint(), report);
        return std::nullopt;
    }
    const std::optional<double> value = readNumber(node.text, factor);
    if (!value)
        report.error(node.begin, sentence("the number %1 is too large", shortened(node.text)),
                     sentence("every number must be finite"));
    return value;
}

void reportChoice(const JsonNode& node, std::string_view key, const std::vector<std::string>& names, TextReport& report)
{
    std::vector<std::string> quoted;
    for (const std::string& name : names)
        quoted.push_back("'" + name + "'");
    const Sentence hint = node.kind == JsonNode::Kind::Text ? didYouMean(node.text, names) : Sentence();
    report.error(node.begin,
                 sentence("expected %1 for '%2', found %3", joinedByOr(quoted), std::string(key), describe(node)),
                 hint.empty() ? sentence("write one of these words") : hint);
}

ObjectReader::ObjectReader(const JsonNode& node, TextReport& report, const char* noun, const Sentence& advice)
    : m_node(node), m_report(report), m_noun(noun)
{
    checkObject(advice);
}

ObjectReader::ObjectReader(const JsonNode& node, TextReport& report, Sentence what, const Sentence& advice)
    : m_node(node), m_report(report), m_what(std::move(what))
{
    checkObject(advice);
}

void ObjectReader::checkObject(const Sentence& advice)
{
    if (isObject())
        return;
    const Sentence expected = what();
    reportType(m_node, expected.english().starts_with('\'') ? sentence("an object for %1", expected) : expected,
               advice.empty() ? sentence("write it as an object, {\"key\": value, ...}") : advice, m_report);
}

Sentence ObjectReader::what() const
{
    return m_noun ? withArticle(m_noun) : m_what;
}

const JsonNode* ObjectReader::find(std::string_view key)
{
    if (std::find(m_known.begin(), m_known.end(), key) == m_known.end())
        m_known.emplace_back(key);
    const JsonMember* member = findMember(m_node, key);
    return member ? &member->value : nullptr;
}

const JsonNode* ObjectReader::need(std::string_view key)
{
    const JsonNode* node = find(key);
    if (!node && isObject()) {
        const std::string name(key);
        m_report.missing(m_node.begin, sentence("the key '%1' is missing from %2", name, what()),
                         sentence("add %1", "\"" + name + "\": ..."));
    }
    return node;
}

void ObjectReader::text(std::string_view key, std::string& target)
{
    const JsonNode* node = find(key);
    if (node && node->kind == JsonNode::Kind::Text)
        target = node->text;
    else if (node)
        reportType(*node, sentence("a text for '%1'", std::string(key)), sentence("put it between double quotes"),
                   m_report);
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
        reportType(*node, sentence("a number for '%1'", std::string(key)),
                   isOverTime(*node) ? sentence("it does not change with time here: give one number for the whole of it")
                                     : numberHint(),
                   m_report);
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
        reportType(*node, sentence("true or false for '%1'", std::string(key)), sentence("write it without quotes"),
                   m_report);
}

void ObjectReader::vector(std::string_view key, Vector3& target, DoubleDouble factor)
{
    const JsonNode* node = find(key);
    if (!node)
        return;
    if (node->kind != JsonNode::Kind::Array || node->items.size() != 3) {
        const bool isOtherList = node->kind == JsonNode::Kind::Array && !node->items.empty();
        m_report.error(node->begin,
                       sentence("expected three numbers [x, y, z] for '%1', found %2", std::string(key),
                                isOtherList ? sentence("a list of %1", node->items.size()) : describe(*node)),
                       sentence("write all three, without quotes or units"));
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
        reportType(*node, sentence("a list for '%1'", std::string(key)),
                   sentence("put it between [ and ], even if it has one item"), m_report);
}

void ObjectReader::finish(Extras* extras)
{
    if (m_isHopeless)
        return;
    reportTwins();
    std::set<std::string> kept;  // of the keys in extras
    for (std::size_t i = 0; extras && i < extras->size(); ++i)
        kept.insert((*extras)[i].key);
    for (const JsonMember& member : m_node.members) {
        if (std::find(m_known.begin(), m_known.end(), member.key) != m_known.end())
            continue;
        if (kept.size() == mostUnknown || hasTooManyKeys(member.value)) {
            m_report.error(member.keyBegin, sentence("more than %1 unknown keys in %2", mostUnknown, what()),
                           sentence("this seems to be another file"));
            return;
        }
        if (extras && kept.insert(member.key).second)
            extras->push_back(extraOf(member));
        if (!extras || member.keyBegin != JsonMember::notInText)
            reportUnknown(member, extras != nullptr);
    }
}

void ObjectReader::reportUnknown(const JsonMember& member, bool isKept)
{
    Sentence hint = m_report.wantsWarnings() ? didYouMean(member.key, m_known) : Sentence();
    const Sentence message = sentence("unknown key '%1' in %2", shortened(member.key), what());
    if (m_report.refusesUnknownKeys()) {
        m_report.error(member.keyBegin, message,
                       hint.empty() ? sentence("its keys are %1", listed(m_known)) : std::move(hint));
        return;
    }
    if (hint.empty())
        hint = isKept ? sentence("it has no effect, but is kept when the file is saved") : sentence("it is ignored");
    m_report.warning(member.keyBegin, message, std::move(hint));
}

void ObjectReader::reportTwins()
{
    std::set<std::string_view> seen;
    for (const JsonMember& member : m_node.members) {
        if (!seen.insert(member.key).second) {
            m_report.error(member.keyBegin, sentence("the key '%1' stands twice in %2", shortened(member.key), what()),
                           sentence("keep one of the two"));
        }
    }
}

}  // namespace sinew
