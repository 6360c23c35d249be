#pragma once

#include <QWidget>

#include "ui/panels/fixation/compare_view.h"

namespace sinew {

// A figure of one construct: a bar with its band as a thin line, the value, and the band in numbers where there is room.
class CompareCellBar : public QWidget {
    Q_OBJECT

public:
    explicit CompareCellBar(QWidget* parent = nullptr);

    // Of a row; isFirst: of the case itself.
    void setCell(const CompareCell& cell, const ConstructRow& row, bool isFirst, bool isGrey);
    bool showsBand() const;  // in numbers, at this width

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {64, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont valueFont() const;
    double valueWidth() const;
    void paintBar(QPainter& painter, const QRectF& area) const;

    CompareCell m_cell;
    double m_scale = 0;
    bool m_hasSigns = false, m_isFirst = false, m_isGrey = false;
};

}  // namespace sinew
