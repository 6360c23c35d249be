#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"

namespace sinew {

// Replaces a file by new contents, all or nothing: writes a temporary file in the same folder, flushes it to the disk
// and renames it over the target. An existing target keeps its permissions; a symbolic link stays and the file it
// points to is replaced. Returns nothing on success, else the reason; the target is then untouched and the temporary
// file is gone.
std::optional<Diagnostic> writeFileAtomically(const std::string& path, std::string_view contents);

}  // namespace sinew
