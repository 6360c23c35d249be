#pragma once

#include <Qt>

namespace sinew {

// What the panels' item models tell beside Qt's own roles.
enum ItemRole : int {
    UnitRole = Qt::UserRole + 1,  // QString: the end of the displayed text that is a unit, drawn in grey
    DotRole,                      // StateDot in front of the text
    MutedRole,                    // bool: draw in grey (slack links, counts)
    WarnsRole,                    // bool: draw in amber; the tool tip says why
    SortRole,                     // double or QString to sort by
    NameRole,                     // QString: exact name of the object
    SummaryRole,                  // QString: grey text at the right end of a heading
    OpenRole,                     // bool: a heading that is open at first
    SpansRole,                    // bool: the row has neither a value nor an eye
    AlwaysEyeRole,                // bool: the eye is drawn also when the row is neither selected nor under the mouse
};

}  // namespace sinew
