#pragma once

#include <string>

#include "core/fixation/fracture_plane.h"
#include "core/fixation/refusal.h"

namespace sinew {

// What an osteotomy makes of a right femur, standing (FIXATION 2): the piece above the cut turns, the shaft below it is
// moved under the piece, then all is turned about the head until the mechanical axis is upright and the knee faces
// forwards again, so that joint angles keep their meaning.
struct CutFemur {
    Matrix3 head = Matrix3::Identity();  // of the piece above the cut: p becomes head * p, about the centre of the head
    Matrix3 rest = Matrix3::Identity();  // of what lies below it: p becomes rest * p + restShift
    Vector3 restShift = Vector3::Zero();                               // m
    Vector3 place = Vector3::Zero();                                   // m, of the cut before it, on the shaft's axis
    Vector3 upwards = Vector3::UnitY();                                // unit vector square to the cut, before it
    double neckShaftAngle = 0, anteversion = 0, mechanicalLength = 0;  // rad, rad, m: as a radiograph shows them after
    bool bendsShaft = false;                                           // the canal is no longer straight
};

// Of a cut of that femur, which is not refused.
Refusal refusalIn(const Osteotomy& cut, const FemurShape& shape);

// Neither may be refused.
CutFemur cutFemur(const FemurShape& shape, const Osteotomy& cut);

// The axes of the piece that carries the head, as it stands after the cut.
FemurFrame turned(const FemurFrame& femur, const Matrix3& turn);

// The same section of the bone after its piece has turned about the head, with the clinical axes of its new place.
PlaneSection turned(const PlaneSection& section, const Matrix3& turn);

// The plane as it would be stated where its normal points now: Pauwels angle and obliquity within 90 degrees.
FracturePlane facing(FracturePlane plane, const Vector3& normal);

// Whether the whole section lies above the cut, m above it at least; before the cut.
bool isAbove(const PlaneSection& section, const CutFemur& cut, double margin);

}  // namespace sinew
