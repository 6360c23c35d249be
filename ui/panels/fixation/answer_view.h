#pragma once

#include <array>

#include <QString>
#include <QStringList>

#include "ui/panels/fixation/fixation_input.h"

namespace sinew {

// Warning: within what is assumed; Error: no answer, or beyond a limit whatever is assumed.
enum class VerdictLevel { None, Good, Warning, Error };

// One of the figures that are read first.
struct AnswerFigure {
    QString value, unit;  // "–" without an answer
    QString caption;      // what it is
    QString band;         // as what is assumed varies; empty: not known
};

// What the Answer panel shows.
struct AnswerView {
    VerdictLevel level = VerdictLevel::None;
    QString verdict;
    QString caption;                      // which posture, of how many
    QString alarm;                        // postures that cannot be held, though this one can; a model that is missing
    QString problem, hint;                // what keeps the case from being solved
    std::array<AnswerFigure, 3> figures;  // gap, shear, what gives way first
    QString bands;                        // sentence under the figures
    QString pressed;                      // the pressed share, beside its fit
    QStringList remarks;
    bool hasCase = true;        // else there are no figures
    bool isGrey = false;        // the figures are those of a former case
    bool cannotBeHeld = false;  // nothing holds the fragments in the posture that is shown
    bool isBusy = false;        // answers, or events and bands, are on their way
};

AnswerView answerView(const FixationInput& input);

}  // namespace sinew
