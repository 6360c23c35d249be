#pragma once

#include <array>
#include <vector>

#include "core/math/vector.h"
#include "ui/scene/palette.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// Shapes appended to a batch. All lengths m; triangles wind counter-clockwise seen from outside.

inline constexpr int coarseSides = 6;
inline constexpr int plainSides = 4;  // of what is a few pixels thick
inline constexpr int mostSides = 24;  // of what is round

// Cosine and sine of the corners of a regular polygon with so many sides, 1 to mostSides; those beyond repeat them.
const std::array<Eigen::Vector2d, mostSides + 1>& polygon(int sides);

struct TubeStyle {
    double radius = 0.003;
    Rgb colour = 0;
    int sides = 12;        // coarseSides or fewer: fewer rings too; plainSides or fewer: no ends, no round corners
    bool tapered = false;  // thinner toward both ends, as a muscle into its tendons
};

// A tube with round ends along a path; corners are rounded. Nothing for a path of no length.
void appendTube(MeshBatch& batch, const std::vector<Vector3>& path, const TubeStyle& style);

// A round bar with flat ends; `ridge` > 0: with ridges of that pitch down to 0.78 of its radius.
void appendRoundBar(MeshBatch& batch, const std::vector<Vector3>& path, const TubeStyle& style, double ridge);

// A bar of rectangular section with flat ends: `width` along `across`, `height` square to it and the path.
void appendFlatBar(MeshBatch& batch, const std::vector<Vector3>& path, const Vector3& across, double width,
                   double height, Rgb colour);

struct BarSection {
    Vector3 across = Vector3::UnitZ();
    double width = 0, height = 0;  // m, as of a flat bar
};
// The same from one place to another with all edges and corners rounded.
void appendRoundedBar(MeshBatch& batch, const Vector3& from, const Vector3& to, const BarSection& section,
                      double rounding, Rgb colour);

// Short bars along a path with gaps between them.
void appendDashes(MeshBatch& batch, const std::vector<Vector3>& path, double radius, double period, Rgb colour);

// `sides` about its axis, at most 24, and half as many from pole to pole.
void appendSphere(MeshBatch& batch, const Vector3& centre, double radius, Rgb colour, int sides = 18);

// A sphere of three rings: hollow.
void appendRings(MeshBatch& batch, const Vector3& centre, double radius, double thickness, Rgb colour);

struct ArrowStyle {
    double shaftRadius = 0.004;
    double headRadius = 0.010;
    double headLength = 0.03;
    Rgb colour = 0;
    double grown = 0;  // all faces moved outward by this much: an outline's shell
    int sides = 20;
};

// From tip - vector to tip. The head shrinks with an arrow shorter than twice its head.
void appendArrow(MeshBatch& batch, const Vector3& tip, const Vector3& vector, const ArrowStyle& style);

}  // namespace sinew
