#include "ui/scene/skeleton/bone_tables.h"

namespace sinew {

// Of the right side, cm: from the centre of the joint nearer to the trunk, x forward, y up, z right, arm hanging, forearm
// half-way between supine and prone.

// The elbow is at (0, -28.17, 0).
void shapeHumerus(BoneSculptor& bone)
{
    // Shaft.
    bone.tube({{-0.1, -3, 0.6, 1.7},
               {0, -6, 0.7, 1.35},
               {0.1, -10, 0.6, 1.15},
               {0.1, -15, 0.3, 1.05},
               {0.2, -20, 0.1, 1.02},
               {0.2, -24, 0, 1.05}},
              0);
    // Head, greater and lesser tubercle, the crest below and the groove between them.
    bone.ellipsoid({-0.3, -0.05, -0.35}, {2.3, 2.35, 2.25}, 0.5);
    bone.ellipsoid({0.1, -0.9, 1.7}, {1.45, 1.7, 1}, 0.8);
    bone.ellipsoid({1.7, -1.2, 0.4}, {0.85, 1.2, 0.8}, 0.7);
    bone.tube({{0.7, -3.2, 1.5, 0.45},
               {0.6, -6, 1.45, 0.4},
               {0.5, -10, 1.3, 0.45},
               {0.4, -12.6, 1.15, 0.42},
               {0.3, -15, 0.7, 0.3}},
              0.6);
    bone.cutTube({{1.9, 0.2, 1.3, 0.32}, {1.75, -3, 1.25, 0.28}, {1.5, -5.5, 0.95, 0.2}}, 0.35);
    // Lower end with both epicondyles.
    bone.flatTube({{0.2, -22, 0, 1.1}, {0.15, -25.2, -0.1, 1.9}, {0.15, -26.4, -0.3, 2.0}}, {1, 0, 0}, 1.7, 1);
    bone.tube({{0.1, -23, 1, 0.3}, {0.1, -26, 2.2, 0.4}, {0, -27.4, 2.75, 0.6}}, 0.6);
    bone.tube({{0, -23.5, -1.1, 0.3}, {-0.1, -26.3, -2.6, 0.45}, {-0.3, -27.5, -3.3, 0.75}}, 0.6);
    // Capitulum and trochlea.
    bone.ellipsoid({0.45, -28.15, 1.75}, {1.2, 1.2, 1}, 0.4);
    bone.tube({{0.1, -28.2, 0.75, 1}, {0.1, -28.25, -0.2, 0.85}, {0.1, -28.35, -1.3, 1.35}}, 0.3);
    // The hollows for olecranon and coronoid process, too shallow to meet.
    bone.cutEllipsoid({-1.75, -26.8, -0.2}, {1.2, 1.6, 1.2}, 0.4);
    bone.cutEllipsoid({1.5, -26.55, -0.4}, {0.9, 0.95, 1.1}, 0.3);
    bone.cartilage({-0.9, 0.5, -1}, {2, 2.3, 2.1});
    bone.cartilage({0.4, -28.3, 0}, {1.4, 1.5, 3});
}

// The wrist is at (0, -26.89, 0).
void shapeUlna(BoneSculptor& bone)
{
    bone.tube({{-1.3, 0, -0.35, 1.15},
               {-1.1, -2.5, -0.4, 1.1},
               {-1.3, -6, -0.4, 0.82},
               {-1.55, -12, -0.5, 0.7},
               {-1.6, -18, -0.5, 0.6},
               {-1.5, -23, -0.35, 0.58},
               {-1.4, -25.4, -0.2, 0.78}},
              0);
    // Olecranon, coronoid process, trochlear notch.
    bone.ellipsoid({-1.7, 1, -0.3}, {0.95, 1.15, 1.2}, 0.5);
    bone.ellipsoid({0.3, -1.75, -0.35}, {0.95, 0.5, 1}, 0.5, turned(0, 0, 28));
    bone.tube({{-0.4, -2.6, -0.3, 0.9}, {-0.2, -4.2, -0.2, 0.5}}, 0.5);
    bone.cutTube({{0.05, -0.1, -2.4, 1.6},
                  {0.05, -0.1, -1.3, 1.52},
                  {0.05, -0.05, -0.3, 1.12},
                  {0.05, 0, 0.75, 1.2},
                  {0.05, 0, 1.6, 1.3}},
                 0.2);
    bone.ellipsoid({-0.4, -2.2, 0.8}, {0.9, 0.7, 0.5}, 0.4);
    // Hind border; styloid process.
    bone.tube({{-1.9, -0.5, -0.4, 0.5}, {-2.1, -5, -0.6, 0.35}, {-2.1, -12, -0.8, 0.28}}, 0.5);
    bone.ellipsoid({-1.9, -26.2, -0.4}, {0.35, 0.65, 0.35}, 0.3);
    bone.cartilage({0.1, 0, -0.3}, {1.4, 1.4, 1.4});
}

void shapeRadius(BoneSculptor& bone)
{
    bone.tube({{0.35, -3.4, 1.65, 0.68},
               {0.35, -5, 1.5, 0.72},
               {0.7, -9, 1.55, 0.68},
               {1.2, -14, 1.5, 0.72},
               {1.4, -19, 1, 0.78},
               {1.2, -23, 0.5, 0.95},
               {0.9, -25, 0.2, 1.15}},
              0);
    // Head, neck, tuberosity.
    bone.ellipsoid({0.4, -2.05, 1.75}, {1.12, 0.55, 1.12}, 0.25);
    bone.ellipsoid({0.4, -2.5, 1.75}, {0.95, 0.6, 0.95}, 0.3);
    bone.ellipsoid({0.2, -4.7, 0.95}, {0.6, 1.1, 0.55}, 0.5);
    // Lower end, styloid process, the tubercle behind, hollows for wrist and ulna.
    bone.flatTube({{1.1, -23.5, 0.3, 1.2}, {0.95, -25.5, 0.1, 1.75}}, {0, 0, 1}, 1.45, 0.6);
    bone.tube({{1.9, -25.3, 0.1, 0.75}, {2.2, -26.4, 0.1, 0.5}}, 0.4);
    bone.tube({{1, -24.2, 0.9, 0.3}, {1, -25.6, 1.05, 0.32}}, 0.3);
    bone.cutEllipsoid({0.4, -28, 0}, {1.9, 1.45, 1.5}, 0.2);
    bone.cutEllipsoid({-1.5, -25.3, -0.2}, {0.95, 1.2, 0.95}, 0.3);
    bone.cutEllipsoid({0.4, -1.2, 1.75}, {0.8, 0.4, 0.8}, 0.2);
    bone.cartilage({0.4, -26.3, 0}, {1.7, 0.6, 1.2});
}

}  // namespace sinew
