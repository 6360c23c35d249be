#pragma once

#include "ui/scene/bone_field.h"
#include "ui/scene/skeleton/bone_skin.h"

namespace sinew {

struct SkinOptions {
    double spacing = 0.0032;  // m, of the sampling grid
    int triangles = 7000;     // about how many to keep
    double reach = 0.014;     // m, how far shade is seen
};

// The surface of a solid, in its frame. Call it in a worker: 0.01 to 0.5 s.
BoneSkin growSkin(const BoneField& field, const SkinOptions& options);

}  // namespace sinew
