#pragma once

#include <vector>

#include "core/math/vector.h"
#include "ui/scene/palette.h"
#include "ui/vtk/mesh_batch.h"

namespace sinew {

// Shapes appended to a batch. All lengths m; triangles wind counter-clockwise seen from outside.

inline constexpr int coarseSides = 6;

struct TubeStyle {
    double radius = 0.003;
    Rgb colour = 0;
    int sides = 12;        // with no more than coarseSides the ends and the taper have fewer rings too
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
