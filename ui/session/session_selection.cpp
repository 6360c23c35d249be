// Session: what a person has selected, hidden, and been told.

#include <utility>

#include "core/document/object_place.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

// A message list is read by a person; beyond this length only memory grows.
constexpr std::size_t mostMessages = 1000;

}  // namespace

void Session::select(const ObjectId& id)
{
    selectPart(id, {});
}

void Session::selectPart(const ObjectId& id, const Place& part)
{
    if (m_selection == id && m_selectedPart == part && m_alsoSelected.empty())
        return;
    m_selection = id;
    m_selectedPart = id.isNull() ? Place() : part;
    m_alsoSelected.clear();
    notify(Change::Selection);
}

void Session::selectPlace(const Place& place)
{
    const ObjectAt found = objectAt(place);
    selectPart(found.id, found.part);
}

// With its part when it is one.
std::vector<Place> Session::selectedPlaces() const
{
    std::vector<Place> places;
    for (const ObjectId& id : selectedObjects()) {
        const std::optional<Place> place = m_alsoSelected.empty() ? selectedPlace() : placeOf(id);
        if (place)
            places.push_back(*place);
    }
    return places;
}

void Session::selectPlaces(const std::vector<Place>& places)
{
    if (places.size() == 1)
        return selectPlace(places.front());
    std::vector<ObjectId> ids;
    for (const Place& place : places)
        ids.push_back(objectAt(place).id);
    selectObjects(ids);
}

void Session::toggleSelected(const ObjectId& id)
{
    if (id.isNull())
        return;
    if (m_selection.isNull()) {
        select(id);
        return;
    }
    if (id == m_selection) {
        m_selection = m_alsoSelected.empty() ? ObjectId() : *m_alsoSelected.begin();
        m_alsoSelected.erase(m_selection);
    } else if (m_alsoSelected.erase(id) == 0) {
        m_alsoSelected.insert(id);
    }
    m_selectedPart = {};
    notify(Change::Selection);
}

void Session::selectObjects(const std::vector<ObjectId>& ids)
{
    const ObjectId first = ids.empty() ? ObjectId() : ids.front();
    std::set<ObjectId> others(ids.begin(), ids.end());
    others.erase(first);
    others.erase(ObjectId());
    if (others.empty())
        return select(first);
    m_selection = first;
    m_selectedPart = {};
    m_alsoSelected = std::move(others);
    notify(Change::Selection);
}

std::optional<Place> Session::selectedPlace() const
{
    std::optional<Place> place = placeOf(m_selection);
    if (place)
        place->insert(place->end(), m_selectedPart.begin(), m_selectedPart.end());
    return place;
}

void Session::setVisible(const ObjectId& id, bool visible)
{
    const bool changes = visible ? m_hidden.erase(id) > 0 : m_hidden.insert(id).second;
    if (changes)
        notify(Change::Visibility);
}

void Session::setHidden(std::set<ObjectId> hidden)
{
    if (std::exchange(m_hidden, std::move(hidden)) != m_hidden)
        notify(Change::Visibility);
}

void Session::report(Diagnostic message)
{
    if (m_messages.size() >= mostMessages)
        m_messages.erase(m_messages.begin());
    m_messages.push_back(std::move(message));
    notify(Change::Messages);
}

void Session::withdraw(const std::function<bool(const Diagnostic&)>& isPast)
{
    if (std::erase_if(m_messages, isPast) > 0)
        notify(Change::Messages);
}

void Session::clearMessages()
{
    m_messages.clear();
    notify(Change::Messages);
}

}  // namespace sinew
