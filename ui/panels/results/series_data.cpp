#include "ui/panels/results/series_data.h"

#include <algorithm>
#include <limits>

#include "ui/panels/results/joint_force_summary.h"
#include "ui/text/display_names.h"
#include "ui/text/translated.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

void addTicks(SeriesData& data)
{
    const QString end = commonEnd(data.steps);
    for (const QString& step : data.steps)
        data.ticks.append(step.chopped(end.size()));
    data.tickUnit = end.trimmed();
}

void addReference(SeriesData& data, const PanelInput& input, const std::string& joint)
{
    if (!(input.situation.bodyWeight > 0))
        return;
    for (const ReferenceRange& reference : input.activity->references) {
        if (reference.joint != joint)
            continue;
        data.low = reference.low;
        data.high = reference.high;
        data.mean = reference.mean;
        return;
    }
}

QString noSeriesText(const PanelInput& input)
{
    const bool hasSeries = std::ranges::any_of(input.model.activities,
                                               [](const Activity& activity) { return activity.steps.size() > 1; });
    if (!hasSeries)
        return translated(
            "The postures of an activity, such as slow walking, show here. This model has no such activity.");
    return input.activity ? translated("This activity is one posture. Series such as slow walking show here.")
                          : translated("Series such as slow walking show here. Choose an activity.");
}

}  // namespace

QString commonEnd(const QStringList& names)
{
    QString end = names.isEmpty() ? QString() : names.constFirst();
    for (const QString& name : names) {
        while (!name.endsWith(end))
            end.remove(0, 1);
    }
    const qsizetype space = end.indexOf(u' ');
    return space < 0 || names.contains(end.mid(space)) ? QString() : end.mid(space);
}

SeriesData seriesOf(const PanelInput& input)
{
    SeriesData data;
    const int joint = jointToShow(input);
    if (!input.activity || input.activity->steps.size() < 2) {
        data.emptyText = noSeriesText(input);
        return data;
    }
    if (joint < 0 || !input.series || input.series->size() != input.activity->steps.size()) {
        data.emptyText = joint < 0 ? translated("The model has no joint.") : translated("Being solved.");
        return data;
    }
    const auto index = static_cast<std::size_t>(joint);
    const bool hasWeight = input.situation.bodyWeight > 0;
    data.title = readableName(input.model.joints[index].name);
    data.unit = unitOf(hasWeight ? Quantity::BodyWeights : Quantity::Force);
    data.current = input.step;
    Situation whole = input.situation;
    whole.loadFactor = 1;
    if (!input.showsRecording() && !isSamePosture(whole, makeSituation(input.model, input.activity, input.step)))
        data.note = translated("The shown posture was changed: it is none of these any more.");
    for (const ActivityStep& step : input.activity->steps)
        data.steps.append(readableName(step.name));
    addTicks(data);
    for (const StaticsSolution& solution : *input.series) {
        const bool usable = solution.isUsable() && index < solution.joints.size();
        const double scale = hasWeight ? input.situation.bodyWeight : 1;
        data.values.push_back(usable ? solution.joints[index].resultant / scale
                                     : std::numeric_limits<double>::quiet_NaN());
    }
    addReference(data, input, input.model.joints[index].name);
    return data;
}

QString seriesAsText(const SeriesData& data)
{
    QString text = translated("step") + u'\t' + QStringLiteral("%1 (%2)").arg(data.title, data.unit) + u'\n';
    for (std::size_t i = 0; i < data.values.size(); ++i)
        text += data.steps[static_cast<qsizetype>(i)] + u'\t' + QString::number(data.values[i], 'g', 10) + u'\n';
    return text;
}

}  // namespace sinew
