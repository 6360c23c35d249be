#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/femur_geometry.h"
#include "core/fixation/interface_problem.h"
#include "core/fixation/measured_femur.h"
#include "core/fixation/section.h"

namespace sinew {

// The plane with its axes, seen as on a right femur: a left one is mirrored first, so that clinical signs hold.
struct PlaneFrame {
    Vector3 origin;     // m, area centroid of the section of the bone
    Vector3 normal;     // m: unit vector towards the head
    Vector3 down;       // t1: the steepest way down, medially
    Vector3 back;       // t2: backwards in the plane; (t1, t2, m) are right-handed
    double onNeck = 0;  // rad, between the normal and the axis of the neck
};

// The section of the bone in the plane, in its axes t1 and t2 about its origin.
struct PlaneSection {
    PlaneFrame frame;
    Outline outer;               // m; of the bone
    std::vector<Outline> inner;  // m; what lies within its cortex
    SectionProperties whole, cortical;
};

// Sets areas and second moments from the outlines.
void takeProperties(PlaneSection& section);

// Sets normal, down and back of a plane with that normal, a unit vector that does not point forwards or backwards.
void layAxes(const Vector3& normal, PlaneFrame& frame);

// What is wrong with the plane on this femur, in words, or empty.
Sentence refusal(const FracturePlane& plane, const FemurShape& shape);

// Whether planes of that kind run below the neck, where no screw along it crosses them.
bool runsBelowNeck(FractureKind kind);

// A plane of a kind to begin with: a neck fracture in the middle of the neck at Pauwels' 50 degrees; an intertrochanteric
// one from the greater to the lesser trochanter; a reverse oblique one that falls outwards below them; a subtrochanteric
// one level, 50 mm below the neck's base. A reverse oblique
// one lies lower where it would cut the head. Places and angles are usual ones by our own judgement.
FracturePlane usualPlane(FractureKind kind, const FemurShape& shape);

// A point of the axes of neck and shaft, m from the centre of the head along them.
Vector3 placeOnAxis(const FemurFrame& femur, const FemurShape& shape, double fromHead);

// The neck is an elliptic tube along its axis, the shaft a round one; between them the section is an ellipse in the
// plane itself. Neither may be refused. Of a left femur, its mirror image.
PlaneSection sectionOf(const FracturePlane& plane, const FemurShape& shape);

// The section of a patient's own bone: what the plane cuts out of its mesh around the axis, with its canal. Where the mesh
// has none, a shell of the thickness that the case states: of the neck or shaft square to its axis, of a trochanteric
// plane in it. Fails where the plane misses the bone or the mesh is open there.
std::variant<PlaneSection, Diagnostic> sectionOf(const FracturePlane& plane, const PatientBone& bone,
                                                 std::vector<Sentence>& remarks);

// What crosses the plane, N and N m (FIXATION's clinical names). Positive signs: pressed together; the head fragment
// driven down along the plane, backwards, into varus, about t1, and about the normal.
struct PlaneLoad {
    double compression = 0, shearDown = 0, shearBack = 0;
    double varusMoment = 0, frontMoment = 0, torsion = 0;
};

// Of a wrench about the plane's origin on the head fragment of a right femur, in the standing frame.
PlaneLoad planeLoad(const PlaneFrame& frame, const Wrench& wrench);

// A hip force from the femur's own axes (y along the shaft, x forward, z outwards) in the standing frame: the shaft
// leans outwards by `tilt`.
Vector3 inStandingFrame(const Vector3& inFemurAxes, double tilt);

// Of an elliptic tube, axes a and b, m: closed forms to hold outlines against.
SectionProperties ellipticTube(double a, double b, double shell);

// A screw in a barrel, loaded at its end by a force at an angle to its axis; it extends out of the barrel.
struct BarrelSlide {
    double transverse = 0, axial = 0;           // N, parts of the force
    double mouthReaction = 0, endReaction = 0;  // N
    double axialToSlide = 0;                    // N
    bool slides = false;
    double largestExtension = 0;  // m, at which it slides at any load; negative: at none
};
BarrelSlide barrelSlide(double force, double angle, double extension, double barrel, double friction);

}  // namespace sinew
