#pragma once

#include <QStringList>

#include "ui/actions/command.h"

namespace sinew {

// Adds to what commands are found by in the search box the words that people and other programs have for them, such as
// "screenshot" for Save Picture.
void addOtherNames(CommandTable& table);

// The ids of those commands.
QStringList idsWithOtherNames();

}  // namespace sinew
