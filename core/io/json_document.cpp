#include "core/io/json_document.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <utility>

#include "core/io/number_text.h"
#include "core/io/object_reader.h"

namespace sinew {

namespace {

constexpr int version = 1;  // of all formats

// The object of a top list that a path lies in: "links/3" of "links/3/path/0".
std::string_view objectOf(std::string_view path)
{
    const std::size_t first = path.find('/');
    return first == std::string_view::npos ? path : path.substr(0, path.find('/', first + 1));
}

bool checkFormat(const JsonNode& root, const FormatWords& words, TextReport& report)
{
    const JsonMember* format = findMember(root, "format");
    if (!format) {
        report.error(root.begin, sentence("the key 'format' is missing"),
                     sentence("add %1", "\"format\": \"" + std::string(words.format) + "\""));
    } else if (format->value.text != words.format || format->value.kind != JsonNode::Kind::Text) {
        report.error(format->value.begin,
                     sentence("expected the format '%1', found %2", std::string(words.format), describe(format->value)),
                     sentence("this is no %1", tableWord(words.file)));
        return false;
    }
    return true;
}

// False when the text is none of the format, in version 1, so that nothing else of it is worth a remark.
bool checkHeader(const JsonNode& root, const FormatWords& words, TextReport& report)
{
    if (root.kind != JsonNode::Kind::Object) {
        const Sentence noun = tableWord(words.noun);
        report.error(
            root.begin, sentence("expected a %1 between braces {...}, found %2", noun, describe(root)),
            sentence("a %1 begins with {\"format\": \"%2\", \"version\": 1, ...", noun, std::string(words.format)));
        return false;
    }
    if (!checkFormat(root, words, report))
        return false;
    const JsonMember* member = findMember(root, "version");
    if (!member) {
        report.error(root.begin, sentence("the key 'version' is missing"),
                     sentence("add %1", std::string("\"version\": 1")));
        return true;
    }
    const bool isNumber = member->value.kind == JsonNode::Kind::Number;
    const double number = isNumber ? readNumber(member->value.text).value_or(HUGE_VAL) : 0;
    if (number == version)
        return true;
    const bool isNewer = number >= version + 1;
    report.error(member->value.begin, sentence("expected version 1, found %1", describe(member->value)),
                 isNewer ? sentence("the file was written by a newer Sinew; use that one")
                         : sentence("write %1", std::string("\"version\": 1")));
    return false;
}

}  // namespace

std::optional<JsonNode> parsedDocument(std::string_view text, const FormatWords& words, TextReport& report)
{
    auto parsed = parseJson(text, {words.noun, words.file});
    if (const auto* error = std::get_if<JsonError>(&parsed)) {
        report.error(error->offset, error->message, error->hint);
        return std::nullopt;
    }
    if (!checkHeader(std::get<JsonNode>(parsed), words, report))
        return std::nullopt;
    return std::get<JsonNode>(std::move(parsed));
}

const JsonNode& nodeAt(const JsonNode& root, std::string_view path)
{
    const JsonNode* node = &root;
    while (!path.empty()) {
        const std::size_t slash = std::min(path.find('/'), path.size());
        const std::string_view step = path.substr(0, slash);
        path.remove_prefix(std::min(slash + 1, path.size()));
        if (node->kind == JsonNode::Kind::Array) {
            std::size_t index = 0;
            std::from_chars(step.data(), step.data() + step.size(), index);
            if (index >= node->items.size())
                break;
            node = &node->items[index];
        } else if (const JsonMember* member = findMember(*node, step)) {
            node = &member->value;
        } else if (step == "terms" && findMember(*node, "coordinate")) {
            // The short form of an axis has its only term in the axis itself.
            path.remove_prefix(std::min(path.find('/') + 1, path.size()));
        } else {
            break;
        }
    }
    return *node;
}

bool isWholeUncertain(const JsonNode& root, const std::vector<std::string_view>& lists,
                      const std::vector<std::string_view>& joining, const TextReport& report)
{
    for (const JsonMember& member : root.members) {
        const JsonNode& list = member.value;
        if (list.kind != JsonNode::Kind::Array && report.hasErrorWithin(list.begin, list.end))
            return true;
        if (std::find(lists.begin(), lists.end(), member.key) == lists.end())
            continue;
        for (const JsonNode& item : list.items) {
            const auto isUncertain = [&](std::string_view key) {
                const JsonMember* part = findMember(item, key);
                return part && report.hasErrorWithin(part->value.begin, part->value.end);
            };
            // A missing key is reported at the item's own place.
            if (report.hasErrorWithin(item.begin, item.begin + 1)
                || std::any_of(joining.begin(), joining.end(), isUncertain))
                return true;
        }
    }
    return false;
}

void addProblems(const JsonNode& root, std::vector<ModelProblem> problems, TextReport& report)
{
    const bool wasRead = !report.hasErrors();
    std::erase_if(problems, [&](const ModelProblem& problem) {
        const JsonNode& object = nodeAt(root, objectOf(problem.path));
        return !wasRead
               && (problem.diagnostic.severity != Severity::Error || report.hasErrorWithin(object.begin, object.end));
    });
    for (ModelProblem& problem : problems)
        report.add(nodeAt(root, problem.path).begin, std::move(problem.diagnostic));
}

}  // namespace sinew
