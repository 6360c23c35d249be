#include "ui/panels/results/object_table_model.h"

#include <algorithm>
#include <utility>

#include <QPoint>

#include "ui/text/units_format.h"
#include "ui/widgets/item_roles.h"

namespace sinew {

namespace {

bool haveSameObjects(const TableContent& a, const TableContent& b)
{
    return a.columns == b.columns
           && std::equal(a.rows.begin(), a.rows.end(), b.rows.begin(), b.rows.end(),
                         [](const TableRow& x, const TableRow& y) {
                             return x.id == y.id && x.name == y.name && x.cells.size() == y.cells.size();
                         });
}

// Columns x and rows y that look otherwise. The name runs on into what a number beside it leaves.
std::vector<QPoint> changedCells(const TableContent& before, const TableContent& now)
{
    std::vector<QPoint> changed;
    for (std::size_t row = 0; row < now.rows.size(); ++row) {
        const TableRow &was = before.rows[row], &is = now.rows[row];
        if (was == is)
            continue;
        const std::vector<TableCell>&former = was.cells, &cells = is.cells;
        const bool isAll = was.muted != is.muted || was.warns != is.warns || former.size() != cells.size();
        const bool isNameOtherwise = isAll || was.name != is.name || was.toolTip != is.toolTip || !(was.dot == is.dot)
                                     || (!cells.empty() && former[0].length() != cells[0].length());
        if (isNameOtherwise)
            changed.emplace_back(0, int(row));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (isAll || !(former[i] == cells[i]))
                changed.emplace_back(int(i) + 1, int(row));
        }
    }
    return changed;
}

}  // namespace

TableCell::TableCell(QString word) : m_word(std::move(word))
{
}

TableCell::TableCell(double value, Quantity quantity, bool isSortedBySize)
    : m_value(value), m_quantity(quantity), m_isSortedBySize(isSortedBySize)
{
}

QString TableCell::text() const
{
    return m_quantity ? numberText(m_value, *m_quantity) : m_word;
}

qsizetype TableCell::length() const
{
    return m_quantity ? lengthOfNumber(m_value, *m_quantity) : m_word.size();
}

bool TableCell::operator==(const TableCell& other) const
{
    if (m_quantity != other.m_quantity)
        return false;
    return m_quantity ? readAlike(m_value, other.m_value, *m_quantity) : m_word == other.m_word;
}

ObjectTableModel::ObjectTableModel(QObject* parent) : QAbstractTableModel(parent)
{
}

void ObjectTableModel::refresh(TableContent content)
{
    if (!haveSameObjects(m_content, content)) {
        beginResetModel();
        m_content = std::move(content);
        endResetModel();
        return;
    }
    const std::vector<QPoint> changed = changedCells(m_content, content);
    constexpr std::size_t few = 200;
    if (changed.size() > few) {
        m_content = std::move(content);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        return;
    }
    // A view that hears of one cell paints that cell; of several, all it shows. Whoever sorts puts one row in among the
    // others at a time, so they must not have changed before it is told of them; and rows that read as before stay as
    // they were, in the order that was told.
    for (const QPoint& cell : changed) {
        const auto row = static_cast<std::size_t>(cell.y());
        m_content.rows[row] = content.rows[row];
        emit dataChanged(index(cell.y(), cell.x()), index(cell.y(), cell.x()));
    }
}

ObjectId ObjectTableModel::idAt(const QModelIndex& index) const
{
    return index.isValid() ? m_content.rows[static_cast<std::size_t>(index.row())].id : ObjectId{};
}

QModelIndex ObjectTableModel::indexOf(const ObjectId& id) const
{
    const auto it
        = std::find_if(m_content.rows.begin(), m_content.rows.end(), [&](const TableRow& row) { return row.id == id; });
    return it == m_content.rows.end() ? QModelIndex() : index(static_cast<int>(it - m_content.rows.begin()), 0);
}

int ObjectTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

int ObjectTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.columns.size());
}

QVariant ObjectTableModel::text(const TableRow& row, int column) const
{
    return column == 0 ? row.name : row.cells[static_cast<std::size_t>(column - 1)].text();
}

QVariant ObjectTableModel::order(const TableRow& row, int column) const
{
    return column == 0 ? QVariant(row.name) : QVariant(row.cells[static_cast<std::size_t>(column - 1)].order());
}

QVariant ObjectTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TableRow& row = m_content.rows[static_cast<std::size_t>(index.row())];
    const bool isName = index.column() == 0;
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column());
    case Qt::ToolTipRole: return row.toolTip;
    case Qt::TextAlignmentRole: return int((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SortRole: return order(row, index.column());
    case MutedRole: return row.muted;
    case WarnsRole: return row.warns;
    case NameRole: return QString::fromStdString(row.id.name);
    case DotRole: return isName ? QVariant::fromValue(row.dot) : QVariant();
    default: return {};
    }
}

QVariant ObjectTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TableColumn& column = m_content.columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole: return column.unit.isEmpty() ? column.title : column.title + u'\n' + column.unit;
    case Qt::ToolTipRole: return column.toolTip;
    case Qt::TextAlignmentRole: return int((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
    }
}

}  // namespace sinew
