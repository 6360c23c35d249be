#include "core/simulation/recording.h"

#include <algorithm>

#include "core/base/unique_names.h"

namespace sinew {

int Recording::channel(const ChannelKey& key) const
{
    const auto found = std::find_if(channels.begin(), channels.end(), [&](const Channel& it) { return it.key == key; });
    return found == channels.end() ? -1 : static_cast<int>(found - channels.begin());
}

int Recording::channel(const std::string& column) const
{
    const auto found
        = std::find_if(channels.begin(), channels.end(), [&](const Channel& it) { return it.column == column; });
    return found == channels.end() ? -1 : static_cast<int>(found - channels.begin());
}

int Recording::stageAt(double time) const
{
    const auto after
        = std::find_if(stages.begin(), stages.end(), [&](const StageRecord& it) { return it.start > time; });
    return static_cast<int>(after - stages.begin()) - 1;
}

int Recording::sampleAt(double time) const
{
    return static_cast<int>(std::upper_bound(times.begin(), times.end(), time) - times.begin()) - 1;
}

MotionTable Recording::table() const
{
    MotionTable table;
    for (const Channel& it : channels)
        table.columns.push_back(it.column);
    std::vector<Eigen::Index> kept;
    for (std::size_t i = 0; i < times.size(); ++i) {
        if (i + 1 < times.size() && times[i + 1] <= times[i])
            continue;
        kept.push_back(static_cast<Eigen::Index>(i));
        table.times.push_back(times[i]);
    }
    table.values.resize(static_cast<Eigen::Index>(kept.size()), static_cast<Eigen::Index>(channels.size()));
    for (std::size_t i = 0; i < kept.size(); ++i)
        table.values.row(static_cast<Eigen::Index>(i)) = values.col(kept[i]).transpose();
    return table;
}

std::vector<std::string> indicatorNames(const Recording& recording)
{
    constexpr const char* nouns[] = {"link", "contact", "stop of", "hold"};
    std::vector<std::string> names, qualifiers;
    for (const Indicator& it : recording.indicators) {
        names.push_back(it.name);
        qualifiers.emplace_back(nouns[static_cast<std::size_t>(it.kind)]);
    }
    return uniqueNames(names, qualifiers);
}

const char* statusName(RunStatus status)
{
    switch (status) {
    case RunStatus::Completed: return "completed";
    case RunStatus::Cancelled: return "cancelled";
    case RunStatus::Stopped: return "stopped";
    default: return "not_run";
    }
}

}  // namespace sinew
