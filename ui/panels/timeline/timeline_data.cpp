#include "ui/panels/timeline/timeline_data.h"

#include <algorithm>
#include <cmath>

#include "core/scenario/resolve_stage.h"
#include "ui/text/display_names.h"
#include "ui/text/fixed_text.h"
#include "ui/text/said.h"
#include "ui/text/translated.h"
#include "ui/text/unit_words.h"
#include "ui/text/units_format.h"

namespace sinew {

namespace {

QString barToolTip(const StageRecord& stage)
{
    QStringList lines;
    lines << QString::fromStdString(stage.name)
          << rangeBetween(clockText(stage.start).chopped(2), clockText(stage.end));
    if (!stage.endedBy.empty())
        lines << translated("ended by %1").arg(said(stage.endedBy));
    lines << translated("order %1, %2 steps").arg(stage.order).arg(stage.steps);
    return lines.join('\n');
}

QString rowName(const Indicator& indicator)
{
    const QString name = readableName(indicator.name);
    return indicator.kind == IndicatorKind::Stop ? translated("%1 stop").arg(name) : name;
}

QString rateText(const Recording& recording)
{
    const double duration = recording.times.back() - recording.times.front();
    if (!(recording.wallTime > 0) || !(duration > 0))
        return {};
    const double rate = duration / recording.wallTime;
    return translated(" · %1× real time").arg(decimalText(rate, 'f', rate < 10 ? 1 : 0));
}

QString driftText(double drift)
{
    if (!std::isfinite(drift))
        return translated("energy drift not known");
    if (drift == 0)
        return translated("energy kept exactly");
    constexpr double visible = 5e-4;  // is 0.1 % when it is written
    return drift < visible ? translated("energy kept") : translated("energy off by %1").arg(shareText(drift));
}

QString driftToolTip(double drift)
{
    const QString meaning = translated(
        "Largest difference between the energy and what work has made of it, over the largest energy or work");
    if (!std::isfinite(drift))
        return meaning;
    const QString number = QString::number(drift, 'e', 0).replace("e-0", "e-");
    return translated("Energy drift %1").arg(number) + u'\n' + meaning;
}

}  // namespace

QString clockText(double seconds)
{
    return decimalText(seconds, 'f', 3) + u' ' + shownUnit("s");
}

TimelineData timelineOf(const Recording& recording, const Scenario& scenario)
{
    TimelineData data;
    if (recording.times.empty()) {
        data.emptyText = recording.message.empty() ? translated("The run has recorded nothing; the messages say why.")
                                                   : said(recording.message);
        return data;
    }
    data.first = recording.times.front();
    data.last = recording.times.back();
    for (const StageRecord& stage : recording.stages)
        data.bars.push_back({findStage(scenario, stage.name), QString::fromStdString(stage.name), stage.start,
                             stage.end, barToolTip(stage)});
    for (const Indicator& indicator : recording.indicators) {
        if (!indicator.engaged.empty())
            data.rows.push_back({rowName(indicator), indicator.kind, indicator.engaged});
    }
    // What touches the ground first, then stops, then links, of which there are most.
    const auto rank = [](const StateRow& row) {
        switch (row.kind) {
        case IndicatorKind::Contact:
        case IndicatorKind::Hold: return 0;
        case IndicatorKind::Stop: return 1;
        case IndicatorKind::Link: break;
        }
        return 2;
    };
    std::stable_sort(data.rows.begin(), data.rows.end(),
                     [&](const StateRow& a, const StateRow& b) { return rank(a) < rank(b); });
    return data;
}

RunText runTextOf(const RunState& state)
{
    if (state.isRunning)
        return {translated("running… %1 of %2").arg(clockText(state.runTime), clockText(state.duration)), "muted", {}};
    if (!state.recording)
        return {translated("not run yet"), "muted", {}};
    const Recording& recording = *state.recording;
    const QString message = said(recording.message), toolTip = inLines(message);
    if (recording.times.empty())
        return {message.isEmpty() ? translated("could not run; see the messages") : message, "error", toolTip};
    const QString until = clockText(recording.times.back());
    if (recording.status == RunStatus::Cancelled)
        return {translated("partial: cancelled at %1").arg(until), "warning", toolTip};
    if (recording.status != RunStatus::Completed)
        return {translated("partial, until %1: %2").arg(until, message), "error", toolTip};
    const QString text = driftText(recording.energyDrift) + rateText(recording);
    if (state.isRerunPlanned)
        return {translated("runs again · %1").arg(text), "muted",
                translated("The scenario or the model has changed since this run")};
    if (state.isOutdated)
        return {translated("outdated, run again · %1").arg(text), "warning",
                translated("The scenario or the model has changed since this run")};
    return {text, "muted", driftToolTip(recording.energyDrift)};
}

double tickStep(double duration, double share)
{
    const double least = duration * share;
    if (!(least > 0) || !std::isfinite(least))
        return 1;
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * power >= least * (1 - 1e-9))
            return step * power;
    }
    return 10 * power;
}

}  // namespace sinew
