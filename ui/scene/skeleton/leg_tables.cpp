#include "ui/scene/skeleton/bone_tables.h"

namespace sinew {

// Of the right side, cm: from the centre of the joint nearer to the trunk, x forward, y up, z right, standing.

// From the middle of its height.
void shapePatella(BoneSculptor& bone)
{
    bone.ellipsoid({0, 0.25, 0}, {1.05, 1.95, 2.1}, 0);
    bone.ellipsoid({0.1, -1.5, 0.05}, {0.75, 1.15, 1}, 0.7);
    // Its two facets.
    bone.cutEllipsoid({-1.95, 0.4, 1.35}, {1.15, 2, 1.6}, 0.3);
    bone.cutEllipsoid({-1.95, 0.4, -1.25}, {1.1, 2, 1.4}, 0.3);
    bone.cartilage({-0.9, 0.4, 0}, {0.6, 1.5, 1.9});
}

// The ankle is at (0, -44.03, 0).
void shapeTibia(BoneSculptor& bone)
{
    // Shaft.
    bone.flatTube({{-0.2, -6.2, 0.2, 2.3},
                   {0.15, -10, 0.1, 1.75},
                   {0.1, -15, -0.1, 1.48},
                   {-0.1, -21, -0.3, 1.34},
                   {-0.1, -27, -0.4, 1.22},
                   {-0.1, -33, -0.4, 1.22},
                   {-0.1, -38, -0.4, 1.5},
                   {0, -40.6, -0.3, 1.9}},
                  {1, 0, -0.3}, 1.06, 0);
    // The sharp front border, and the one that faces the fibula.
    bone.tube({{2.05, -6.3, 0.3, 0.7},
               {1.75, -9.5, 0, 0.55},
               {1.5, -15, -0.35, 0.38},
               {1.25, -22, -0.75, 0.3},
               {0.85, -29, -1, 0.28},
               {0.5, -34, -1.4, 0.3}},
              0.9);
    bone.tube({{-1.1, -8, 1.3, 0.3}, {-0.9, -14, 1, 0.4}, {-0.8, -22, 0.6, 0.35}, {-0.6, -30, 0.5, 0.3}}, 1.2);
    // Upper end with two condyles and the tuberosity.
    bone.ellipsoid({-0.5, -4.3, 0}, {2.35, 1.7, 3.3}, 1.3);
    bone.ellipsoid({-0.5, -3.75, -2}, {2.3, 1, 1.75}, 0.6);
    bone.ellipsoid({-0.6, -3.75, 2}, {2.15, 1, 1.75}, 0.6);
    bone.ellipsoid({1, -4.6, 1.6}, {1.4, 1.3, 1.5}, 0.9);
    bone.ellipsoid({2.3, -6.1, 0.35}, {0.8, 1.5, 0.95}, 0.9);
    bone.ellipsoid({-1.6, -5.2, 2.6}, {1, 1, 0.9}, 0.9);
    // The two plateaus and the eminence between them.
    bone.cutEllipsoid({-0.4, -1.75, -2.05}, {2.5, 1.3, 1.75}, 0.35);
    bone.cutEllipsoid({-0.5, -1.85, 2.05}, {2.4, 1.3, 1.75}, 0.35);
    bone.ellipsoid({-0.5, -2.85, -0.45}, {0.65, 0.55, 0.3}, 0.35);
    bone.ellipsoid({-0.6, -2.85, 0.4}, {0.6, 0.5, 0.3}, 0.35);
    // Lower end, medial malleolus, notch of the fibula, and the hollow of the talus.
    bone.ellipsoid({0, -41, -0.2}, {2, 1.5, 2.15}, 0.8);
    bone.tube({{0.2, -41.2, -1.8, 1.1}, {0.3, -43.4, -2.25, 0.85}, {0.1, -44.7, -2.3, 0.6}}, 0.7);
    bone.cutEllipsoid({-0.1, -40.2, 2.9}, {1.3, 2.6, 0.9}, 0.8);
    bone.cutTube({{0.1, -44.2, -1.25, 2.12}, {0.1, -44.2, 4, 2.12}}, 0.2);
    bone.cartilage({-0.4, -3.1, -2}, {2.2, 0.9, 1.7});
    bone.cartilage({-0.5, -3.1, 2}, {2.1, 0.9, 1.7});
    bone.cartilage({0, -43.4, 0.1}, {2, 1.9, 1.5});
}

void shapeFibula(BoneSculptor& bone)
{
    bone.tube({{-2.2, -5.6, 3.5, 0.95},
               {-2.1, -7.5, 3.3, 0.6},
               {-1.9, -13, 2.9, 0.58},
               {-1.6, -20, 2.65, 0.62},
               {-1.3, -28, 2.5, 0.6},
               {-1, -36, 2.4, 0.6},
               {-0.8, -40, 2.35, 0.75},
               {-0.6, -43, 2.5, 0.95},
               {-0.6, -45.3, 2.7, 0.6}},
              0);
    // Head; lateral malleolus.
    bone.ellipsoid({-2.3, -4.9, 3.5}, {0.85, 1, 0.9}, 0.5);
    bone.ellipsoid({-2.6, -4.1, 3.7}, {0.4, 0.6, 0.45}, 0.4);
    bone.ellipsoid({-0.5, -43.4, 2.55}, {1.1, 1.7, 0.75}, 0.6);
    bone.tube({{-1.5, -12, 2.8, 0.1}, {-1.1, -16, 2.45, 0.25}, {-0.95, -22, 2.25, 0.28}, {-0.7, -32, 2.2, 0.15}}, 0.9);
    bone.cartilage({-0.2, -43.4, 1.7}, {1, 1.5, 0.6});
}

// From the ankle; the sole is at y = -6.6.
void shapeTalus(BoneSculptor& bone)
{
    // Dome and body.
    bone.ellipsoid({-0.1, 0.1, 0}, {2.05, 1.85, 1.55}, 0);
    bone.ellipsoid({-0.3, -1.2, 0.1}, {2.3, 1.2, 1.6}, 0.6);
    bone.ellipsoid({-1.9, -1, -0.1}, {0.9, 0.7, 1}, 0.5);
    // Neck and head.
    bone.tube({{1, -0.6, -0.2, 1.35}, {2.8, -1, -0.7, 1.15}}, 0.7);
    bone.ellipsoid({3.5, -1.3, -1}, {1.05, 1.25, 1.45}, 0.4);
    bone.ellipsoid({-0.1, -0.8, 1.7}, {1.1, 0.9, 0.6}, 0.5);
    bone.cutTube({{0.8, -2.6, -2.6, 0.55}, {1.6, -2.3, 2.6, 0.75}}, 0.5);
    // Groove of the dome.
    bone.cutEllipsoid({0, 2.7, 0}, {1.9, 0.95, 0.45}, 0.4);
    bone.cartilage({-0.1, 0.5, 0}, {2.2, 1.7, 1.5});
    bone.cartilage({4.2, -1.4, -1}, {0.8, 1.3, 1.5});
}

// From the ankle; the sole is at y = -6.6.
void shapeCalcaneus(BoneSculptor& bone)
{
    bone.tube({{-4.4, -3.6, 0.1, 1.55},
               {-2.6, -3.2, 0.3, 1.45},
               {-0.4, -3.2, 0.6, 1.35},
               {1.6, -3.5, 1, 1.2},
               {2.9, -3.7, 1.3, 1.1}},
              0);
    // Tuber.
    bone.ellipsoid({-4.6, -3.5, 0.05}, {1.25, 1.95, 1.55}, 0.9);
    bone.ellipsoid({-4, -5.4, -0.5}, {1, 0.75, 0.85}, 0.6);
    bone.ellipsoid({-4, -5.4, 0.8}, {0.9, 0.7, 0.6}, 0.6);
    bone.ellipsoid({-0.4, -2.2, 0.5}, {1.5, 0.85, 1.2}, 0.6);
    // Sustentaculum, which carries the talus.
    bone.tube({{0.6, -2.7, -0.4, 0.75}, {1, -2.45, -1.7, 0.62}}, 0.5);
    bone.ellipsoid({2.9, -3.6, 1.3}, {0.8, 1.3, 1.25}, 0.6);
    bone.ellipsoid({1.2, -3.9, 2.2}, {0.4, 0.4, 0.35}, 0.4);
    bone.cutEllipsoid({1.5, -1.6, 1.7}, {1, 0.9, 1.2}, 0.6);
    bone.cutEllipsoid({-0.6, -5.6, -1.3}, {2.4, 1.5, 0.9}, 0.8);
    bone.cartilage({-0.4, -1.7, 0.5}, {1.5, 0.7, 1.2});
    bone.cartilage({3.7, -3.6, 1.4}, {0.6, 1.2, 1.2});
}

}  // namespace sinew
