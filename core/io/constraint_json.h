#pragma once

#include "core/io/json_writer.h"
#include "core/io/object_reader.h"
#include "core/model/constraint.h"

namespace sinew {

// A bilateral constraint in a file. What is wrong is reported and passed over; lists keep their length.
void readConstraint(const JsonNode& node, Constraint& constraint, const CoordinateFactors& factors, TextReport& report);
JsonValue constraintToJson(const Constraint& constraint, const CoordinateFactors& factors);

}  // namespace sinew
