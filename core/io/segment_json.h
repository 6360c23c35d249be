#pragma once

#include "core/io/json_writer.h"
#include "core/io/object_reader.h"
#include "core/model/segment.h"

namespace sinew {

// A variable-length segment in a file. What is wrong is reported and passed over; lists keep their length.
void readSegment(const JsonNode& node, Segment& segment, TextReport& report);
JsonValue segmentToJson(const Segment& segment);

}  // namespace sinew
