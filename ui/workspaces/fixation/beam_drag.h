#pragma once

#include <optional>

#include "core/fixation/femur_geometry.h"
#include "ui/scene/gizmo_geometry.h"

namespace sinew {

// The geometry of dragging a beam of a fixator in the picture: pure; places as in plane_drag.h.

// Its tip slides along it; its body moves it beside its axis; its outer end turns one of the neck about the middle of the
// neck, in the plane of neck and shaft.
enum class BeamGrip { Tip, Body, Outer };

// The beam as it was, taken by a place of it (as drawn) to where the ray leads. Nothing where the ray leads nowhere, and for
// the outer end of a nail or plate. The shape must not be refused. standing: how an osteotomy has turned the piece about
// the head, of a right femur.
std::optional<FixatorBeam> draggedBeam(const FixatorBeam& beam, const FemurShape& shape, BeamGrip grip,
                                       const Vector3& from, const Ray& ray,
                                       const Matrix3& standing = Matrix3::Identity());

}  // namespace sinew
