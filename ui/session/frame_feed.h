#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

#include "core/model/model.h"
#include "core/simulation/recording_reader.h"

namespace sinew {

class Session;

// While a motion is in front, makes the recording at the time cursor the Session's frame, so that panels show its
// forces: at once, then a few times a second while the cursor moves. A recording of other objects than the Session's
// present ones is not shown in panels.
class FrameFeed : public QObject {
    Q_OBJECT

public:
    explicit FrameFeed(Session& session);

    // model: what the recording was made of. nullptr: there is no recording.
    void setRecording(std::shared_ptr<const Recording> recording, const Model& model);
    void setInFront(bool inFront);
    void setTime(double time);  // s
    void modelChanged();        // the Session's

private:
    void feed();
    void feedSoon();

    Session& m_session;
    std::shared_ptr<const RecordingReader> m_reader;
    Model m_expanded;  // of the recording, its segments written out
    double m_largestTension = 0;
    double m_time = 0;
    bool m_isInFront = false;
    bool m_isOfModel = false;
    bool m_isDue = false;
    QTimer m_pause;  // runs while panels have been told and should not be again
};

}  // namespace sinew
