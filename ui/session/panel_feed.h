#pragma once

#include <functional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "ui/session/panel_wait.h"
#include "ui/session/session.h"

class QWidget;

namespace sinew {

// How often a panel is told of new results.
enum class PanelPace {
    AtOnce,    // what a hand moves
    Readable,  // numbers: at once, but ten times a second while they go on changing; faster they cannot be read
};

// Tells a panel what changes in the session; while it is hidden changes are gathered, see PanelWait. Belongs to the panel.
class PanelFeed : public QObject {
public:
    using Take = std::function<void(Changes)>;

    PanelFeed(Session& session, QWidget& panel, Take take, PanelPace pace = PanelPace::Readable);

private:
    void tell();
    bool comesTooSoon();

    const QWidget& m_panel;
    PanelWait* m_wait;
    PanelPace m_pace;
    Changes m_changes;  // that the panel has not been told of
    int m_row = 0;      // results told in a row, one soon after the other
    QElapsedTimer m_sinceTold;
    QTimer m_pause;
};

}  // namespace sinew
