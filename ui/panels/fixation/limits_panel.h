#pragma once

#include <vector>

#include <QWidget>

#include "ui/panels/fixation/limits_view.h"

class QLabel;
class QVBoxLayout;

namespace sinew {

class LimitBar;

// What the posture asks of bone, metal and fracture, against limits and what was measured, each with its source.
class LimitsPanel : public QWidget {
    Q_OBJECT

public:
    explicit LimitsPanel(FixationSession& fixation, QWidget* parent = nullptr);

    const std::vector<LimitRow>& rows() const { return m_shown; }

private:
    void refresh();
    void matchBars();

    FixationSession& m_fixation;
    FixationFeed* m_feed;
    std::vector<LimitRow> m_shown;
    std::vector<LimitBar*> m_bars;
    QLabel* m_empty;
    QVBoxLayout* m_layout;
};

}  // namespace sinew
