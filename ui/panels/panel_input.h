#pragma once

#include <memory>
#include <set>
#include <vector>

#include "core/base/object_id.h"
#include "core/document/problems.h"
#include "core/frame/result_frame.h"
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
    // What is shown, of the model: of the posture, or of a recording at the time cursor; nullptr before the first.
    std::shared_ptr<const ResultFrame> frame = nullptr;
    // The posture's newest solution, for what only statics knows; nullptr before the first.
    std::shared_ptr<const StaticsSolution> statics = nullptr;
    bool hasHistory = false;  // statics was asked for its switching history
    std::shared_ptr<const std::vector<StaticsSolution>> series = nullptr;
    const Mechanism* mechanism = nullptr;  // of the model; nullptr without one
    double recordedTension = 0;            // N, the largest in the recording that is shown
    // What is edited, and what is wrong with it; nullptr: the document above. It may be newer than what is computed with.
    const Project* project = nullptr;
    const std::vector<Problem>* problems = nullptr;
    bool isCurrent = true;                             // document and results are of the project
    const std::set<ObjectId>* alsoSelected = nullptr;  // further selected objects; nullptr: none

    // The frame if its forces may be used; else nullptr.
    const ResultFrame* usable() const;
    bool showsRecording() const { return frame && frame->time; }
    // The value of a coordinate as it is shown, rad or m.
    double valueOf(std::size_t coordinate) const;
    // Under the constraints, where the frame is: see CoordinateMotions::arms(); empty without a frame.
    Eigen::MatrixXd momentArms() const;
    // The given moment (N m) or force (N) of a coordinate.
    double givenEffort(std::size_t coordinate) const;
    // N, the upper end of the 3D view's colour legend: dots have the colours of the strands.
    double tensionScale() const;
};

PanelInput inputOf(const Session& session);

}  // namespace sinew
