#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "ui/panels/fixation/compare_view.h"

class QGridLayout;
class QLabel;
class QToolButton;

namespace sinew {

class CompareCellBar;

// The case beside its alternatives, figure by figure with bands. Alternatives are added, taken away and made the case.
class ComparePanel : public QWidget {
    Q_OBJECT

public:
    explicit ComparePanel(FixationSession& fixation, QWidget* parent = nullptr);

    const ConstructView& view() const { return m_view; }
    void copyTable() const;

private:
    void lay();
    void makeAddMenu();
    void offerFor(FractureKind fracture);
    void refresh();
    void makeCells();
    QWidget* makeHeader(std::size_t column);
    void showHeaders();
    void showCells();

    FixationSession& m_fixation;
    FixationFeed* m_feed;
    ConstructView m_view;
    QLabel* m_empty;
    QToolButton *m_add, *m_copy;
    std::optional<FractureKind> m_offeredFor;
    QWidget *m_corner, *m_table;
    QGridLayout* m_grid;
    std::vector<QWidget*> m_headers;
    std::vector<QLabel*> m_titles;
    std::vector<QString> m_made;                        // the columns and rows that there are widgets for
    std::vector<std::vector<CompareCellBar*>> m_cells;  // by row, column
    QLabel* m_notes;
};

}  // namespace sinew
