#include "ui/scene/skeleton/bone_prototypes.h"

#include <array>

#include "ui/scene/skeleton/bone_tables.h"
#include "ui/scene/skeleton/skeleton_sizes.h"

namespace sinew {

namespace {

// A grid must resolve the thinnest plate: a radius of 0.8 cells at least, or the contour tears.
constexpr std::array<PrototypeRow, 19> rows = {{
    {BonePrototype::Skull, "skull", 0.19 * cm, 4450, 850, true},
    {BonePrototype::Mandible, "mandible", 0.15 * cm, 1700, 240, false},  // a small hole on its right side
    {BonePrototype::Atlas, "atlas", 0.13 * cm, 240, 44, true},
    {BonePrototype::Axis, "axis", 0.11 * cm, 280, 50, true},
    {BonePrototype::Cervical, "cervical vertebra", 0.11 * cm, 260, 40, true},
    {BonePrototype::Thoracic, "thoracic vertebra", 0.13 * cm, 300, 46, true},
    {BonePrototype::Lumbar, "lumbar vertebra", 0.16 * cm, 480, 66, true},
    {BonePrototype::Sternum, "sternum", 0.22 * cm, 420, 60, true},
    {BonePrototype::Scapula, "scapula", 0.20 * cm, 900, 150, false},
    {BonePrototype::Humerus, "humerus", 0.22 * cm, 1250, 170, false},
    {BonePrototype::Ulna, "ulna", 0.18 * cm, 700, 90, false},
    {BonePrototype::Radius, "radius", 0.18 * cm, 640, 84, false},
    {BonePrototype::Pelvis, "pelvis", 0.28 * cm, 4500, 850, true},
    {BonePrototype::Femur, "femur", 0.28 * cm, 1600, 240, false},
    {BonePrototype::Patella, "patella", 0.18 * cm, 220, 30, false},
    {BonePrototype::Tibia, "tibia", 0.25 * cm, 1300, 180, false},
    {BonePrototype::Fibula, "fibula", 0.22 * cm, 520, 64, false},
    {BonePrototype::Talus, "talus", 0.15 * cm, 380, 60, false},
    {BonePrototype::Calcaneus, "calcaneus", 0.17 * cm, 460, 70, false},
}};

// The pelvis of the hip with its origin half-way between the hip centres.
BoneField makeMiddlePelvis()
{
    std::vector<Landmark> landmarks;
    for (const double side : {1.0, -1.0}) {
        const std::string name = side > 0 ? "right_" : "left_";
        landmarks.push_back({name + "hip_centre", Vector3(0, 0, side * 0.079)});
        landmarks.push_back({name + "asis", Vector3(0.059, 0.083, side * 0.13)});
        landmarks.push_back({name + "pubic_tubercle", Vector3(0.059, -0.018, side * 0.03)});
    }
    return makePelvisField(landmarks);
}

using Shape = void (*)(BoneSculptor&);

Shape shapeOf(BonePrototype prototype)
{
    switch (prototype) {
    case BonePrototype::Skull: return shapeSkull;
    case BonePrototype::Mandible: return shapeMandible;
    case BonePrototype::Atlas: return shapeAtlas;
    case BonePrototype::Axis: return shapeAxis;
    case BonePrototype::Cervical: return shapeCervical;
    case BonePrototype::Thoracic: return shapeThoracic;
    case BonePrototype::Lumbar: return shapeLumbar;
    case BonePrototype::Sternum: return shapeSternum;
    case BonePrototype::Scapula: return shapeScapula;
    case BonePrototype::Humerus: return shapeHumerus;
    case BonePrototype::Ulna: return shapeUlna;
    case BonePrototype::Radius: return shapeRadius;
    case BonePrototype::Patella: return shapePatella;
    case BonePrototype::Tibia: return shapeTibia;
    case BonePrototype::Fibula: return shapeFibula;
    case BonePrototype::Talus: return shapeTalus;
    case BonePrototype::Calcaneus: return shapeCalcaneus;
    case BonePrototype::Pelvis:
    case BonePrototype::Femur: break;  // grown from landmarks
    }
    return nullptr;
}

}  // namespace

std::span<const PrototypeRow> bonePrototypes()
{
    return rows;
}

const PrototypeRow& rowOf(BonePrototype prototype)
{
    return rows[static_cast<std::size_t>(prototype)];
}

BoneField makeField(BonePrototype prototype)
{
    if (prototype == BonePrototype::Pelvis)
        return makeMiddlePelvis();
    if (prototype == BonePrototype::Femur)
        return makeFemurField({});
    BoneField field;
    const LandmarkWarp asItIs({});
    BoneSculptor bone(field, asItIs);
    shapeOf(prototype)(bone);
    return field;
}

}  // namespace sinew
