#pragma once

#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/model/model.h"

namespace sinew {

// Something wrong in a model and the place of it, written as the steps through the file: "links/3/path/0/body".
struct ModelProblem {
    std::string path;
    Diagnostic diagnostic;

    bool operator==(const ModelProblem&) const = default;
};

// All that keeps a model from being computed with (errors) or looks unintended (warnings): dangling names, two
// objects of one name, loops of parents, a body with two parents or none, negative mass, stiffness that is not
// positive, a path of one point, numbers that are not finite, axes of no length, an empty range, inertia that no rigid
// body has, segments whose length can become negative, constraints that hold a body to itself, contacts of a body with
// itself. Never throws. An empty list means compile() will succeed.
std::vector<ModelProblem> validate(const Model& model);

}  // namespace sinew
