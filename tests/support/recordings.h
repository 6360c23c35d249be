#pragma once

#include <memory>
#include <string>

#include "core/mechanism/positions.h"
#include "core/simulation/recording.h"

namespace sinew::test {

// A recording made by hand: every coordinate runs from 0 to 1 within the time, and what else is asked for follows.
inline Recording straightRecording(std::shared_ptr<const Mechanism> mechanism, int samples = 11, double duration = 1)
{
    Recording recording;
    recording.status = RunStatus::Completed;
    recording.positions.resize(mechanism->positionCount(), samples);
    for (int i = 0; i < samples; ++i) {
        const double share = double(i) / (samples - 1);
        recording.times.push_back(duration * share);
        recording.positions.col(i)
            = positionsOf(*mechanism, Eigen::VectorXd::Constant(mechanism->coordinateCount, share));
    }
    recording.values.resize(0, samples);
    recording.wallTime = 0.01;
    recording.shortenings = Eigen::VectorXd::Zero(mechanism->linkCount());
    recording.mechanism = std::move(mechanism);
    return recording;
}

// A channel more, with a value at each sample.
template <class Value>
void addChannel(Recording& recording, const ChannelKey& key, const std::string& object, Value value)
{
    const auto samples = static_cast<Eigen::Index>(recording.times.size());
    recording.channels.push_back({key, QuantityKind::Force, object, {}});
    nameColumns(recording.channels);
    recording.values.conservativeResize(static_cast<Eigen::Index>(recording.channels.size()), samples);
    for (Eigen::Index i = 0; i < samples; ++i)
        recording.values(recording.values.rows() - 1, i) = value(recording.times[static_cast<std::size_t>(i)]);
}

}  // namespace sinew::test
