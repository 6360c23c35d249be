#include "ui/workspaces/edit/tools/moment_arm.h"

#include <algorithm>
#include <cmath>

#include "core/mechanism/strand.h"

namespace sinew {

std::optional<MomentArm> momentArmOf(const Mechanism& mechanism, const Configuration& configuration,
                                     const std::string& link, int coordinate)
{
    const auto found = std::find(mechanism.linkNames.begin(), mechanism.linkNames.end(), link);
    if (found == mechanism.linkNames.end() || mechanism.coordinateCount == 0)
        return std::nullopt;
    const Strands strands = calcStrands(mechanism, configuration);
    Eigen::VectorXd arms = Eigen::VectorXd::Zero(mechanism.rowCount());
    for (const StrandPull& pull : strands.of(static_cast<int>(found - mechanism.linkNames.begin()))) {
        if (pull.node < 0)
            addGeneralisedForce(mechanism, configuration, pull.body, pull.point, pull.pull, Vector3::Zero(), arms);
    }
    Eigen::Index largest = coordinate;
    if (coordinate < 0 || coordinate >= mechanism.coordinateCount)
        arms.head(mechanism.coordinateCount).cwiseAbs().maxCoeff(&largest);
    return MomentArm{static_cast<int>(largest), arms[largest]};
}

}  // namespace sinew
