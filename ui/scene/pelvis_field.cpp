#include <numbers>

#include "ui/scene/bone_sculptor.h"

namespace sinew {

namespace {

// The plane of symmetry of the reference, cm: half-way between the anterior superior iliac spines of Dostal and Andrews
// 1981, whose right side is the reference for both sides.
constexpr double middle = -7.9;

Vector3 onLeft(const Vector3& right)
{
    return {right.x(), right.y(), 2 * middle - right.z()};
}

const std::vector<ReferenceLandmark>& pelvisReference()
{
    static const Vector3 hip(0, 0, 0), asis(5.9, 8.3, 5.1), tubercle(5.9, -1.8, -4.9);
    static const std::vector<ReferenceLandmark> landmarks = {
        {"right_hip_centre", hip},   {"left_hip_centre", onLeft(hip)},   {"right_asis", asis},
        {"left_asis", onLeft(asis)}, {"right_pubic_tubercle", tubercle}, {"left_pubic_tubercle", onLeft(tubercle)},
    };
    return landmarks;
}

// Outward axis of the acetabulum: lateral, downward and forward.
Vector3 cupAxis()
{
    return Vector3(0.30, -0.58, 0.76).normalized();
}

void shapeIlium(BoneSculptor& bone)
{
    // Rows from the crest down to the roof of the acetabulum and the arcuate line, columns from the front to the back.
    bone.plate({{{5.6, 8.2, 4.9, 0.5},
                 {4.7, 10.5, 6.2, 0.5},
                 {2.7, 12.4, 6.0, 0.5},
                 {-0.3, 13.6, 1.6, 0.45},
                 {-4.2, 12.8, -0.7, 0.45},
                 {-7.3, 10.8, -3.0, 0.5},
                 {-9.0, 8.4, -4.1, 0.55}},
                {{5.0, 6.6, 4.3, 0.5},
                 {4.0, 8.6, 5.1, 0.4},
                 {2.1, 10.0, 5.0, 0.32},
                 {-0.8, 10.8, 2.1, 0.25},
                 {-4.2, 10.4, -0.9, 0.3},
                 {-6.7, 9.0, -2.8, 0.6},
                 {-8.7, 7.4, -4.1, 0.6}},
                {{4.3, 5.2, 3.2, 0.65},
                 {3.2, 6.4, 3.6, 0.5},
                 {1.2, 7.2, 3.0, 0.4},
                 {-1.2, 7.8, 1.4, 0.35},
                 {-3.7, 7.7, -0.8, 0.5},
                 {-5.8, 7.2, -2.5, 0.8},
                 {-8.1, 6.4, -3.9, 0.6}},
                {{3.8, 3.8, 2.3, 0.75},
                 {2.3, 3.9, 1.7, 0.9},
                 {0.6, 4.2, 1.1, 1.0},
                 {-1.2, 4.5, 0.2, 1.0},
                 {-3.0, 5.0, -0.9, 0.9},
                 {-5.0, 5.7, -2.3, 0.75},
                 {-7.4, 5.5, -3.6, 0.5}}},
               0.6);
    // The crest, thickest at its tubercle; the two spines in front.
    bone.tube({{5.75, 8.15, 5.0, 0.62},
               {4.8, 10.6, 6.3, 0.62},
               {2.9, 12.4, 6.1, 0.8},
               {1.1, 13.3, 4.1, 0.62},
               {-0.5, 13.7, 1.4, 0.62},
               {-4.2, 12.9, -0.7, 0.6},
               {-7.3, 10.9, -3.0, 0.68},
               {-9.0, 8.4, -4.2, 0.75}},
              0.5);
    bone.ellipsoid({4.05, 3.75, 2.4}, {0.7, 0.9, 0.65}, 0.7);
    // What fills the corner between the lower spine and the roof of the acetabulum.
    bone.tube({{3.7, 3.6, 2.1, 0.85}, {2.7, 2.6, 1.0, 1.0}, {1.7, 1.8, -0.4, 1.0}}, 0.9);
    bone.tube({{2.6, 3.9, 1.7, 0.9}, {1.5, 2.7, 0.9, 0.9}, {0.6, 2.0, 0.2, 0.8}}, 0.8);
    bone.tube({{0.6, 4.2, 1.1, 0.95}, {-0.2, 2.9, 0.8, 0.8}, {-0.9, 2.2, 0.2, 0.8}}, 0.8);
    // The thick bar from the acetabulum to the sacrum along the pelvic brim.
    bone.tube({{0.6, 3.0, -0.6, 1.2}, {-2.0, 4.0, -1.6, 1.15}, {-4.4, 5.6, -2.8, 1.25}, {-6.0, 7.2, -3.6, 1.1}}, 1.0);
}

void shapeIschiumAndPubis(BoneSculptor& bone)
{
    // Wall of the true pelvis behind the acetabulum, and the column that ends in the ischial tuberosity.
    bone.plate({{{1.8, 1.4, -2.2, 0.55}, {-1.0, 2.4, -2.2, 0.6}, {-3.4, 3.4, -1.9, 0.6}},
                {{1.2, -0.4, -2.7, 0.5}, {-1.4, 0.2, -2.5, 0.6}, {-4.2, 0.6, -2.1, 0.65}},
                {{0.2, -1.6, -2.6, 0.4}, {-2.0, -1.9, -2.2, 0.7}, {-4.3, -1.9, -1.9, 0.8}}},
               0.8);
    bone.tube({{-2.7, 3.0, -0.6, 1.2},
               {-3.2, 0.4, -0.9, 1.15},
               {-3.7, -2.0, -1.3, 1.15},
               {-4.1, -3.8, -1.8, 1.3},
               {-3.9, -5.0, -2.7, 1.15}},
              1.0);
    bone.tube({{-4.5, -3.2, -1.7, 1.0}, {-4.5, -4.6, -2.3, 1.1}, {-3.9, -5.6, -3.3, 0.9}}, 0.6);
    bone.tube({{-3.7, 1.0, -1.7, 1.0}, {-4.8, 0.5, -2.45, 0.62}, {-5.5, 0.3, -3.0, 0.4}}, 0.9);
    // Ramus of the ischium and lower ramus of the pubis: a flat bar below the obturator foramen.
    bone.flatTube({{-3.8, -5.4, -3.0, 1.15},
                   {-1.8, -5.7, -4.7, 0.95},
                   {0.6, -4.9, -6.0, 0.85},
                   {2.8, -4.1, -6.7, 0.9},
                   {4.2, -3.4, -7.0, 1.1}},
                  {0.45, -0.1, 0.9}, 1.7, 0.6);
    // Upper ramus with the iliopubic eminence, its sharp pecten and the tubercle.
    bone.tube({{1.6, 1.0, -1.3, 1.35},
               {3.0, 0.4, -2.6, 0.95},
               {4.3, -0.7, -4.0, 0.75},
               {5.2, -1.8, -5.3, 0.8},
               {5.1, -2.4, -6.6, 1.0}},
              0.7);
    bone.ellipsoid({2.5, 1.6, -0.6}, {0.95, 0.85, 0.9}, 0.8);
    bone.tube({{1.2, 2.6, -1.7, 0.4}, {3.0, 1.4, -2.8, 0.35}, {4.6, -0.2, -4.2, 0.35}, {5.6, -1.5, -5.0, 0.4}}, 0.5);
    bone.ellipsoid({5.55, -1.75, -4.95}, {0.5, 0.5, 0.5}, 0.5);
    bone.plate({{{5.2, -1.9, -6.2, 0.75}, {5.2, -2.0, -7.35, 0.85}},
                {{4.3, -3.2, -6.4, 0.65}, {4.5, -3.3, -7.35, 0.8}},
                {{3.4, -4.2, -6.8, 0.6}, {3.7, -4.5, -7.4, 0.7}}},
               0.6);
}

void shapeAcetabulum(BoneSculptor& bone)
{
    const Vector3 n = cupAxis();
    const Vector3 centre = -0.75 * n;
    bone.ellipsoid(centre, {3.15, 3.15, 3.15}, 0.8);
    // A rim that is open below, at the acetabular notch.
    const Vector3 toNotch(0.15, -1, 0);
    const Vector3 down = (toNotch - toNotch.dot(n) * n).normalized();
    const Vector3 side = n.cross(down);
    std::vector<Knot> rim;
    for (int i = 0; i <= 14; ++i) {
        const double turn = 0.39 + (i / 14.0) * 5.5;
        const Vector3 p = 0.55 * n + 2.95 * (std::cos(turn) * down + std::sin(turn) * side);
        rim.push_back({p.x(), p.y(), p.z(), 0.42});
    }
    bone.tube(rim, 0.5);
    const Vector3 mouth = 6.0 * n;
    bone.cutTube({{0, 0, 0, 2.52}, {mouth.x(), mouth.y(), mouth.z(), 3.9}}, 0.12);
    // The fossa in the floor and the notch that leads into it.
    const Vector3 floor = -2.35 * n;
    bone.cutTube({{floor.x(), floor.y(), floor.z(), 0.75}, {0.1, -2.6, 0.2, 0.7}, {0.4, -3.6, 1.0, 0.7}}, 0.35);
    bone.cartilage({0, 0, 0}, {2.75, 2.75, 2.75});
}

// The wings, hollow in front, and the tapering lower segments: half the width from the middle to the right.
void shapeSacrum(BoneSculptor& bone)
{
    const double m = middle;
    bone.plate({{{-5.0, 8.8, m, 1.4}, {-5.1, 9.0, m + 2.4, 1.2}, {-5.9, 8.7, m + 4.2, 0.95}},
                {{-6.7, 7.2, m, 1.3}, {-6.6, 7.4, m + 2.2, 1.2}, {-6.9, 7.3, m + 4.0, 1.0}},
                {{-8.4, 5.3, m, 1.1}, {-8.2, 5.4, m + 1.9, 1.0}, {-8.0, 5.6, m + 3.3, 0.8}},
                {{-9.6, 3.2, m, 0.9}, {-9.4, 3.3, m + 1.5, 0.75}, {-9.1, 3.4, m + 2.6, 0.55}},
                {{-9.8, 1.2, m, 0.7}, {-9.6, 1.3, m + 1.0, 0.55}, {-9.3, 1.4, m + 1.7, 0.4}},
                {{-9.1, -0.4, m, 0.5}, {-9.0, -0.3, m + 0.4, 0.45}, {-8.9, -0.3, m + 0.8, 0.35}}},
               0.6);
}

// Body of the first segment, whose upper face is tilted forward by the sacral slope; the median crest behind.
void shapeSacrumMiddle(BoneSculptor& bone)
{
    const double m = middle, slope = 38 * std::numbers::pi / 180;
    const Matrix3 tilt = Eigen::AngleAxisd(-slope, Vector3::UnitZ()).toRotationMatrix();
    bone.ellipsoid({-4.9, 8.7, m}, {1.75, 1.75, 2.55}, 0.8, tilt);
    bone.cutEllipsoid({-2.75, 11.45, m}, {3.4, 2.15, 4.2}, 0.25, tilt);
    bone.ellipsoid({-8.3, 8.6, m}, {0.75, 0.95, 0.42}, 0.8);
    bone.ellipsoid({-9.7, 6.8, m}, {0.75, 0.9, 0.42}, 0.8);
    bone.ellipsoid({-10.5, 4.8, m}, {0.75, 0.75, 0.42}, 0.8);
    bone.ellipsoid({-10.7, 3.0, m}, {0.7, 0.6, 0.4}, 0.8);
}

// Of the right side: an articular process, and the foramina.
void shapeSacrumSide(BoneSculptor& bone)
{
    const double m = middle;
    bone.ellipsoid({-6.6, 9.6, m + 1.9}, {0.5, 0.9, 0.55}, 0.5);
    bone.cutTube({{-4.2, 7.9, m + 1.75, 0.42}, {-6.4, 7.3, m + 1.65, 0.25}}, 0.3);
    bone.cutTube({{-5.9, 6.4, m + 1.6, 0.42}, {-8.1, 5.7, m + 1.5, 0.25}}, 0.3);
    bone.cutTube({{-7.0, 4.7, m + 1.4, 0.42}, {-9.2, 4.0, m + 1.35, 0.25}}, 0.3);
    bone.cutTube({{-7.4, 3.0, m + 1.15, 0.4}, {-9.6, 2.4, m + 1.1, 0.25}}, 0.3);
}

void shapeCoccyx(BoneSculptor& bone)
{
    const double m = middle;
    bone.tube({{-9.1, -0.4, m, 0.55}, {-8.7, -1.4, m, 0.5}, {-8.1, -2.2, m, 0.42}, {-7.3, -2.9, m, 0.3}}, 0.35);
}

// A disc joins the pubic bones.
void shapeSymphysis(BoneSculptor& bone)
{
    const double m = middle;
    bone.tube({{5.15, -2.3, m, 0.72}, {3.9, -4.2, m, 0.6}}, 0.25);
}

}  // namespace

BoneField makePelvisField(const std::vector<Landmark>& landmarks)
{
    BoneField field;
    const LandmarkWarp warp(pairLandmarks(pelvisReference(), landmarks));
    BoneSculptor bone(field, warp);
    const auto onBothSides = [&](const auto& shape) {
        bone.reflectOff();
        shape(bone);
        bone.reflectAt(middle);
        shape(bone);
        bone.reflectOff();
    };
    onBothSides(shapeSacrum);
    shapeSacrumMiddle(bone);
    onBothSides(shapeSacrumSide);
    shapeCoccyx(bone);
    shapeSymphysis(bone);
    onBothSides([](BoneSculptor& side) {
        shapeIlium(side);
        shapeIschiumAndPubis(side);
        shapeAcetabulum(side);
    });
    return field;
}

}  // namespace sinew
