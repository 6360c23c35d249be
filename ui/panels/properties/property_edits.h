#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "ui/panels/properties/row_entry.h"

namespace sinew {

class Session;

// Edits of the session by the property editor, each one entry of the history.

// Gives a row of the first selected object what was entered, and the same row of all the others: what the entry is not
// about stays as each of them has it, and an expression is computed with the numbers of each. Those of one gesture are
// one entry of the history, unless that is 0. Returns why that is refused; nothing: it is done. selected: at least one.
std::optional<QString> enterValue(Session& session, const std::vector<Place>& selected, const PropertyRow& row,
                                  const RowEntry& entry);

// An item of a list. Without such an item, or beyond the ends of the list, nothing happens.
void removeItem(Session& session, const Place& item);
void moveItem(Session& session, const Place& item, int by);

}  // namespace sinew
