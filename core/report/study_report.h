#pragma once

#include <iosfwd>

#include "core/io/json_writer.h"
#include "core/model/model.h"
#include "core/statics/force_interval.h"
#include "core/statics/sensitivity.h"

namespace sinew {

// What a force depends on and how surely it is known, for the command line. Tables as CSV stand in
// recruitment_report.h, keys in core/report/README.md.

JsonValue sensitivitiesJson(const Model& model, const Mechanism& mechanism, const Sensitivities& sensitivities);
JsonValue intervalsJson(const Model& model, const ForceIntervals& intervals);

// The parameters that change each joint force most: by one per cent, one millimetre or one degree of the parameter.
void writeSensitivityText(const Model& model, const Mechanism& mechanism, const Sensitivities& sensitivities,
                          std::ostream& stream);
void writeIntervalsText(const Model& model, const ForceIntervals& intervals, std::ostream& stream);

}  // namespace sinew
