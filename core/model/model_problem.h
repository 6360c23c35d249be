#pragma once

#include <string>

#include "core/base/diagnostic.h"

namespace sinew {

// Something wrong in a model or scenario and the place of it, written as the steps through the file:
// "links/3/path/0/body".
struct ModelProblem {
    std::string path;
    Diagnostic diagnostic;

    bool operator==(const ModelProblem&) const = default;
};

}  // namespace sinew
