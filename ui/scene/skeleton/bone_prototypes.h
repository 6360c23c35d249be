#pragma once

#include <algorithm>
#include <span>
#include <string_view>

#include "ui/scene/bone_field.h"
#include "ui/scene/skeleton/bone_skin.h"

namespace sinew {

// The bones that are grown as fields, once; a person's bones are these, moved and stretched.
enum class BonePrototype {
    Skull,
    Mandible,
    Atlas,
    Axis,
    Cervical,
    Thoracic,
    Lumbar,
    Sternum,
    Scapula,
    Humerus,
    Ulna,
    Radius,
    Pelvis,
    Femur,
    Patella,
    Tibia,
    Fibula,
    Talus,
    Calcaneus,
};

struct PrototypeRow {
    BonePrototype id;
    std::string_view name;
    double spacing;    // m, of the grid that it is sampled on when seen from near
    int near, far;     // triangles
    bool isSymmetric;  // at the plane z = 0

    double spacingOf(Fineness fineness) const
    {
        return (fineness == Fineness::Far ? 1.5 : fineness == Fineness::Middle ? 1.2 : 1) * spacing;
    }
    int trianglesOf(Fineness fineness) const
    {
        return fineness == Fineness::Far ? far : fineness == Fineness::Middle ? std::max(far, near / 2) : near;
    }
};

// All, in the order of the enumeration.
std::span<const PrototypeRow> bonePrototypes();
const PrototypeRow& rowOf(BonePrototype prototype);

// The solid, m, in the frame of the bone's table (bone_tables.h); of paired bones the right one.
BoneField makeField(BonePrototype prototype);

}  // namespace sinew
