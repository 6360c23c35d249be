#include "core/statics/activity_series.h"

#include <algorithm>

#include "core/model/fixation_ranges.h"
#include "core/statics/statics_frame.h"

namespace sinew {

std::vector<StaticsSolution> solveActivity(const Model& model, const Mechanism& mechanism, const Activity& activity,
                                           const StaticsOptions& options)
{
    // The solver only reads the mechanism and is gone before it.
    StaticsSolver solver(std::shared_ptr<const Mechanism>(std::shared_ptr<void>{}, &mechanism));
    std::vector<StaticsSolution> series;
    for (int posture = 0; posture < postureCount(activity); ++posture)
        series.push_back(solver.solve(makeSituation(model, &activity, activity.steps.empty() ? -1 : posture), options));
    return series;
}

std::vector<ResultFrame> activityFrames(const Model& model, std::shared_ptr<const Mechanism> mechanism,
                                        const Activity& activity, const StaticsOptions& options)
{
    StaticsSolver solver(mechanism);
    std::vector<ResultFrame> frames;
    for (int posture = 0; posture < postureCount(activity); ++posture) {
        const Situation situation = makeSituation(model, &activity, activity.steps.empty() ? -1 : posture);
        frames.push_back(resultFrame(mechanism, situation, solver.solve(situation, options)));
    }
    return frames;
}

ActivityCheck checkReference(const Model& model, const std::vector<StaticsSolution>& series,
                             const ReferenceRange& reference)
{
    ActivityCheck check;
    const auto joint = std::find_if(model.joints.begin(), model.joints.end(),
                                    [&](const Joint& j) { return j.name == reference.joint; });
    if (joint == model.joints.end() || !(model.bodyWeight > 0))
        return check;
    const auto index = static_cast<std::size_t>(joint - model.joints.begin());
    double sum = 0;
    int count = 0;
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (!series[i].isUsable())
            continue;
        const double resultant = series[i].joints[index].resultant / model.bodyWeight;
        sum += resultant;
        ++count;
        double& peak = 2 * i < series.size() ? check.firstPeak : check.lastPeak;
        peak = std::max(peak, resultant);
        if (check.posture < 0 || resultant > check.computed) {
            check.computed = resultant;
            check.posture = static_cast<int>(i);
        }
    }
    if (check.posture < 0)
        return check;
    if (reference.kind == ReferenceKind::MeanOfPeaks && check.firstPeak > 0 && check.lastPeak > 0)
        check.computed = 0.5 * (check.firstPeak + check.lastPeak);
    if (reference.kind == ReferenceKind::Mean)
        check.computed = sum / count;
    // What was measured in people says nothing of a weight that no person has.
    const bool isPersons = model.bodyWeight <= fixation_range::heaviestPerson * standardGravity;
    if (isPersons || reference.basis == ReferenceBasis::Model)
        check.comparison = check.computed < reference.low    ? Comparison::Below
                           : check.computed > reference.high ? Comparison::Above
                                                             : Comparison::Inside;
    return check;
}

}  // namespace sinew
