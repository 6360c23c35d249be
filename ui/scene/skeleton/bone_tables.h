#pragma once

#include <Eigen/Geometry>

#include "core/base/constants.h"
#include "ui/scene/bone_sculptor.h"

namespace sinew {

// The tables of the bones that are fields: one line is one piece, in order (later cuts hollow earlier pieces, later
// pieces fill earlier cuts). Centimetres of a reference man of 174.1 cm (de Leva 1996) in the frames of his bodies,
// right side: x forward, y up, z to the right. They were laid out by eye on the joint centres of the body tables and on
// textbook dimensions; no number was measured on a mesh.

void shapeSkull(BoneSculptor& bone);
void shapeMandible(BoneSculptor& bone);
void shapeAtlas(BoneSculptor& bone);
void shapeAxis(BoneSculptor& bone);
void shapeCervical(BoneSculptor& bone);
void shapeThoracic(BoneSculptor& bone);
void shapeLumbar(BoneSculptor& bone);
void shapeSternum(BoneSculptor& bone);
void shapeScapula(BoneSculptor& bone);
void shapeHumerus(BoneSculptor& bone);
void shapeUlna(BoneSculptor& bone);
void shapeRadius(BoneSculptor& bone);
void shapePatella(BoneSculptor& bone);
void shapeTibia(BoneSculptor& bone);
void shapeFibula(BoneSculptor& bone);
void shapeTalus(BoneSculptor& bone);
void shapeCalcaneus(BoneSculptor& bone);

// Lines of the right side, and again in the mirror.
template <class Lines>
void onBothSides(BoneSculptor& bone, const Lines& lines)
{
    lines();
    bone.reflectAt(0);
    lines();
    bone.reflectOff();
}

// Axes turned by degrees about x, then about y and z of the unturned frame: Rz Ry Rx.
inline Matrix3 turned(double x, double y, double z)
{
    return (Eigen::AngleAxisd(z * degree, Vector3::UnitZ()) * Eigen::AngleAxisd(y * degree, Vector3::UnitY())
            * Eigen::AngleAxisd(x * degree, Vector3::UnitX()))
        .toRotationMatrix();
}

}  // namespace sinew
