#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace sinew {

// Replaces a file by new contents, all or nothing: writes a temporary file in the same folder, flushes it to the disk
// and renames it over the target. An existing target keeps its permissions; a symbolic link stays and the file it
// points to is replaced. Returns nothing on success, else the reason; the target is then untouched and the temporary
// file is gone. Temporary files that programs left behind in that folder when they were killed go too.
std::optional<Diagnostic> writeFileAtomically(const std::string& path, std::string_view contents);

// The same for files that belong together: each is written beside its target before the first target is replaced, so that
// all stay as they are when one of them cannot be written.
struct FileToWrite {
    std::string path;
    std::string contents;
};
std::optional<Diagnostic> writeFilesAtomically(std::span<const FileToWrite> files);

// The same with what write() writes to a stream; also when that ends in an exception.
Result<bool> writeDocument(const std::string& path, const std::function<void(std::ostream&)>& write);

// Where the backup of a file stands: beside it (or beside the file that a symbolic link points to), "~" at the end of
// its name.
std::string backupPath(const std::string& path);

// The file as it is now is its backup from here on, in place of an older one, all or nothing. Nothing is done for a file
// that does not exist. Returns nothing on success, else a warning.
std::optional<Diagnostic> keepBackup(const std::string& path);

}  // namespace sinew
