#include "ui/panels/results/joint_force_summary.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/model/fixation_ranges.h"
#include "core/statics/activity_series.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

QString inBodyWeights(double value)
{
    return quantityText(value, Quantity::BodyWeights);
}

int jointByName(const Model& model, const std::string& name)
{
    const auto it = std::find_if(model.joints.begin(), model.joints.end(),
                                 [&](const Joint& joint) { return joint.name == name; });
    return it == model.joints.end() ? -1 : static_cast<int>(it - model.joints.begin());
}

double resultantOf(const ResultFrame& frame, std::size_t joint)
{
    return frame.joints[joint] ? frame.joints[joint]->resultant() : 0;
}

// Only says where a figure stands, and bears nothing.
bool placesFigure(const Model& model, const Joint& joint)
{
    const std::size_t all = model.space == Space::Plane ? 3 : 6;
    return joint.parent == groundName && (joint.kind == JointKind::Free || joint.axes.size() >= all);
}

// The one with the largest force, or the first; of joints that place a figure only where there are no others. -1: none.
int jointToBeginWith(const Model& model, const ResultFrame* frame)
{
    int chosen = -1;
    for (const bool placing : {false, true}) {
        if (chosen >= 0)
            break;
        for (std::size_t i = 0; i < model.joints.size(); ++i) {
            if (placesFigure(model, model.joints[i]) != placing)
                continue;
            if (chosen < 0 || (frame && resultantOf(*frame, i) > resultantOf(*frame, static_cast<std::size_t>(chosen))))
                chosen = static_cast<int>(i);
        }
    }
    return chosen;
}

const ReferenceRange* referenceOf(const PanelInput& input, int joint)
{
    if (!input.activity || joint < 0)
        return nullptr;
    const std::string& name = input.model.joints[static_cast<std::size_t>(joint)].name;
    const auto& references = input.activity->references;
    const auto it = std::find_if(references.begin(), references.end(),
                                 [&](const ReferenceRange& reference) { return reference.joint == name; });
    return it == references.end() ? nullptr : &*it;
}

QString titleOfJoint(const Joint& joint)
{
    QString name = readableName(joint.name);
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}

void addNumber(JointForceSummary& summary, double newtons, double bodyWeight)
{
    const bool hasWeight = bodyWeight > 0;
    const Quantity quantity = hasWeight ? Quantity::BodyWeights : Quantity::Force;
    summary.big = numberText(hasWeight ? newtons / bodyWeight : newtons, quantity);
    summary.bigUnit = unitOf(quantity);
    if (hasWeight)
        summary.small = quantityText(newtons, Quantity::Force);
}

void judge(JointForceSummary& summary, const ReferenceRange& reference, double computed)
{
    const bool isModel = reference.basis == ReferenceBasis::Model;
    const bool isOne = reference.low == reference.high;
    const QString whose = isModel ? (isOne ? translated("another model's value") : translated("another model's range"))
                          : isOne ? translated("the measured mean")
                                  : translated("the measured range");
    summary.verdictKind = Verdict::Warning;
    if (computed > reference.high) {
        summary.verdict = translated("above %1 by %2").arg(whose, inBodyWeights(computed - reference.high));
    } else if (reference.kind == ReferenceKind::LowerBound) {
        summary.verdict = translated("a lower bound: inertia is left out");
        summary.verdictKind = Verdict::Note;
    } else if (computed < reference.low) {
        summary.verdict = translated("below %1 by %2").arg(whose, inBodyWeights(reference.low - computed));
    } else {
        summary.verdict = translated("inside %1").arg(whose);
        summary.verdictKind = Verdict::Good;
    }
}

// The largest value of the series, BW; NaN when no posture could be held.
double addPeak(JointForceSummary& summary, GaugeValues& gauge, const PanelInput& input, const ReferenceRange& reference)
{
    const ActivityCheck check = checkReference(input.model, *input.series, reference);
    if (check.posture < 0)
        return std::numeric_limits<double>::quiet_NaN();
    gauge.peak = check.computed;
    if (reference.kind == ReferenceKind::Mean) {
        summary.peak = translated("Mean of all postures %1").arg(inBodyWeights(check.computed));
        return check.computed;
    }
    if (reference.kind == ReferenceKind::MeanOfPeaks) {
        summary.peak = translated("Mean of both peaks %1: %2 and %3")
                           .arg(inBodyWeights(check.computed), numberText(check.firstPeak, Quantity::BodyWeights),
                                inBodyWeights(check.lastPeak));
        return check.computed;
    }
    const std::size_t posture = static_cast<std::size_t>(check.posture);
    const bool isNamed = posture < input.activity->steps.size();
    summary.peak = translated("Largest %1 at %2")
                       .arg(inBodyWeights(check.computed),
                            isNamed ? readableName(input.activity->steps[posture].name) : QString());
    return check.computed;
}

// A series is judged by its largest value as the model states it, a single posture by what is shown, unless it was
// changed. now: BW, NaN when there is no solution.
void addReference(JointForceSummary& summary, const PanelInput& input, const ReferenceRange& reference, double now)
{
    GaugeValues gauge;
    gauge.low = reference.low;
    gauge.high = reference.high;
    gauge.mean = reference.mean;
    if (std::isfinite(now))
        gauge.value = now;
    double judged = now;
    if (input.activity->steps.size() > 1) {
        judged = std::numeric_limits<double>::quiet_NaN();
        if (input.series)
            judged = addPeak(summary, gauge, input, reference);
    }
    const bool isSeries = input.activity->steps.size() > 1;
    const bool isModel = reference.basis == ReferenceBasis::Model;
    if (input.situation.loadFactor != 1) {
        summary.verdict = translated("%1; the range is of all of it").arg(loadText(input.situation.loadFactor));
        summary.verdictKind = Verdict::Note;
    } else if (!isSeries && !isSamePosture(input.situation, makeSituation(input.model, input.activity, input.step))) {
        summary.verdict = translated("changed since: the range is of the activity as it was measured");
        summary.verdictKind = Verdict::Note;
    } else if (reference.posture == ReferencePosture::Other) {
        summary.verdict = translated("the range is of the posture before it was changed and kept");
        summary.verdictKind = Verdict::Note;
    } else if (std::isfinite(judged) && !isModel
               && input.situation.bodyWeight > fixation_range::heaviestPerson * standardGravity) {
        summary.verdict = translated("not judged: no person has this weight");
        summary.verdictKind = Verdict::Note;
    } else if (std::isfinite(judged)) {
        judge(summary, reference, judged);
    }
    summary.gauge = withAxis(gauge);
    summary.measured = (isModel ? translated("modelled %1") : translated("measured %1"))
                           .arg(quantityRange(reference.low, reference.high, Quantity::BodyWeights));
    if (!reference.people.empty())
        summary.measured += comma() + worded(reference.people);
    summary.source = QString::fromStdString(reference.citation);
    summary.citation = citationOf(input.model, reference.citation);
}

}  // namespace

int jointToShow(const PanelInput& input)
{
    if (input.activity) {
        for (const ReferenceRange& reference : input.activity->references) {
            if (const int joint = jointByName(input.model, reference.joint); joint >= 0)
                return joint;
        }
    }
    if (input.selection.kind == ObjectKind::Joint) {
        if (const int joint = jointByName(input.model, input.selection.name); joint >= 0)
            return joint;
    }
    return jointToBeginWith(input.model, input.usable());
}

JointForceSummary summariseJointForce(const PanelInput& input)
{
    JointForceSummary summary;
    const int joint = jointToShow(input);
    if (joint < 0) {
        summary.message = translated("A joint's force shows here.");
        return summary;
    }
    summary.title = titleOfJoint(input.model.joints[static_cast<std::size_t>(joint)]);
    const double bodyWeight = input.situation.bodyWeight;
    double now = std::numeric_limits<double>::quiet_NaN();
    if (const ResultFrame* frame = input.usable()) {
        const double newtons = resultantOf(*frame, static_cast<std::size_t>(joint));
        addNumber(summary, newtons, bodyWeight);
        if (bodyWeight > 0)
            now = newtons / bodyWeight;
    } else {
        summary.message = input.frame ? said(input.frame->message) : translated("Not solved yet.");
    }
    // What was measured is of the activity's posture, not of a motion.
    const ReferenceRange* reference = input.showsRecording() ? nullptr : referenceOf(input, joint);
    if (reference && bodyWeight > 0)
        addReference(summary, input, *reference, now);
    return summary;
}

}  // namespace sinew
