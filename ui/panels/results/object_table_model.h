#pragma once

#include <limits>
#include <string>
#include <vector>

#include <QAbstractTableModel>
#include <QString>

#include "core/base/object_id.h"
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

struct TableCell {
    QString text;
    double order = std::numeric_limits<double>::quiet_NaN();  // to sort by; NaN stands at the end in either order

    bool operator==(const TableCell& other) const
    {
        return text == other.text && (order == other.order || (order != order && other.order != other.order));
    }
};

struct TableRow {
    ObjectId id;
    QString name;  // first column
    QString toolTip;
    StateDot dot;
    bool muted = false;
    std::vector<TableCell> cells;  // the columns after the first

    bool operator==(const TableRow&) const = default;
};

// What a table of objects shows: names in the first column, numbers in the others.
struct TableContent {
    std::vector<TableColumn> columns;
    std::vector<TableRow> rows;
};

// A table over a TableContent. refresh() emits dataChanged for each cell that has another value, of many for all; the model is reset only when the
// objects or columns are others.
class ObjectTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ObjectTableModel(QObject* parent = nullptr);

    void refresh(TableContent content);
    const std::vector<TableColumn>& columns() const { return m_content.columns; }
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
