#pragma once

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// Devices in a bone, things that figures use, and the surface that carries values, as shapes.

struct SolidColours {
    Rgb steel = 0, cushion = 0, casing = 0, strap = 0;

    Rgb of(SolidStuff stuff) const;
};
SolidColours solidColours(const Palette& palette);
SolidColours oneColour(Rgb colour);

// grown: all faces moved outward by this much, m: an outline's shell.
void appendSolid(MeshBatch& batch, const SceneSolid& solid, const SolidColours& colours, double grown = 0);

// Flat colours without light: viridis up to the legend's end; hatched paler where there is no value.
void appendPatches(MeshBatch& batch, const ScenePatches& patches, const Palette& palette);

void appendOutline(MeshBatch& batch, const SceneOutline& outline, double radius, Rgb colour);

}  // namespace sinew
