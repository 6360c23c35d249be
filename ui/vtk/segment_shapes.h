#pragma once

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// m; half the thickness of a piece as drawn. Heavy pieces are thicker than weightless ones.
double pieceRadius(PieceKind kind, double sceneSize);

// m, of the sphere of a point mass.
double massRadius(const SceneMass& mass, double sceneSize);

struct SegmentStyle {
    double size = 1;           // of the scene, m
    Rgb heavy = 0, light = 0;  // pieces that bear mass, and those that do not
    Rgb joint = 0, mass = 0;   // hinges and collars, point masses
    double grown = 0;          // m, all moved outward: an outline's shell
};

SegmentStyle segmentStyle(double sceneSize, const Palette& palette);

// The outline's shell in one colour.
SegmentStyle outlineStyle(double sceneSize, Rgb colour, double grown);

void appendSegment(MeshBatch& batch, const SceneSegment& segment, const SegmentStyle& style);

}  // namespace sinew
