#pragma once

#include <functional>

#include "core/model/fixation.h"
#include "core/model/interface_input.h"
#include "core/model/problem_list.h"
#include "core/scenario/scenario.h"
#include "core/schema/field.h"

namespace sinew {

// What the checks of descriptions look up.
struct CheckContext {
    Space space = Space::Spatial;
    double bodyWeight = 0;                        // N
    std::function<const NameSet*(NameOf)> names;  // nullptr: any name will do
    bool boundsSizes = true;                      // by mostOf()
};

// Adds what is wrong with the objects of a model, a scenario, a fixation or an interface problem, each by itself, as their
// descriptions say.
void checkDescribed(const Model& model, const CheckContext& context, ProblemList& problems);
void checkDescribed(const InterfaceInput& input, ProblemList& problems);
void checkDescribed(const Scenario& scenario, const CheckContext& context, ProblemList& problems);
void checkDescribed(const Fixation& fixation, const CheckContext& context, ProblemList& problems);

// Whether these checks find all numbers finite. The open ends of ranges are none.
bool hasFiniteNumbers(const Model& model);
bool hasFiniteNumbers(const Scenario& scenario);
bool hasFiniteNumbers(const Fixation& fixation);

}  // namespace sinew
