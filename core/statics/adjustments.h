#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/model.h"
#include "core/statics/situation.h"

namespace sinew {

// What a person at a command line changes of a situation, in the units of files: degrees and m, N m and N; millimetres
// for shortenings.
struct Adjustments {
    std::vector<std::string> set;         // "COORDINATE=VALUE", degrees or m
    std::vector<std::string> lock;        // "COORDINATE"
    std::vector<std::string> moment;      // "COORDINATE=MOMENT", N m or N: makes the coordinate driven
    std::vector<std::string> activation;  // "LINK=A", above -1: the stiffness is multiplied by 1 + A
    std::vector<std::string> shortening;  // "LINK=MM", imposed shortening
    std::optional<double> loadFactor;     // multiplies gravity, loads and given efforts
};

// Applies them in the order of their declaration. On an error (an unknown name with "did you mean", no number, a value
// out of range is a warning) the situation is as it was.
Diagnostics adjust(const Model& model, const Adjustments& adjustments, Situation& situation);

}  // namespace sinew
