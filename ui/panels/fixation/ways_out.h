#pragma once

#include <vector>

#include <QString>

#include "core/model/fixation.h"

namespace sinew {

// What a person may try where nothing holds the fragments: a step and the case with it.
struct WayOut {
    QString text;  // "Put in three screws"
    Fixation edited;
};

// femur: what the case has or what was measured on its mesh. None of them is sure to hold.
std::vector<WayOut> waysOut(const Fixation& fixation, const FemurShape& femur);

}  // namespace sinew
