#pragma once

#include "core/figures/figures.h"
#include "core/model/expand_segments.h"
#include "core/model/model.h"

namespace sinew::test {

inline double massOf(const Model& model)
{
    double mass = 0;
    for (const Body& body : expanded(model).bodies)
        mass += massInSi(body.mass, model.bodyWeight);
    return mass;
}

// A mean person, as a source has it.
inline FigureOptions sized(Sex sex, BodyDataSource source)
{
    FigureOptions options;
    options.person = meanPerson(sex);
    options.person.source = source;
    return options;
}

}  // namespace sinew::test
