#include "ui/session/panel_feed.h"

#include <algorithm>
#include <utility>

#include <QWidget>

namespace sinew {

namespace {

constexpr int shortestPause = 100;  // ms
constexpr int longestPause = 250;   // ms: what comes later begins a new row
constexpr int freeResults = 8;      // of a row: what is done in single acts shows all at once

const Changes resultChanges = Changes(Change::Situation) | Change::Solution | Change::Frame;

}  // namespace

PanelFeed::PanelFeed(Session& session, QWidget& panel, Take take, PanelPace pace)
    : QObject(&panel), m_panel(panel),
      m_wait(new PanelWait(panel, [this, take = std::move(take)] { take(std::exchange(m_changes, {})); })), m_pace(pace)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &PanelFeed::tell);
    connect(&session, &Session::changed, this, [this](Changes changes) {
        m_changes |= changes;
        if (!comesTooSoon())
            tell();
        else if (!m_pause.isActive())
            m_pause.start(std::max(0, shortestPause - static_cast<int>(m_sinceTold.elapsed())));
    });
}

// Results alone; all else is the answer to an act. A hidden panel only has to know that it has missed something.
bool PanelFeed::comesTooSoon()
{
    if (m_pace == PanelPace::AtOnce || !m_panel.isVisible() || (m_changes & ~resultChanges) || !m_sinceTold.isValid())
        return false;
    if (m_sinceTold.elapsed() > longestPause)
        m_row = 0;
    return m_row >= freeResults && m_sinceTold.elapsed() < shortestPause;
}

void PanelFeed::tell()
{
    m_pause.stop();
    if (m_changes & Change::Frame) {
        ++m_row;
        m_sinceTold.start();
    }
    m_wait->tell();
}

}  // namespace sinew
