#pragma once

#include <optional>
#include <string>

#include "core/base/project_part.h"
#include "core/model/fixation.h"
#include "core/model/model.h"
#include "core/scenario/scenario.h"
#include "core/schema/place.h"

namespace sinew {

// What a person edits: a model, the scenario that moves it when there is one, and the broken hip that it carries when
// there is one. Plain values; it may be wrong while it is edited, see problemsOf().
struct Project {
    Model model;
    std::optional<Scenario> scenario = {};
    std::optional<Fixation> fixation = {};

    bool operator==(const Project&) const = default;
};

// The first step of places in the scenario, such as "scenario/stages/swing", and in the fixation. Places in the model
// have none before them.
inline constexpr const char* scenarioStep = "scenario";
inline constexpr const char* fixationStep = "fixation";

// Which part of the project a place is in.
inline ProjectPart partOf(const Place& place)
{
    if (place.empty())
        return ProjectPart::Model;
    return place.front() == scenarioStep   ? ProjectPart::Scenario
           : place.front() == fixationStep ? ProjectPart::Fixation
                                           : ProjectPart::Model;
}

}  // namespace sinew
