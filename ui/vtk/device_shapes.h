#pragma once

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// Devices in a bone and the surface that carries values, as shapes.

// grown: all faces moved outward by this much, m: an outline's shell.
void appendSolid(MeshBatch& batch, const SceneSolid& solid, Rgb colour, double grown = 0);

// Flat colours without light: viridis up to the legend's end; hatched paler where there is no value.
void appendPatches(MeshBatch& batch, const ScenePatches& patches, const Palette& palette);

void appendOutline(MeshBatch& batch, const SceneOutline& outline, double radius, Rgb colour);

}  // namespace sinew
