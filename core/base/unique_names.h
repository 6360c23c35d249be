#pragma once

#include <string>
#include <vector>

namespace sinew {

// A name as a table holds it and a reader gives it back: blanks at the ends are taken off, tabs and ends of lines become
// spaces.
std::string asColumn(std::string name);

// Names that are unique: of names that are equal each gets its qualifier put in front ("joint foot"), and where that
// does not do, a number. qualifiers: as many as names. Each is as asColumn().
std::vector<std::string> uniqueNames(const std::vector<std::string>& names, const std::vector<std::string>& qualifiers);

}  // namespace sinew
