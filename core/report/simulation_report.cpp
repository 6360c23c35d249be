#include "core/report/simulation_report.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <ostream>

#include "core/base/number_words.h"

namespace sinew {

namespace {

bool hasPeak(const Channel& channel)
{
    const Measure measure = channel.key.measure;
    return measure == Measure::Effort || measure == Measure::Tension || measure == Measure::Normal
           || measure == Measure::Friction;
}

const char* unitOf(QuantityKind kind)
{
    return kind == QuantityKind::Moment ? "N m" : "N";
}

JsonValue stagesJson(const Recording& recording)
{
    JsonValue list = JsonValue::array();
    for (const StageRecord& stage : recording.stages) {
        JsonValue item = JsonValue::object();
        item.set("name", stage.name).set("start", stage.start).set("end", stage.end);
        item.set("ended_by", stage.endedBy).set("order", stage.order).set("steps", stage.steps);
        list.push(std::move(item));
    }
    return list;
}

JsonValue engagedJson(const Recording& recording)
{
    JsonValue object = JsonValue::object();
    const std::vector<std::string> names = indicatorNames(recording);
    for (std::size_t i = 0; i < names.size(); ++i) {
        JsonValue intervals = JsonValue::array();
        for (const Interval& interval : recording.indicators[i].engaged)
            intervals.push(std::vector<double>{interval.start, interval.end});
        object.set(names[i], std::move(intervals));
    }
    return object;
}

// The largest of every force and moment that occurs.
void writePeaks(const Recording& recording, std::ostream& stream)
{
    std::vector<Peak> peaks = peaksOf(recording);
    std::erase_if(peaks, [](const Peak& peak) { return peak.value == 0; });
    if (!peaks.empty())
        stream << "\npeaks                                         at s\n";
    for (const Peak& peak : peaks)
        stream << std::left << std::setw(32) << peak.column << std::right << std::setw(10) << inWords(peak.value) << ' '
               << std::left << std::setw(4) << unitOf(peak.kind) << std::right << std::setw(8) << inWords(peak.time)
               << '\n';
}

}  // namespace

std::vector<Peak> peaksOf(const Recording& recording)
{
    std::vector<Peak> peaks;
    for (std::size_t c = 0; c < recording.channels.size(); ++c) {
        const Channel& channel = recording.channels[c];
        if (!hasPeak(channel) || recording.times.empty())
            continue;
        Eigen::Index at = 0;
        recording.values.row(static_cast<Eigen::Index>(c)).cwiseAbs().maxCoeff(&at);
        peaks.push_back({channel.column, channel.kind, recording.values(static_cast<Eigen::Index>(c), at),
                         recording.times[static_cast<std::size_t>(at)]});
    }
    return peaks;
}

JsonValue simulationJson(const Recording& recording)
{
    JsonValue object = JsonValue::object();
    object.set("status", statusName(recording.status)).set("message", recording.message);
    object.set("partial", !recording.isComplete());
    object.set("stages", stagesJson(recording));
    JsonValue peaks = JsonValue::object();
    for (const Peak& peak : peaksOf(recording))
        peaks.set(peak.column, JsonValue::object().set("value", peak.value).set("time", peak.time));
    object.set("peaks", std::move(peaks));
    object.set("engaged", engagedJson(recording));
    object.set("samples", recording.times.size());
    object.set("energy_drift", recording.energyDrift);
    return object;
}

void writeSimulationText(const Recording& recording, std::ostream& stream)
{
    stream << statusName(recording.status);
    if (!recording.message.empty())
        stream << ": " << recording.message;
    stream << '\n';
    if (recording.stages.empty())
        return;
    stream << "\nstage                     from s      to s  order   steps  ended by\n";
    for (const StageRecord& stage : recording.stages)
        stream << std::left << std::setw(22) << stage.name << std::right << std::setw(10) << inWords(stage.start)
               << std::setw(10) << inWords(stage.end) << std::setw(7) << stage.order << std::setw(8) << stage.steps
               << "  " << stage.endedBy << '\n';
    writePeaks(recording, stream);
    const bool isAccounted = std::isfinite(recording.energyDrift);
    stream << "\nenergy drift "
           << (isAccounted ? inWords(recording.energyDrift) : "not known, since impacts fall within a step") << ", "
           << recording.times.size() << " samples, " << inWords(recording.wallTime) << " s to compute\n";
}

}  // namespace sinew
