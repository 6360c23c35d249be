#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/object_id.h"
#include "core/math/vector.h"
#include "ui/scene/clip_plane.h"
#include "ui/scene/gizmo_geometry.h"

namespace sinew {

// What a tool draws over the scene, of constant size on the picture. Ground frame, m.

// A part of an object: its place below the object, such as {"path", "1"} of a link; empty: the object as a whole.
struct ScenePart {
    ObjectId id;
    std::vector<std::string> part;

    bool isNull() const { return id.isNull(); }
    bool operator==(const ScenePart&) const = default;
};

enum class HandleShape {
    Dot,     // a point of a path, a landmark
    Ring,    // a joint's centre
    Square,  // a point of a contact or load
};

// A place that can be picked besides what the scene shows.
struct SceneHandle {
    ScenePart of;
    Vector3 position = Vector3::Zero();
    HandleShape shape = HandleShape::Dot;
    bool isSelected = false;
    bool isLarge = false;  // easy to take hold of where there are few
};

struct MarkLine {
    std::vector<Vector3> points;
    bool isDashed = false;  // where something was before
    bool isQuiet = false;   // of a grid
};

struct MarkLabel {
    Vector3 at = Vector3::Zero();
    std::string text;
    bool isError = false;  // in the colour of refusals
};

// A rectangle of the picture, pixels.
struct MarkBox {
    double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
};

struct ViewMarks {
    std::vector<SceneHandle> handles;
    std::vector<MarkLine> lines;
    std::vector<MarkLabel> labels;
    std::optional<Gizmo> gizmo;
    std::optional<MarkBox> box;
};

// What is at a place of the picture, besides the object: where exactly.
struct ScenePick {
    ScenePart of;                     // null: the background
    Vector3 place = Vector3::Zero();  // ground frame: of the part, or on the surface
};

// A place on a body or segment. On a rod: on its middle line, without a normal.
struct SurfacePoint {
    ObjectId object;                   // a body or a segment
    Vector3 place = Vector3::Zero();   // ground frame
    Vector3 normal = Vector3::Zero();  // unit, ground frame, towards the viewer
    Vector3 inBody = Vector3::Zero();  // frame of the body, or of the segment's hinge
};

}  // namespace sinew
