#include "ui/workspaces/edit/tools/moment_arm.h"

#include <algorithm>
#include <cmath>

#include "core/mechanism/coordinate_motion.h"
#include "core/mechanism/strand.h"

namespace sinew {

std::optional<MomentArm> momentArmOf(const Mechanism& mechanism, const Eigen::VectorXd& values, const std::string& link,
                                     int coordinate)
{
    const auto found = std::find(mechanism.linkNames.begin(), mechanism.linkNames.end(), link);
    if (found == mechanism.linkNames.end() || mechanism.coordinateCount == 0)
        return std::nullopt;
    const Configuration configuration = calcConfiguration(mechanism, values);
    const Strands strands = calcStrands(mechanism, configuration);
    Eigen::MatrixXd pull = Eigen::MatrixXd::Zero(mechanism.rowCount(), 1);
    for (const StrandPull& it : strands.of(static_cast<int>(found - mechanism.linkNames.begin()))) {
        if (it.node < 0)
            addGeneralisedForce(mechanism, configuration, it.body, it.point, it.pull, Vector3::Zero(), pull.col(0));
    }
    const Eigen::MatrixXd arms = CoordinateMotions(mechanism, configuration, values).arms(pull);
    Eigen::Index chosen = coordinate;
    if (coordinate < 0 || coordinate >= mechanism.coordinateCount)
        arms.col(0).array().isNaN().select(0.0, arms.col(0)).cwiseAbs().maxCoeff(&chosen);
    if (std::isnan(arms(chosen, 0)))
        return std::nullopt;
    return MomentArm{static_cast<int>(chosen), arms(chosen, 0)};
}

}  // namespace sinew
