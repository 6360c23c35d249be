#include "ui/panels/motion/pair_table_model.h"

#include <algorithm>
#include <utility>

#include "ui/text/translated.h"
#include "ui/widgets/theme.h"

namespace sinew {

PairTableModel::PairTableModel(QObject* parent) : QAbstractTableModel(parent)
{
}

void PairTableModel::setRows(std::vector<PairRow> rows)
{
    if (rows == m_rows)
        return;
    const bool sameObjects
        = std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), [](const PairRow& a, const PairRow& b) {
              return a.coordinate == b.coordinate && a.name == b.name;
          });
    if (!sameObjects)
        beginResetModel();
    m_rows = std::move(rows);
    if (!sameObjects)
        endResetModel();
    else
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int PairTableModel::rowOf(const std::string& coordinate) const
{
    const auto it
        = std::find_if(m_rows.begin(), m_rows.end(), [&](const PairRow& row) { return row.coordinate == coordinate; });
    return it == m_rows.end() ? -1 : static_cast<int>(it - m_rows.begin());
}

void PairTableModel::setFault(const std::string& coordinate, const PairFault& fault)
{
    m_faults[coordinate] = fault;
    tell(coordinate);
}

void PairTableModel::clearFaults()
{
    m_faults.clear();
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void PairTableModel::setColours(const Palette& palette)
{
    m_palette = palette;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1), {Qt::ForegroundRole});
}

void PairTableModel::setBrief(bool isBrief)
{
    if (std::exchange(m_isBrief, isBrief) != isBrief && !m_rows.empty())
        emit dataChanged(index(0, CoordinateColumn), index(rowCount() - 1, SoughtColumn));
}

void PairTableModel::tell(const std::string& coordinate)
{
    if (const int row = rowOf(coordinate); row >= 0)
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int PairTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PairTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PairTableModel::textOf(const PairRow& row, int column) const
{
    if (column == CoordinateColumn)
        return row.name;
    const auto fault = m_faults.find(row.coordinate);
    if (column == GivenColumn && fault != m_faults.end())
        return fault->second.text;
    return column == GivenColumn ? row.given : row.sought;
}

// "knee" of "knee angle", unless there is another such as "knee length".
QString PairTableModel::briefName(const PairRow& row) const
{
    const QString ending = u' ' + motionWord(row.kind);
    if (!row.name.endsWith(ending))
        return row.name;
    const QString stem = row.name.chopped(ending.size());
    const auto isAnother = [&](const PairRow& other) {
        return other.name != row.name && (other.name == stem || other.name.startsWith(stem + u' '));
    };
    return std::any_of(m_rows.begin(), m_rows.end(), isAnother) ? row.name : stem;
}

QString PairTableModel::shownText(const PairRow& row, int column) const
{
    const QString text = textOf(row, column);
    if (m_isBrief && column == CoordinateColumn)
        return briefName(row);
    // Which rows are those of the ground, their names tell.
    if (m_isBrief && column == SoughtColumn && row.isGround && !row.isMissing && row.pair.side == PairSide::Motion)
        return effortWord(row.kind, false);
    const bool isBrief = m_isBrief && column == GivenColumn && m_faults.count(row.coordinate) == 0;
    return isBrief && text.contains(colon()) ? text.section(colon(), 1) : text;
}

QVariant PairTableModel::colourOf(const PairRow& row, int column) const
{
    const bool isFault = row.isMissing || m_faults.count(row.coordinate) > 0;
    if (column == GivenColumn && isFault)
        return toColor(m_palette.error);
    if (!row.isOwn())
        return toColor(m_palette.muted);
    if (column == GivenColumn)
        return toColor(row.pair.side == PairSide::Motion ? m_palette.accent : m_palette.warning);
    return toColor(m_palette.text);
}

QVariant PairTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const PairRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto fault = m_faults.find(row.coordinate);
    switch (role) {
    case Qt::DisplayRole: return shownText(row, index.column());
    case Qt::ForegroundRole: return colourOf(row, index.column());
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (index.column() == CoordinateColumn ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::ToolTipRole:
        if (fault != m_faults.end())
            return fault->second.message;
        return row.isOwn() ? textOf(row, index.column())
                           : textOf(row, index.column()) + QStringLiteral(" (") + row.origin + u')';
    default: return {};
    }
}

QVariant PairTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignVCenter | (section == CoordinateColumn ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    return section == CoordinateColumn ? tr("coordinate") : section == GivenColumn ? tr("given") : tr("sought");
}

}  // namespace sinew
