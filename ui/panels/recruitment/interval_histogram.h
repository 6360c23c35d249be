#pragma once

#include <optional>

#include <QWidget>

#include "ui/panels/recruitment/chart_scale.h"
#include "ui/panels/recruitment/interval_data.h"

namespace sinew {

// How often each value of a joint's force came up, with the stated one and the measured range.
class IntervalHistogramChart : public QWidget {
    Q_OBJECT

public:
    explicit IntervalHistogramChart(QWidget* parent = nullptr);

    // bodyWeight: N, 0 without; row: of the same joint.
    void setContent(const IntervalHistogram& histogram, const IntervalRow& row, double bodyWeight);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void paintMeasured(QPainter& painter, const ChartAxis& axis) const;
    void paintBins(QPainter& painter, const ChartAxis& axis) const;

    IntervalHistogram m_histogram;
    IntervalRow m_row;
    double m_bodyWeight = 0;
    ChartAxis m_axis;  // its range
};

}  // namespace sinew
