#include "ui/panels/recruitment/interval_data.h"

#include <algorithm>
#include <cmath>

#include "core/model/fixation_ranges.h"
#include "core/statics/activity_series.h"
#include "ui/panels/recruitment/study_match.h"
#include "ui/panels/results/joint_force_summary.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

// A force below this share of the largest is none.
constexpr double noWidth = 1e-9;

// The first one for this joint, as in the joint force panel; nullptr without.
const ReferenceRange* referenceOf(const PanelInput& input, const std::string& joint)
{
    if (!input.activity)
        return nullptr;
    const auto& references = input.activity->references;
    const auto it = std::find_if(references.begin(), references.end(),
                                 [&](const ReferenceRange& reference) { return reference.joint == joint; });
    return it == references.end() ? nullptr : &*it;
}

double largestOf(const ForceInterval& interval)
{
    return std::max({std::abs(interval.nominal), std::abs(interval.provenLower), std::abs(interval.provenUpper)});
}

// Links whose bounds are loose may carry by them alone; here only what carries as stated or in a sample counts.
double largestSeen(const ForceInterval& interval)
{
    return std::max({std::abs(interval.nominal), std::abs(interval.sampledLower), std::abs(interval.sampledUpper)});
}

IntervalRow rowOf(ObjectKind kind, const std::string& object, const QString& name, const ForceInterval& interval)
{
    IntervalRow row;
    row.object.kind = kind;
    row.object.name = object;
    row.name = name;
    row.interval = interval;
    return row;
}

void addJoints(const PanelInput& input, const ForceIntervals& intervals, IntervalData& data)
{
    double largest = 0;
    for (const ForceInterval& interval : intervals.joints)
        largest = std::max(largest, largestOf(interval));
    for (std::size_t i = 0; i < intervals.joints.size(); ++i) {
        const Joint& joint = input.model.joints[i];
        if (largestOf(intervals.joints[i]) <= noWidth * largest)
            continue;
        IntervalRow row = rowOf(ObjectKind::Joint, joint.name, readableName(joint.name), intervals.joints[i]);
        if (const ReferenceRange* reference = referenceOf(input, joint.name); reference && data.bodyWeight > 0) {
            row.measuredLow = reference->low * data.bodyWeight;
            row.measuredHigh = reference->high * data.bodyWeight;
        }
        data.joints.push_back(row);
    }
}

void addLinks(const PanelInput& input, const ForceIntervals& intervals, IntervalData& data)
{
    double largest = 0;
    for (const ForceInterval& interval : intervals.links)
        largest = std::max(largest, largestSeen(interval));
    for (std::size_t j = 0; j < intervals.links.size(); ++j) {
        const Link& link = input.model.links[j];
        if (largestSeen(intervals.links[j]) > noWidth * largest)
            data.links.push_back(rowOf(ObjectKind::Link, link.name, shortName(link.name), intervals.links[j]));
    }
    std::stable_sort(data.links.begin(), data.links.end(), [](const IntervalRow& a, const IntervalRow& b) {
        return std::abs(a.interval.nominal) > std::abs(b.interval.nominal);
    });
}

// The selected joint, else the one the window shows, else the first.
int chosenJoint(const PanelInput& input, const std::vector<IntervalRow>& joints)
{
    const auto place = [&](const ObjectId& object) {
        const auto it
            = std::find_if(joints.begin(), joints.end(), [&](const IntervalRow& row) { return row.object == object; });
        return it == joints.end() ? -1 : static_cast<int>(it - joints.begin());
    };
    if (const int selected = place(input.selection); selected >= 0)
        return selected;
    const int shown = jointToShow(input);
    const int wanted
        = shown < 0 ? -1 : place({ObjectKind::Joint, input.model.joints[static_cast<std::size_t>(shown)].name});
    return wanted >= 0 || joints.empty() ? wanted : 0;
}

void addHistogram(const PanelInput& input, const ForceIntervals& intervals, IntervalData& data)
{
    const IntervalRow& row = data.joints[static_cast<std::size_t>(data.chosenJoint)];
    Eigen::Index joint = 0;
    while (input.model.joints[static_cast<std::size_t>(joint)].name != row.object.name)
        ++joint;
    data.histogram.title = row.name;
    if (joint >= intervals.sampledResultants.rows() || intervals.sampledResultants.cols() == 0)
        return;
    const auto samples = intervals.sampledResultants.row(joint);
    const double lower = samples.minCoeff(), upper = samples.maxCoeff();
    // Where stiffnesses change nothing all samples are one number: one bin around it.
    const bool isPoint = upper - lower <= noWidth * std::abs(upper);
    data.histogram.width = isPoint ? (upper != 0 ? std::abs(upper) / 100 : 1.0) : (upper - lower) / histogramBins;
    data.histogram.lower = isPoint ? lower - 0.5 * data.histogram.width : lower;
    data.histogram.counts.assign(isPoint ? 1 : histogramBins, 0);
    for (const double sample : samples) {
        const auto bin = static_cast<int>((sample - data.histogram.lower) / data.histogram.width);
        const int last = static_cast<int>(data.histogram.counts.size()) - 1;
        ++data.histogram.counts[static_cast<std::size_t>(std::clamp(bin, 0, last))];
    }
}

QString reachText(Reach reach, const ReferenceRange& reference)
{
    switch (reach) {
    case Reach::Inside: return translated("The 5th to 95th percentiles of the samples lie inside the measured range.");
    case Reach::Partly: return translated("The samples reach the measured range in part.");
    case Reach::OnlyProven:
        return translated("The samples miss the measured range; the proven bounds do not exclude it.");
    case Reach::None:
    case Reach::NotLargest: break;
    }
    return reference.kind == ReferenceKind::LowerBound
               ? translated("No stiffnesses of this range reach what was measured; inertia is left out.")
               : translated("No stiffnesses of this range reach what was measured.");
}

// A range is of the activity's largest force; one posture of several need not reach it.
std::optional<QString> otherPosture(const PanelInput& input, const ReferenceRange& reference)
{
    const auto& steps = input.activity->steps;
    if (steps.size() < 2 || !input.series)
        return std::nullopt;
    const int largest = checkReference(input.model, *input.series, reference).posture;
    if (largest < 0 || largest == input.step)
        return std::nullopt;
    return translated("What was measured is the largest force of the activity; here that is at %1.")
        .arg(QString::fromStdString(steps[static_cast<std::size_t>(largest)].name));
}

void addVerdict(const PanelInput& input, const IntervalRow& row, IntervalData& data)
{
    const ReferenceRange* reference = referenceOf(input, row.object.name);
    if (!reference || !row.measuredLow || !row.measuredHigh)
        return;
    ReachVerdict verdict;
    verdict.reach = reachOf(row.interval, *row.measuredLow, *row.measuredHigh);
    verdict.text = reachText(verdict.reach, *reference);
    if (const auto other = otherPosture(input, *reference))
        verdict = {Reach::NotLargest, *other, {}};
    if (reference->basis == ReferenceBasis::Measured
        && input.situation.bodyWeight > fixation_range::heaviestPerson * standardGravity)
        verdict = {Reach::NotLargest, translated("not judged: no person has this weight"), {}};
    const bool isSeries = input.activity->steps.size() > 1;
    verdict.measured = (isSeries ? translated("largest measured in the activity %1") : translated("measured %1"))
                           .arg(quantityRange(reference->low, reference->high, Quantity::BodyWeights));
    if (!reference->people.empty())
        verdict.measured += comma() + worded(reference->people);
    if (!reference->citation.empty())
        verdict.measured += QStringLiteral("; ") + QString::fromStdString(reference->citation);
    if (!isSamePosture(input.situation, makeSituation(input.model, input.activity, input.step)))
        verdict.text = translated("Posture changed, the range is of the activity's own. %1").arg(verdict.text);
    data.verdict = verdict;
}

QString emptyTextOf(const PanelInput& input, const IntervalStudy* study)
{
    if (!input.mechanism)
        return translated("Open a model: how far the forces can be trusted shows here.");
    if (!study || study->mechanism.get() != input.mechanism)
        return translated("Computing…");
    const ForceIntervals& intervals = study->intervals;
    if (!intervals.isUsable())
        return said(intervals.message);
    const bool fits
        = intervals.links.size() == input.model.links.size() && intervals.joints.size() == input.model.joints.size();
    return fits ? QString() : translated("Computing…");
}

}  // namespace

Reach reachOf(const ForceInterval& interval, double low, double high)
{
    if (interval.percentile5 >= low && interval.percentile95 <= high)
        return Reach::Inside;
    if (interval.sampledUpper >= low && interval.sampledLower <= high)
        return Reach::Partly;
    return interval.provenUpper >= low && interval.provenLower <= high ? Reach::OnlyProven : Reach::None;
}

IntervalData intervalData(const PanelInput& input, const IntervalStudy* study, const ForceIntervalOptions& wanted)
{
    IntervalData data;
    data.emptyText = emptyTextOf(input, study);
    if (!data.emptyText.isEmpty())
        return data;
    data.isStale = !isSameSituation(study->situation, input.situation) || !(study->options == wanted);
    data.bodyWeight = study->situation.bodyWeight;
    data.rangeText = translated("Every stiffness between %1 and %2 times the stated one; %n samples, log-uniform.")
                         .arg(decimalText(study->options.lowerFactor, 'f', 2))
                         .arg(decimalText(study->options.upperFactor, 'f', 2))
                         .replace(QStringLiteral("%n"), QString::number(study->options.samples));
    addJoints(input, study->intervals, data);
    addLinks(input, study->intervals, data);
    data.chosenJoint = chosenJoint(input, data.joints);
    if (data.chosenJoint >= 0) {
        addHistogram(input, study->intervals, data);
        addVerdict(input, data.joints[static_cast<std::size_t>(data.chosenJoint)], data);
    }
    return data;
}

ForceIntervalOptions optionsOfShare(double share, int samples)
{
    const double lower = 1 - std::clamp(share, 0.0, 0.95);
    ForceIntervalOptions options;
    options.lowerFactor = lower;
    options.upperFactor = 1 / lower;
    options.samples = samples;
    return options;
}

ForceIntervalOptions optionsOfFactor(double factor, int samples)
{
    const double upper = std::max(1.0, factor);
    ForceIntervalOptions options;
    options.lowerFactor = 1 / upper;
    options.upperFactor = upper;
    options.samples = samples;
    return options;
}

}  // namespace sinew
