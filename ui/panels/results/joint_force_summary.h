#pragma once

#include <optional>

#include <QString>

#include "ui/panels/panel_input.h"
#include "ui/widgets/range_gauge.h"

namespace sinew {

enum class Verdict { None, Good, Warning, Note };

// What the joint force panel says, in words and numbers.
struct JointForceSummary {
    QString title;         // "Hip"; empty when there is no joint
    QString message;       // why there is no number; empty when there is one
    QString big, bigUnit;  // "2.40", "BW"
    QString small;         // "1764 N"; empty without a body weight
    QString peak;          // "Largest 2.40 BW at 30 % of the cycle"; empty for a single posture
    std::optional<GaugeValues> gauge;
    QString measured;          // "measured 2.19 – 3.28 BW, ten people"
    QString source, citation;  // "Bergmann 2016", and in full
    QString verdict;
    Verdict verdictKind = Verdict::None;
};

// The joint of the activity's first reference, else the selected joint, else the one with the largest resultant. -1:
// none.
int jointToShow(const PanelInput& input);
JointForceSummary summariseJointForce(const PanelInput& input);

}  // namespace sinew
