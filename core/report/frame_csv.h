#pragma once

#include <iosfwd>

#include "core/frame/result_frame.h"
#include "core/model/model.h"

namespace sinew {

// "usable", "not_holdable" or "unusable".
const char* statusName(FrameStatus status);

// "open", "sticks" or "slides"; of a contact without friction "open" or "presses".
const char* modeName(const CompiledContact& contact, ContactMode mode);
// Of a link that bears nothing: "slack" of one that only pulls, "open" of one that only pushes, else "no force".
const char* unloadedName(LinkSense sense);

// One table with a header row: a row a link, joint, layer of a joint, contact, constraint row and hold; comma separated, UTF-8. Every row
// says whether it may be used, and one more says why when not. What is not known is left empty. README of core/report
// lists the columns.
// model: the (expanded) one that the frame is of.
void writeFrameCsv(const ResultFrame& frame, const Model& model, std::ostream& stream);

}  // namespace sinew
