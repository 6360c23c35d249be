#pragma once

namespace sinew {

// What a person edits together: a model, the scenario that moves it, and the broken hip that it carries. Each has a file
// of its own.
enum class ProjectPart { Model, Scenario, Fixation };

}  // namespace sinew
