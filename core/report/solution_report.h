#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/frame/result_frame.h"
#include "core/io/json_writer.h"
#include "core/model/model.h"
#include "core/statics/activity_series.h"
#include "core/statics/followed_posture.h"
#include "core/statics/situation.h"
#include "core/statics/statics.h"

namespace sinew {

// What is to be reported of one solved posture. `model` has its segments written out (see expanded()): results stand in
// the order of its bodies and joints. frame: of the solution, see resultFrame(); what only statics knows (displacements
// of bodies, the order of switching) is read from the solution. `activity` may be null; `series` holds all postures of
// the activity, in order.
struct SolutionReport {
    const Model& model;
    const Situation& situation;
    const StaticsSolution& solution;
    const ResultFrame& frame;
    const Activity* activity = nullptr;
    std::string posture;  // name of the step, empty when the activity is one posture
    const std::vector<StaticsSolution>* series = nullptr;
    Criterion criterion = {};                   // by which the links shared the load
    const FollowedPosture* followed = nullptr;  // of the solution; nullptr: not asked for
    // Why no posture was found in which the given efforts balance: what is reported is of the nearest. Else empty.
    Sentence notFound = {};
};

// "solved", "not_holdable", "displaced", "invalid_input", "not_converged" or "not_run".
const char* statusName(StaticsStatus status);

// Keys and units as in `sinew-cli solve --json`: names carry the unit; angles in degrees. README of core/report lists
// them. What is not known, or may not be used, is null.
JsonValue solutionJson(const SolutionReport& report);

// For a person at a terminal: the message and remarks, links by force, joints, contacts, constraints, and how the
// activity stands to what was measured. Of a posture that cannot be held the nearest forces of links and contacts, and
// said so; of one that could not be solved no forces.
void writeResultsText(const SolutionReport& report, std::ostream& stream);

// "2.40 BW, inside the measured 2.19 to 3.28 BW (ten people; Bergmann 2016)".
std::string describeCheck(const ActivityCheck& check, const ReferenceRange& reference);

}  // namespace sinew
