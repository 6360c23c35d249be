#include "ui/panels/results/object_table_model.h"

#include <algorithm>
#include <utility>

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

}  // namespace

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
    int first = -1;
    int last = -1;
    for (std::size_t i = 0; i < content.rows.size(); ++i) {
        if (m_content.rows[i] == content.rows[i])
            continue;
        last = static_cast<int>(i);
        first = first < 0 ? last : first;
    }
    if (first < 0)
        return;
    m_content = std::move(content);
    emit dataChanged(index(first, 0), index(last, columnCount() - 1));
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
    return column == 0 ? row.name : row.cells[static_cast<std::size_t>(column - 1)].text;
}

QVariant ObjectTableModel::order(const TableRow& row, int column) const
{
    return column == 0 ? QVariant(row.name) : QVariant(row.cells[static_cast<std::size_t>(column - 1)].order);
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
