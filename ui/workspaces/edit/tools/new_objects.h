#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/document/project.h"
#include "core/io/json_writer.h"
#include "core/schema/place.h"
#include "ui/workspaces/edit/tools/grips.h"

namespace sinew {

// A place on the ground, a body or a segment's part.
struct BodyPlace {
    std::string body = groundName;
    Vector3 position = Vector3::Zero();  // m, frame of the body
};

// The body that carries a place of the picture: of a segment its hinge's or, past the middle, its tip's.
BodyPlace bodyPlaceOf(const PosedModel& posed, const SurfacePoint& surface);
// A place of the ground, ground frame.
BodyPlace groundPlace(const Vector3& position);
Vector3 inGround(const PosedModel& posed, const BodyPlace& place);

// As a file has a point of a path: {"body": ..., "position": [...]}.
JsonValue placeValue(const BodyPlace& place);

// Objects drawn in the view, with usual values where a person has said nothing yet. A project and where the new object
// stands in it.
struct Drawn {
    Project project;
    Place place;
    std::string name;
};

// A muscle along two places or more; where a node stands at one, name it in `nodes` (one entry a place, empty: none).
std::optional<Drawn> withMuscle(const Project& project, const std::vector<BodyPlace>& path,
                                const std::vector<std::string>& nodes = {});
// A rod from a joint on its parent to its end, whose frame lies at the joint, along the ground's axes. It turns by one
// coordinate about the hinge's axis (ground frame; z in a plane model), without one by three about a ball.
std::optional<Drawn> withBody(const Project& project, const PosedModel& posed, const BodyPlace& joint,
                              const Vector3& end, std::optional<Vector3> hinge = {});
std::optional<Drawn> withNode(const Project& project, const BodyPlace& place);
// 100 N downwards.
std::optional<Drawn> withLoad(const Project& project, const BodyPlace& place);
std::optional<Drawn> withLandmark(const Project& project, const BodyPlace& place);
// Against the ground's horizontal plane below.
std::optional<Drawn> withContact(const Project& project, const BodyPlace& place);

}  // namespace sinew
