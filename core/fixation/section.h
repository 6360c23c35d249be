#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/fixation/interface_problem.h"

namespace sinew {

using Point2 = Eigen::Vector2d;

// A closed outline in the plane of a section, m; without a repeated last point.
using Outline = std::vector<Point2>;

// Areas and second moments about the axes through the centroid (Green's theorem over the outline).
struct SectionProperties {
    double area = 0;                          // m^2
    Point2 centroid = Point2::Zero();         // m
    double secondX = 0, secondY = 0, xy = 0;  // m^4: integrals of y^2, x^2, x y
};

// Of an outline, the area positive whichever way it turns; zeros for fewer than three points.
SectionProperties propertiesOf(const Outline& outline);

// Of a section with holes: outer ones less inner ones, by how often a point of each lies within the others.
SectionProperties propertiesOf(const std::vector<Outline>& loops);

// Whether a point lies within an outline; on it, either may be said.
bool contains(const Outline& outline, const Point2& point);

// How deep a point lies within an outline, m: its distance from it, negative outside.
double depthWithin(const Outline& outline, const Point2& point);

Outline ellipseOutline(double semiX, double semiY, int points = 720);

// The part of a polygon within a convex outline that turns to the left (Sutherland and Hodgman 1974). Of a concave polygon
// the parts hang together by lines there and back along the outline, which have no area.
Outline clipped(const Outline& polygon, const Outline& convex);

// A piece of a section: what lies within one square of a grid.
struct SectionCell {
    Point2 centroid = Point2::Zero();  // m
    double area = 0;                   // m^2
    double corticalShare = 0;          // of the area, 0 to 1
};

// Cuts a section into squares of `side`, m > 0. `outer` is the outline of the bone, `inner` those of marrow space or
// cancellous bone, an outline within another one being cortical again; without any all is cortical. Pieces under 1e-9 of
// a square are left out; the areas sum up to that of the outline.
std::vector<SectionCell> sectionCells(const Outline& outer, const std::vector<Outline>& inner, double side);

}  // namespace sinew
