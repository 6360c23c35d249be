#pragma once

#include "core/io/json_parser.h"
#include "core/io/text_report.h"
#include "core/model/model.h"

namespace sinew {

// Makes a model of a parsed file. Only the format is looked at here: keys, types, units. Lists keep their length, so
// that the places in the model are the places in the file even when an item could not be read.
Model modelFromJson(const JsonNode& root, TextReport& report);

}  // namespace sinew
