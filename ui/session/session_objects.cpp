// Session: edits of the selected objects, and new ones.

#include <algorithm>
#include <iterator>
#include <sstream>
#include <utility>

#include "core/document/find.h"
#include "core/document/object_lists.h"
#include "core/document/object_place.h"
#include "core/document/paste.h"
#include "core/document/property_rows.h"
#include "core/document/verbs.h"
#include "core/io/json_parser.h"
#include "core/io/object_reader.h"
#include "ui/session/session.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

Place listOf(const Place& item)
{
    return {item.begin(), item.end() - 1};
}

// What was pasted stands at the ends of its lists.
std::vector<Place> pastedPlaces(const Project& before, const Project& after, const JsonNode& objects)
{
    std::vector<Place> places;
    for (const JsonMember& list : objects.members) {
        const Place place = {list.key};
        std::size_t first = 0;
        withListAt(before, place, [&](const auto& items) { first = items.size(); });
        withListAt(after, place, [&](const auto& items) {
            for (std::size_t i = first; i < items.size(); ++i)
                places.push_back({list.key, stepOf(items, i)});
        });
    }
    return places;
}

// "link psoas"
QString objectText(const ObjectId& id)
{
    switch (id.kind) {
    case ObjectKind::Model: return translated("the model");
    case ObjectKind::Scenario: return translated("the motion");
    case ObjectKind::Fixation: return translated("the fixation");
    default:
        return translated("%1 %2", "kind and name").arg(said(tableWord(nounOf(id))), QString::fromStdString(id.name));
    }
}

// Each once, those that go whole first; "part of activity walking" of what is not all of an object.
QStringList objectTexts(const std::vector<Place>& places)
{
    QStringList whole, parts;
    for (const Place& place : places) {
        const ObjectAt at = objectAt(place);
        const QString object = objectText(at.id);
        if (at.part.empty())
            whole.append(object);
        else
            parts.append(translated("part of %1").arg(object));
    }
    whole.append(parts);
    whole.removeDuplicates();
    return whole;
}

// Of an object that has no name, what it is, and what it belongs to.
QString addedText(const std::string& name, const QString& noun, const std::string& owner)
{
    if (!name.empty())
        return translated("Add '%1'").arg(QString::fromStdString(name));
    return owner.empty() ? translated("Add %1").arg(noun)
                         : translated("Add %1 to %2").arg(noun, QString::fromStdString(owner));
}

}  // namespace

std::vector<ObjectId> Session::selectedObjects() const
{
    std::vector<ObjectId> ids(m_alsoSelected.begin(), m_alsoSelected.end());
    if (!m_selection.isNull())
        ids.insert(ids.begin(), m_selection);
    return ids;
}

// Parts of a segment are bodies and joints of the expanded model only.
std::vector<Place> Session::editedPlaces() const
{
    std::vector<Place> places;
    for (const ObjectId& id : selectedObjects()) {
        const std::optional<Place> place = placeOf(id);
        if (hasModel() && place && place->size() >= 2 && exists(*place))
            places.push_back(*place);
    }
    return places;
}

bool Session::canEditSelected() const
{
    const std::vector<Place> places = editedPlaces();
    return !places.empty() && places.front() == placeOf(m_selection);
}

QString Session::selectedText() const
{
    const std::size_t count = editedPlaces().size();
    return count > 1 ? tr("%1 objects").arg(count) : tr("'%1'").arg(QString::fromStdString(m_selection.name));
}

std::optional<Diagnostic> Session::reasonAgainstName(const std::string& name) const
{
    return canEditSelected() ? sinew::reasonAgainstName(project(), *placeOf(m_selection), name) : std::nullopt;
}

void Session::renameSelected(const std::string& name)
{
    if (!canEditSelected() || name == m_selection.name)
        return;
    if (const std::optional<Diagnostic> reason = reasonAgainstName(name)) {
        report(*reason);
        return;
    }
    std::vector<Place> after = editedPlaces();
    std::optional<Project> renamed = withRenamed(project(), after.front(), name);
    after.front().back() = name;
    const QString sentence
        = tr("Rename '%1' to '%2'").arg(QString::fromStdString(m_selection.name), QString::fromStdString(name));
    edit(*std::move(renamed), {sentence.toStdString(), {}, {}, after});
}

void Session::duplicateSelected()
{
    if (!canEditSelected())
        return;
    Project changed = project();
    std::vector<Place> copies;
    for (Place place : editedPlaces()) {
        changed = *withDuplicated(changed, place);
        withListAt(changed, listOf(place), [&](const auto& items) {
            const std::size_t copy = indexOf(items, place.back()) + 1;
            const std::string* name = ownName(items[copy]);
            place.back() = name ? *name : std::to_string(copy);
        });
        copies.push_back(std::move(place));
    }
    edit(std::move(changed), {tr("Duplicate %1").arg(selectedText()).toStdString(), {}, {}, copies});
}

// The foremost goes first. Where it cannot, the next one stays behind it.
std::vector<Session::Move> Session::movesOfSelected(int by) const
{
    struct Item {
        Place place;
        std::ptrdiff_t index, count;
    };
    std::vector<Item> items;
    for (const Place& place : editedPlaces()) {
        withListAt(project(), listOf(place), [&](const auto& all) {
            items.push_back({place, static_cast<std::ptrdiff_t>(indexOf(all, place.back())), std::ssize(all)});
        });
    }
    std::ranges::sort(items, {}, [by](const Item& item) { return by < 0 ? item.index : -item.index; });
    std::vector<Move> moves;
    std::set<std::pair<Place, std::ptrdiff_t>> staying;
    for (const Item& item : items) {
        const std::ptrdiff_t to = item.index + by;
        if (to < 0 || to >= item.count || staying.contains({listOf(item.place), to}))
            staying.insert({listOf(item.place), item.index});
        else
            moves.push_back({item.place, static_cast<std::size_t>(to)});
    }
    return moves;
}

bool Session::canMoveSelected(int by) const
{
    return canEditSelected() && !movesOfSelected(by).empty();
}

void Session::moveSelected(int by)
{
    if (!canMoveSelected(by))
        return;
    Project moved = project();
    for (const Move& move : movesOfSelected(by))
        moved = *withMoved(moved, move.place, move.index);
    const QString sentence = by < 0 ? tr("Move %1 up") : tr("Move %1 down");
    edit(std::move(moved), {sentence.arg(selectedText()).toStdString()});
}

// One after the other; dependants: of all of them, without what is selected itself.
Removal Session::removalOfSelected() const
{
    const std::vector<Place> places = editedPlaces();
    Removal all{project(), {}};
    for (const Place& place : places) {
        if (std::ranges::find(all.dependants, place) != all.dependants.end())
            continue;
        std::optional<Removal> removal = withRemoved(all.project, place, Dependants::Take);
        if (!removal)
            continue;
        all.project = std::move(removal->project);
        all.dependants.insert(all.dependants.end(), removal->dependants.begin(), removal->dependants.end());
    }
    std::erase_if(all.dependants, [&](const Place& it) { return std::ranges::find(places, it) != places.end(); });
    return all;
}

QStringList Session::dependantsOfSelected() const
{
    return canEditSelected() ? objectTexts(removalOfSelected().dependants) : QStringList();
}

void Session::removeSelected()
{
    if (canEditSelected())
        edit(std::move(removalOfSelected().project), {tr("Delete %1").arg(selectedText()).toStdString()});
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
    QString noun = tr("an item");
    withListAt(*changed, list, [&]<class T>(const std::vector<T>& items) {
        if constexpr (requires { Description<T>::noun; })
            noun = said(withArticle(Description<T>::noun));
        const std::string* own = ownName(items.back());
        name = own ? *own : std::string();
        place.push_back(name.empty() ? std::to_string(items.size() - 1) : name);
    });
    edit(*std::move(changed), {addedText(name, noun, objectAt(list).id.name).toStdString(), {}, {}, {place}});
    return true;
}

std::string Session::copiedSelection() const
{
    std::vector<Place> places;
    for (const ObjectId& id : selectedObjects()) {
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
        report(makeWarning(sentence("the clipboard holds no objects of a model"),
                           sentence("copy objects in Sinew, or a text such as {\"bodies\": [...]}")));
        return false;
    }
    TextReport remarks({}, text);
    auto changed = withPastedObjects(project(), *objects, remarks);
    for (const Diagnostic& remark : remarks.diagnostics()) {
        // Unknown keys go with their objects.
        if (!changed || remark.severity == Severity::Note)
            report(remark);
    }
    if (!changed)
        return false;
    std::vector<Place> pasted = pastedPlaces(project(), *changed, *objects);
    edit(*std::move(changed), {tr("Paste").toStdString(), {}, {}, std::move(pasted)});
    return true;
}

}  // namespace sinew
