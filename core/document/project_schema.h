#pragma once

#include <optional>
#include <tuple>

#include "core/document/project.h"
#include "core/schema/fixation_schema.h"
#include "core/schema/scenario_schema.h"

// The descriptions of all that a project holds. They take a compiler long, so only what walks over them includes this.

namespace sinew {

template <>
struct Description<Project> {
    static constexpr auto fields = std::tuple{field("model", &Project::model, schema::Inlined{}),
                                              field(scenarioStep, &Project::scenario, schema::Parts{}),
                                              field(fixationStep, &Project::fixation, schema::Parts{})};
};

}  // namespace sinew
