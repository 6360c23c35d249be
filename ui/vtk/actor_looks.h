#pragma once

#include <vector>

#include <Eigen/Geometry>
#include <vtkActor.h>
#include <vtkPolyData.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>
#include <vtkSmartPointer.h>

#include "core/math/vector.h"
#include "ui/scene/palette.h"

namespace sinew {

// How actors look, apart from their colours.

constexpr double outlineWidth = 0.0035;  // of the scene's size: how far an outline stands out

// An actor of point colours, shown at once.
vtkSmartPointer<vtkActor> addActor(vtkRenderer& renderer, vtkPolyData* data);

void setColour(vtkProperty& property, Rgb rgb);

// Where it is, ground frame; the map may stretch.
void setPose(vtkActor& actor, const Eigen::Affine3d& pose);
bool isAt(vtkActor& actor, const Eigen::Affine3d& pose);  // where setPose() put it
// The corners of the box of all its points, ground frame; none where there are no points.
std::vector<Vector3> cornersOf(vtkActor& actor);

// What an actor stands for. Bodies keep light away from the ground and from each other; signs, such as arrows, outlines,
// lines and ghosts, neither do so nor get darker. In the order of drawing.
enum class Role { Ground, Body, Sign };
Role roleOf(vtkActor& actor);  // a sign until it is made something else

// A body. specular: share of the light that is mirrored, 0..1.
void makeMatt(vtkActor& actor, double specular);
// The same to look at, but a sign.
void makeMattSign(vtkActor& actor, double specular);
// The ground: plain colour, behind all else.
void makeGround(vtkActor& actor);
// Of a closed surface, nobody sees the inside: left out, it spares whatever draws nearly half of the work.
void makeClosed(vtkActor& actor, bool isClosed);
// Plain colour, seen from inside only.
void makeOutline(vtkActor& actor);
// Half transparent, in front of all that is drawn otherwise, wherever it is.
void makeSeeThrough(vtkActor& actor);
// Behind all that is drawn otherwise, wherever it is; plain colour with little light.
void makeGhostly(vtkActor& actor);
// Clear where it faces the viewer, dense at its edges; of closed surfaces alone, whose near side is drawn, so that nothing
// needs sorting.
void makeGlass(vtkActor& actor, bool isGlass);

}  // namespace sinew
