#pragma once

#include <memory>
#include <set>
#include <vector>

#include "core/base/object_id.h"
#include "core/mechanism/kinematics.h"
#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "core/statics/situation.h"
#include "core/statics/statics.h"

namespace sinew {

class Session;

// What the panels' models and texts are made from: a look at a session, or at values a test has put together.
// References stay valid until the session changes again.
struct PanelInput {
    const Model& document;  // as a person edits it
    const Model& model;     // as it is computed with: results stand in its order; see Session::expandedModel()
    const Situation& situation;
    const std::set<ObjectId>& hidden;
    const Activity* activity = nullptr;
    int step = -1;
    ObjectId selection = {};
    std::shared_ptr<const StaticsSolution> newest = nullptr;
    std::shared_ptr<const std::vector<StaticsSolution>> series = nullptr;
    const Mechanism* mechanism = nullptr;                          // of the model; nullptr without one
    std::shared_ptr<const Configuration> configuration = nullptr;  // of the newest solution

    // The newest solution if its arrays fit the model, also one of a posture that cannot be held; else nullptr.
    const StaticsSolution* attempt() const;
    // The same if it may be used; else nullptr.
    const StaticsSolution* solution() const;
    // The given moment (N m) or force (N) of a coordinate.
    double givenEffort(std::size_t coordinate) const;
    // N, the upper end of the 3D view's colour legend: dots have the colours of the strands.
    double tensionScale() const;
};

PanelInput inputOf(const Session& session);

}  // namespace sinew
