#pragma once

#include <QWidget>

#include "ui/panels/fixation/growth_view.h"

class QLabel;

namespace sinew {

class ElidedLabel;
class GrowthLine;

// What happens as the load grows from nothing: along a line, and as a list where the line has no room for words.
class GrowthPanel : public QWidget {
    Q_OBJECT

public:
    explicit GrowthPanel(FixationSession& fixation, QWidget* parent = nullptr);

    const GrowthView& view() const { return m_view; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showList();

    FixationFeed* m_feed;
    GrowthView m_view;
    ElidedLabel* m_caption;
    QLabel* m_anyLoad;
    GrowthLine* m_line;
    QLabel* m_list;
    QLabel* m_empty;
};

}  // namespace sinew
