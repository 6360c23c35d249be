#pragma once

#include <array>

#include <QWidget>

#include "ui/panels/fixation/answer_view.h"

class QFrame;
class QLabel;

namespace sinew {

class ElidedLabel;

// The verdict in words, three figures with their bands, and what a person should know before believing them.
class AnswerPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnswerPanel(FixationSession& fixation, QWidget* parent = nullptr);

    const AnswerView& view() const { return m_view; }

private:
    struct Column {
        QLabel *value, *unit, *caption, *band;
    };

    void lay();
    void refresh();
    void showVerdict();
    void showFigures();
    void showWaysOut();

    AnswerView m_view;
    FixationSession& m_fixation;
    FixationFeed* m_feed;
    QFrame* m_busy;
    QLabel *m_dot, *m_verdict;
    ElidedLabel* m_caption;
    QLabel *m_alarm, *m_problem, *m_hint;
    QWidget* m_ways;  // a button for each way out
    QWidget* m_figures;
    std::array<Column, 3> m_columns;
    QLabel *m_bands, *m_pressed;
    QLabel* m_remarks;
};

}  // namespace sinew
