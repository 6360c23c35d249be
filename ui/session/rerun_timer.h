#pragma once

#include <QObject>
#include <QTimer>

namespace sinew {

class Session;

// Says when edits have come to rest: some 300 ms after the last one, and never while something is dragged.
class RerunTimer : public QObject {
    Q_OBJECT

public:
    explicit RerunTimer(const Session& session, QObject* parent = nullptr);

    void plan();  // counts from now, also when something is planned already
    void stop() { m_timer.stop(); }
    bool isPlanned() const { return m_timer.isActive(); }

signals:
    void due();

private:
    void ring();

    const Session& m_session;
    QTimer m_timer;
};

}  // namespace sinew
