#pragma once

#include <string>

namespace sinew {

// The name of a file that another file states relative to its own folder, as it has to be stated in a file elsewhere.
// Whole paths stay as they are; so does all when the first file has no name, as one that was never saved.
std::string relocatedName(const std::string& name, const std::string& fromFile, const std::string& toFile);

// The absolute path of a file that another file states relative to its own folder; as stated where that has no name.
std::string wholePath(const std::string& name, const std::string& fromFile);

}  // namespace sinew
