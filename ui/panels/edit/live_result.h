#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "ui/panels/panel_input.h"

namespace sinew {

struct LinkBar {
    QString name, value;  // "gluteus medius, ant.", "242 N"
    double share = 0;     // of the largest
    double level = 0;     // see StateDot
};

// What the Live result panel says.
struct LiveResult {
    QString joint;              // "Hip (right)"; empty when there is none
    QString big, unit, small;   // "2.40", "BW", "1763 N"
    QString change;             // "−26 N by this edit"; empty when nothing is compared
    std::vector<LinkBar> bars;  // of the links with the largest forces, the largest first
    QString message;            // why there are no forces: "cannot be held: ..."; empty when there are some
};

// joint: that the panel shows; N of what it bears. Nothing without usable forces.
struct ShownForce {
    std::string joint;
    double newtons = 0;
};
std::optional<ShownForce> shownForceOf(const PanelInput& input);

// before: what the same joint bore before the last edit; nothing: not known.
LiveResult liveResultOf(const PanelInput& input, const std::optional<ShownForce>& before);

}  // namespace sinew
