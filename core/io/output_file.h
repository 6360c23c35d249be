#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/diagnostic.h"

namespace sinew {

// writeFileAtomically() of the output of a command, which may also be a pipe or a device, such as /dev/stdout or a shell's
// >(...): those are written to as they are.
std::optional<Diagnostic> writeOutputFile(const std::string& path, std::string_view contents);

// From here on output that cannot be written fails: beyond the largest size of files that is allowed (ulimit -f), where the
// process would be killed; and where a standard stream is closed, whose number the next file to be opened would get.
void guardOutput();

// Lets the stack of this thread grow to what is usual, 8 MB, or as far as the system allows. False: that is less than half a
// megabyte (ulimit -s), and a large problem would end the process by a signal.
bool makeRoomForStack();

}  // namespace sinew
