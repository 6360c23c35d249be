#pragma once

#include <vector>

#include <QString>

#include "core/fixation/case_answer.h"

namespace sinew {

// What a case states, for its report. A value that stands at the program's usual one (usual<T>()) is assumed: nobody has
// entered another. What was measured on a mesh is marked so.

enum class ValueOrigin { Stated, Assumed, Measured };

struct StatedValue {
    QString label, number, unit;  // a label alone is a title
    ValueOrigin origin = ValueOrigin::Stated;
};

struct StatedGroup {
    QString title;
    std::vector<StatedValue> values;
};

// Person and load, femur, fracture and bone, in this order; of the fracture only what counts in its kind. What follows from them, such as the
// area of the section, is never assumed.
std::vector<StatedGroup> statedGroups(const CaseAnswer& answer);

// The load that it is of, as its author called it.
QString loadName(const FixationAnswer& answer);

// Whether the beams of a fixator are those of its kind, as nobody has entered others.
bool hasUsualBeams(const Fixation& fixation);

// Whether the case states no load, so that the usual ones are taken.
bool hasUsualLoads(const Fixation& fixation);

}  // namespace sinew
