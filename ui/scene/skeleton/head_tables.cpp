#include "ui/scene/skeleton/bone_tables.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace sinew {

// From the head's joint, level with the jaw angles, cm: x forward, y up, z right. Length, breadth and height of the skull:
// the order of magnitude after Howells 1973.

namespace {

// Half a row of teeth on half an ellipse, by the widths of incisors to second molar: short tubes from the jaw's edge.
void shapeTeeth(BoneSculptor& bone, double y, double down, double front, double back, double half)
{
    constexpr std::array widths = {0.85, 0.68, 0.78, 0.72, 0.7, 1.04, 0.98};  // cm
    constexpr int steps = 200;
    std::array<double, steps> x, z, along;
    for (std::size_t i = 0; i < steps; ++i) {
        const double t = double(i) / (steps - 1) * std::numbers::pi / 2;
        x[i] = back + (front - back) * std::cos(t);
        z[i] = half * std::pow(std::sin(t), 0.9);
        along[i] = i > 0 ? along[i - 1] + std::hypot(x[i] - x[i - 1], z[i] - z[i - 1]) : 0;
    }
    const double perWidth = along.back() / std::accumulate(widths.begin(), widths.end(), 0.0);
    double passed = 0;
    for (const double width : widths) {
        const double middle = (passed + width / 2) * perWidth;
        const auto i = static_cast<std::size_t>(std::lower_bound(along.begin(), along.end(), middle) - along.begin());
        bone.tube({{x[i] - 0.1, y, z[i], 0.494 * width}, {x[i], y + down, z[i], 0.3744 * width}}, 0.1);
        passed += width;
    }
}

}  // namespace

void shapeSkull(BoneSculptor& bone)
{
    // Vault and base.
    bone.ellipsoid({0.5, 12.25, 0}, {8.75, 7.3, 6.5}, 0);
    bone.ellipsoid({-2.2, 12.4, 0}, {6.2, 6.85, 7}, 1.5);
    bone.ellipsoid({4.2, 12.5, 0}, {5.4, 6.3, 5.5}, 1.5);
    bone.ellipsoid({-4.7, 9.8, 0}, {3.8, 4.2, 5.6}, 1.2);
    bone.ellipsoid({-3.3, 7.5, 0}, {3.6, 2.6, 4.6}, 1);
    bone.ellipsoid({2.6, 7.4, 0}, {4.3, 2, 4.3}, 1);
    onBothSides(bone, [&] {
        // Temporal fossa, mastoid process, brow.
        bone.cutEllipsoid({5.3, 9.6, 7.4}, {2.7, 3.2, 2.15}, 1.3);
        bone.ellipsoid({-1.3, 6.2, 5}, {1.15, 1.9, 0.95}, 0.9, turned(0, 0, -18));
        bone.tube({{-1.6, 7.4, 5.6, 1}, {0.6, 7.6, 5.6, 0.9}}, 0.8);
        bone.tube({{9.6, 10.9, 0.9, 0.55}, {9.5, 11.4, 2.6, 0.62}, {8.6, 11.1, 4.3, 0.58}, {7.2, 10.1, 5.15, 0.5}},
                  0.6);
        // Rim of the orbit.
        bone.tube({{7.2, 10.2, 5.15, 0.48}, {7, 9, 5.25, 0.48}, {7.35, 7.5, 5.2, 0.6}}, 0.5);
        bone.tube({{7.35, 7.4, 5.1, 0.7},
                   {8.3, 6.9, 4.1, 0.72},
                   {8.9, 7.1, 3, 0.62},
                   {9.3, 7.9, 1.8, 0.5},
                   {9.5, 9.2, 1.25, 0.5},
                   {9.6, 10.4, 0.9, 0.55}},
                  0.6);
        // Cheek bone and zygomatic arch.
        bone.ellipsoid({7.5, 6.6, 4.9}, {1, 1.05, 0.95}, 0.7);
        bone.flatTube({{7, 6.5, 5.6, 0.75},
                       {5.4, 6.75, 6.35, 0.6},
                       {3.6, 7.15, 6.5, 0.55},
                       {2, 7.45, 6.3, 0.6},
                       {0.6, 7.6, 5.9, 0.7}},
                      {0, 0, 1}, 1.5, 0.45);
        bone.tube({{7.6, 6, 4.5, 0.8}, {6.6, 4.9, 3.5, 0.8}}, 0.7);
    });
    // Upper jaw and nose.
    bone.ellipsoid({6.6, 5.4, 0}, {2.6, 2.3, 2.75}, 0.9);
    onBothSides(bone, [&] {
        bone.ellipsoid({8.3, 5.8, 2}, {1.05, 1.9, 1.2}, 0.6);
        bone.ellipsoid({7.1, 5.5, 3.2}, {1.5, 1.8, 1.2}, 0.9);
    });
    onBothSides(bone, [&] {
        bone.tube({{9.35, 4, 0, 0.62},
                   {9.05, 3.95, 1.35, 0.66},
                   {7.9, 3.85, 2.45, 0.7},
                   {6.2, 3.85, 2.9, 0.7},
                   {4.8, 4, 2.95, 0.65}},
                  0.9);
        bone.tube({{9.6, 9.8, 0.8, 0.5}, {9.6, 7.9, 1.5, 0.42}, {9.3, 6.3, 1.75, 0.5}, {9.3, 5, 1.3, 0.5}}, 0.4);
    });
    bone.tube({{9.6, 10.6, 0, 0.75}, {10.15, 9.4, 0, 0.52}, {10.75, 8.05, 0, 0.44}}, 0.6);
    bone.ellipsoid({9.3, 11.1, 0}, {0.8, 0.75, 1.2}, 0.7);
    bone.tube({{9.3, 4.9, 0, 0.5}, {10.05, 5, 0, 0.28}}, 0.3);
    onBothSides(bone, [&] {
        bone.cutTube({{10.8, 9, 3.45, 2}, {8.7, 9, 3.3, 1.78}, {7, 8.9, 2.9, 1.45}, {5, 8.8, 1.9, 0.7}}, 0.35);
        bone.cutEllipsoid({9.2, 9.15, 3.2}, {1.7, 1.62, 1.9}, 0.35);
        bone.cutEllipsoid({9.9, 5.95, 0.55}, {2.2, 0.95, 0.72}, 0.3);
        bone.cutEllipsoid({9.6, 7, 0.3}, {2.2, 1.25, 0.62}, 0.3, turned(0, 0, 12));
        bone.cutEllipsoid({3.6, 5.6, 4.9}, {2.6, 1.9, 1}, 0.5);
        bone.cutTube({{0.45, 7.25, 7, 0.34}, {0.4, 7.2, 4.9, 0.3}}, 0.15);
        bone.tube({{4.6, 5.8, 1.5, 0.5}, {4.5, 4, 1.7, 0.42}}, 0.4);
        bone.ellipsoid({0.1, 5.5, 1.75}, {1.1, 0.6, 0.6}, 0.4);
        bone.tube({{0.9, 6, 4.2, 0.35}, {1.3, 3.9, 3.9, 0.16}}, 0.3);
    });
    onBothSides(bone, [&] {
        bone.plate({{{7, 10.5, 4.9, 0.4}, {5.6, 10.3, 4.5, 0.45}, {4.2, 9.9, 4.2, 0.5}},
                    {{6.9, 9, 5.1, 0.35}, {5.4, 8.9, 4.2, 0.4}, {4, 8.7, 3.6, 0.5}},
                    {{7.2, 7.5, 5, 0.4}, {5.8, 7.3, 4.1, 0.4}, {4.2, 7.3, 3.6, 0.5}}},
                   0.3);
        bone.plate({{{9, 10.2, 0.95, 0.35}, {6.5, 10.3, 0.9, 0.5}, {4, 10, 0.9, 0.6}},
                    {{8.9, 9, 1.05, 0.32}, {6.5, 9, 1, 0.4}, {4, 9, 1, 0.5}},
                    {{8.8, 7.8, 1.3, 0.32}, {6.5, 7.6, 1.2, 0.4}, {4, 7.4, 1.2, 0.5}}},
                   0.3);
        bone.tube({{9.3, 2.7, 0, 0.42},
                   {9, 2.7, 1.2, 0.42},
                   {7.9, 2.7, 2.2, 0.42},
                   {6.2, 2.7, 2.65, 0.45},
                   {4.5, 2.8, 2.75, 0.45}},
                  0.2);
    });
    bone.plate({{{8.7, 8.3, 0, 0.1}, {7, 8.3, 0, 0.2}}, {{8.7, 5, 0, 0.1}, {7, 5, 0, 0.2}}}, 0.2);
    bone.cutEllipsoid({-1.2, 4.9, 0}, {1.7, 1.7, 1.45}, 0.5);
    bone.cutEllipsoid({6, 2.6, 0}, {2.7, 1.6, 2}, 0.6);
    bone.ellipsoid({-7.9, 8.6, 0}, {0.8, 0.7, 0.9}, 0.8);
    onBothSides(bone, [&] { shapeTeeth(bone, 3.35, -1, 9.6, 4.3, 3); });
    bone.cartilage({7.2, 2.55, 0}, {3.6, 0.55, 3.9});
}

void shapeMandible(BoneSculptor& bone)
{
    onBothSides(bone, [&] {
        // Body, ramus, condyle and coronoid process.
        bone.plate({{{9.1, 0.35, 0, 0.55},
                     {8.75, 0.4, 1.35, 0.52},
                     {7.6, 0.45, 2.35, 0.5},
                     {5.9, 0.6, 2.95, 0.55},
                     {4.4, 1.1, 3.6, 0.5}},
                    {{9.2, -1.1, 0, 0.55},
                     {8.75, -1, 1.5, 0.5},
                     {7.4, -0.7, 2.75, 0.5},
                     {5.7, -0.35, 3.6, 0.55},
                     {3.9, 0.3, 4.3, 0.5}},
                    {{9.3, -1.9, 0, 0.65},
                     {8.8, -1.9, 1.5, 0.62},
                     {7.3, -1.5, 2.95, 0.55},
                     {5.2, -0.95, 4, 0.55},
                     {2.9, -0.1, 4.7, 0.5}}},
                   0);
        bone.plate({{{1.5, 5.6, 4.75, 0.5}, {2.6, 4.9, 4.75, 0.25}, {3.9, 5.6, 4.65, 0.3}},
                    {{1.45, 3.2, 4.75, 0.45}, {2.8, 3.1, 4.7, 0.3}, {4.3, 3.2, 4.4, 0.35}},
                    {{1.5, 1.2, 4.75, 0.45}, {2.8, 1.1, 4.65, 0.35}, {4.4, 1.3, 4.1, 0.45}},
                    {{2.1, -0.1, 4.8, 0.5}, {3, -0.2, 4.6, 0.5}, {4.2, -0.2, 4.3, 0.5}}},
                   0.6);
        bone.tube({{1.5, 5.6, 4.8, 0.45}, {1.5, 6.4, 4.9, 0.5}}, 0.4);
        bone.ellipsoid({1.5, 6.85, 4.95}, {0.5, 0.5, 1}, 0.35);
        bone.tube({{4, 5.2, 4.6, 0.35}, {4.15, 6.1, 4.6, 0.25}}, 0.3);
        shapeTeeth(bone, 0.95, 1.05, 9.3, 4.2, 2.85);
        bone.tube(
            {{9, 1.5, 0, 0.4}, {8.7, 1.5, 1.2, 0.4}, {7.6, 1.5, 2.1, 0.4}, {6, 1.5, 2.5, 0.42}, {4.4, 1.5, 2.65, 0.42}},
            0.2);
    });
    bone.ellipsoid({9.5, -1.7, 0}, {0.6, 0.7, 0.9}, 0.7);
    bone.cutEllipsoid({8.9, -0.7, 2.35}, {0.2, 0.2, 0.2}, 0.2);
    bone.cartilage({7.2, 1.75, 0}, {3.6, 0.55, 3.9});
}

}  // namespace sinew
