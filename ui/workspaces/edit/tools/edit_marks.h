#pragma once

#include <set>

#include "ui/scene/scene_builder.h"
#include "ui/workspaces/edit/tools/grips.h"

namespace sinew {

// The handles of a model: centres of joints, points of contacts, and of what is selected the points of its path, its
// landmarks, or the point and tail of its load. What is hidden has none.
std::vector<SceneHandle> editHandles(const PosedModel& posed, const Scene& scene, const ScenePart& selected,
                                     const std::set<ObjectId>& hidden);

// A square of 1 m about the origin with its scale: of the ground, or of a plane model's plane. For a model without bodies.
void addGrid(ViewMarks& marks, bool isPlane);

// A load's arrow as drawn, from tail to tip, m; zero when it is not.
Vector3 drawnArrow(const Scene& scene, const ObjectId& load);

// What moves with a grip as lines, to be drawn where it was: the path of a link, else nothing.
std::vector<MarkLine> linesOf(const Scene& scene, const ScenePart& part);

}  // namespace sinew
