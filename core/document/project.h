#pragma once

#include <optional>
#include <string>

#include "core/schema/scenario_schema.h"

namespace sinew {

// What a person edits: a model, and the scenario that moves it when there is one. Plain values; it may be wrong while it
// is edited, see problemsOf().
struct Project {
    Model model;
    std::optional<Scenario> scenario;

    bool operator==(const Project&) const = default;
};

// The first step of places in the scenario, such as "scenario/stages/swing". Places in the model have none before them.
inline constexpr const char* scenarioStep = "scenario";

template <>
struct Description<Project> {
    static constexpr auto fields = std::tuple{field("model", &Project::model, schema::Inlined{}),
                                              field(scenarioStep, &Project::scenario, schema::Parts{})};
};

}  // namespace sinew
