// The time cursor, its playback, and what is selected and plotted.

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "ui/jobs/simulation_job.h"
#include "ui/session/frame_feed.h"
#include "ui/session/motion_session.h"
#include "ui/session/playback.h"

namespace sinew {

std::shared_ptr<const MotionTable> MotionSession::measured() const
{
    return m_measured;
}

double MotionSession::firstTime() const
{
    return m_run && !m_run->recording.times.empty() ? m_run->recording.times.front() : 0;
}

double MotionSession::lastTime() const
{
    return m_run && !m_run->recording.times.empty() ? m_run->recording.times.back() : 0;
}

double MotionSession::time() const
{
    return m_time;
}

bool MotionSession::isPlaying() const
{
    return m_playback->isPlaying();
}

bool MotionSession::isLooping() const
{
    return m_playback->isLooping();
}

double MotionSession::speed() const
{
    return m_playback->speed();
}

void MotionSession::setTime(double time)
{
    if (!std::isfinite(time))
        return;
    const double within = std::clamp(time, firstTime(), lastTime());
    if (std::exchange(m_time, within) == within)
        return;
    m_feed->setTime(within);
    notify(MotionChange::Time);
}

void MotionSession::play(bool playing)
{
    if (playing == isPlaying() || (playing && !(lastTime() > firstTime())))
        return;
    // From the end it begins again.
    if (playing && m_time >= lastTime())
        setTime(firstTime());
    m_playback->play(playing);
    notify(MotionChange::Playback);
}

void MotionSession::advance(double seconds)
{
    const std::optional<double> next = playedTime(m_time, seconds, {firstTime(), lastTime()}, isLooping());
    setTime(next.value_or(lastTime()));
    if (!next)
        play(false);
}

void MotionSession::setLooping(bool looping)
{
    if (looping == isLooping())
        return;
    m_playback->setLooping(looping);
    notify(MotionChange::Playback);
}

void MotionSession::setSpeed(double speed)
{
    const double before = m_playback->speed();
    if (!std::isfinite(speed))
        return;
    m_playback->setSpeed(speed);
    if (m_playback->speed() != before)
        notify(MotionChange::Playback);
}

void MotionSession::stepSamples(int samples)
{
    if (!m_run || m_run->recording.times.empty())
        return;
    play(false);
    const std::vector<double>& times = m_run->recording.times;
    double to = m_time;
    for (int i = 0; i < std::abs(samples); ++i) {
        if (samples > 0) {
            const auto next = std::upper_bound(times.begin(), times.end(), to);
            to = next == times.end() ? times.back() : *next;
        } else {
            const auto here = std::lower_bound(times.begin(), times.end(), to);
            to = here == times.begin() ? times.front() : *(here - 1);
        }
    }
    setTime(to);
}

// Selections

int MotionSession::selectedStage() const
{
    return m_selectedStage;
}

const std::string& MotionSession::selectedCurve() const
{
    return m_selectedCurve;
}

const std::vector<std::string>& MotionSession::plottedChannels() const
{
    return m_plottedChannels;
}

void MotionSession::selectStage(int stage)
{
    const int within = std::clamp(stage, -1, static_cast<int>(scenario().stages.size()) - 1);
    if (std::exchange(m_selectedStage, within) != within)
        notify(MotionChange::Selection);
}

void MotionSession::selectCurve(const std::string& curve)
{
    if (curve == m_selectedCurve)
        return;
    m_selectedCurve = curve;
    notify(MotionChange::Selection);
}

void MotionSession::setPlottedChannels(const std::vector<std::string>& channels)
{
    if (channels == m_plottedChannels)
        return;
    m_plottedChannels = channels;
    notify(MotionChange::Plots);
}

}  // namespace sinew
