// Session: edits of the selected object.

#include "core/document/object_place.h"
#include "core/document/verbs.h"
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
    if (canEditSelected())
        edit(*withDuplicated(project(), *placeOf(m_selection)), {"Duplicate '" + m_selection.name + "'"});
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

}  // namespace sinew
