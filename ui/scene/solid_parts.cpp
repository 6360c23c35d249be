#include "ui/scene/solid_parts.h"

#include "core/base/constants.h"
#include "ui/scene/skeleton/skeleton_sizes.h"

namespace sinew {

SolidPart partOf(const SolidBlock& block, const Eigen::Isometry3d& frame)
{
    const Eigen::AngleAxisd turn(block.turn * degree, Vector3::UnitZ());
    const Vector3 half = turn * Vector3(0.5 * block.size.x(), 0, 0);
    SolidPart part;
    part.line = {frame * Vector3(cm * (block.middle - half)), frame * Vector3(cm * (block.middle + half))};
    part.across = frame.linear().col(2);
    part.width = cm * block.size.z();
    part.height = cm * block.size.y();
    part.rounding = cm * block.rounding;
    part.stuff = block.stuff;
    return part;
}

}  // namespace sinew
