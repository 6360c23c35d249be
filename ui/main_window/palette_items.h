#pragma once

#include <vector>

#include "ui/actions/command.h"
#include "ui/dialogs/command_palette.h"

namespace sinew {

class Session;

// All that can be found by typing: the commands that can be run now, then the objects of the model. Choosing an
// object selects it; choosing an activity also takes its posture.
std::vector<PaletteItem> makePaletteItems(const CommandTable& commands, Session& session, const QWidget& widget);

}  // namespace sinew
