#include "core/simulation/constraint_stages.h"

#include <algorithm>

namespace sinew {

namespace {

CompiledClosure holdOf(const Mechanism& mechanism, const Configuration& configuration, const StageHold& hold)
{
    using enum RelativeMotion;
    const auto body = std::find(mechanism.bodyNames.begin(), mechanism.bodyNames.end(), hold.body);
    CompiledClosure closure;
    closure.bodyB = static_cast<int>(body - mechanism.bodyNames.begin());
    closure.inB.translation() = hold.point;
    // the ground's frame at the point, turned as the ground, so that rows are forces along its axes
    closure.inA.translation() = configuration.inGround(closure.bodyB, hold.point);
    closure.inB.linear() = configuration.R[static_cast<std::size_t>(closure.bodyB)].transpose();
    const bool isPlane = mechanism.space == Space::Plane;
    std::vector<RelativeMotion> motions = isPlane ? std::vector{X, Y} : std::vector{X, Y, Z};
    if (hold.keepsDirection)
        motions.insert(motions.end(), isPlane ? std::initializer_list<RelativeMotion>{TurnZ}
                                              : std::initializer_list<RelativeMotion>{TurnX, TurnY, TurnZ});
    for (const RelativeMotion motion : motions)
        closure.held.push_back({motion, Polynomial{{0}}});
    return closure;
}

}  // namespace

std::shared_ptr<const Mechanism> mechanismOfStage(const Mechanism& mechanism, const StagePlan& stage,
                                                  const Eigen::VectorXd& positions)
{
    auto own = std::make_shared<Mechanism>(mechanism);
    own->constraints.clear();
    for (std::size_t i = 0; i < mechanism.constraints.size(); ++i) {
        if (stage.holdsConstraint[i])
            own->constraints.push_back(mechanism.constraints[i]);
    }
    const Configuration configuration = calcConfiguration(mechanism, positions);
    for (const StageHold& hold : stage.holds)
        own->constraints.push_back({hold.name, holdOf(mechanism, configuration, hold)});
    return own;
}

}  // namespace sinew
