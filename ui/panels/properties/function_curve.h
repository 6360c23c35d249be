#pragma once

#include <vector>

#include <QWidget>

#include "core/document/property_rows.h"

namespace sinew {

// The curve of a spline or of a polynomial, with what it reaches at its ends. The points of a spline are dragged; a double
// click adds one on the curve or removes the one under the pointer, two stay. A drag is one change: the curve follows the
// pointer, and is told of at its end.
class FunctionCurve : public QWidget {
    Q_OBJECT

public:
    explicit FunctionCurve(QWidget* parent = nullptr);

    void setRow(const PropertyRow& row);
    QString title() const;  // what it gives of what, with units
    // Where a point of the function is, px.
    QPointF pixelOf(double x, double y) const;

    QSize sizeHint() const override { return {160, 96}; }

signals:
    void numbersEntered(const std::vector<double>& numbers);  // SI, as in RowValue

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    struct Range {
        double low = -1, high = 1, bottom = 0, top = 1;  // SI
    };

    bool hasPoints() const { return m_row.kind == RowKind::Points; }
    int pointCount() const { return hasPoints() ? static_cast<int>(m_numbers.size() / 2) : 0; }
    int pointAt(const QPointF& pixel) const;  // -1: none
    double valueAt(double x) const;
    QRectF place() const;
    double xOf(double pixel) const;
    double yOf(double pixel) const;
    void findRange();
    void paintAxes(QPainter& painter) const;

    PropertyRow m_row;
    std::vector<double> m_numbers;  // as they are while a point is dragged
    Range m_range;                  // of the row: it stays while a point is dragged
    int m_dragged = -1;
};

}  // namespace sinew
