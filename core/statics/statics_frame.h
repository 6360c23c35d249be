#pragma once

#include <memory>

#include "core/frame/result_frame.h"
#include "core/statics/situation.h"
#include "core/statics/statics.h"

namespace sinew {

// A solved posture as a frame. mechanism and situation: those of the solution; nullptr gives an empty frame. Geometry
// follows from the situation, whatever the solution says; forces are there as far as the solution's status lets them
// be read, those of a posture that cannot be held without the joints.
ResultFrame resultFrame(std::shared_ptr<const Mechanism> mechanism, const Situation& situation,
                        const StaticsSolution& solution);

}  // namespace sinew
