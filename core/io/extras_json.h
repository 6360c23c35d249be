#pragma once

#include "core/base/extras.h"
#include "core/io/json_parser.h"
#include "core/io/json_writer.h"

namespace sinew {

// Unknown keys of files, kept with their objects.

Extra extraOf(const JsonMember& member);

// Sets them after what is there; a key that is there already stays as it is.
void setExtras(JsonValue& out, const Extras& extras);

}  // namespace sinew
