#include "core/equations/equation_tree.h"

#include <algorithm>

#include "core/schema/validate.h"

namespace sinew {

std::vector<int> EquationTree::carriersOf(int arm) const
{
    std::vector<int> carriers;
    for (int i = arms[static_cast<std::size_t>(arm)].carrier; i >= 0; i = arms[static_cast<std::size_t>(i)].carrier)
        carriers.push_back(i);
    std::reverse(carriers.begin(), carriers.end());
    return carriers;
}

Components momentumOf(const RotaryInertia& inertia, const Components& w)
{
    const auto& [xx, yy, zz, xy, xz, yz] = inertia.tensor;
    return {xx * w[0] + xy * w[1] + xz * w[2], xy * w[0] + yy * w[1] + yz * w[2], xz * w[0] + yz * w[1] + zz * w[2]};
}

Diagnostics errorsOf(const Model& model)
{
    Diagnostics problems;
    for (const ModelProblem& problem : validate(model)) {
        if (problem.diagnostic.severity == Severity::Error)
            problems.push_back(problem.diagnostic);
    }
    return problems;
}

}  // namespace sinew
