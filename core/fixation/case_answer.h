#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/fixation/fixation_case.h"
#include "core/mechanism/mechanism.h"

namespace sinew {

// A case with all that there is to say of it.
struct CaseAnswer {
    std::vector<ModelProblem> problems;  // at places of the case, such as fixator/beams/0; empty: all else may be used
    bool isSound() const { return problems.empty(); }

    Fixation fixation;  // that it answers, with what was measured on its mesh
    std::shared_ptr<const MeasuredFemur> measured;
    Construct construct;
    // Of its activity, if it has one: the hip of the person's model, and its postures; as many answers come first.
    std::optional<ModelHip> hip;
    std::vector<PostureFrame> postures;
    std::vector<FixationAnswer> answers;  // one a posture, then one a stated load
    std::optional<std::size_t> worst;     // of them; that one has its events
    std::optional<FixationBands> bands;   // of the worst one
};

// The answers of all postures and loads; the worst is known, its events and bands are not. model: that the case names,
// nullptr: none; measured: of the mesh that it names. Never throws. Cost: the statics of the activity, and some
// milliseconds a posture.
CaseAnswer answerPostures(const Fixation& fixation, const Model* model,
                          std::shared_ptr<const MeasuredFemur> measured = nullptr);

// Adds events and bands of the worst posture, which take as long as some twenty postures.
void addEventsAndBands(CaseAnswer& answer);

// How many cases are solved side by side: the case itself, its alternatives, and the one before its osteotomy, if it has
// one.
std::size_t comparedCount(const Fixation& fixation);

// One of these: 0 is the case itself, then its alternatives in their order, then the case without its osteotomy. With the
// same names, and without alternatives.
Fixation caseWith(const Fixation& fixation, std::size_t which);

// What keeps a case or one of its alternatives from being built, at places of the case.
std::vector<ModelProblem> constructProblems(const Fixation& fixation,
                                            std::shared_ptr<const MeasuredFemur> measured = nullptr);

// Problems of one of these at their places in the case that has the alternatives.
std::vector<ModelProblem> placedInCase(std::vector<ModelProblem> problems, const Fixation& fixation, std::size_t which);

}  // namespace sinew
