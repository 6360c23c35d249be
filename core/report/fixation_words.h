#pragma once

#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/fixation/fixation_answer.h"

namespace sinew {

// The words that tables, sentences and reports have for a case and its answer, each in one place.

// "one_legged_stance" becomes "one legged stance".
std::string spacedWords(std::string name);

// "the fracture begins to open", "bone gives way around the lower screw"; without its load.
Sentence wordsOf(const FixationEvent& event);
// "at 0.69 of the load", "at any load"
Sentence whenOf(const FixationEvent& event);

const char* wordsOf(FractureKind kind);

// What a person called the case; without a title its fracture, "Neck fracture".
std::string titleOf(const Fixation& fixation);

// "cannulated screws, triangle", "sliding hip screw with antirotation screw", "blade plate, changed" when it has other
// beams than the usual one of its kind.
std::string titleOf(const Fixator& fixator, FractureKind fracture, const FemurShape& femur = {});
// The same of a case: where any of those beside it has an osteotomy, one without says that it is as before it.
std::string titleBeside(const Fixation& one, bool anyCut);
// One a case; those without an osteotomy beside one that has it say so, and where two would read the same, the later one
// gets a number.
// files: of each case, where they are of several: one without an osteotomy counts as that before it in its own file only.
std::vector<std::string> fixatorTitles(const std::vector<Fixation>& cases, const std::vector<std::string>& files = {});

// Whether two answers differ by what surgeons did alone: fixator and osteotomy.
bool areOfOnePatient(const Fixation& a, const Fixation& b);

// What a table of cases calls the i-th, from 0: "A", "B", ...; numbers after the 26th.
std::string letterOf(std::size_t i);

}  // namespace sinew
