#pragma once

#include <functional>

#include <QObject>

class QWidget;

namespace sinew {

// Tells a panel that there is something new. While it lies hidden in a window that is shown (behind another tab, in another
// workspace) it is told once when it appears: what nobody sees costs nothing. Belongs to the panel.
class PanelWait : public QObject {
public:
    PanelWait(QWidget& panel, std::function<void()> take);

    void tell();

private:
    bool eventFilter(QObject* watched, QEvent* event) override;

    QWidget& m_panel;
    std::function<void()> m_take;
    bool m_hasMissed = false;
};

}  // namespace sinew
