#include "ui/session/rerun_timer.h"

#include <QGuiApplication>

#include "ui/session/session.h"

namespace sinew {

RerunTimer::RerunTimer(const Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    constexpr int pause = 300;  // ms
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &RerunTimer::ring);
}

void RerunTimer::plan()
{
    m_timer.start();
}

// Points of curves and sliders are dragged without a gesture of the document.
void RerunTimer::ring()
{
    if (m_session.document().isInGesture() || QGuiApplication::mouseButtons() != Qt::NoButton)
        m_timer.start();
    else
        emit due();
}

}  // namespace sinew
