#pragma once

#include <string>

#include "core/base/sentence.h"
#include "core/model/fixation.h"

namespace sinew {

// Why a part of a case cannot be, and the key in files of the number that is wrong. Empty: nothing is.
struct Refusal {
    std::string key = {};
    Sentence message = {};
    bool empty() const { return message.empty(); }
};

Refusal refusalIn(const FemurShape& shape);

// Of a plane on that femur, which is not refused. A plane of the neck lies at least half the head's radius from the head's
// centre: subcapital fractures lie at 12 to 18 mm, those of the base at 35 to 45 (FIXATION.md 3).
Refusal refusalIn(const FracturePlane& plane, const FemurShape& shape);

}  // namespace sinew
