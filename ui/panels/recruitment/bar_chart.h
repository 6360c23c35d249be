#pragma once

#include <vector>

#include <QColor>

#include "ui/panels/recruitment/chart_scale.h"
#include "ui/panels/recruitment/chart_widget.h"
#include "ui/panels/recruitment/compare_data.h"

namespace sinew {

// What a bar chart shows: rows of bars, one colour per bar of a row.
struct BarChartContent {
    std::vector<CompareRow> rows;
    std::vector<QString> entries;      // names of the bars
    std::vector<CriterionKind> kinds;  // by entry: their colours
    double bodyWeight = 0;             // N; 0: forces in N alone
    bool isLabelled = false;           // the value stands at each bar's end
    ObjectId selection;
};

// Groups of bars: lying, name on the left, or standing, name below. A click or the arrow keys choose a row.
class BarChart : public ChartWidget {
    Q_OBJECT

public:
    explicit BarChart(QWidget* parent = nullptr);

    void setContent(BarChartContent content);
    const BarChartContent& content() const { return m_content; }
    void setStanding(bool standing);
    bool isStanding() const { return m_standing; }

    // Where things are, px. A row or entry is -1 where there is none.
    QRectF rowRect(int row) const override;
    QRectF barRect(int row, int entry) const;
    int entryAt(int row, const QPointF& point) const;
    QString toolTipAt(const QPointF& point) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    int rowCount() const override { return static_cast<int>(m_content.rows.size()); }
    const ObjectId& objectOf(int row) const override { return m_content.rows[static_cast<std::size_t>(row)].id; }
    const ObjectId& selection() const override { return m_content.selection; }
    void layOut() override;
    void paintEvent(QPaintEvent* event) override;

private:
    // All that painting needs; made anew when content or size change.
    struct Frame {
        QRectF area;                      // of the bars
        double low = 0, high = 1;         // N at its ends
        ChartScale scale;                 // grid lines
        double rowSize = 1, barSize = 1;  // px across the bars
    };

    void findRange();
    int neededHeight() const;
    double across() const;  // px that the bars of one row take
    double place(double newtons) const;
    QString labelOf(double newtons) const;
    double widestLabel() const;
    void paintGrid(QPainter& painter) const;
    void paintName(QPainter& painter, int row) const;
    void paintBars(QPainter& painter, int row) const;
    int entryCount() const { return static_cast<int>(m_content.entries.size()); }

    BarChartContent m_content;
    Frame m_frame;
    bool m_standing = false;
};

}  // namespace sinew
