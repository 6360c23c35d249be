#pragma once

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <QAbstractTableModel>
#include <QString>

#include "core/base/object_id.h"
#include "core/schema/quantity.h"
#include "ui/widgets/state_dot.h"

namespace sinew {

struct TableColumn {
    QString title;
    QString unit;  // second line of the header
    QString toolTip;
    bool hidden = false;    // says nothing for this model
    bool optional = false;  // left out where there is no room

    bool operator==(const TableColumn&) const = default;
};

// A word, or a number that is written when it is shown: of a thousand rows that a move changes, twenty are seen.
class TableCell {
public:
    TableCell() = default;
    TableCell(QString word);
    // Sorted by its size where that is asked for, else by its value.
    TableCell(double value, Quantity quantity, bool isSortedBySize = false);

    bool isNumber() const { return m_quantity.has_value(); }
    QString text() const;
    qsizetype length() const;
    // To sort by; NaN, of a word, stands at the end in either order.
    double order() const { return m_isSortedBySize ? std::abs(m_value) : m_value; }

    // Whether it reads as the other.
    bool operator==(const TableCell& other) const;

private:
    QString m_word;
    double m_value = std::numeric_limits<double>::quiet_NaN();  // SI
    std::optional<Quantity> m_quantity;
    bool m_isSortedBySize = false;
};

struct TableRow {
    ObjectId id;
    QString name;  // first column
    QString toolTip;
    StateDot dot;
    bool muted = false;
    bool warns = false;            // stands in amber; the tool tip says why
    std::vector<TableCell> cells;  // the columns after the first

    bool operator==(const TableRow&) const = default;
};

// What a table of objects shows: names in the first column, numbers in the others.
struct TableContent {
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;
};

// A table over a TableContent. refresh() emits dataChanged for each cell that reads otherwise, of many for all; the model
// is reset only when the objects or columns are others.
class ObjectTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ObjectTableModel(QObject* parent = nullptr);

    void refresh(TableContent content);
    const std::vector<TableColumn>& columns() const { return m_content.columns; }
    const std::vector<TableRow>& rows() const { return m_content.rows; }
    ObjectId idAt(const QModelIndex& index) const;
    QModelIndex indexOf(const ObjectId& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QVariant text(const TableRow& row, int column) const;
    QVariant order(const TableRow& row, int column) const;

    TableContent m_content;
};

}  // namespace sinew
