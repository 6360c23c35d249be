#include "core/document/object_lists.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "core/document/find.h"
#include "core/document/property_rows.h"
#include "core/schema/model_schema.h"

namespace sinew {

namespace {

constexpr std::pair<std::string_view, ObjectKind> lists[] = {{"bodies", ObjectKind::Body},
                                                             {"segments", ObjectKind::Segment},
                                                             {"joints", ObjectKind::Joint},
                                                             {"coordinates", ObjectKind::Coordinate},
                                                             {"constraints", ObjectKind::Constraint},
                                                             {"nodes", ObjectKind::Node},
                                                             {"links", ObjectKind::Link},
                                                             {"loads", ObjectKind::Load},
                                                             {"activities", ObjectKind::Activity},
                                                             {"contacts", ObjectKind::Contact}};

bool hasKind(std::string_view list)
{
    return std::any_of(std::begin(lists), std::end(lists), [&](const auto& it) { return it.first == list; });
}

}  // namespace

const std::vector<OtherList>& otherLists()
{
    static const std::vector<OtherList> others = [] {
        std::vector<OtherList> found;
        forEachField<Model>([&](const auto& field) {
            forEachList(usual<Model>().*field.member, [&]<class T>(const std::vector<T>&) {
                if (!hasKind(field.key))
                    found.push_back({field.key, bareNoun(Description<T>::noun).data(), labelOfKey(labelOf(field))});
            });
        });
        return found;
    }();
    return others;
}

std::string listOf(const ObjectId& id)
{
    if (id.kind == ObjectKind::Other)
        return id.list;
    const auto found
        = std::find_if(std::begin(lists), std::end(lists), [&](const auto& it) { return it.second == id.kind; });
    return found == std::end(lists) ? std::string() : std::string(found->first);
}

std::string nounOf(const ObjectId& id)
{
    const std::string list = listOf(id);
    std::string noun;
    withListAt(usual<Model>(), Place{list}, [&]<class T>(const std::vector<T>&) { noun = bareNounOf<T>(); });
    return noun;
}

ObjectId objectIn(std::string_view list, const std::string& name)
{
    for (const auto& [key, kind] : lists) {
        if (key == list)
            return {kind, name};
    }
    for (const OtherList& other : otherLists()) {
        if (other.key == list)
            return {ObjectKind::Other, name, {}, {}, other.key};
    }
    return {};
}

std::vector<std::string> namesIn(const Model& model, const std::string& list)
{
    std::vector<std::string> names;
    withListAt(model, Place{list}, [&](const auto& objects) {
        for (const auto& object : objects) {
            if (const std::string* name = ownName(object))
                names.push_back(*name);
        }
    });
    return names;
}

std::string remarksAt(const Model& model, const Place& place)
{
    std::string remarks;
    withObjectAt(model, place, [&]<class T>(const T& object) {
        forEachField<T>([&](const auto& field) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field.meaning)>, schema::Text>) {
                const std::string& text = object.*field.member;
                if (!text.empty())
                    remarks += (remarks.empty() ? "" : "\n") + text;
            }
        });
    });
    return remarks;
}

}  // namespace sinew
