#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"

namespace sinew {

// writeFileAtomically() of a person's data that nobody chose a place for: only the owner may read the file, whoever could read
// the one before.
std::optional<Diagnostic> writePrivateFile(const std::string& path, std::string_view contents);

// Makes a file that others write later (QSettings) readable to its owner alone; empty where there was none. False: it cannot.
bool keepPrivate(const std::string& path);

// Makes a folder for its owner alone, and those above it as usual. A folder that is there stays as it is.
bool makePrivateFolder(const std::string& folder);

}  // namespace sinew
