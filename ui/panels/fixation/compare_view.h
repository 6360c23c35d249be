#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "core/model/validate_fixation.h"
#include "core/schema/quantity.h"
#include "ui/panels/fixation/fixation_input.h"

namespace sinew {

// One construct: the case is A, its alternatives follow, and last what it was before its osteotomy.
struct ConstructColumn {
    QString letter, name;
    QString posture;  // its worst one
    QString message;  // why it has no figures; empty when it has
    QString unheld;   // assumptions under which it is not held, or not answered
    bool hasBands = false;
    bool isAlternative = false;  // it can be removed or made the case
};

// A figure of one construct. Sizes are magnitudes, by which figures are judged; the bar is drawn with the sign.
struct CompareCell {
    bool hasValue = false;
    QString value, band;                         // as printed, without the unit
    double size = 0, sizeLow = 0, sizeHigh = 0;  // in the row's unit
    double drawn = 0, drawnLow = 0, drawnHigh = 0;
    bool isSame = false;  // as the first one, for all that this model can tell
    bool isBest = false;  // better than every other one, whatever is assumed
};

struct ConstructRow {
    QString title, unit;
    double scale = 0;                // the largest size of all bars and bands, 0: all are zero
    bool hasSigns = false;           // some bar or band lies below zero: zero is in the middle
    std::vector<CompareCell> cells;  // by column
};

struct ConstructView {
    QString emptyText;  // why there is nothing; empty when there is
    std::vector<ConstructColumn> columns;
    std::vector<ConstructRow> rows;
    QStringList footnotes;
    bool isGrey = false;
    bool canAdd = false;
};

ConstructView compareView(const FixationInput& input);

// Tab-separated lines: figure, unit, then value, low and high of every construct.
QString compareText(const ConstructView& view);

// Edits of a case. alternative: from 1 on, one that it has.
Fixation withAlternative(Fixation fixation, Fixator added);
Fixation withoutAlternative(Fixation fixation, std::size_t alternative);
Fixation withAlternativeAsCase(Fixation fixation, std::size_t alternative);  // the two change places

}  // namespace sinew
