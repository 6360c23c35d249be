#include "core/document/object_place.h"

#include "core/document/object_lists.h"
#include "core/document/project.h"

namespace sinew {

std::optional<Place> placeOf(const ObjectId& id)
{
    if (id.isNull())
        return std::nullopt;
    if (id.kind == ObjectKind::Scenario)
        return Place{scenarioStep};
    if (id.kind == ObjectKind::Fixation)
        return Place{fixationStep};
    Place place;
    const auto add = [&](const char* key, const std::string& name) {
        place.emplace_back(key);
        place.push_back(name);
    };
    if (!id.activity.empty())
        add("activities", id.activity);
    if (!id.step.empty())
        add("steps", id.step);
    if (const std::string list = listOf(id); !list.empty())
        add(list.c_str(), id.name);
    return place;
}

ObjectAt objectAt(const Place& place)
{
    if (const ProjectPart part = partOf(place); part != ProjectPart::Model)
        return {{part == ProjectPart::Scenario ? ObjectKind::Scenario : ObjectKind::Fixation, {}},
                {place.begin() + 1, place.end()}};
    const ObjectId id = place.size() < 2 ? ObjectId() : objectIn(place[0], place[1]);
    if (id.isNull())
        return {{ObjectKind::Model, {}}, place};
    const ObjectAt found{id, {place.begin() + 2, place.end()}};
    // Loads of an activity and of its steps are objects of their own.
    std::string step;
    Place rest = found.part;
    if (id.kind == ObjectKind::Activity && rest.size() >= 2 && rest[0] == "steps") {
        step = rest[1];
        rest.erase(rest.begin(), rest.begin() + 2);
    }
    if (id.kind == ObjectKind::Activity && rest.size() >= 2 && rest[0] == "loads")
        return {{ObjectKind::Load, rest[1], place[1], step}, {rest.begin() + 2, rest.end()}};
    return found;
}

}  // namespace sinew
