#pragma once

#include <memory>

#include "core/model/fixation.h"
#include "ui/scene/scene.h"

namespace sinew {

// A femur as it is drawn before it is broken, and what all scenes of a case begin with. Standing frame (FemurFrame), a
// left femur as the mirror image of the right one that it is solved as.

// Of a case whose femur is of that side, before anything is in it.
Scene sceneOfCase(BodySide side);

// Grown from landmarks of that shape, {Fixation, name}.
SceneBody femurBody(const FemurShape& shape, const char* name);

// The whole bone, {Fixation, "bone"}, where the case has problems. The scene is empty for a shape that is refused.
Scene buildFemurScene(const FemurShape& shape);

// A patient's mesh as long as it is being picked, {Fixation, "bone/mesh"}, with its longest way upright. surface: see
// PatientMesh; side: that of the case.
Scene buildMeshScene(const std::shared_ptr<const SurfaceMesh>& surface, BodySide side);
Eigen::Isometry3d meshPose(const SurfaceMesh& surface);  // of that body

}  // namespace sinew
