#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/document/project.h"
#include "core/document/project_schema.h"
#include "core/model/expand_segments.h"
#include "core/schema/place.h"

namespace sinew {

// Names of objects, as verbs change them.

// A name that is gone, or is another now, by what it names.
struct NameChange {
    NameOf kind;
    std::string from, to;
};

// What the names of an object are to others: of a segment, its parts are bodies and joints.
inline std::vector<NameChange> namesOfObject(const Segment& segment)
{
    std::vector<NameChange> names;
    for (const std::string& part : partNames(segment)) {
        names.push_back({NameOf::Body, part, {}});
        names.push_back({NameOf::Joint, part, {}});
    }
    return names;
}

template <class T>
std::vector<NameChange> namesOfObject(const T& object)
{
    if constexpr (requires { Description<T>::namedAs; })
        return {{Description<T>::namedAs, object.name, {}}};
    return {};
}

// Whether references can mean an object by this name: not one that is empty or a word of its own.
inline bool canBeMeant(NameOf kind, const std::string& name)
{
    return !name.empty() && !(kind == NameOf::Body && name == groundName)
           && !(kind == NameOf::Stage && name == endName);
}

inline const NameChange* changeOf(const std::string& name, NameOf kind, const std::vector<NameChange>& changes)
{
    for (const NameChange& change : changes) {
        if (mayMean(kind, change.kind) && change.from == name)
            return &change;
    }
    return nullptr;
}

// All names by which objects of a project, a model, a scenario or a fixation are referred to: visit(name).
using VisitName = std::function<void(const NameChange& name)>;
void forEachObjectName(const Project& project, const VisitName& visit);
void forEachObjectName(const Model& model, const VisitName& visit);
void forEachObjectName(const Scenario& scenario, const VisitName& visit);
void forEachObjectName(const Fixation& fixation, const VisitName& visit);

// How many objects references of a kind mean by a name.
template <class Root>
std::size_t countOf(const Root& root, NameOf kind, const std::string& name)
{
    std::size_t count = 0;
    if (canBeMeant(kind, name))
        forEachObjectName(root, [&](const NameChange& it) { count += it.kind == kind && it.from == name ? 1U : 0U; });
    return count;
}

// Those of the names that meant an object and that no object has any more.
template <class Root>
std::vector<NameChange> goneFrom(const Root& root, std::vector<NameChange> names)
{
    std::erase_if(names, [&](const NameChange& name) {
        return !canBeMeant(name.kind, name.from) || countOf(root, name.kind, name.from) > 0;
    });
    return names;
}

// What references follow when objects were renamed: names of one object before, and of one in `after`.
template <class Root>
std::vector<NameChange> followable(const Root& after, std::vector<NameChange> changes)
{
    changes = goneFrom(after, std::move(changes));
    std::erase_if(changes, [&](const NameChange& it) { return countOf(after, it.kind, it.to) != 1; });
    return changes;
}

// visit(root, its place) with all that may refer to an item by its names: a source is known in its own file only.
template <class Visit>
void withReferrers(auto& project, const Place& item, const std::vector<NameChange>& names, Visit&& visit)
{
    if (names.empty() || names.front().kind != NameOf::Source)
        visit(project, Place());
    else if (partOf(item) == ProjectPart::Scenario)
        visit(*project.scenario, Place{scenarioStep});
    else if (partOf(item) == ProjectPart::Fixation)
        visit(*project.fixation, Place{fixationStep});
    else
        visit(project.model, Place());
}

template <class T>
bool isTaken(const std::vector<T>& list, const std::string& name)
{
    return std::any_of(list.begin(), list.end(), [&](const T& item) {
        const std::string* other = ownName(item);
        return other && *other == name;
    });
}

// "psoas" becomes "psoas 2", and that "psoas 3". A number from 1000 on, such as the year of a source, is part of the name.
inline std::string nextName(std::string name)
{
    const std::size_t end = name.find_last_not_of("0123456789");
    std::size_t number = 1;
    constexpr std::size_t mostDigits = 3;
    if (end != std::string::npos && end + 1 < name.size() && name[end] == ' ' && name.size() - end <= 1 + mostDigits) {
        number = std::stoul(name.substr(end + 1));
        name.resize(end);
    }
    return name + " " + std::to_string(number + 1);
}

template <class T>
std::string freeName(const std::vector<T>& list, std::string name)
{
    do {
        name = nextName(std::move(name));
    } while (isTaken(list, name));
    return name;
}

// The name wanted, or with a number when it is taken.
template <class T>
std::string nameFor(const std::vector<T>& list, const std::string& wanted)
{
    return isTaken(list, wanted) ? freeName(list, wanted) : wanted;
}

template <class T>
bool setName(T& object, const std::string& name)
{
    bool isNamed = false;
    forEachField<T>([&](const auto& field) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field.meaning)>, schema::OwnName>) {
            object.*field.member = name;
            isNamed = true;
        }
    });
    return isNamed;
}

}  // namespace sinew
