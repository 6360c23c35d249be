#pragma once

#include <Eigen/Geometry>

#include "ui/scene/scene.h"
#include "ui/vtk/machine_shapes.h"

namespace sinew {

// What a person wears where links change their length: drive housings at the joints, cuffs round thigh and shank, a plate
// under the foot, a belt with a back plate. Round the bones that a segment carries; nothing for one of constant length.
void appendWornMachines(MeshBatch& batch, const SceneSegment& segment, const MachineStyle& style);

}  // namespace sinew
