#pragma once

#include <set>

#include "core/mechanism/kinematics.h"
#include "core/model/model.h"
#include "core/statics/situation.h"
#include "core/statics/statics.h"
#include "ui/scene/scene.h"

namespace sinew {

struct SceneInput {
    const Model& model;  // as a person edits it; the mechanism's bodies and joints begin with its own
    const Mechanism& mechanism;
    const Situation& situation;
    const Configuration& configuration;
    const StaticsSolution& solution;
    const ObjectId& selection;
    const std::set<ObjectId>& hidden;
};

// A pure function from what is solved to what is drawn. When the solution may not be used, strands carry no force and
// no joint force is shown.
Scene buildScene(const SceneInput& input);

}  // namespace sinew
