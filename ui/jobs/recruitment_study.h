#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/sentence.h"
#include "core/mechanism/mechanism.h"
#include "core/statics/activation_formula.h"
#include "core/statics/coordinate_sweep.h"
#include "core/statics/criteria_comparison.h"
#include "core/statics/force_interval.h"
#include "core/statics/large_displacement_path.h"
#include "core/statics/sensitivity.h"
#include "core/statics/situation.h"
#include "core/statics/statics_load_path.h"

namespace sinew {

// What is wanted of a study of one posture. What nobody looks at is not computed.
struct StudyWishes {
    std::vector<Criterion> criteria;
    bool loadPath = false;
    bool sensitivities = false;
    bool activationBase = false;
    std::vector<double> ownActivations;  // per link, where the activation's base starts from; empty: all zero

    std::optional<SweepRange> sweep;
    Criterion sweepCriterion;

    bool isEmpty() const { return criteria.empty() && !loadPath && !sensitivities && !activationBase && !sweep; }
    bool operator==(const StudyWishes&) const = default;
};

struct StudyRequest {
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    StudyWishes wishes;
};

// The same posture with the model's own activations: what changes of stiffness are compared with.
struct ActivationBase {
    StaticsSolution solution;  // by stiffness
    // From `solution`; none when it may not be used or a link has broken. Links that break count as limited, so a
    // change that would break one leaves the formula's region.
    std::optional<ActivationFormula> formula;
    Eigen::MatrixXd jointsPerLink;  // (3 joints x links), joint force on the child per N of a link, ground frame
};

// How links share one posture's load. Immutable once made.
struct RecruitmentStudy {
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    StudyWishes wishes;
    std::vector<CriterionResult> comparison;  // in the order of the wishes
    std::optional<StaticsLoadPath> loadPath;  // from no load to the situation's full load, whatever its load factor
    std::optional<LargeDisplacementPath> largePath;  // the same with large displacements
    std::optional<Sensitivities> sensitivities;
    std::optional<StaticsSolution> solution;  // by stiffness; with the sensitivities or the activation's base
    std::optional<ActivationBase> base;       // does not depend on the situation's own activations
    std::optional<CoordinateSweep> sweep;     // by the criterion that was wished
    Sentence fault;                           // a fault of ours, else empty
    double seconds = 0;
};

// Ends early, with what took long cancelled, when `stop` asks for it.
RecruitmentStudy studyOf(const StudyRequest& request, const std::stop_token& stop = {});

struct IntervalRequest {
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    ForceIntervalOptions options;
};

struct IntervalStudy {
    std::shared_ptr<const Mechanism> mechanism;
    Situation situation;
    ForceIntervalOptions options;
    ForceIntervals intervals;
};

IntervalStudy intervalsOf(const IntervalRequest& request);

}  // namespace sinew
