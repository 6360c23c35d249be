#pragma once

#include <algorithm>
#include <string>
#include <type_traits>
#include <vector>

#include "core/document/project.h"
#include "core/model/expand_segments.h"
#include "core/schema/model_schema.h"
#include "core/schema/walk.h"

namespace sinew {

// Names of objects, as verbs change them.

// Names that are no more, or are others now, by what they name.
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

inline const NameChange* changeOf(const std::string& name, NameOf kind, const std::vector<NameChange>& changes)
{
    for (const NameChange& change : changes) {
        if (mayMean(kind, change.kind) && change.from == name)
            return &change;
    }
    return nullptr;
}

template <class T>
bool isTaken(const std::vector<T>& list, const std::string& name)
{
    return std::any_of(list.begin(), list.end(), [&](const T& item) {
        const std::string* other = ownName(item);
        return other && *other == name;
    });
}

// "psoas" becomes "psoas 2", and that "psoas 3".
inline std::string nextName(std::string name)
{
    const std::size_t end = name.find_last_not_of("0123456789");
    std::size_t number = 1;
    // Longer numbers are part of the name.
    if (end != std::string::npos && end + 1 < name.size() && name[end] == ' ' && name.size() - end < 8) {
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

// "hip/effort" of a recording: follows its object when no other has that name.
inline void renameChannel(std::string& channel, const Project& project, const std::vector<NameChange>& changes)
{
    const std::string object = channel.substr(0, channel.find('/'));
    std::size_t count = 0;
    forEachField<Model>([&](const auto& field) {
        forEachList(project.model.*field.member, [&](const auto& list) { count += isTaken(list, object) ? 1U : 0U; });
    });
    for (const NameChange& change : changes) {
        if (count == 1 && change.from == object) {
            channel.replace(0, object.size(), change.to);
            return;
        }
    }
}

}  // namespace sinew
