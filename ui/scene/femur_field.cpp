#include "ui/scene/bone_sculptor.h"

namespace sinew {

namespace {

// Right femur, cm, origin at the head centre, x anterior, y up, z lateral. Epicondyles and posterior condyles: Dostal
// and Andrews 1981; trochanters: where their gluteus medius and iliopsoas insert.
const std::vector<ReferenceLandmark>& reference()
{
    static const std::vector<ReferenceLandmark> landmarks = {
        {"head_centre", {0, 0, 0}},
        {"greater_trochanter", {-1.8, -2.6, 7.3}},
        {"lesser_trochanter", {-1.5, -6.2, 2.5}},
        {"medial_epicondyle", {0.1, -42.3, -4.4}},
        {"lateral_epicondyle", {-0.2, -42.3, 4.4}},
        {"posterior_medial_condyle", {-2.8, -43.4, -2.8}},
        {"posterior_lateral_condyle", {-2.8, -43.4, 2.9}},
    };
    return landmarks;
}

const Landmark* find(const std::vector<Landmark>& landmarks, const char* name)
{
    for (const Landmark& landmark : landmarks) {
        if (landmark.name == name)
            return &landmark;
    }
    return nullptr;
}

// On a left femur lateral is toward -z.
bool isLeft(const std::vector<Landmark>& landmarks)
{
    const Landmark* medial = find(landmarks, "medial_epicondyle");
    const Landmark* lateral = find(landmarks, "lateral_epicondyle");
    if (medial && lateral)
        return lateral->position.z() < medial->position.z();
    const Landmark* head = find(landmarks, "head_centre");
    const Landmark* trochanter = find(landmarks, "greater_trochanter");
    return trochanter && trochanter->position.z() < (head ? head->position.z() : 0.0);
}

void shapeShaft(BoneSculptor& bone)
{
    // The shaft bows forward and runs from under the trochanters to the middle of the knee.
    bone.tube({{-0.9, -4.6, 4.9, 2.0},
               {-0.2, -7.5, 4.5, 1.75},
               {0.7, -11, 4.1, 1.5},
               {1.5, -16, 3.5, 1.38},
               {1.9, -22, 2.6, 1.33},
               {1.8, -28, 1.7, 1.38},
               {1.3, -34, 0.9, 1.6},
               {0.9, -37.5, 0.4, 1.85}},
              0);
    // The linea aspera with the gluteal tuberosity above it.
    bone.tube({{-0.8, -8.5, 5.0, 0.45},
               {-0.3, -11, 4.4, 0.4},
               {0.4, -16, 3.5, 0.38},
               {0.7, -22, 2.6, 0.36},
               {0.6, -28, 1.7, 0.3}},
              0.9);
    // Two lips part toward the epicondyles and leave a flat popliteal face between them.
    bone.tube({{1.5, -28, 1.6, 0.3}, {0.6, -34, 0.0, 0.75}, {0.1, -39.0, -1.9, 1.35}, {-0.1, -41.8, -2.5, 1.6}}, 1.5);
    bone.tube({{1.5, -28, 1.8, 0.3}, {0.7, -34, 1.8, 0.75}, {0.2, -39.0, 2.3, 1.35}, {-0.1, -41.8, 2.6, 1.6}}, 1.5);
}

void shapeUpperEnd(BoneSculptor& bone)
{
    bone.tube({{0, 0, 0, 1.5}, {-0.35, -1.2, 1.7, 1.5}, {-0.7, -2.6, 3.4, 1.75}, {-0.9, -4.0, 4.7, 1.95}}, 0.9);
    bone.ellipsoid({-1.0, -3.4, 5.7}, {1.75, 2.7, 1.45}, 1.0);
    bone.ellipsoid({-1.3, -1.2, 5.5}, {1.15, 1.15, 0.95}, 0.7);
    bone.ellipsoid({-1.3, -3.0, 6.7}, {1.3, 1.7, 0.75}, 0.6);
    // The crest between the trochanters behind, the line between them in front.
    bone.tube({{-2.2, -2.2, 5.6, 0.6}, {-2.5, -4.1, 4.7, 0.62}, {-1.9, -6.0, 3.2, 0.6}}, 0.7);
    bone.tube({{0.5, -2.9, 6.0, 0.4}, {0.75, -4.3, 4.8, 0.4}, {0.4, -6.4, 3.2, 0.4}}, 0.6);
    bone.tube({{-0.5, -7.4, 3.9, 1.3}, {-1.0, -6.6, 2.9, 0.85}, {-1.15, -6.2, 2.4, 0.62}}, 1.3);
    bone.tube({{-0.5, -6.8, 3.6, 0.9}, {-0.8, -6.2, 2.3, 0.45}}, 0.9);
    // Trochanteric fossa, behind and medial to the tip.
    bone.cutEllipsoid({-2.45, -1.7, 4.3}, {0.85, 1.0, 0.7}, 1.0);
    // The head last and with a narrow fillet, so that it stays round.
    bone.ellipsoid({0, 0, 0}, {2.35, 2.35, 2.35}, 0.45);
    bone.cutEllipsoid({-0.35, -0.45, -2.5}, {0.45, 0.45, 0.35}, 0.3);
    bone.cartilage({0.05, 0.15, -0.5}, {2.6, 2.55, 2.45});
}

void shapeLowerEnd(BoneSculptor& bone)
{
    bone.ellipsoid({0.6, -40.6, 0.0}, {1.9, 3.0, 2.8}, 1.8);
    // Each condyle: a round back and a flatter lower front; the lateral one stands higher in front.
    bone.ellipsoid({-1.05, -42.7, -2.55}, {2.1, 2.1, 1.35}, 0.9);
    bone.ellipsoid({0.7, -42.6, -2.2}, {2.3, 2.1, 1.4}, 0.9);
    bone.ellipsoid({-1.05, -42.7, 2.55}, {2.1, 2.05, 1.35}, 0.9);
    bone.ellipsoid({0.9, -42.3, 2.2}, {2.4, 2.25, 1.45}, 0.9);
    bone.ellipsoid({1.7, -40.9, 1.6}, {1.6, 1.9, 1.25}, 0.9);
    bone.ellipsoid({1.4, -41.2, -1.6}, {1.5, 1.8, 1.2}, 0.9);
    // Epicondyles and the adductor tubercle.
    bone.ellipsoid({0.05, -42.0, -3.75}, {0.95, 1.0, 0.75}, 0.9);
    bone.ellipsoid({-0.1, -40.5, -3.15}, {0.6, 0.7, 0.55}, 0.8);
    bone.ellipsoid({-0.15, -42.1, 3.75}, {0.95, 1.0, 0.75}, 0.9);
    // The groove of the patella runs into the notch between the condyles.
    bone.cutTube({{4.0, -38.6, 0.2, 0.7}, {3.75, -41.0, 0.2, 1.0}, {2.9, -43.6, 0.1, 0.95}, {1.2, -45.3, 0, 0.85}},
                 0.9);
    bone.cutTube({{0.3, -45.6, 0, 0.9}, {-1.6, -44.3, 0, 1.0}, {-3.6, -43.0, 0, 1.15}}, 0.7);
    bone.cutEllipsoid({-3.1, -39.6, 0.1}, {1.9, 3.0, 1.7}, 1.4);
    bone.cartilage({0.4, -43.5, -2.3}, {4.2, 2.6, 1.75});
    bone.cartilage({0.4, -43.5, 2.3}, {4.2, 2.6, 1.75});
    bone.cartilage({2.9, -41.4, 0.1}, {1.6, 2.2, 2.3});
}

}  // namespace

BoneField makeFemurField(const std::vector<Landmark>& landmarks)
{
    BoneField field;
    field.mirrored = isLeft(landmarks);
    std::vector<Landmark> right = landmarks;
    if (field.mirrored) {
        for (Landmark& landmark : right)
            landmark.position.z() = -landmark.position.z();
    }
    const LandmarkWarp warp(pairLandmarks(reference(), right));
    BoneSculptor bone(field, warp);
    shapeShaft(bone);
    shapeUpperEnd(bone);
    shapeLowerEnd(bone);
    return field;
}

}  // namespace sinew
