#include "ui/scene/skeleton/bone_tables.h"

namespace sinew {

// Of a vertebra from the middle of its body, cm: x forward, y up along the column, z right. Sizes of bodies, the order of
// magnitude after White and Panjabi 1990.

// L3, its body 2.75 high: a spool, with a process like a hatchet behind.
void shapeLumbar(BoneSculptor& bone)
{
    bone.ellipsoid({0, 0, 0}, {1.52, 1.3, 2.15}, 0);
    bone.ellipsoid({0, 1.02, 0}, {1.72, 0.36, 2.42}, 0.35);
    bone.ellipsoid({0, -1.02, 0}, {1.76, 0.36, 2.45}, 0.35);
    onBothSides(bone, [&] {
        // Pedicle, lamina, transverse and articular processes.
        bone.tube({{-1.2, 0.55, 1.2, 0.6}, {-2.7, 0.45, 1.45, 0.62}}, 0.4);
        bone.tube({{-2.7, 0.3, 1.45, 0.6}, {-3.6, -0.4, 0.5, 0.6}}, 0.4);
        bone.flatTube({{-2.5, 0.5, 1.6, 0.62}, {-2.9, 0.6, 3.2, 0.5}, {-3.2, 0.8, 4.4, 0.42}}, {1, 0, 0}, 1.5, 0.4);
        bone.ellipsoid({-2.6, 1.5, 1.75}, {0.55, 1, 0.62}, 0.35);
        bone.ellipsoid({-3.35, -1.6, 1.25}, {0.5, 1.05, 0.55}, 0.35);
    });
    // Spinous process.
    bone.flatTube({{-3.5, -0.2, 0, 0.85}, {-5, -0.4, 0, 1.05}, {-6.2, -0.6, 0, 1.1}}, {0, 0, 1}, 2.2, 0.4);
}

// T7, its body 2 high; the spinous process slopes down over the next one.
void shapeThoracic(BoneSculptor& bone)
{
    bone.ellipsoid({0, 0, 0}, {1.28, 0.95, 1.3}, 0);
    bone.ellipsoid({0, 0.76, 0}, {1.45, 0.27, 1.5}, 0.3);
    bone.ellipsoid({0, -0.76, 0}, {1.47, 0.27, 1.52}, 0.3);
    onBothSides(bone, [&] {
        // Pedicle, lamina, transverse and articular processes.
        bone.tube({{-0.9, 0.4, 0.85, 0.45}, {-2.2, 0.35, 1, 0.46}}, 0.3);
        bone.tube({{-2.1, 0.2, 1, 0.5}, {-3, -0.4, 0.3, 0.5}}, 0.3);
        bone.tube({{-2.1, 0.3, 1.1, 0.5}, {-2.8, 0.55, 2.2, 0.46}, {-3.2, 0.65, 2.95, 0.55}}, 0.3);
        bone.ellipsoid({-2.35, 1.05, 0.95}, {0.3, 0.65, 0.5}, 0.3);
        bone.ellipsoid({-2.7, -1.15, 0.75}, {0.3, 0.7, 0.5}, 0.3);
    });
    // Spinous process.
    bone.flatTube({{-2.9, -0.3, 0, 0.6}, {-4.1, -1.4, 0, 0.5}, {-5.2, -2.9, 0, 0.42}}, {0, 0, 1}, 1.4, 0.4);
}

// C5, its body 1.35 high, with a forked spinous process.
void shapeCervical(BoneSculptor& bone)
{
    bone.ellipsoid({0, 0, 0}, {0.76, 0.68, 1.02}, 0);
    bone.ellipsoid({0, 0.5, 0}, {0.84, 0.22, 1.2}, 0.25);
    bone.ellipsoid({0, -0.5, 0}, {0.88, 0.22, 1.15}, 0.25);
    onBothSides(bone, [&] {
        // Rim of the body, transverse and articular processes, lamina, half of the fork.
        bone.tube({{0, 0.55, 0.95, 0.25}, {-0.2, 0.8, 1.12, 0.2}}, 0.2);
        bone.tube({{-0.1, -0.1, 0.9, 0.36}, {0.1, -0.15, 1.9, 0.34}, {-0.2, -0.2, 2.55, 0.38}}, 0.3);
        bone.tube({{-0.6, 0.1, 0.9, 0.36}, {-1.1, 0.05, 1.8, 0.4}}, 0.3);
        bone.ellipsoid({-1.1, 0, 2}, {0.7, 0.95, 0.62}, 0.3, turned(0, 0, 30));
        bone.tube({{-1.5, -0.1, 1.8, 0.42}, {-2.7, -0.5, 0.25, 0.42}}, 0.3);
        bone.tube({{-2.7, -0.5, 0.05, 0.42}, {-3.7, -0.9, 0.22, 0.33}, {-4.3, -1.15, 0.42, 0.3}}, 0.25);
    });
}

// C1, a ring: no body, no spinous process.
void shapeAtlas(BoneSculptor& bone)
{
    onBothSides(bone, [&] {
        bone.ellipsoid({-0.5, 0, 1.95}, {1.05, 0.78, 0.8}, 0);
        bone.tube({{-0.2, 0, 1.5, 0.42}, {0.7, 0, 0.6, 0.42}, {0.8, 0, 0, 0.5}}, 0.3);
        bone.tube({{-0.9, 0.05, 1.9, 0.42}, {-2.3, 0.1, 1.4, 0.4}, {-3.1, 0.1, 0, 0.45}}, 0.3);
        bone.tube({{-0.5, 0, 2.4, 0.5}, {-0.7, -0.1, 3.8, 0.45}}, 0.3);
        // Where the skull rests.
        bone.cutEllipsoid({-0.5, 1.15, 1.95}, {1, 0.6, 0.65}, 0.2);
    });
}

// C2 with its dens, about which the atlas turns.
void shapeAxis(BoneSculptor& bone)
{
    bone.ellipsoid({0, 0, 0}, {0.76, 0.68, 1.02}, 0);
    bone.ellipsoid({0, 0.5, 0}, {0.84, 0.22, 1.2}, 0.25);
    // Dens.
    bone.tube({{0, 0.4, 0, 0.6}, {0.05, 1.9, 0, 0.46}}, 0.25);
    onBothSides(bone, [&] {
        bone.ellipsoid({-0.4, 0.55, 1.45}, {0.8, 0.42, 0.85}, 0.3);
        bone.tube({{-0.6, 0, 1.2, 0.45}, {-1.4, -0.4, 1.9, 0.5}}, 0.3);
        bone.tube({{-0.4, -0.2, 1.6, 0.4}, {-0.5, -0.5, 2.5, 0.36}}, 0.3);
        bone.tube({{-1.3, -0.3, 1.8, 0.5}, {-2.6, -0.5, 0.3, 0.5}}, 0.3);
        bone.tube({{-2.6, -0.5, 0.1, 0.55}, {-3.9, -0.9, 0.45, 0.42}}, 0.3);
    });
}

}  // namespace sinew
