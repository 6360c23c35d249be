#pragma once

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// A surface that strands wrap round. grown: moved outward by this much, m.
void appendWrap(MeshBatch& batch, const SceneWrap& wrap, double grown, Rgb colour);

}  // namespace sinew
