// Session: edits of the selected object.

#include "core/document/object_place.h"
#include "core/document/verbs.h"
#include "core/schema/model_schema.h"
#include "ui/session/session.h"

namespace sinew {

bool Session::canEditSelected() const
{
    const std::optional<Place> place = placeOf(m_selection);
    bool isThere = false;
    // Parts of a segment are bodies and joints of the expanded model only.
    if (place && hasModel())
        withObjectAt(model(), *place, [&](const auto&) { isThere = true; });
    return isThere;
}

void Session::editSelected(std::optional<Model> edited, const std::string& sentence)
{
    if (edited && !edit(*std::move(edited), sentence))
        report(makeWarning("not done: " + sentence, "the model could not be computed with afterwards, see above"));
}

void Session::renameSelected(const std::string& name)
{
    const std::optional<Place> place = placeOf(m_selection);
    if (!canEditSelected() || name == m_selection.name)
        return;
    editSelected(withRenamed(model(), *place, name), "Rename '" + m_selection.name + "' to '" + name + "'");
}

void Session::duplicateSelected()
{
    if (canEditSelected())
        editSelected(withDuplicated(model(), *placeOf(m_selection)), "Duplicate '" + m_selection.name + "'");
}

std::vector<std::string> Session::dependantsOfSelected() const
{
    std::vector<std::string> places;
    if (!canEditSelected())
        return places;
    const std::optional<Removal> removal = withRemoved(model(), *placeOf(m_selection), Dependants::Leave);
    for (const Place& place : removal->dependants)
        places.push_back(toText(place));
    return places;
}

void Session::removeSelected()
{
    if (!canEditSelected())
        return;
    std::optional<Removal> removal = withRemoved(model(), *placeOf(m_selection), Dependants::Take);
    editSelected(std::move(removal->model), "Delete '" + m_selection.name + "'");
}

}  // namespace sinew
