#pragma once

#include <functional>
#include <iosfwd>
#include <string>

namespace sinew::cli {

// Writes to a file, or to standard output for "-". False after an error message.
bool writeTo(const std::string& name, const std::function<void(std::ostream&)>& write);

}  // namespace sinew::cli
