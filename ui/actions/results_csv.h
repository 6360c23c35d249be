#pragma once

#include <string>

#include "core/model/model.h"
#include "ui/jobs/solved.h"

namespace sinew {

// One quantity a line, "kind,name,quantity,unit,value", SI with angles in degrees, numbers shortest-round-trip; a first line names the
// columns. Names with commas or quotes are quoted (RFC 4180).
std::string resultsCsv(const Model& model, const Solved& solved);

}  // namespace sinew
