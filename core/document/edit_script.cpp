#include "core/document/edit_script.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <utility>

#include "core/document/verbs.h"
#include "core/io/whole_file.h"
#include "core/model/validate.h"
#include "core/schema/model_schema.h"

namespace sinew {

namespace {

constexpr FileAdvice advice = {"no script is so large; this seems to be another file",
                               "choose another file with a list of verbs", "name a file with a list of verbs in it"};
constexpr JsonSubject subject = {"script", "list of verbs"};

// A place of validate() with the name of the object in place of its number: "links/psoas/path/1/body".
std::string named(const Model& model, const std::string& path)
{
    Place place = placeFrom(path);
    if (place.size() < 2)
        return path;
    withListAt(model, Place{place[0]}, [&](const auto& list) {
        const std::size_t index = indexOf(list, place[1]);
        const std::string* name = index < list.size() ? ownName(list[index]) : nullptr;
        if (name && !name->empty())
            place[1] = *name;
    });
    return toText(place);
}

// What is wrong with a model that was not wrong before.
Diagnostics newProblems(const Model& before, const Model& model, const std::string& file)
{
    const std::vector<ModelProblem> old = validate(before);
    Diagnostics problems;
    for (ModelProblem& problem : validate(model)) {
        if (std::find(old.begin(), old.end(), problem) != old.end())
            continue;
        problem.diagnostic.file = file;
        problem.diagnostic.message
            = "after all verbs, at " + named(model, problem.path) + ": " + problem.diagnostic.message;
        problems.push_back(std::move(problem.diagnostic));
    }
    return problems;
}

Result<Model> withScript(const Model& model, std::string_view text, const std::string& file, bool mayBeUnsound)
{
    TextReport report(file, text);
    const auto parsed = parseJson(text, subject);
    if (const auto* error = std::get_if<JsonError>(&parsed)) {
        report.error(error->offset, error->message, error->hint);
        return Result<Model>::failure(report.diagnostics());
    }
    const JsonNode& list = std::get<JsonNode>(parsed);
    if (list.kind != JsonNode::Kind::Array) {
        reportType(list, "a list of verbs", R"(write [{"verb": "rename", "at": ..., "name": ...}, ...])", report);
        return Result<Model>::failure(report.diagnostics());
    }
    Model changed = model;
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        std::optional<Model> next = withVerb(changed, list.items[i], report);
        if (!next) {
            Diagnostics reasons = report.diagnostics();
            for (Diagnostic& reason : reasons) {
                if (reason.severity == Severity::Error)
                    reason.message = "verb " + std::to_string(i + 1) + " is refused: " + reason.message;
            }
            return Result<Model>::failure(std::move(reasons));
        }
        changed = *std::move(next);
    }
    Diagnostics remarks = report.diagnostics();
    Diagnostics problems = newProblems(model, changed, file);
    const bool isUsable = mayBeUnsound || !hasErrors(problems);
    remarks.insert(remarks.end(), problems.begin(), problems.end());
    return isUsable ? Result<Model>::success(std::move(changed), std::move(remarks))
                    : Result<Model>::failure(std::move(remarks));
}

}  // namespace

Result<Model> withScriptFile(const Model& model, const std::string& path, bool mayBeUnsound)
{
    return parseWhole<Result<Model>>(
        path, [&] { return readWholeFile(path, advice); },
        [&](const std::string& text) { return withScript(model, text, path, mayBeUnsound); });
}

void printVerbs(std::ostream& stream)
{
    for (const Verb& verb : verbs()) {
        stream << verb.name << ": " << verb.help << '\n';
        for (const VerbArgument& argument : verb.arguments)
            stream << "    " << std::left << std::setw(12) << argument.name << (argument.isNeeded ? "" : "(optional) ")
                   << argument.help << '\n';
    }
}

}  // namespace sinew
