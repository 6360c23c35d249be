#include "ui/session/playback.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

constexpr int tickInterval = 16;  // ms

}  // namespace

std::optional<double> playedTime(double time, double seconds, const PlaySpan& span, bool isLooping)
{
    const double duration = span.last - span.first;
    if (!(duration > 0))
        return std::nullopt;
    const double next = time + seconds;
    if (next < span.last)
        return std::max(next, span.first);
    if (!isLooping)
        return std::nullopt;
    return span.first + std::fmod(next - span.first, duration);
}

Playback::Playback(QObject* parent) : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(tickInterval);
    connect(&m_timer, &QTimer::timeout, this, &Playback::tick);
}

void Playback::play(bool playing)
{
    if (playing == isPlaying())
        return;
    if (!playing) {
        m_timer.stop();
        return;
    }
    m_sinceTick.start();
    m_timer.start();
}

void Playback::setSpeed(double speed)
{
    m_speed = std::clamp(speed, slowestPlayback, fastestPlayback);
}

void Playback::tick()
{
    const double seconds = 1e-9 * static_cast<double>(m_sinceTick.nsecsElapsed());
    m_sinceTick.restart();
    emit advanced(m_speed * seconds);
}

}  // namespace sinew
