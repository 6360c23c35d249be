#include "ui/session/run_verb.h"

#include "core/document/verbs.h"
#include "core/io/json_parser.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

// The first of the objects that a verb has added: its body or segment, or else a link. Nothing when it has added none.
std::vector<Place> firstAdded(const Model& before, const Model& after)
{
    std::vector<Place> added;
    const auto find = [&](const auto& old, const auto& now, const char* list) {
        if (added.empty() && now.size() > old.size())
            added.push_back({list, now[old.size()].name});
    };
    find(before.bodies, after.bodies, "bodies");
    find(before.segments, after.segments, "segments");
    find(before.links, after.links, "links");
    return added;
}

// The project after one verb; nothing when it is refused.
std::optional<Project> changedBy(const std::string& verb, const Project& project, Session& session)
{
    TextReport remarks({}, verb);
    const auto parsed = parseJson(verb);
    std::optional<Project> changed;
    if (const auto* node = std::get_if<JsonNode>(&parsed))
        changed = withVerb(project, *node, remarks);
    else if (const auto* fault = std::get_if<JsonError>(&parsed))
        session.report(makeError(fault->message, fault->hint));
    for (Diagnostic remark : remarks.diagnostics()) {
        remark.line = remark.column = 0;  // nobody sees the text of the verb
        if (!changed || remark.severity != Severity::Error)
            session.report(std::move(remark));
    }
    return changed;
}

}  // namespace

bool runVerbs(Session& session, const std::vector<std::string>& verbs, const std::string& sentence)
{
    if (!session.hasModel())
        return false;
    Project changed = session.project();
    for (const std::string& verb : verbs) {
        std::optional<Project> next = changedBy(verb, changed, session);
        if (!next)
            return false;
        changed = *std::move(next);
    }
    std::vector<Place> added = firstAdded(session.project().model, changed.model);
    session.edit(std::move(changed), {sentence, {}, {}, std::move(added)});
    return true;
}

bool runVerb(Session& session, const std::string& verb, const std::string& sentence)
{
    return runVerbs(session, {verb}, sentence);
}

}  // namespace sinew
