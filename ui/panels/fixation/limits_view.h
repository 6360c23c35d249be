#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "ui/panels/fixation/fixation_input.h"

namespace sinew {

// A quantity against its limits, on a bar from zero. All values of a row in one unit.
struct LimitRow {
    QString name;
    QString value, unit;              // as printed
    QString small;                    // a second number: "· 1823 N"
    QString limits, source;           // small text below; a source only where there is a limit or a measured range
    double number = 0, axis = 1;      // on the bar; its right end
    std::vector<double> marks;        // limits
    std::optional<double> low, high;  // measured in people
    bool isBeyond = false;            // the first of the limits is reached
    int part = -1;                    // beam of the construct that a click selects
};

// In the order in which they give way as a rule: bone before metal. Empty without an answer that may be used.
std::vector<LimitRow> limitRows(const FixationInput& input);

}  // namespace sinew
