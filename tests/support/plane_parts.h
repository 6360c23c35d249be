#pragma once

#include <string>
#include <utility>

#include "core/statics/statics.h"
#include "tests/support/models.h"

// The parts that small models of tests are put together from.
namespace sinew::test {

inline Axis turnAbout(const std::string& coordinate, double slope = 1)
{
    return {AxisKind::Rotation, Vector3::UnitZ(), {0, {{coordinate, Polynomial{{0, slope}}}}}};
}

inline Axis moveAlong(const Vector3& direction, const std::string& coordinate)
{
    return {AxisKind::Translation, direction, {0, {{coordinate, Polynomial{{0, 1}}}}}};
}

inline Link tie(const std::string& name, double stiffness, PathPoint from, PathPoint to)
{
    Link link;
    link.name = name;
    link.stiffness = DirectStiffness{stiffness};
    link.path = {std::move(from), std::move(to)};
    return link;
}

inline StaticsSolution solved(const Model& model)
{
    return solveStatics(compiled(model), makeSituation(model));
}

}  // namespace sinew::test
