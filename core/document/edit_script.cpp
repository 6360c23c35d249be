#include "core/document/edit_script.h"

#include <algorithm>
#include <iomanip>
#include <ostream>
#include <utility>

#include "core/document/problems.h"
#include "core/document/verbs.h"
#include "core/io/whole_file.h"

namespace sinew {

namespace {

constexpr FileAdvice advice = {"no script is so large; this seems to be another file",
                               "choose another file with a list of verbs", "name a file with a list of verbs in it"};
constexpr JsonSubject subject = {"script", "list of verbs"};

// What is wrong with a project that was not wrong before.
Diagnostics newProblems(const Project& before, const Project& project, const std::string& file, const ModelCheck& check)
{
    const std::vector<Problem> old = problemsOf(before, check(before.model));
    Diagnostics problems;
    for (Problem& problem : problemsOf(project, check(project.model))) {
        if (std::find(old.begin(), old.end(), problem) != old.end())
            continue;
        problem.diagnostic.file = file;
        problem.diagnostic.message = "after all verbs, at " + toText(problem.place) + ": " + problem.diagnostic.message;
        problems.push_back(std::move(problem.diagnostic));
    }
    return problems;
}

Result<Project> withScript(const Project& project, std::string_view text, const std::string& file, bool mayBeUnsound,
                           const ModelCheck& check)
{
    TextReport report(file, text);
    const auto parsed = parseJson(text, subject);
    if (const auto* error = std::get_if<JsonError>(&parsed)) {
        report.error(error->offset, error->message, error->hint);
        return Result<Project>::failure(report.diagnostics());
    }
    const JsonNode& list = std::get<JsonNode>(parsed);
    if (list.kind != JsonNode::Kind::Array) {
        reportType(list, "a list of verbs", R"(write [{"verb": "rename", "at": ..., "name": ...}, ...])", report);
        return Result<Project>::failure(report.diagnostics());
    }
    Project changed = project;
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        std::optional<Project> next = withVerb(changed, list.items[i], report);
        if (!next) {
            Diagnostics reasons = report.diagnostics();
            for (Diagnostic& reason : reasons) {
                if (reason.severity == Severity::Error)
                    reason.message = "verb " + std::to_string(i + 1) + " is refused: " + reason.message;
            }
            return Result<Project>::failure(std::move(reasons));
        }
        changed = *std::move(next);
    }
    Diagnostics remarks = report.diagnostics();
    Diagnostics problems = newProblems(project, changed, file, check);
    const bool isUsable = mayBeUnsound || !hasErrors(problems);
    remarks.insert(remarks.end(), problems.begin(), problems.end());
    return isUsable ? Result<Project>::success(std::move(changed), std::move(remarks))
                    : Result<Project>::failure(std::move(remarks));
}

}  // namespace

Result<Project> withScriptFile(const Project& project, const std::string& path, bool mayBeUnsound,
                               const ModelCheck& check)
{
    return parseWhole<Result<Project>>(
        path, [&] { return readWholeFile(path, advice); },
        [&](const std::string& text) { return withScript(project, text, path, mayBeUnsound, check); });
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
