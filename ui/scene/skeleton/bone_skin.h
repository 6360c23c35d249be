#pragma once

#include <array>
#include <vector>

#include <Eigen/Geometry>

#include "core/math/vector.h"

namespace sinew {

enum class Fineness { Near, Middle, Far };  // seen from near, as a whole in a usual window, or small on the picture

// A bone's surface: triangles that go round counter-clockwise seen from outside, and what its colour depends on.
struct BoneSkin {
    std::vector<Vector3> points;   // m
    std::vector<Vector3> normals;  // unit, outward, per point
    std::vector<std::array<int, 3>> triangles;
    std::vector<float> openness;   // per point, 0..1: how much of the surroundings it sees (ambient occlusion)
    std::vector<float> cartilage;  // per point, 0..1
};

// Every point p becomes map * p; a map that mirrors turns the triangles round.
BoneSkin moved(const BoneSkin& skin, const Eigen::Affine3d& map);

void append(BoneSkin& to, const BoneSkin& part);

// Normals from the triangles that meet in a point, weighted by their areas.
void computeNormals(BoneSkin& skin);

// m^3; positive when a closed surface faces outward.
double volumeOf(const BoneSkin& skin);

// The mirror at the plane z = 0 between right and left.
inline const Eigen::Affine3d mirror{Eigen::Scaling(1.0, 1.0, -1.0)};

}  // namespace sinew
