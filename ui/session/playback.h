#pragma once

#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace sinew {

inline constexpr double slowestPlayback = 0.1, fastestPlayback = 4;

// A span of time to be played, s.
struct PlaySpan {
    double first = 0, last = 0;
};

// The time that follows `time` after `seconds` more of the motion; nothing when it has come to the end and does not
// loop.
std::optional<double> playedTime(double time, double seconds, const PlaySpan& span, bool isLooping);

// Tells, some sixty times a second while it plays, how much of the motion's time has gone by: real time times the
// speed. A frame that takes long is followed by a greater step, never by several.
class Playback : public QObject {
    Q_OBJECT

public:
    explicit Playback(QObject* parent = nullptr);

    bool isPlaying() const { return m_timer.isActive(); }
    void play(bool playing);
    bool isLooping() const { return m_isLooping; }
    void setLooping(bool looping) { m_isLooping = looping; }
    double speed() const { return m_speed; }
    void setSpeed(double speed);

signals:
    void advanced(double seconds);

private:
    void tick();

    QTimer m_timer;
    QElapsedTimer m_sinceTick;
    bool m_isLooping = true;
    double m_speed = 1;
};

}  // namespace sinew
