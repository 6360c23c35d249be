#pragma once

#include <vtkActor.h>
#include <vtkPolyData.h>
#include <vtkRenderer.h>
#include <vtkSmartPointer.h>

namespace sinew {

// How actors look, apart from their colours.

constexpr double outlineWidth = 0.0035;  // of the scene's size: how far an outline stands out

// An actor of point colours, shown at once.
vtkSmartPointer<vtkActor> addActor(vtkRenderer& renderer, vtkPolyData* data);

// specular: share of the light that is mirrored, 0..1.
void makeMatt(vtkActor& actor, double specular);
// Plain colour, seen from inside only.
void makeOutline(vtkActor& actor);
void makeSeeThrough(vtkActor& actor);
// Clear where it faces the viewer, dense at its edges; only its near side is drawn, so that nothing needs sorting.
void makeGlass(vtkActor& actor, bool isGlass);

}  // namespace sinew
