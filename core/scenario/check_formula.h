#pragma once

#include <string>

#include "core/scenario/scenario_names.h"

namespace sinew {

// What a formula is for.
enum class FormulaUse {
    Effort,     // effects on the motion: quantities that follow from the solution are refused
    Condition,  // "left < right"; may name all
};

// Checks that a text is a formula or condition and that its quantities exist. what: such as "the force of 'wind'".
void checkFormula(const std::string& path, const std::string& text, FormulaUse use, const ProblemList::What& what,
                  const ScenarioNames& names, ProblemList& problems);

// Why a column that is there cannot give a motion, an effort or a force; an empty sentence when it can. And the advice.
Sentence columnFault(const NamedTable& table, const std::string& column);
Sentence columnHint();

}  // namespace sinew
