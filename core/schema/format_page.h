#pragma once

#include <string>

namespace sinew {

// The format of model, scenario and fixation files as a page in Markdown, from the descriptions: for each kind of object a table
// of its keys with what may stand there, units, bounds, usual values and help.
std::string formatPage();

}  // namespace sinew
