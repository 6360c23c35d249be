#pragma once

#include <vector>

#include "ui/actions/command.h"
#include "ui/dialogs/command_palette.h"
#include "ui/main_window/dock_set.h"

namespace sinew {

class Session;

// All that can be found by typing: commands, with the reason of those that cannot be run now, then the objects of the
// model. Choosing an object selects it; choosing an activity also takes its posture, and so does a load of another one.
std::vector<PaletteItem> makePaletteItems(const CommandTable& commands, Session& session, const QWidget& widget);

// The fields of the panels: "Body weight".
void addFieldItems(std::vector<PaletteItem>& items, const std::vector<DockSet::Field>& fields);

}  // namespace sinew
