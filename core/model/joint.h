#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/extras.h"
#include "core/math/scalar_function.h"
#include "core/math/vector.h"

namespace sinew {

// What one coordinate adds to an axis value.
struct AxisTerm {
    std::string coordinate;
    ScalarFunction function = Polynomial{{0, 1}};
    Extras extras = {};

    bool operator==(const AxisTerm&) const = default;
};

// The value of an axis, rad or m: a constant and a sum of functions of coordinates.
struct AxisFunction {
    double constant = 0;
    std::vector<AxisTerm> terms;

    bool operator==(const AxisFunction&) const = default;
};

enum class AxisKind { Rotation, Translation };

struct Axis {
    AxisKind kind = AxisKind::Rotation;
    Vector3 direction = Vector3::UnitZ();  // any length but zero, in the frame that the axes before this one reach
    AxisFunction value;
    Extras extras = {};

    bool operator==(const Axis&) const = default;
};

// A frame fixed to a body: its origin (m) and body-fixed x-y-z angles (rad), see rotationFromXyz.
struct Frame {
    Vector3 position = Vector3::Zero();
    Vector3 orientation = Vector3::Zero();
    Extras extras = {};

    bool operator==(const Frame&) const = default;
};

enum class JointKind {
    Axes,  // a list of axes, applied in order
    Ball,  // three coordinates: the rotation vector (axis times angle) in the parent frame; Euler parameters inside
    Free,  // six coordinates: rotation vector, then translation in the parent frame
    Weld,  // none
};

// A shell of a layered joint, or its solid core: what bears the pressure of the joint elastically.
struct JointLayer {
    std::string name;
    double outerRadius = 0;    // m, > 0; greater than that of the layer within
    double youngsModulus = 0;  // Pa, > 0
    double poissonsRatio = 0;  // -1 to 0.5, both excluded
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const JointLayer&) const = default;
};

// Joins a child body to its parent; the joint centre is the origin of inChild.
struct Joint {
    std::string name;
    JointKind kind = JointKind::Axes;
    std::string parent;  // a body or "ground"
    std::string child;
    Frame inParent;
    Frame inChild;
    std::vector<Axis> axes;                // JointKind::Axes only
    std::vector<std::string> coordinates;  // Ball: 3 names, Free: 6 names
    std::vector<JointLayer> layers;        // from the solid core outwards; none: a joint of no size
    // Pa, on the outermost layer; absent: the joint's force over the area that the layers cover in its direction
    std::optional<double> layerPressure = {};
    std::string source;
    std::string note;
    Extras extras = {};

    bool operator==(const Joint&) const = default;
};

}  // namespace sinew
