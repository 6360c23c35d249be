#pragma once

#include <memory>
#include <vector>

#include <vtkPolyData.h>
#include <vtkSmartPointer.h>

#include "core/math/surface_mesh.h"
#include "core/model/body.h"
#include "ui/scene/bone_field.h"
#include "ui/scene/palette.h"
#include "ui/scene/skeleton/skeleton_body.h"

namespace sinew {

// A bone ready to draw: triangles with normals in the body frame (m), made once and then only moved.
struct BoneMesh {
    vtkSmartPointer<vtkPolyData> surface;  // nullptr when there is nothing to draw
    std::vector<float> openness;           // per point, 0..1: how much of the surroundings it sees (ambient occlusion)
    std::vector<float> cartilage;          // per point, 0..1
    // Of bones that move against their body (vertebrae, knee caps): where their points begin in the surface, and one
    // beyond the last; `rest` has them in their own frames. Empty and nullptr without such bones.
    std::vector<std::size_t> firstPoints;
    std::shared_ptr<const BoneSkin> rest;
};

// Ready to draw as it is; the moving parts are where they are in the skin until they are posed.
BoneMesh makeMesh(BodySkin body);

// The same with places of its own, to be posed; triangles are shared.
BoneMesh makePosable(const BoneMesh& mesh);
// Puts the moving parts in their places, body frame. Does nothing when there are not as many poses as parts.
void poseParts(const BoneMesh& mesh, const std::vector<Eigen::Isometry3d>& poses);

// The surface as it is, in the body frame, thinned to what can be drawn at once (150 000 triangles) where it is larger;
// its normals point outwards whichever way its triangles go round.
BoneMesh makeSurfaceMesh(const SurfaceMesh& surface);

// Writes the mesh's point colours for a theme.
void colourBone(const BoneMesh& mesh, const Palette& palette);

}  // namespace sinew
