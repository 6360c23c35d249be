#include "core/report/simulation_report.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iomanip>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include "core/base/number_words.h"
#include "core/report/layers_report.h"

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
        item.set("solutions", stage.solutions);
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

// What the layers of a joint bear when its force is largest; absent: at all times alike.
struct LoadedLayers {
    const Joint* joint = nullptr;
    std::optional<double> time;  // s
    LayeredJoint state;
};

// Sample and size, N, of the largest force of a joint of the mechanism; none when it was not recorded.
std::optional<std::pair<Eigen::Index, double>> largestForce(const Recording& recording, int joint)
{
    std::array<int, 3> rows{};
    for (int axis = 0; axis < 3; ++axis)
        rows[static_cast<std::size_t>(axis)]
            = recording.channel(ChannelKey{ChannelObject::Joint, joint, Measure::Force, axis});
    if (recording.times.empty() || *std::min_element(rows.begin(), rows.end()) < 0)
        return std::nullopt;
    Eigen::Index at = 0;
    const double largest = recording.values(rows, Eigen::all).colwise().norm().maxCoeff(&at);
    return std::pair(at, largest);
}

std::vector<LoadedLayers> loadedLayers(const Model& model, const Recording& recording)
{
    std::vector<LoadedLayers> all;
    if (!recording.mechanism)
        return all;
    const std::vector<std::string>& names = recording.mechanism->jointNames;
    for (const Joint& joint : model.joints) {
        const auto name = std::find(names.begin(), names.end(), joint.name);
        if (joint.layers.empty() || name == names.end())
            continue;
        const auto largest = largestForce(recording, static_cast<int>(name - names.begin()));
        LoadedLayers loaded{
            &joint, {}, calcLayeredJoint(joint, largest ? std::optional(largest->second) : std::nullopt)};
        if (largest && loaded.state.basis == PressureBasis::JointForce)
            loaded.time = recording.times[static_cast<std::size_t>(largest->first)];
        all.push_back(std::move(loaded));
    }
    return all;
}

JsonValue layersJson(const Model& model, const Recording& recording)
{
    JsonValue object = JsonValue::object();
    for (const LoadedLayers& loaded : loadedLayers(model, recording))
        object.set(loaded.joint->name, sinew::layersJson(*loaded.joint, loaded.state)
                                           .set("time", loaded.time ? JsonValue(*loaded.time) : JsonValue()));
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

JsonValue simulationJson(const Model& model, const Recording& recording)
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
    object.set("layers", layersJson(model, recording));
    object.set("samples", recording.times.size());
    object.set("energy_drift", recording.energyDrift);
    return object;
}

void writeSimulationText(const Model& model, const Recording& recording, std::ostream& stream)
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
    for (const LoadedLayers& loaded : loadedLayers(model, recording))
        writeLayersText(*loaded.joint, loaded.state,
                        loaded.time ? " at " + inWords(*loaded.time) + " s, when most loaded" : std::string(), stream);
    stream << '\n';
    if (!std::isfinite(recording.energyDrift))
        stream << "energy drift not known, since impacts fall within a step, ";
    else if (recording.energyDrift != 0)
        stream << "energy drift " << inWords(recording.energyDrift) << ", ";
    stream << recording.times.size() << " samples, " << inWords(recording.wallTime) << " s to compute\n";
}

}  // namespace sinew
