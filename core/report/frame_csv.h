#pragma once

#include <iosfwd>

#include "core/frame/result_frame.h"

namespace sinew {

// "usable", "not_holdable" or "unusable".
const char* statusName(FrameStatus status);

// "open", "sticks" or "slides".
const char* modeName(ContactMode mode);

// One table with a header row: a row a link, joint, contact, constraint row and hold; comma separated, UTF-8. Every row
// says whether it may be used, and one more says why when not. What is not known is left empty. README of core/report
// lists the columns.
void writeFrameCsv(const ResultFrame& frame, std::ostream& stream);

}  // namespace sinew
