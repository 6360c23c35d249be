#pragma once

#include <memory>
#include <utility>

#include <QString>

#include "tests/ui/fixation_panel_fixture.h"
#include "ui/text/fixed_text.h"

namespace sinew::test {

inline QString millimetres(double value)
{
    return numberText(value, Quantity::Length, 2);
}

// Two constructs with bands of the largest gap, m, made by hand.
inline FixationInput withGaps(FixationBands first, FixationBands second)
{
    FixationInput input = comparedInput();
    auto solved = std::make_shared<SolvedFixation>(*input.solved);
    solved->answers.resize(2);
    solved->answers[0].bands = std::move(first);
    solved->answers[1].bands = std::move(second);
    input.fixation.alternatives.resize(1);
    input.solved = solved;
    return input;
}

}  // namespace sinew::test
