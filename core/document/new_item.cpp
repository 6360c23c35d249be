#include "core/document/new_item.h"

#include "core/document/find.h"
#include "core/document/names.h"
#include "core/io/object_forms.h"

namespace sinew {

namespace {

template <class T>
void addNames(const std::vector<T>& list, NameOf reference, std::vector<std::string>& names)
{
    if constexpr (requires { Description<T>::namedAs; }) {
        for (const T& object : list) {
            if (mayMean(reference, Description<T>::namedAs))
                names.push_back(object.name);
        }
    } else if constexpr (std::is_same_v<T, Segment>) {
        if (!mayMean(reference, NameOf::Body) && !mayMean(reference, NameOf::Joint))
            return;
        for (const Segment& segment : list) {
            for (std::string& part : partNames(segment))
                names.push_back(std::move(part));
        }
    }
}

// Of the lists of an object and of its parts.
template <class T>
void addNamesIn(const T& owner, NameOf reference, std::vector<std::string>& names)
{
    forEachField<T>([&](const auto& field) {
        forEachList(owner.*field.member, [&](const auto& list) { addNames(list, reference, names); });
        forEachPart(owner.*field.member, [&](const auto& part, std::optional<std::size_t> index) {
            if (!index)
                addNamesIn(part, reference, names);
        });
    });
}

// "body 2"
template <class T>
std::string freeNameIn(const std::vector<T>& list)
{
    for (std::size_t number = list.size() + 1;; ++number) {
        std::string name = bareNounOf<T>() + " " + std::to_string(number);
        if (!isTaken(list, name))
            return name;
    }
}

}  // namespace

std::vector<std::string> namesFor(const Project& project, NameOf reference)
{
    std::vector<std::string> names;
    if (reference == NameOf::Place)
        names.emplace_back(groundName);
    addNamesIn(project, reference, names);
    return names;
}

std::optional<JsonValue> newItem(const Project& project, const Place& list)
{
    std::optional<JsonValue> written;
    withListAt(project, list, [&](const auto& items) {
        using Item = typename std::remove_cvref_t<decltype(items)>::value_type;
        const CoordinateFactors factors(project.model);
        Item item;
        fillNeeded(project, item);
        if (const std::string* name = ownName(item); name && name->empty())
            setName(item, freeNameIn(items));
        if constexpr (std::is_same_v<Item, PathPoint>)
            item.body = items.empty() ? std::string(groundName) : items.back().body;
        SchemaWriter writer(factors);
        writer.setUnit(unitAt(project, list, factors));
        written = writtenObject(writer, item);
    });
    return written;
}

}  // namespace sinew
