#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/io/json_writer.h"
#include "core/model/model.h"
#include "core/statics/activity_series.h"
#include "core/statics/situation.h"
#include "core/statics/statics.h"

namespace sinew {

// What is to be reported of one solved posture. `model` has its segments written out (see expanded()): results stand in
// the order of its bodies and joints. `activity` may be null; `series` holds all postures of the activity,
// in order.
struct SolutionReport {
    const Model& model;
    const Situation& situation;
    const StaticsSolution& solution;
    const Activity* activity = nullptr;
    std::string posture;  // name of the step, empty when the activity is one posture
    const std::vector<StaticsSolution>* series = nullptr;
};

// "solved", "not_holdable", "invalid_input", "not_converged" or "not_run".
const char* statusName(StaticsStatus status);

// Keys and units as in `sinew-cli solve --json`: names carry the unit; angles in degrees. README of core/report lists
// them.
JsonValue solutionJson(const SolutionReport& report);

// One table: a row a link, then a row a joint, with a header row; comma separated, UTF-8.
void writeResultsCsv(const SolutionReport& report, std::ostream& stream);

// For a person at a terminal: the message, links by force, joints, coordinates that lack something, and how the
// activity stands to what was measured.
void writeResultsText(const SolutionReport& report, std::ostream& stream);

// "2.40 BW, inside the measured 2.19 to 3.28 BW (ten people; Bergmann 2016)".
std::string describeCheck(const ActivityCheck& check, const ReferenceRange& reference);

}  // namespace sinew
