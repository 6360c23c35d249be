#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "core/model/fixation.h"
#include "core/scenario/scenario.h"

namespace sinew::cli {

// Writes to a file, all or nothing, or to standard output for "-". False after an error message.
bool writeTo(const std::string& name, const std::function<void(std::ostream&)>& write);

// Whether two names are of one file, which may not be there yet. Empty names are of none.
bool isOneFile(const std::string& a, const std::string& b);

// Whether each output (empty: none; "-": standard output) can be written without that anything is lost that the command reads
// or writes itself. False after an error message.
bool mayWrite(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs);

// The files that a motion or case names, by their whole paths. file: its own.
std::vector<std::string> filesNamedBy(const Scenario& scenario, const std::string& file);
std::vector<std::string> filesNamedBy(const Fixation& fixation, const std::string& file);

}  // namespace sinew::cli
