#pragma once

#include <optional>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/bedded_beam.h"
#include "core/model/interface_input.h"
#include "core/model/problem_list.h"

namespace sinew {

// For advice: such as what a file could begin with.
Sentence interfaceExample();

// Adds what is wrong with an interface problem beyond what the descriptions say: whole numbers, patches that cannot be
// cut, kinds of beams, places along them, stiffnesses that are no springs, sizes. Gives the condensed beams, one each
// beam, none for those by their stiffness; of use only without errors.
std::vector<std::optional<CondensedBeam>> checkInterface(const InterfaceInput& input, ProblemList& problems);

}  // namespace sinew
