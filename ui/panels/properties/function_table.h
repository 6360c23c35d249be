#pragma once

#include <vector>

#include <QWidget>

#include "core/document/property_rows.h"

class QTableWidget;

namespace sinew {

class FunctionCurve;

// A small table of the points of a spline, or of the coefficients of a polynomial, with the curve below, whose
// points are dragged too.
class FunctionTable : public QWidget {
    Q_OBJECT

public:
    explicit FunctionTable(QWidget* parent = nullptr);

    void setRow(const PropertyRow& row);

signals:
    void numbersEntered(const std::vector<double>& numbers);  // SI, as in RowValue
    void refused(const QString& reason);

private:
    void takeCell(int row, int column);
    void addRow();
    void removeRow();
    bool hasPoints() const { return m_row.kind == RowKind::Points; }
    // The unit of what stands in a column of a line of the table, in SI.
    double unitOf(int row, int column) const;

    QTableWidget* m_table;
    FunctionCurve* m_curve;
    PropertyRow m_row;
    bool m_isShowing = false;
};

}  // namespace sinew
