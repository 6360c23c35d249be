#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/fixation/case_answer.h"
#include "core/io/json_writer.h"

namespace sinew {

// A solved case, for people and programs. Keys: see README.md.
struct FixationReport {
    std::string file;
    CaseAnswer solved;  // without problems
};

// reports: at least one. The first, and the comparison with the others under a key of its own.
JsonValue fixationJson(const std::vector<FixationReport>& reports);
void writeFixationText(const FixationReport& report, std::ostream& out);
// One row a posture of each case.
void writeFixationCsv(const std::vector<FixationReport>& reports, std::ostream& out);

// What cases are called beside each other: their fixators where all are of one file, else their names or files too.
std::vector<std::string> comparedTitles(const std::vector<FixationReport>& reports);

// Several cases side by side, each at its worst posture, with bands.
JsonValue comparisonJson(const std::vector<FixationReport>& reports);
void writeComparisonText(const std::vector<FixationReport>& reports, std::ostream& out);

// What stands under every answer.
inline constexpr const char* fixationLimits
    = "For research and teaching, not a medical device; not for choosing an implant or permitting weight bearing. "
      "Rigid "
      "fragments, flat plane, small displacements, elastic state under one load; no healing, no loosening, no cut-out.";

}  // namespace sinew
