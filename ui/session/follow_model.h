#pragma once

#include <string>
#include <vector>

#include "core/base/object_id.h"
#include "core/model/model.h"
#include "core/statics/situation.h"

namespace sinew {

// The names of a model's objects of one kind, in the model's order.
std::vector<std::string> namesOf(const Model& model, ObjectKind kind);

// The same object in an edited model: that of the same name, else, if no object came or went, the one in the same
// place (it was renamed), else null.
ObjectId followObject(const ObjectId& id, const Model& before, const Model& after);

// As many of each kind of object: solutions of one can be shown with the other until the next solve.
bool haveSameCounts(const Model& a, const Model& b);

// The situation of the model and activity with the posture, modes and efforts that a person had set before the model
// was edited.
Situation keepPersonsPosture(const Situation& before, const Model& modelBefore, const Model& model,
                             Situation situation);

// Writes posture, modes and efforts into the activity's step, the activity (step -1) or the model's own coordinates
// (activity -1). What already follows from the model is not written again.
Model withPosture(Model model, const Situation& situation, int activity, int step);

}  // namespace sinew
