#pragma once

#include <array>

#include <QWidget>

#include "ui/panels/fixation/shares_view.h"

class QLabel;
class QToolButton;
class QTreeWidget;

namespace sinew {

class ShareBar;

// The six components of the load across the fracture with bone's and the fixator's share; folded below them, who carries
// what part by part.
class SharesPanel : public QWidget {
    Q_OBJECT

public:
    explicit SharesPanel(FixationSession& fixation, QWidget* parent = nullptr);

    const SharesView& view() const { return m_view; }

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QLabel *name, *total, *unit;
        ShareBar* bar;
        QLabel* share;
    };

    void lay();
    void makeParts();
    void refresh();
    void applyColours();
    void showRow(const Row& row, const ShareRow& values);
    void showParts(int selected);

    FixationSession& m_fixation;
    FixationFeed* m_feed;
    SharesView m_view;
    std::array<Row, 6> m_rows;
    QLabel *m_empty, *m_legend;
    QWidget* m_table;
    QToolButton* m_fold;
    QTreeWidget* m_parts;
    bool m_isFilling = false;
};

}  // namespace sinew
