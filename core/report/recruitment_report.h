#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/io/json_writer.h"
#include "core/model/model.h"
#include "core/statics/criteria_comparison.h"
#include "core/statics/force_interval.h"
#include "core/statics/large_displacement_path.h"
#include "core/statics/sensitivity.h"
#include "core/statics/statics.h"
#include "core/statics/statics_load_path.h"

namespace sinew {

// Models that joints are named from have their segments written out, see expanded().

const char* statusName(LargePathStatus status);
// "goes slack", "engages", "yields", "breaks", "all engaged".
const char* changeText(SwitchingChange change);
// One a step, for a person: "not possible yet: strand 3, strand 4 and strand 5", "every force is possible; final".
std::vector<Sentence> historyRemarks(const std::vector<SwitchingStep>& history, const Model& model);
// "48.2 %: glut_med_1 goes slack"; of the full load.
std::vector<std::string> eventLines(const StaticsLoadPath& path, const Model& model);

// Comma separated, UTF-8, a header row with units.
void writeComparisonCsv(const Model& model, const std::vector<CriterionResult>& results, std::ostream& stream);
// Rows of the linear path, then, where `large` may be used, those with large displacements (column `path`).
void writeLoadPathCsv(const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath* large,
                      std::ostream& stream);
void writeHistoryCsv(const Model& model, const std::vector<SwitchingStep>& history, std::ostream& stream);
void writeSensitivityCsv(const Model& model, const Mechanism& mechanism, const Sensitivities& sensitivities,
                         std::ostream& stream);
void writeIntervalsCsv(const Model& model, const ForceIntervals& intervals, std::ostream& stream);

// For a person at a terminal: forces of every link that carries by any criterion, joints below; corners of the path.
void writeComparisonText(const Model& model, const std::vector<CriterionResult>& results, std::ostream& stream);
void writeLoadPathText(const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath* large,
                       std::ostream& stream);

// Keys in core/report/README.md.
JsonValue comparisonJson(const Model& model, const std::vector<CriterionResult>& results, double bodyWeight);
JsonValue loadPathJson(const Model& model, const StaticsLoadPath& path, const LargeDisplacementPath* large,
                       double bodyWeight);

}  // namespace sinew
