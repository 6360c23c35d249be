// Session: edits of the selected objects, and new ones.

#include <sstream>

#include "core/document/object_place.h"
#include "core/document/paste.h"
#include "core/document/property_rows.h"
#include "core/document/verbs.h"
#include "core/io/json_parser.h"
#include "ui/session/session.h"

namespace sinew {

bool Session::canEditSelected() const
{
    // Parts of a segment are bodies and joints of the expanded model only.
    const std::optional<Place> place = placeOf(m_selection);
    return hasModel() && place && place->size() >= 2 && exists(*place);
}

void Session::renameSelected(const std::string& name)
{
    if (!canEditSelected() || name == m_selection.name)
        return;
    Place place = *placeOf(m_selection);
    std::optional<Project> renamed = withRenamed(project(), place, name);
    place.back() = name;
    edit(*std::move(renamed), {"Rename '" + m_selection.name + "' to '" + name + "'", {}, {}, place});
}

void Session::duplicateSelected()
{
    if (!canEditSelected())
        return;
    Place place = *placeOf(m_selection);
    std::optional<Project> changed = withDuplicated(project(), place);
    const Place list(place.begin(), place.end() - 1);
    withListAt(*changed, list, [&](const auto& items) {
        const std::size_t copy = indexOf(items, place.back()) + 1;
        const std::string* name = ownName(items[copy]);
        place.back() = name ? *name : std::to_string(copy);
    });
    edit(*std::move(changed), {"Duplicate '" + m_selection.name + "'", {}, {}, place});
}

std::vector<std::string> Session::dependantsOfSelected() const
{
    std::vector<std::string> places;
    if (!canEditSelected())
        return places;
    const std::optional<Removal> removal = withRemoved(project(), *placeOf(m_selection), Dependants::Leave);
    for (const Place& place : removal->dependants)
        places.push_back(toText(place));
    return places;
}

void Session::removeSelected()
{
    if (!canEditSelected())
        return;
    std::optional<Removal> removal = withRemoved(project(), *placeOf(m_selection), Dependants::Take);
    edit(std::move(removal->project), {"Delete '" + m_selection.name + "'"});
}

bool Session::addItem(const Place& list)
{
    const std::optional<JsonValue> item = hasModel() ? newItem(project(), list) : std::nullopt;
    if (!item)
        return false;
    std::ostringstream text;
    writeJson(*item, text);
    TextReport remarks({}, {});
    const auto parsed = parseJson(text.str());
    auto changed = withAdded(project(), list, std::get<JsonNode>(parsed), std::nullopt, remarks);
    if (!changed)
        return false;
    Place place = list;
    std::string name;
    withListAt(*changed, list, [&](const auto& items) {
        const std::string* own = ownName(items.back());
        name = own ? *own : std::string();
        place.push_back(name.empty() ? std::to_string(items.size() - 1) : name);
    });
    edit(*std::move(changed), {name.empty() ? "Add to " + toText(list) : "Add '" + name + "'", {}, {}, place});
    return true;
}

std::string Session::copiedSelection() const
{
    std::vector<Place> places;
    std::vector<ObjectId> ids(m_alsoSelected.begin(), m_alsoSelected.end());
    ids.insert(ids.begin(), m_selection);
    for (const ObjectId& id : ids) {
        if (const std::optional<Place> place = placeOf(id))
            places.push_back(*place);
    }
    return hasModel() ? copiedText(project(), places) : std::string();
}

bool Session::paste(const std::string& text)
{
    const auto parsed = parseJson(text);
    const auto* objects = std::get_if<JsonNode>(&parsed);
    if (!hasModel() || !objects || objects->kind != JsonNode::Kind::Object) {
        report(makeWarning("the clipboard holds no objects of a model",
                           "copy objects in Sinew, or a text such as {\"bodies\": [...]}"));
        return false;
    }
    const std::string verb = "{\"verb\": \"paste\", \"objects\": " + text + "}";
    TextReport remarks({}, verb);
    const auto parsedVerb = parseJson(verb);
    auto changed = withVerb(project(), std::get<JsonNode>(parsedVerb), remarks);
    if (!changed) {
        for (const Diagnostic& remark : remarks.diagnostics())
            report(remark);
        return false;
    }
    // What was pasted last stands at the end of its list.
    Place pasted;
    for (const JsonMember& list : objects->members) {
        std::size_t count = 0;
        withListAt(*changed, std::vector<std::string>{list.key}, [&](const auto& items) { count = items.size(); });
        if (count > 0 && !list.value.items.empty())
            pasted = {list.key, std::to_string(count - 1)};
    }
    edit(*std::move(changed), {"Paste", {}, {}, pasted});
    return true;
}

}  // namespace sinew
