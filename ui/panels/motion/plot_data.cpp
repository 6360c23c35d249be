#include "ui/panels/motion/plot_data.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/panels/motion/channel_tree.h"
#include "ui/text/core_words.h"
#include "ui/text/display_names.h"
#include "ui/text/motion_units.h"
#include "ui/text/translated.h"

namespace sinew {

namespace {

std::string lastPart(const std::string& name)
{
    const std::size_t slash = name.rfind('/');
    return slash == std::string::npos ? name : name.substr(slash + 1);
}

std::string objectOf(const std::string& channel)
{
    const std::size_t slash = channel.rfind('/');
    return slash == std::string::npos ? channel : channel.substr(0, slash);
}

std::vector<double> shownRow(const Recording& recording, int channel)
{
    const QuantityKind kind = recording.channels[static_cast<std::size_t>(channel)].kind;
    std::vector<double> values(recording.times.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = shownValue(recording.values(channel, static_cast<Eigen::Index>(i)), kind);
    return values;
}

PlotPart& partOf(std::vector<PlotPart>& parts, QuantityKind kind)
{
    const auto it = std::find_if(parts.begin(), parts.end(), [&](const PlotPart& part) { return part.kind == kind; });
    if (it != parts.end())
        return *it;
    const QString unit = unitOf(kind);
    parts.push_back({kind, unit.isEmpty() ? titleOf(kind) : titleOf(kind) + comma() + unit, {}, 0, 1});
    return parts.back();
}

void addMeasured(PlotPart& part, const MotionTable& measured, const Channel& channel, const PlotCurve& like)
{
    const int column = measuredColumn(measured, channel);
    if (column < 0)
        return;
    PlotCurve curve{like.channel, translated("measured"), CurveRole::Measured, like.colour, measured.times, {},
                    like.title};
    for (Eigen::Index i = 0; i < measured.values.rows(); ++i)
        curve.values.push_back(shownValue(measured.values(i, column), part.kind));
    part.curves.push_back(std::move(curve));
}

void addChannel(std::vector<PlotPart>& parts, const PlotInput& input, std::size_t index)
{
    const std::string& column = input.channels[index];
    const int row = input.recording->channel(column);
    if (row < 0)
        return;
    const Channel& channel = input.recording->channels[static_cast<std::size_t>(row)];
    PlotPart& part = partOf(parts, channel.kind);
    const QString name = curveName(channel);
    const PlotCurve curve{column,
                          name,
                          CurveRole::Recorded,
                          static_cast<int>(index),
                          input.recording->times,
                          shownRow(*input.recording, row),
                          name};
    part.curves.push_back(curve);
    if (const int kept = input.kept ? input.kept->channel(column) : -1; kept >= 0)
        part.curves.push_back({column, translated("kept"), CurveRole::Kept, curve.colour, input.kept->times,
                               shownRow(*input.kept, kept), name});
    if (input.measured)
        addMeasured(part, *input.measured, channel, curve);
}

// Room above and below; a line that does not move lies in the middle.
void findRange(PlotPart& part)
{
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const PlotCurve& curve : part.curves) {
        for (const double value : curve.values) {
            if (std::isfinite(value)) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
        }
    }
    if (!(low <= high))
        low = high = 0;
    const double size = std::max(std::abs(low), std::abs(high));
    const double room = high - low > 1e-6 * size && high > low ? 0.08 * (high - low) : std::max(0.1 * size, 1e-3);
    part.low = low - room;
    part.high = high + room;
}

// While the first run is on its way there is its start at most: no curve.
bool hasCurves(const PlotInput& input)
{
    return input.recording && input.recording->times.size() > (input.isRunning ? 1U : 0U);
}

QString emptyTextOf(const PlotInput& input)
{
    if (!input.hasScenario)
        return translated("Open a scenario to see its motion plotted");
    if (!hasCurves(input))
        return input.isRunning ? translated("Running: the plots are drawn at the end of the run")
                               : translated("Nothing has been recorded yet: run the scenario");
    if (input.channels.empty())
        return translated("Choose what to plot with “+ curve”");
    return translated("The recording has none of the chosen curves: choose others with “+ curve”");
}

}  // namespace

QString curveName(const Channel& channel)
{
    const ChannelKey& key = channel.key;
    QString name = readableName(channel.object);
    if (channel.isQualified)
        name.prepend(worded(nounOf(key.object)) + u' ');
    switch (key.measure) {
    case Measure::Value:
    case Measure::Speed:
    case Measure::Acceleration:
    case Measure::Effort:
    case Measure::Tension:
    case Measure::Stress:
    case Measure::Multiplier: return name;
    case Measure::Kinetic:
    case Measure::Potential: return quantityTitle(channel);
    case Measure::Force:
    case Measure::Moment: return name + comma() + QLatin1Char("xyz"[key.component % 3]);
    case Measure::Position:
    case Measure::Velocity: break;
    // Short ones: the axis says that they are forces.
    case Measure::Normal: return name + comma() + translated("normal");
    case Measure::Friction: return name + comma() + translated("friction");
    case Measure::Passive: return name + comma() + translated("passive");
    default: return name + comma() + quantityTitle(channel);
    }
    if (key.object == ChannelObject::CentreOfMass)
        name = translated("centre of mass");
    return name + comma() + QLatin1Char("xyz"[key.component % 3]);
}

PlotData plotDataOf(const PlotInput& input)
{
    PlotData data;
    if (hasCurves(input)) {
        for (std::size_t i = 0; i < input.channels.size(); ++i)
            addChannel(data.parts, input, i);
        data.start = input.recording->times.front();
        data.end = std::max(input.recording->times.back(), data.start + 1e-9);
        for (std::size_t i = 0; i + 1 < input.recording->stages.size(); ++i)
            data.boundaries.push_back(input.recording->stages[i].end);
    }
    for (PlotPart& part : data.parts)
        findRange(part);
    if (data.parts.empty())
        data.emptyText = emptyTextOf(input);
    return data;
}

std::optional<double> valueAt(const PlotCurve& curve, double time)
{
    if (curve.times.empty() || time < curve.times.front() || time > curve.times.back())
        return std::nullopt;
    const auto next = std::upper_bound(curve.times.begin(), curve.times.end(), time);
    const auto after = static_cast<std::size_t>(next - curve.times.begin());
    if (next == curve.times.end())
        return std::isfinite(curve.values.back()) ? std::optional(curve.values.back()) : std::nullopt;
    const double span = curve.times[after] - curve.times[after - 1];
    const double share = span > 0 ? (time - curve.times[after - 1]) / span : 0;
    const double value = curve.values[after - 1] + share * (curve.values[after] - curve.values[after - 1]);
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

int measuredColumn(const MotionTable& measured, const Channel& channel)
{
    if (const int exact = measured.find(channel.column); exact >= 0)
        return exact;
    const std::string& object = channel.object;
    const std::string what = wordOf(channel.key);
    for (std::size_t i = 0; i < measured.columns.size(); ++i) {
        const std::string& column = measured.columns[i];
        const std::string own = objectOf(column);
        const bool isPath
            = column.find('/') != std::string::npos && lastPart(own) == object && lastPart(column) == what;
        const bool isOfCoordinate = channel.key.object == ChannelObject::Coordinate;
        const bool isValue = isOfCoordinate && what == "value" && column == object;
        const bool isEffort
            = isOfCoordinate && what == "effort" && (column == object + "_moment" || column == object + "_force");
        if (isPath || isValue || isEffort)
            return static_cast<int>(i);
    }
    return -1;
}

MotionTable plotTable(const PlotInput& input)
{
    MotionTable out;
    if (!input.recording)
        return out;
    const MotionTable all = input.recording->table();
    out.name = all.name;
    out.times = all.times;
    out.values.resize(all.values.rows(), 0);
    const auto add = [&out](const std::string& name, const Eigen::VectorXd& column) {
        out.columns.push_back(name);
        out.values.conservativeResize(Eigen::NoChange, out.values.cols() + 1);
        out.values.col(out.values.cols() - 1) = column;
    };
    const MotionTable kept = input.kept ? input.kept->table() : MotionTable{};
    for (const std::string& channel : input.channels) {
        if (const int column = all.find(channel); column >= 0)
            add(channel, all.values.col(column));
        const int other = kept.find(channel);
        if (other < 0 || kept.times.empty())
            continue;
        PlotCurve curve{channel, {}, CurveRole::Kept, 0, kept.times, {}};
        curve.values.assign(kept.values.col(other).begin(), kept.values.col(other).end());
        Eigen::VectorXd values(all.values.rows());
        for (Eigen::Index i = 0; i < values.size(); ++i) {
            const double time
                = std::clamp(all.times[static_cast<std::size_t>(i)], kept.times.front(), kept.times.back());
            values[i] = valueAt(curve, time).value_or(0);
        }
        add("kept " + channel, values);
    }
    return out;
}

}  // namespace sinew
