#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/document/project.h"
#include "core/io/object_reader.h"
#include "core/schema/place.h"

namespace sinew {

// What a person can do to a project: pure functions from a project to a project. An edit always lands, even when the
// project cannot be computed with afterwards: problemsOf() says what is wrong with it. It is refused only when there is nothing
// at its place, or when what it gives cannot be read. The reasons of a refusal come without a file and a line, those of
// a value that cannot be read with its place in the text that it was given in.

// The keys of the object at a place (at no steps: the model itself) take the values given, written as in a file; null is
// the usual value. The lists of a model and a scenario themselves are not set: objects are added to them.
std::optional<Project> withSet(const Project& project, const Place& place, const JsonNode& values, TextReport& report);

// One more object, written as in a file, in the list at a place: before the item of that index, or at the end.
std::optional<Project> withAdded(const Project& project, const Place& list, const JsonNode& object,
                                 std::optional<std::size_t> index, TextReport& report);

enum class Dependants {
    Refuse,  // nothing is removed when something depends on the object
    Take,    // what depends on it goes too
    Leave,   // it stays, and names what is no more
};

// A project without an object, and the places of what went with it (or would have to), as they were before: objects, and
// fields and lists of names that named it and could do
// without.
struct Removal {
    Project project;
    std::vector<Place> dependants;
};

// Removes the item of a list at a place. Nothing when there is none.
std::optional<Removal> withRemoved(const Project& project, const Place& place, Dependants dependants);

// Gives the item at a place another name, wherever it is referred to: the parts of a segment, quantities in formulas and
// channels too. References stay when they could not tell the object from others, by its old name or by the new one: one
// that is empty, taken, or a word such as "ground".
std::optional<Project> withRenamed(const Project& project, const Place& place, const std::string& name);

// Why the item at a place may not be given a name: another object has it, or has one that its parts would get. Nothing
// when it may, and when no item is there.
std::optional<Diagnostic> reasonAgainstName(const Project& project, const Place& place, const std::string& name);

// A copy of the item at a place, after it, under another name: the one given, or its own with a number. With a body goes the
// joint that carries it, with a joint or a segment the coordinates that nothing else moves by.
std::optional<Project> withDuplicated(const Project& project, const Place& place, const std::string& name = {});

// The item at a place stands at another index of its list; beyond the end: last.
std::optional<Project> withMoved(const Project& project, const Place& place, std::size_t index);

// The model and the motion in a mirror, see mirrored(), with what a scenario names on the other side.
Project withMirrored(const Project& project);

// A verb as a script names it.
struct VerbArgument {
    const char* name;
    const char* help;
    bool isNeeded = true;
};

struct Verb {
    const char* name;
    const char* help;
    std::vector<VerbArgument> arguments;
    std::function<std::optional<Project>(const Project&, ObjectReader&, TextReport&)> apply;
};

// All verbs.
const std::vector<Verb>& verbs();

// Applies {"verb": NAME, ...}. Nothing when it is refused, as when a number would no longer be finite; the report says
// why.
std::optional<Project> withVerb(const Project& project, const JsonNode& verb, TextReport& report);

}  // namespace sinew
