#pragma once

#include <cstddef>

#include "core/io/text_report.h"
#include "core/model/model.h"

namespace sinew {

// After bodies were scaled: the lengths that links state (slack lengths, those of their material, imposed shortenings) grow
// as the paths of the links do in the rest posture, so that a link which was taut stays as taut. before: with the same links.
// Where one of the two models does not stand, they stay as they are and a warning at the offset says so.
void scaleStatedLengths(const Model& before, Model& after, std::size_t offset, TextReport& report);

}  // namespace sinew
