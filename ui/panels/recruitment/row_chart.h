#pragma once

#include <optional>
#include <vector>

#include <QColor>
#include <QString>

#include "core/base/object_id.h"
#include "ui/panels/recruitment/chart_scale.h"
#include "ui/panels/recruitment/chart_widget.h"
#include "ui/scene/palette.h"

namespace sinew {

enum class ChartColour { Accent, Muted, Text, Slack, Force, Measured };

QColor colourOf(ChartColour colour, const Palette& palette);

enum class MarkShape {
    Bar,   // a block between two values
    Line,  // thin, with short ends
    Tick,  // across, at `from`
    Dot,   // at `from`
    Band,  // behind the whole row
};

struct ChartMark {
    MarkShape shape = MarkShape::Bar;
    double from = 0, to = 0;  // N; what is not finite is not drawn
    ChartColour colour = ChartColour::Accent;
    double centre = 0.5, thickness = 0.5;  // of the row's height; of a bar
};

struct ChartRow {
    ObjectId object;  // what a click chooses
    QString name;
    QString note;  // on the right
    QString toolTip;
    std::vector<ChartMark> marks;
};

// What a row chart shows: forces lying side by side on one axis, a name on the left of each.
struct RowChartContent {
    std::vector<ChartRow> rows;
    double bodyWeight = 0;          // N; then a second axis below is in body weights
    bool withZero = true;           // the axis reaches zero
    std::optional<double> upright;  // N, a line through all rows
    ObjectId selection;
};

class RowChart : public ChartWidget {
    Q_OBJECT

public:
    explicit RowChart(QWidget* parent = nullptr);

    void setContent(RowChartContent content);
    const RowChartContent& content() const { return m_content; }

    // Where things are, px; -1: no row.
    double place(double newtons) const { return m_axis.place(newtons); }
    QRectF rowRect(int row) const override;
    QString toolTipAt(const QPointF& point) const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    int rowCount() const override { return static_cast<int>(m_content.rows.size()); }
    const ObjectId& objectOf(int row) const override { return m_content.rows[static_cast<std::size_t>(row)].object; }
    const ObjectId& selection() const override { return m_content.selection; }
    void layOut() override;
    void paintEvent(QPaintEvent* event) override;

private:
    void findRange();
    int neededHeight() const;
    void paintRow(QPainter& painter, int row) const;
    void paintMark(QPainter& painter, const ChartMark& mark, const QRectF& band) const;

    RowChartContent m_content;
    ChartAxis m_axis;
};

}  // namespace sinew
