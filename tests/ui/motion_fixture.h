#pragma once

#include <cmath>
#include <memory>
#include <string>

#include <QFile>
#include <QTemporaryDir>

#include "core/mechanism/mechanism.h"
#include "core/mechanism/positions.h"
#include "core/simulation/recording.h"

namespace sinew::test {

// A scenario of the pendulum that comes with the program: it swings freely for `duration`. The name of the file
// written into the folder.
inline std::string pendulumScenario(const QTemporaryDir& folder, double duration = 0.5)
{
    const QString path = folder.filePath("swing.sinew-scenario.json");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(QString(R"({
  "format": "sinew-scenario",
  "version": 1,
  "name": "swing",
  "title": "A free swing",
  "model": "%1/models/pendulum.sinew.json",
  "stages": [
    {"name": "free", "given": [{"coordinates": ["angle"], "effort": 0}]}
  ],
  "options": {"duration": %2, "output_step": 0.01}
})")
                   .arg(SINEW_RESOURCE_DIR)
                   .arg(duration)
                   .toUtf8());
    return path.toStdString();
}

// A recording made by hand: every coordinate runs from 0 to 1 within the time, and what else is asked for follows.
inline Recording straightRecording(const Mechanism& mechanism, int samples = 11, double duration = 1)
{
    Recording recording;
    recording.status = RunStatus::Completed;
    recording.positions.resize(mechanism.positionCount(), samples);
    for (int i = 0; i < samples; ++i) {
        const double share = double(i) / (samples - 1);
        recording.times.push_back(duration * share);
        recording.positions.col(i)
            = positionsOf(mechanism, Eigen::VectorXd::Constant(mechanism.coordinateCount, share));
    }
    recording.values.resize(0, samples);
    recording.wallTime = 0.01;
    return recording;
}

// A channel more, with a value at each sample.
template <class Value>
void addChannel(Recording& recording, const std::string& name, Value value)
{
    const auto samples = static_cast<Eigen::Index>(recording.times.size());
    recording.channels.push_back({name, QuantityKind::Force});
    recording.values.conservativeResize(static_cast<Eigen::Index>(recording.channels.size()), samples);
    for (Eigen::Index i = 0; i < samples; ++i)
        recording.values(recording.values.rows() - 1, i) = value(recording.times[static_cast<std::size_t>(i)]);
}

}  // namespace sinew::test
