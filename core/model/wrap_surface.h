#pragma once

#include <string>

#include "core/base/extras.h"
#include "core/model/joint.h"

namespace sinew {

enum class SurfaceShape {
    Sphere,
    Cylinder,   // endless, about z of its frame
    Ellipsoid,  // with half axes along x, y and z
    Torus,      // about z; strands run through its hole
};

// A smooth, frictionless surface of a body that strands wrap round: bone or flesh that a muscle cannot go through. Only
// paths that name it see it.
struct WrapSurface {
    std::string name;
    std::string body = "ground";
    Frame at;  // its centre and axes, in the frame of the body
    SurfaceShape shape = SurfaceShape::Sphere;
    double radius = 0;                // m, > 0: of a sphere, a cylinder, or the tube of a torus
    Vector3 radii = Vector3::Zero();  // m, > 0: of an ellipsoid
    double ringRadius = 0;            // m: of a torus, from its centre to the middle of the tube
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const WrapSurface&) const = default;
};

}  // namespace sinew
