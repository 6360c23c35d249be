#pragma once

#include <vector>

#include <Eigen/Geometry>

#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// Machined parts with hard edges: telescopes and tips of figures that carry bones. Lengths m.

struct ProfilePoint {
    double radius, height;
};

// The profile turned about the y axis of a frame; it runs so that its outer side is to its right, seen with the height up.
void appendLathe(MeshBatch& batch, const std::vector<ProfilePoint>& profile, const Eigen::Affine3d& frame, Rgb colour,
                 int sides = 20);

// A box about the origin of a frame, with edges along its axes.
void appendBox(MeshBatch& batch, const Vector3& size, const Eigen::Affine3d& frame, Rgb colour);

struct MachineStyle {
    Rgb casing = 0, strap = 0, steel = 0, accent = 0;
    double grown = 0;  // m, all moved outward: an outline's shell
};

MachineStyle machineStyle(const Palette& palette);
MachineStyle machineOutline(Rgb colour, double grown);

// Whether a segment without bones is a telescope of two heavy parts, one sliding in the other.
bool isBareTelescope(const SceneSegment& segment);

// The telescope of a segment, beside the bones that it carries: a sleeve of constant length, a rod with a mark every 2 cm, forks
// at both ends; a bare one is hinged by a pin. Nothing for a segment of constant length.
void appendTelescope(MeshBatch& batch, const SceneSegment& segment, const MachineStyle& style);
// Where it stands along its segment.
TelescopeSpan telescopeSpan(const SceneSegment& segment);
// m, half the thickness of its sleeve.
double telescopeRadius(const SceneSegment& segment);

// The rubber tips of legs without feet.
void appendTips(MeshBatch& batch, const SceneBones& bones, const Eigen::Isometry3d& carrier, const MachineStyle& style);

}  // namespace sinew
