#include "ui/scene/joint_shells.h"

#include <utility>

namespace sinew {

std::vector<SceneWrap> jointShells(const Model& model, const Mechanism& mechanism, const Configuration& configuration)
{
    std::vector<SceneWrap> shells;
    for (std::size_t i = 0; i < model.joints.size(); ++i) {
        for (const JointLayer& layer : model.joints[i].layers) {
            SceneWrap shell;
            shell.id = {ObjectKind::Joint, model.joints[i].name};
            shell.radii.setConstant(layer.outerRadius);
            shell.pose.translation() = configuration.jointCentres[static_cast<std::size_t>(mechanism.jointOfModel[i])];
            shells.push_back(std::move(shell));
        }
    }
    return shells;
}

}  // namespace sinew
