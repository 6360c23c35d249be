#include "core/document/object_place.h"

#include <utility>

#include "core/document/project.h"

namespace sinew {

namespace {

constexpr std::pair<const char*, ObjectKind> lists[] = {{"bodies", ObjectKind::Body},
                                                        {"segments", ObjectKind::Segment},
                                                        {"joints", ObjectKind::Joint},
                                                        {"coordinates", ObjectKind::Coordinate},
                                                        {"constraints", ObjectKind::Constraint},
                                                        {"nodes", ObjectKind::Node},
                                                        {"links", ObjectKind::Link},
                                                        {"loads", ObjectKind::Load},
                                                        {"activities", ObjectKind::Activity},
                                                        {"contacts", ObjectKind::Contact},
                                                        {"sources", ObjectKind::Source}};

ObjectKind kindOf(const std::string& list)
{
    for (const auto& [key, kind] : lists) {
        if (key == list)
            return kind;
    }
    return ObjectKind::Model;
}

}  // namespace

std::optional<Place> placeOf(const ObjectId& id)
{
    if (id.isNull())
        return std::nullopt;
    if (id.kind == ObjectKind::Scenario)
        return Place{scenarioStep};
    Place place;
    const auto add = [&](const char* key, const std::string& name) {
        place.emplace_back(key);
        place.push_back(name);
    };
    if (!id.activity.empty())
        add("activities", id.activity);
    if (!id.step.empty())
        add("steps", id.step);
    for (const auto& [key, kind] : lists) {
        if (kind == id.kind)
            add(key, id.name);
    }
    return place;
}

ObjectAt objectAt(const Place& place)
{
    if (!place.empty() && place[0] == scenarioStep)
        return {{ObjectKind::Scenario, {}}, {place.begin() + 1, place.end()}};
    const ObjectKind kind = place.size() < 2 ? ObjectKind::Model : kindOf(place[0]);
    if (kind == ObjectKind::Model)
        return {{kind, {}}, place};
    ObjectAt found{{kind, place[1]}, {place.begin() + 2, place.end()}};
    // Loads of an activity and of its steps are objects of their own.
    std::string step;
    Place rest = found.part;
    if (kind == ObjectKind::Activity && rest.size() >= 2 && rest[0] == "steps") {
        step = rest[1];
        rest.erase(rest.begin(), rest.begin() + 2);
    }
    if (kind == ObjectKind::Activity && rest.size() >= 2 && rest[0] == "loads")
        return {{ObjectKind::Load, rest[1], place[1], step}, {rest.begin() + 2, rest.end()}};
    return found;
}

}  // namespace sinew
