#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "core/fixation/fixation_case.h"
#include "core/io/json_writer.h"

namespace sinew {

// A solved case, for people and programs. Keys: see README.md.
struct FixationReport {
    std::string file;
    Fixation fixation;
    std::vector<std::string> remarks;     // on how the case is modelled
    std::vector<FixationAnswer> answers;  // one a posture
    std::optional<std::size_t> worst;     // of them
    std::optional<FixationBands> bands;   // of the worst one
};

JsonValue fixationJson(const FixationReport& report);
void writeFixationText(const FixationReport& report, std::ostream& out);
// One row a posture.
void writeFixationCsv(const FixationReport& report, std::ostream& out);

// Several cases side by side, each at its worst posture, with bands.
JsonValue comparisonJson(const std::vector<FixationReport>& reports);
void writeComparisonText(const std::vector<FixationReport>& reports, std::ostream& out);

// What stands under every answer.
inline constexpr const char* fixationLimits
    = "For research and teaching, not a medical device; not for choosing an implant or permitting weight bearing. "
      "Rigid "
      "fragments, flat plane, small displacements, elastic state under one load; no healing, no loosening, no cut-out.";

}  // namespace sinew
