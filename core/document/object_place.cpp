#include "core/document/object_place.h"

namespace sinew {

namespace {

const char* listOf(ObjectKind kind)
{
    switch (kind) {
    case ObjectKind::None: return nullptr;
    case ObjectKind::Body: return "bodies";
    case ObjectKind::Segment: return "segments";
    case ObjectKind::Joint: return "joints";
    case ObjectKind::Coordinate: return "coordinates";
    case ObjectKind::Constraint: return "constraints";
    case ObjectKind::Node: return "nodes";
    case ObjectKind::Link: return "links";
    case ObjectKind::Load: return "loads";
    case ObjectKind::Activity: return "activities";
    case ObjectKind::Contact: return "contacts";
    }
    return nullptr;
}

}  // namespace

std::optional<Place> placeOf(const ObjectId& id)
{
    const char* list = listOf(id.kind);
    if (!list)
        return std::nullopt;
    Place place;
    const auto add = [&](const char* key, const std::string& name) {
        place.emplace_back(key);
        place.push_back(name);
    };
    if (!id.activity.empty())
        add("activities", id.activity);
    if (!id.step.empty())
        add("steps", id.step);
    add(list, id.name);
    return place;
}

}  // namespace sinew
