#pragma once

#include <optional>
#include <string>

#include "core/base/diagnostic.h"
#include "core/scenario/scenario.h"

namespace sinew {

// A scenario changed as a person wants it. Stages by index, which must exist.

// What is given of a coordinate becomes this, as the stage's own: it leaves the pair that spoke of it together with
// others, and what the stage takes from "*" or from another stage no longer holds for it.
Scenario withPair(Scenario scenario, int stage, const std::string& coordinate, GivenPair pair);
// The same, following a new curve: through points of its Fourier series where the pair has one, else at rest where the motion
// begins. The curve is of the coordinate where a motion is given or tracked, else
// a plain one for the effort.
Scenario withNewCurve(Scenario scenario, int stage, const Coordinate& coordinate, GivenPair pair);
// The other turns of a coordinate's ball or free joint go over to its side: held where its motion is given, else without
// effort.
Scenario withTurnsAlike(Scenario scenario, int stage, const Model& model, const std::string& coordinate);
Scenario withEnds(Scenario scenario, int stage, std::vector<StageEnd> ends);

// Another stage behind it that is like it; the first stage of a scenario without any is that of a new scenario. Where the
// ends of the one before are at a time of the run or wait for an event, which would end the new stage as it begins, the
// new one lasts half of the time until the next such time or the end of the run, which is put off when none is left. A
// stage that ended the run goes on to the new one, which ends it instead.
Scenario withStageAdded(Scenario scenario, int after, const Model& model);
Scenario withStageCopied(Scenario scenario, int stage);
// Stages that were like it say themselves what it said; nobody goes on to it any more.
Scenario withStageRemoved(Scenario scenario, int stage);
Scenario withStageMoved(Scenario scenario, int stage, int by);
Scenario withStageRenamed(Scenario scenario, int stage, const std::string& name);

// The first error that the changed scenario has and the present one has not; nothing: it may be done.
std::optional<Diagnostic> firstNewError(const Scenario& present, const Scenario& changed, const Model& model);
// The same for edits that leave present errors as they are but may word them differently, as renaming a stage does:
// nothing as long as there are not more errors than before.
std::optional<Diagnostic> firstAddedError(const Scenario& present, const Scenario& changed, const Model& model);

}  // namespace sinew
