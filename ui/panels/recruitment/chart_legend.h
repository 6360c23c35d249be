#pragma once

#include <vector>

#include <QWidget>

#include "ui/panels/recruitment/row_chart.h"

namespace sinew {

struct LegendEntry {
    MarkShape shape = MarkShape::Bar;
    ChartColour colour = ChartColour::Accent;
    QString text;
};

// The marks of a chart in words, as many beside each other as fit.
class ChartLegend : public QWidget {
    Q_OBJECT

public:
    explicit ChartLegend(std::vector<LegendEntry> entries, QWidget* parent = nullptr);

    void setEntries(std::vector<LegendEntry> entries);
    const std::vector<LegendEntry>& entries() const { return m_entries; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    // px, where each entry begins, in a legend of that width.
    std::vector<QRect> placesFor(int width) const;

    std::vector<LegendEntry> m_entries;
};

}  // namespace sinew
