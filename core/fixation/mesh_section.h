#pragma once

#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/section.h"
#include "core/math/surface_mesh.h"

namespace sinew {

// A plane with axes in it; unit vectors, (first, second, normal) right-handed.
struct CutPlane {
    Vector3 origin = Vector3::Zero();
    Vector3 first = Vector3::UnitX(), second = Vector3::UnitY(), normal = Vector3::UnitZ();

    // The point of the plane at (x, y) of its axes.
    Vector3 at(const Point2& place) const { return origin + place.x() * first + place.y() * second; }
    // Through a point, square to a direction.
    static CutPlane squareTo(const Vector3& direction, const Vector3& through);
};

// What a plane cuts out of a surface, in the axes of the plane, m.
struct MeshCut {
    std::vector<Outline> loops;
    double bridged = 0;         // the widest gap that was bridged, because it is a crack
    std::vector<Outline> open;  // lines that end at wider gaps
};

// Cracks of up to 2 mm are bridged. Points in m. Cost: linear.
MeshCut cutMesh(const SurfaceMesh& mesh, const CutPlane& plane);

// The bone in a plane: the largest outline around a point of its axis, and the outlines within it.
struct BoneOutline {
    Outline outer;               // empty: there is none, see `problem`
    std::vector<Outline> inner;  // of its canal, or islands in that
    Sentence problem;            // why; of the whole sentence what comes behind "where the plane cuts it,"
    double bridged = 0;          // m
    int others = 0;              // outlines beside it

    explicit operator bool() const { return !outer.empty(); }
};

BoneOutline boneAround(const MeshCut& cut, const Point2& axis);
// The same, with the outline that passes nearest to a point of the surface.
BoneOutline boneBeside(const MeshCut& cut, const Point2& surfacePoint);

// Thickness of the wall between outer and inner outlines, m: their areas' difference by the mean of their lengths (exact
// for one of even thickness). 0 without inner ones.
double wallOf(const BoneOutline& bone);

}  // namespace sinew
