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

FileAdvice scriptAdvice()
{
    return {sentence("no script is so large; this seems to be another file"),
            sentence("choose another file with a list of verbs"), sentence("name a file with a list of verbs in it")};
}

constexpr JsonSubject subject = {"script", "list of verbs"};

// A list of verbs on a project.
struct Script {
    const Project& before;
    const JsonNode& list;
    const ModelCheck& check;
    const std::vector<JsonNode>& verbs = list.items;

    // Of the verbs, counted from 1, the one since which there is a problem. It is looked for by halves: what went wrong
    // is taken to have stayed so.
    std::size_t verbOf(const Problem& problem) const
    {
        std::size_t without = 0, with = verbs.size();
        while (with - without > 1) {
            const std::size_t middle = without + (with - without) / 2;
            (hasAfter(middle, problem) ? with : without) = middle;
        }
        return with;
    }

    // What is wrong afterwards that was not wrong before; of the first problems each at the verb that it comes from. And what
    // keeps the document from being computed with, as before: reading it does not find all of that.
    void addProblems(const Project& after, TextReport& report) const
    {
        const std::vector<Problem> old = problemsOf(before, check(before.model));
        std::size_t count = 0;
        constexpr std::size_t most = 5;  // each runs the script as often as it can be halved
        for (Problem& problem : problemsOf(after, check(after.model))) {
            if (std::find(old.begin(), old.end(), problem) != old.end()) {
                Sentence& message = problem.diagnostic.message;
                message = sentence("after all verbs as before, at %1: %2", toText(problem.place), message);
                if (problem.diagnostic.severity == Severity::Error)
                    report.add(list.begin, std::move(problem.diagnostic));
                continue;
            }
            const bool isTraced = count++ < most;
            const std::size_t verb = isTraced ? verbOf(problem) : verbs.size();
            Sentence& message = problem.diagnostic.message;
            message = isTraced ? sentence("after verb %1, at %2: %3", verb, toText(problem.place), message)
                               : sentence("after all verbs, at %1: %2", toText(problem.place), message);
            report.add(verbs[verb - 1].begin, std::move(problem.diagnostic));
        }
    }

private:
    bool hasAfter(std::size_t count, const Problem& problem) const
    {
        TextReport ignored({}, {});
        Project project = before;
        for (std::size_t i = 0; i < count; ++i)
            project = *withVerb(project, verbs[i], ignored);
        const std::vector<Problem> all = problemsOf(project, check(project.model));
        return std::find(all.begin(), all.end(), problem) != all.end();
    }
};

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
        reportType(list, sentence("a list of verbs"),
                   sentence("write [{\"verb\": \"rename\", \"at\": ..., \"name\": ...}, ...]"), report);
        return Result<Project>::failure(report.diagnostics());
    }
    Project changed = project;
    for (std::size_t i = 0; i < list.items.size(); ++i) {
        std::optional<Project> next = withVerb(changed, list.items[i], report);
        if (!next) {
            Diagnostics reasons = report.diagnostics();
            for (Diagnostic& reason : reasons) {
                if (reason.severity == Severity::Error)
                    reason.message = sentence("verb %1 is refused: %2", i + 1, reason.message);
            }
            return Result<Project>::failure(std::move(reasons));
        }
        changed = *std::move(next);
    }
    Script{project, list, check}.addProblems(changed, report);
    return mayBeUnsound || !report.hasErrors() ? Result<Project>::success(std::move(changed), report.diagnostics())
                                               : Result<Project>::failure(report.diagnostics());
}

}  // namespace

Result<Project> withScriptFile(const Project& project, const std::string& path, bool mayBeUnsound,
                               const ModelCheck& check)
{
    return parseWhole<Result<Project>>(
        path, [&] { return readWholeFile(path, scriptAdvice()); },
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
