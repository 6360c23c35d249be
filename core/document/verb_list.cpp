#include <cmath>
#include <utility>

#include "core/base/name_list.h"
#include "core/base/suggest.h"
#include "core/document/project_schema.h"
#include "core/document/verb_arguments.h"
#include "core/document/verbs.h"
#include "core/schema/simple_checks.h"

namespace sinew {

namespace {

std::optional<Project> setVerb(const Project& project, ObjectReader& in, TextReport& report)
{
    const Arguments given{in, report};
    std::string place;
    in.text("at", place);
    const JsonNode* values = in.need("values");
    if (values && values->kind != JsonNode::Kind::Object)
        reportType(*values, sentence("an object for 'values'"), sentence("such as {\"damping\": 3}"), report);
    return report.hasErrors() ? std::nullopt : given.at(project, withSet(project, placeFrom(place), *values, report));
}

std::optional<Project> addVerb(const Project& project, ObjectReader& in, TextReport& report)
{
    const Arguments given{in, report};
    const Place place = given.place();
    const std::optional<std::size_t> index = given.index("index");
    const JsonNode* object = in.need("object");
    return report.hasErrors() ? std::nullopt : given.at(project, withAdded(project, place, *object, index, report));
}

std::optional<Project> removeVerb(const Project& project, ObjectReader& in, TextReport& report)
{
    static constexpr Words<Dependants> words
        = {{"refuse", Dependants::Refuse}, {"take", Dependants::Take}, {"leave", Dependants::Leave}};
    const Arguments given{in, report};
    const Place place = given.place();
    Dependants dependants = Dependants::Refuse;
    in.choice("dependants", dependants, words);
    std::optional<Removal> removal = given.at(project, withRemoved(project, place, dependants));
    if (!removal)
        return std::nullopt;
    const std::size_t count = removal->dependants.size();
    constexpr std::size_t mostNamed = 5;
    std::vector<std::string> places;
    for (const Place& each : removal->dependants)
        places.push_back(toText(each));
    if (dependants == Dependants::Refuse && count > 0) {
        report.error(in.node().begin, sentence("'%1' is needed by %2", toText(place), firstOf(places, mostNamed)),
                     sentence("add \"dependants\": \"take\" to remove them too, or \"leave\" to keep them"));
        return std::nullopt;
    }
    if (dependants == Dependants::Take && count > 0)
        report.add(
            in.node().begin,
            {Severity::Note, {}, 0, 0, sentence("'%1' took along %2", toText(place), firstOf(places, mostNamed)), {}});
    return std::move(removal->project);
}

// Whether a name is free for the object at a place, and an error where it is not.
bool isFree(const std::string& name, const Project& project, const Place& place, const ObjectReader& in,
            TextReport& report)
{
    const auto reason = reasonAgainstName(project, place, name);
    if (reason)
        report.error(in.node().begin, reason->message, reason->hint);
    return !reason;
}

std::optional<Project> renameVerb(const Project& project, ObjectReader& in, TextReport& report)
{
    const Arguments given{in, report};
    const Place place = given.place();
    std::string name;
    in.needText("name", name);
    return isFree(name, project, place, in, report) ? given.at(project, withRenamed(project, place, name))
                                                    : std::nullopt;
}

std::optional<Project> duplicateVerb(const Project& project, ObjectReader& in, TextReport& report)
{
    const Arguments given{in, report};
    const Place place = given.place();
    std::string name;
    in.text("name", name);
    return isFree(name, project, place, in, report) ? given.at(project, withDuplicated(project, place, name))
                                                    : std::nullopt;
}

std::optional<Project> moveVerb(const Project& project, ObjectReader& in, TextReport& report)
{
    const Arguments given{in, report};
    const Place place = given.place();
    in.need("index");
    return given.at(project, withMoved(project, place, given.index("index").value_or(0)));
}

std::optional<Project> mirrorVerb(const Project& project, ObjectReader&, TextReport&)
{
    return withMirrored(project);
}

bool hasFiniteNumbers(const Project& project)
{
    return sinew::hasFiniteNumbers(project.model) && (!project.scenario || sinew::hasFiniteNumbers(*project.scenario))
           && (!project.fixation || sinew::hasFiniteNumbers(*project.fixation));
}

std::vector<Verb> editVerbs()
{
    return {
        {"set",
         "Gives fields of an object other values",
         {{"at", "an object, such as fixation/femur of a case; the model itself when left out", false},
          {"values", "an object with the keys to change, written as in a file; null: the usual value"}},
         setVerb},
        {"add",
         "Adds an object to a list",
         {{"at", "a list, such as links or links/psoas/path"},
          {"object", "the object, written as in a file"},
          {"index", "before this item; at the end when left out", false}},
         addVerb},
        {"remove",
         "Removes an object from its list",
         {{"at", placeHelp}, {"dependants", "refuse (when something needs it), take or leave", false}},
         removeVerb},
        {"rename",
         "Gives an object another name, wherever model and scenario name it",
         {{"at", placeHelp}, {"name", "the new name"}},
         renameVerb},
        {"duplicate",
         "Puts a copy of an object after it",
         {{"at", placeHelp}, {"name", "of the copy; its own with a number when left out", false}},
         duplicateVerb},
        {"move",
         "Puts an object elsewhere in its list",
         {{"at", placeHelp}, {"index", "where it stands then"}},
         moveVerb},
        {"mirror", "Swaps left and right: the model and its motion as a mirror shows them", {}, mirrorVerb},
    };
}

}  // namespace

const std::vector<Verb>& verbs()
{
    static const std::vector<Verb> all = [] {
        std::vector<Verb> list = editVerbs();
        for (Verb& verb : buildVerbs())
            list.push_back(std::move(verb));
        return list;
    }();
    return all;
}

std::optional<Project> withVerb(const Project& project, const JsonNode& verb, TextReport& report)
{
    report.refuseUnknownKeys();
    ObjectReader in(verb, report, sentence("a verb"));
    std::string name;
    in.needText("verb", name);
    if (report.hasErrors())
        return std::nullopt;
    std::vector<std::string> names;
    for (const Verb& known : verbs()) {
        names.emplace_back(known.name);
        if (known.name != name)
            continue;
        std::optional<Project> changed = known.apply(project, in, report);
        in.finish();
        // A file has no words for what is not finite.
        if (changed && !report.hasErrors() && !hasFiniteNumbers(*changed) && hasFiniteNumbers(project))
            report.error(verb.begin, sentence("a number would be too large"), sentence("choose smaller ones"));
        return report.hasErrors() ? std::nullopt : std::move(changed);
    }
    const Sentence hint = didYouMean(name, names);
    report.error(verb.begin, sentence("unknown verb '%1'", name),
                 hint.empty() ? sentence("list all verbs with --list") : hint);
    return std::nullopt;
}

}  // namespace sinew
