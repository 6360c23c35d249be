#pragma once

#include <optional>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/section_load.h"

namespace sinew {

// The model of an activity made that of the person.
struct PersonalModel {
    Model model;
    std::optional<ModelHip> hip;    // of the case's side; nothing: it has no femur
    std::vector<Sentence> remarks;  // what of the person was used, and what could not be
};

// In this order. Size: all lengths grow with the height. Whose size the model is, its femur says: from the centre of the
// head to the middle of the epicondyles it is 0.245 of a stature (thighOfStature). Moments that an activity states in body
// weights times metres grow along, so a person of other height and the same proportions has the same forces in body
// weights. Weight: masses in kg in proportion, and the body weight. Femur: by naturalVariation() from the usual shape
// (FemurShape's own values, as large as the model's femur), which the model's femur is taken to have, to the stated one:
// neck length and angles are what a radiograph shows, whatever the height. Then the osteotomy.
PersonalModel personalModel(Model model, const Fixation& fixation);

}  // namespace sinew
