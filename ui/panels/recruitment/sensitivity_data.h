#pragma once

#include <numbers>
#include <vector>

#include <QString>

#include "core/base/object_id.h"
#include "ui/jobs/recruitment_study.h"
#include "ui/panels/panel_input.h"

namespace sinew {

// The plausible change of each kind of parameter.
struct SensitivitySteps {
    double stiffness = 0.2;                 // relative
    double point = 0.005;                   // m, of each component
    double angle = std::numbers::pi / 180;  // rad
    double length = 0.001;                  // m

    bool operator==(const SensitivitySteps&) const = default;
};

enum class ParameterFilter { All, Stiffness, Points, Coordinates };

struct SensitivityChoice {
    ObjectId outcome;  // a joint: its resultant; a link: its force; none: defaultOutcome()
    ParameterFilter filter = ParameterFilter::All;
    SensitivitySteps steps;
    int most = 12;

    bool operator==(const SensitivityChoice&) const = default;
};

struct SensitivityBar {
    Parameter parameter;
    ObjectId object;    // the link or the coordinate it belongs to
    QString name;       // for the axis: "gluteus medius, ant., point 2 y"
    QString fullName;   // nameOf() and the change: "… ± 5.0 mm"
    double effect = 0;  // N, of the outcome when the parameter grows by its step; as much the other way when it shrinks
};

struct SensitivityData {
    QString emptyText;     // why there is nothing to show; empty when there is
    bool isStale = false;  // of an older posture
    ObjectId outcome;
    QString title;                     // "hip (right): resultant"
    double value = 0;                  // N, as it is
    double bodyWeight = 0;             // N, for joints; 0: not shown in body weights
    std::vector<SensitivityBar> bars;  // the largest effect first
    QString undecided;                 // names the links whose state is undecided; empty when there are none
};

struct OutcomeChoice {
    ObjectId object;
    QString title;

    bool operator==(const OutcomeChoice&) const = default;
};

// The joint whose force the window shows (jointToShow).
ObjectId defaultOutcome(const PanelInput& input);
// All joints, then the present outcome if it is a link, then the selected link.
std::vector<OutcomeChoice> outcomesOf(const PanelInput& input, const ObjectId& outcome);

// `study` may be nullptr or of another model: then the data says that it is being computed.
SensitivityData sensitivityData(const PanelInput& input, const RecruitmentStudy* study,
                                const SensitivityChoice& choice);

}  // namespace sinew
