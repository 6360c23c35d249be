#pragma once

#include <memory>
#include <utility>

#include "core/fixation/standard_fixators.h"
#include "core/io/fixation_file.h"
#include "ui/panels/fixation/fixation_input.h"

namespace sinew::test {

inline const std::string screwsCase = SINEW_RESOURCE_DIR "/fixations/neck_screws.sinew-fixation.json";

// A case that holds: three screws in a neck fracture, three loads, and the model that it names.
inline FixationBundle screwsBundle()
{
    return *readFixationFile(screwsCase).value;
}

// What the panels are given once a case and its alternatives are solved; bands are left out when not asked for.
inline FixationInput solvedInput(const Fixation& fixation, const Model* model, bool withBands = true)
{
    auto solved = std::make_shared<SolvedFixation>();
    solved->fixation = fixation;
    for (std::size_t i = 0; i < comparedCount(fixation); ++i) {
        solved->answers.push_back(answerPostures(caseWith(fixation, i), model));
        if (withBands)
            addEventsAndBands(solved->answers.back());
    }
    FixationInput input;
    input.hasCase = true;
    input.fixation = fixation;
    input.posture = static_cast<int>(solved->answers.front().worst.value_or(0));
    input.solved = std::move(solved);
    return input;
}

// Three screws against a hip screw with and without a screw above it, with bands: solved once.
inline const FixationInput& comparedInput()
{
    static const FixationInput input = [] {
        const FixationBundle bundle = screwsBundle();
        Fixation fixation = bundle.fixation;
        fixation.alternatives = {{FixatorKind::SlidingHipScrew, {}, {}}, hipScrewWithScrew()};
        return solvedInput(fixation, &*bundle.model);
    }();
    return input;
}

// Nothing holds the fragments: no fixator in a steep fracture, one load.
inline FixationInput unheldInput()
{
    Fixation fixation;
    fixation.fracture.pauwels = 1.2;
    fixation.loads = {{"walking", Vector3(-0.328, -2.292, 0.540), {}, {}}};
    return solvedInput(fixation, nullptr);
}

}  // namespace sinew::test
