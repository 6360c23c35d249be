#pragma once

#include <functional>

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// What is drawn of a motion besides the figure, in flat colours that keep behind it.

// m, that trails and grounds are drawn for: in the picture of a long way thin lines would fall between the pixels.
double markSize(const Scene& scene);

// size: the scene's, or for trails markSize(), m.

// The lines of a ghost; `isGrown`: whether bones are drawn by themselves.
void appendGhost(MeshBatch& batch, const SceneGhost& ghost, const std::function<bool(const GhostBones&)>& isGrown,
                 double size, const Palette& palette);
Rgb ghostColour(const SceneGhost& ghost, const Palette& palette);

// A trail's whole way, dashed; its part until now.
void appendWay(MeshBatch& batch, const SceneTrail& trail, double size, const Palette& palette);
void appendPassedWay(MeshBatch& batch, const SceneTrail& trail, double size, const Palette& palette);

// A pale ellipse with a rim.
void appendPress(MeshBatch& batch, const ScenePress& press, const Scene& scene, const Palette& palette);

// A line in a planar scene, else a grid.
void appendGround(MeshBatch& batch, const SceneGround& ground, const Scene& scene, const Palette& palette);

}  // namespace sinew
