#pragma once

#include <string>
#include <vector>

#include "core/base/object_id.h"
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

// The same objects in the same order, of all kinds that results are of: frames of one model can be shown with the
// other. Both with their segments written out.
bool haveSameObjects(const Model& a, const Model& b);

// The situation of the model and activity with the posture, modes and efforts that a person had set before the model
// was edited.
Situation keepPersonsPosture(const Situation& before, const Model& modelBefore, const Model& model,
                             Situation situation);

// Writes posture, modes and efforts into the activity's step, the activity (step -1) or the model's own coordinates
// (activity -1). What already follows from the model is not written again.
Model withPosture(Model model, const Situation& situation, int activity, int step);

}  // namespace sinew
