#pragma once

#include <set>

#include "core/frame/result_frame.h"
#include "core/model/model.h"
#include "core/statics/situation.h"
#include "ui/scene/scene.h"

namespace sinew {

struct SceneInput {
    const Model& model;  // as a person edits it, of the frame's mechanism, whose bodies and joints begin with its own
    const Situation& situation;  // loads and modes
    const ResultFrame& frame;
    const ObjectId& selection;
    const std::set<ObjectId>& hidden;
    bool showsForces = true;  // arrows of joints and contacts; false: the caller adds them, as MotionScene does
    const std::set<ObjectId>* alsoSelected = nullptr;  // beside the selection; nullptr: none
    bool showsSurfaces
        = false;       // all that strands wrap round; false: what is selected, or what a selected link goes round
    double floor = 0;  // m, how high the floor is above the origin, for what stands on it

    bool isVisible(const ObjectId& id) const { return !hidden.contains(id); }
    bool isSelected(const ObjectId& id) const
    {
        return !id.isNull() && (id == selection || (alsoSelected && alsoSelected->contains(id)));
    }
};

// m, half the side of the square about the origin that a picture of a model without bodies holds.
constexpr double emptyReach = 0.5;

// A pure function from what is true to what is drawn. When the frame may not be used, strands carry no force and no
// joint force is shown; an empty scene when it has no configuration.
Scene buildScene(const SceneInput& input);

}  // namespace sinew
