#include "core/io/model_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <istream>

#include "core/io/json_parser.h"
#include "core/io/model_from_json.h"
#include "core/io/model_words.h"
#include "core/io/object_reader.h"
#include "core/io/whole_file.h"
#include "core/model/validate.h"

namespace sinew {

namespace {

constexpr FileAdvice advice = {"no model is so large; this seems to be another file", "choose a *.sinew.json model",
                               "name a *.sinew.json file in it"};

// False when the text is no model of a version that this program reads, so that nothing else of it is worth a remark.
bool checkHeader(const JsonNode& root, TextReport& report)
{
    const std::string expected = std::string("\"format\": \"") + modelFormat + "\"";
    if (root.kind != JsonNode::Kind::Object) {
        report.error(root.begin, "expected a model between braces {...}, found " + describe(root),
                     "a model begins with {" + expected + ", \"version\": 1, ...");
        return false;
    }
    if (const JsonMember* format = findMember(root, "format"); !format) {
        report.error(root.begin, "the key 'format' is missing", "add " + expected);
    } else if (format->value.text != modelFormat || format->value.kind != JsonNode::Kind::Text) {
        report.error(format->value.begin,
                     std::string("expected the format '") + modelFormat + "', found " + describe(format->value),
                     "this is no *.sinew.json model");
        return false;
    }
    const JsonMember* version = findMember(root, "version");
    if (!version) {
        report.error(root.begin, "the key 'version' is missing", "add \"version\": 1");
        return true;
    }
    const bool isNumber = version->value.kind == JsonNode::Kind::Number;
    const double number = isNumber ? readNumber(version->value.text).value_or(HUGE_VAL) : 0;
    if (number == modelVersion)
        return true;
    const bool isNewer = number >= modelVersion + 1;
    report.error(version->value.begin, "expected version 1, found " + describe(version->value),
                 isNewer ? "the file was written by a newer Sinew; use that one" : "write \"version\": 1");
    return false;
}

// A place in the model, "links/3/path/0", as a place in the text: the value there, or the innermost one around it
// that exists.
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

// Whether reading missed something that other objects refer to or that joins them, so that checking the whole would
// find faults that are none.
bool isTreeUncertain(const JsonNode& root, const TextReport& report)
{
    static constexpr std::array lists = {"bodies", "coordinates", "joints", "segments", "nodes"};
    // The parts of a segment are named by its kind and the number of its points; its angles may need its parent's.
    static constexpr std::array joining = {"name", "parent", "child", "kind", "points", "angle_reference"};
    for (const JsonMember& member : root.members) {
        const JsonNode& list = member.value;
        if (list.kind != JsonNode::Kind::Array && report.hasErrorWithin(list.begin, list.end))
            return true;
        if (std::find(lists.begin(), lists.end(), member.key) == lists.end())
            continue;
        for (const JsonNode& item : list.items) {
            const auto isUncertain = [&](const char* key) {
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

// The object of a top list that a path lies in: "links/3" of "links/3/path/0".
std::string_view objectOf(std::string_view path)
{
    const std::size_t first = path.find('/');
    return first == std::string_view::npos ? path : path.substr(0, path.find('/', first + 1));
}

void addProblems(const JsonNode& root, const Model& model, TextReport& report)
{
    const bool wasRead = !report.hasErrors();
    if (!wasRead && isTreeUncertain(root, report))
        return;
    // What could not be read stands at its default; a remark about that would only mislead.
    std::vector<ModelProblem> problems = validate(model);
    std::erase_if(problems, [&](const ModelProblem& problem) {
        const JsonNode& object = nodeAt(root, objectOf(problem.path));
        return !wasRead
               && (problem.diagnostic.severity != Severity::Error || report.hasErrorWithin(object.begin, object.end));
    });
    for (ModelProblem& problem : problems)
        report.add(nodeAt(root, problem.path).begin, std::move(problem.diagnostic));
}

Result<Model> readText(std::string_view text, const std::string& fileName)
{
    TextReport report(fileName, text);
    const auto parsed = parseJson(text);
    if (const auto* error = std::get_if<JsonError>(&parsed)) {
        report.error(error->offset, error->message, error->hint);
        return Result<Model>::failure(report.diagnostics());
    }
    const JsonNode& root = std::get<JsonNode>(parsed);
    if (!checkHeader(root, report))
        return Result<Model>::failure(report.diagnostics());
    Model model = modelFromJson(root, report);
    addProblems(root, model, report);
    if (report.hasErrors())
        return Result<Model>::failure(report.diagnostics());
    return Result<Model>::success(std::move(model), report.diagnostics());
}

}  // namespace

Result<Model> readModel(std::istream& stream, const std::string& fileName)
{
    return parseWhole<Result<Model>>(
        fileName, [&] { return readWhole(stream, fileName, advice); },
        [&](const std::string& text) { return readText(text, fileName); });
}

Result<Model> readModelFile(const std::string& path)
{
    return parseWhole<Result<Model>>(
        path, [&] { return readWholeFile(path, advice); },
        [&](const std::string& text) { return readText(text, path); });
}

}  // namespace sinew
