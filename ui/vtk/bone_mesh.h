#pragma once

#include <vector>

#include <vtkPolyData.h>
#include <vtkSmartPointer.h>

#include "core/math/surface_mesh.h"
#include "core/model/body.h"
#include "ui/scene/palette.h"

namespace sinew {

// A bone ready to draw: triangles with normals in the body frame (m), made once and then only moved.
struct BoneMesh {
    vtkSmartPointer<vtkPolyData> surface;  // nullptr when there is nothing to draw
    std::vector<float> openness;           // per point, 0..1: how much of the surroundings it sees (ambient occlusion)
    std::vector<float> cartilage;          // per point, 0..1
};

struct BoneMeshOptions {
    double spacing = 0.0032;  // m, of the sampling grid
    int triangles = 7000;     // about how many to keep
};

// Grows the bone from its landmarks: 0.1 to 0.3 s, so call it in a worker. An empty mesh for shapes that are no bones.
BoneMesh makeBoneMesh(BodyShape shape, const std::vector<Landmark>& landmarks, const BoneMeshOptions& options = {});

// The surface as it is, in the body frame, thinned to what can be drawn at once (150 000 triangles) where it is larger;
// its normals point outwards whichever way its triangles go round.
BoneMesh makeSurfaceMesh(const SurfaceMesh& surface);

// Writes the mesh's point colours for a theme.
void colourBone(const BoneMesh& mesh, const Palette& palette);

}  // namespace sinew
