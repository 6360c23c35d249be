#pragma once

#include <vector>

#include <QString>

#include "ui/panels/fixation/fixation_input.h"

namespace sinew {

// Something that happens as the load grows.
struct GrowthMark {
    double factor = 0;   // times the load
    QString factorText;  // "× 0.69"
    QString text;        // "bone around the lower screw"
    bool isFirstFailure = false;
    bool isLimit = false;  // bone or metal at its limit, or no hold any more
};

// What the panel "As load grows" shows.
struct GrowthView {
    QString emptyText;               // why there is nothing; empty when there is
    QString caption;                 // how the events were found
    std::vector<GrowthMark> marks;   // by factor
    std::vector<QString> atAnyLoad;  // what is so however small the load is
    double end = 1;                  // of the line, times the load: marks beyond it are in the list alone
    bool isGrey = false;
};

GrowthView growthView(const FixationInput& input);

}  // namespace sinew
