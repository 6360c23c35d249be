#include "ui/session/frame_feed.h"

#include <utility>

#include "core/model/expand_segments.h"
#include "ui/session/follow_model.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

// Numbers that change faster cannot be read, and tables would take the time that the picture needs.
constexpr int pauseBetweenFrames = 100;  // ms

}  // namespace

FrameFeed::FrameFeed(Session& session) : m_session(session)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBetweenFrames);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (std::exchange(m_isDue, false))
            feedSoon();
    });
}

void FrameFeed::setRecording(std::shared_ptr<const Recording> recording, const Model& model)
{
    m_reader = recording ? std::make_shared<const RecordingReader>(std::move(recording)) : nullptr;
    if (m_reader && m_reader->isEmpty())
        m_reader = nullptr;
    m_expanded = m_reader ? expanded(model) : Model();
    m_largestTension = m_reader ? m_reader->largestTension() : 0;
    modelChanged();
}

void FrameFeed::modelChanged()
{
    m_isOfModel = m_reader && m_session.hasModel() && haveSameObjects(m_expanded, m_session.expandedModel());
    feed();
}

void FrameFeed::setInFront(bool inFront)
{
    if (std::exchange(m_isInFront, inFront) != inFront)
        feed();
}

void FrameFeed::setTime(double time)
{
    if (std::exchange(m_time, time) != time)
        feedSoon();
}

void FrameFeed::feedSoon()
{
    if (m_pause.isActive()) {
        m_isDue = true;
        return;
    }
    feed();
    if (m_isInFront)
        m_pause.start();
}

void FrameFeed::feed()
{
    if (m_isInFront && m_isOfModel)
        m_session.showRecorded(std::make_shared<const ResultFrame>(m_reader->at(m_time)), m_largestTension);
    else
        m_session.showRecorded(nullptr);
}

}  // namespace sinew
