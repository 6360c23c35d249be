#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "core/document/property_rows.h"

namespace sinew {

class Session;

// Edits of the session by the property editor, each one entry of the history.

// Gives a row another value; a row of the first selected object, in all of them. Those of one gesture are one entry, unless
// that is 0 (NumberField::valueEntered). Returns why that is refused; nothing: it is done. selected: at least one.
std::optional<QString> enterValue(Session& session, const std::vector<Place>& selected, const PropertyRow& row,
                                  const RowValue& value, int gesture);

// An item of a list. Without such an item, or beyond the ends of the list, nothing happens.
void removeItem(Session& session, const Place& item);
void moveItem(Session& session, const Place& item, int by);

}  // namespace sinew
