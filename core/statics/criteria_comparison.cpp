#include "core/statics/criteria_comparison.h"

#include "core/statics/link_system.h"

namespace sinew {

std::vector<CriterionResult> compareCriteria(const Mechanism& mechanism, const Situation& situation,
                                             const std::vector<Criterion>& criteria, const SharingWatch& watch)
{
    // The solver only reads the mechanism and is gone before it.
    StaticsSolver solver(std::shared_ptr<const Mechanism>(std::shared_ptr<void>{}, &mechanism));
    LinkSystem system;
    const bool sound = faultOf(mechanism, situation).empty();
    if (sound)
        system.build(mechanism, situation);
    std::vector<CriterionResult> results;
    for (const Criterion& criterion : criteria) {
        const Result<CriterionWeights> weights = makeWeights(criterion, mechanism);
        const bool same = sound && weights && isCompleteSystem(criterion, *weights.value, system.problem);
        const StaticsOptions options{.criterion = criterion, .keepHistory = false, .watch = watch};
        results.push_back({criterion, solver.solve(situation, options), same});
    }
    return results;
}

}  // namespace sinew
