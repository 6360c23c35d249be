#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "core/schema/quantity.h"
#include "ui/panels/fixation/fixation_input.h"

namespace sinew {

// A component of the load across the fracture and who carries it; N or N m, signed as the load is.
struct ShareRow {
    QString name;
    Quantity quantity = Quantity::Force;
    double total = 0, bone = 0, fixator = 0;
    bool isHeld = true;               // false: there is no answer, only the load is known
    std::optional<double> boneShare;  // of the total; nothing where the total is too small for shares
    double fixatorShare() const { return 1 - boneShare.value_or(0); }
};

// A part with what it carries.
struct PartRow {
    QString name;
    double compression = 0, shearDown = 0;  // N
    std::optional<double> stress;           // Pa, of a beam
    std::optional<double> bearingUse;       // of a beam
    int part = -1;                          // beam that a click selects
};

struct SharesView {
    std::vector<ShareRow> rows;  // six, or none without an answer
    std::vector<PartRow> parts;  // bone first
    double low = 0, high = 1;    // shares at the ends of all bars: below 0 and above 1 where parts pull against others
    bool isGrey = false;
};

SharesView sharesView(const FixationInput& input);

}  // namespace sinew
