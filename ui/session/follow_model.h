#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/object_id.h"
#include "core/base/sentence.h"
#include "core/mechanism/mechanism.h"
#include "core/model/model.h"
#include "core/statics/situation.h"

namespace sinew {

// The names of a model's objects of one kind, in the model's order.
std::vector<std::string> namesOf(const Model& model, ObjectKind kind);

// All objects of a kind; of loads the model's, then those of each activity and of its steps.
std::vector<ObjectId> objectsOf(const Model& model, ObjectKind kind);

// The same object in an edited model: that of the same name, else, if no object came or went, the one in the same
// place (it was renamed), else null.
ObjectId followObject(const ObjectId& id, const Model& before, const Model& after);

// An activity and its step by their indices; -1: none.
struct ActivityIndex {
    int activity = -1, step = -1;

    bool operator==(const ActivityIndex&) const = default;
};

// The same activity and step in an edited model, found as by followObject(). No activity when it is gone; the nearest
// step when only the step is.
ActivityIndex followActivity(const ActivityIndex& index, const Model& before, const Model& after);

// The same objects in the same order, of all kinds that results are of: frames of one model can be shown with the
// other. Both with their segments written out.
bool haveSameObjects(const Model& a, const Model& b);

// A situation and what it belongs to.
struct SituationOf {
    const Situation& situation;
    const Situation& stated;  // of the model and activity themselves
    const Model& model;
};

struct KeptSituation {
    Situation situation;
    std::vector<Sentence> dropped;  // what could not be kept: "the activation of link 'a'"
};

// What a person sees after an edit of the model: what the edited model and activity state (now), with what was set for
// this session only before, which is where the situation differs from what was stated: posture, modes, efforts, load
// factor, activations and the imposed lengths of a found equilibrium, which are those of its posture in the edited model.
// mechanism: of the edited model.
KeptSituation keepSituation(const SituationOf& before, const Situation& now, const Model& model,
                            const Mechanism& mechanism);

// Writes posture, modes and efforts into the activity's step, the activity (step -1) or the model's own coordinates
// (activity -1). What already follows from the model is not written again.
Model withPosture(Model model, const Situation& situation, int activity, int step);

// One more activity: a copy of the present one at its step (-1: the model's own), as one posture with what was set since
// and with further loads, which get other names where theirs are taken. Measured values are not taken along: they are of
// the posture and loads of before.
Model withActivity(Model model, const std::string& name, const Situation& situation, int activity, int step,
                   const std::vector<Load>& added);

}  // namespace sinew
