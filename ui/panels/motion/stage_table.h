#pragma once

#include <string>
#include <vector>

#include <QString>

#include "core/scenario/scenario.h"
#include "core/simulation/recording.h"

namespace sinew {

// A stage in the list of stages.
struct StageRow {
    QString name;
    QString
        span;  // "0.00 – 0.38 s", of a stage that comes again "0.00 – 0.38 s, 3 times"; empty when the recording does not reach it
    QString ending;  // "until right foot touches"

    bool operator==(const StageRow&) const = default;
};

// recording: of this scenario, perhaps as it was before its last edits; or nullptr.
std::vector<StageRow> stageRows(const Scenario& scenario, const Recording* recording);

// What ends a stage, in words: "at 0.38 s", "after 0.30 s", "until left foot lifts off, then swing".
QString endText(const StageEnd& end);

// One pair (coordinate, effort) of a stage, or something that is held.
struct PairRow {
    std::string coordinate;  // empty: a hold, not to be edited here
    QString name;
    CoordinateKind kind = CoordinateKind::Rotation;
    bool isGround = false;   // its effort is what the ground does
    bool isMissing = false;  // nothing is given, a fault of the scenario
    GivenPair pair;          // of this coordinate alone
    QString given;           // "angle: curve swing"
    QString sought;          // "moment"
    QString origin;          // "as in left support", "as all others"; empty: the stage's own

    bool isOwn() const { return origin.isEmpty(); }
    bool operator==(const PairRow&) const = default;
};

// model: with its segments written out. Empty for a stage that does not exist.
std::vector<PairRow> pairRows(const Scenario& scenario, int stage, const Model& model);

// The row that is looked at first: what the curve moves, else the first that is given more than to be held, else the
// first. Empty: there is none.
std::string rowToBeginWith(const std::vector<PairRow>& rows, const std::string& curve);

QString givenText(const GivenPair& pair, CoordinateKind kind);
// "angle" or "length"; "moment", "force", "ground moment", "ground force".
QString motionWord(CoordinateKind kind);
QString effortWord(CoordinateKind kind, bool isGround);

}  // namespace sinew
