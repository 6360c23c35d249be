#include "ui/panels/results/object_table_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QSortFilterProxyModel>

#include "ui/panels/panel_input.h"
#include "ui/session/panel_feed.h"
#include "ui/session/session.h"
#include "ui/text/units_format.h"
#include "ui/widgets/cell_delegate.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/table_header.h"

namespace sinew {

namespace {

// Numbers by size, NaN (slack links) always at the end; equal ones stay in the model's order.
class TableSorter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        if (left.column() == 0)
            return QSortFilterProxyModel::lessThan(left, right);
        const double a = left.data(SortRole).toDouble();
        const double b = right.data(SortRole).toDouble();
        if (std::isnan(a) || std::isnan(b))
            return sortOrder() == Qt::AscendingOrder ? !std::isnan(a) && std::isnan(b)
                                                     : std::isnan(a) && !std::isnan(b);
        return a < b;
    }
};

QString headerText(const TableColumn& column)
{
    return column.unit.isEmpty() ? column.title : QStringLiteral("%1 (%2)").arg(column.title, column.unit);
}

}  // namespace

ObjectTableView::ObjectTableView(Session& session, Maker maker, Sizes sizes, QWidget* parent)
    : QTableView(parent), m_session(session), m_maker(std::move(maker)), m_sizes(std::move(sizes)),
      m_header(new TableHeader(this)), m_model(new ObjectTableModel(this)), m_proxy(new TableSorter(this))
{
    m_proxy->setSortRole(SortRole);
    m_proxy->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setSourceModel(m_model);
    setHorizontalHeader(m_header);
    setModel(m_proxy);
    setItemDelegate(new CellDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setMouseTracking(true);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setTextElideMode(Qt::ElideMiddle);
    setUpActions();

    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& index) {
        if (!m_following && index.isValid())
            m_session.select(idAt(index));
    });
    // Other objects: their numbers may be narrower.
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { m_widths.clear(); });
    new PanelFeed(m_session, *this, [this](Changes changes) {
        // What a moved slider brings comes with its solution; until then the rows would only be made as they are.
        const bool isPosture = (changes & ~Changes(Change::History)) == Changes(Change::Situation);
        const bool waits = isPosture && !inputOf(m_session).showsRecording();
        if (!waits && changes & (Changes(Change::Document) | Change::Situation | Change::Frame | Change::Visibility))
            refresh();
        if (changes & (Changes(Change::Document) | Change::Selection))
            followSelection();
    });
    refresh();
    setUpHeaders();
    followSelection();
}

void ObjectTableView::setUpHeaders()
{
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(std::max(22, fontMetrics().height() + 6));
    setSortingEnabled(true);
    sortByColumn(1, Qt::DescendingOrder);
    fitColumns();
}

void ObjectTableView::setUpActions()
{
    auto* copy = new QAction(tr("Copy"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, [this] { QApplication::clipboard()->setText(rowsAsText(true)); });
    auto* copyAll = new QAction(tr("Copy all"), this);
    connect(copyAll, &QAction::triggered, this, [this] { QApplication::clipboard()->setText(rowsAsText(false)); });
    addActions({copy, copyAll});
}

void ObjectTableView::refresh()
{
    m_following = true;
    const std::vector<TableColumn> before = m_model->columns();
    m_model->refresh(m_maker(inputOf(m_session)));
    const bool otherColumns = m_model->columns() != before;
    if (growWidths() || otherColumns)
        fitColumns();
    m_following = false;
}

// True if a number has come that is wider than its column's former ones.
bool ObjectTableView::growWidths()
{
    bool grown = false;
    m_widths.resize(m_model->columns().size());
    // Writing and measuring cost more than all else here; digits are of one width, and so the longest number is the widest,
    // but not wider than a word of as many letters.
    const auto measure = [&](std::size_t column, const QString& text) {
        const int width = fontMetrics().horizontalAdvance(text);
        grown = grown || width > m_widths[column].pixels;
        m_widths[column].pixels = std::max(m_widths[column].pixels, width);
    };
    for (const TableRow& row : m_model->rows()) {
        if (row.name.size() > m_widths[0].longest) {
            m_widths[0].longest = row.name.size();
            measure(0, row.name);
        }
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const TableCell& cell = row.cells[i];
            ColumnWidth& width = m_widths[i + 1];
            if (cell.isNumber() ? cell.length() <= width.longest : cell.text() == width.word)
                continue;
            if (cell.isNumber())
                width.longest = cell.length();
            else
                width.word = cell.text();
            measure(i + 1, cell.text());
        }
    }
    return grown;
}

void ObjectTableView::fitColumns()
{
    const std::vector<TableColumn>& columns = m_model->columns();
    const int number = fontMetrics().horizontalAdvance(m_sizes.number);
    // A name a little longer than the sample is not cut for an optional column either.
    const int usual = fontMetrics().horizontalAdvance(m_sizes.name) + 30;
    const int name = std::max(usual, std::min(m_widths.empty() ? 0 : m_widths[0].pixels + 30, usual * 6 / 5));
    const int longest
        = std::min(m_widths.empty() ? 0 : m_widths[0].pixels, fontMetrics().horizontalAdvance(m_sizes.mostName));
    const int least = std::max(fontMetrics().horizontalAdvance(m_sizes.leastName), longest) + 30;
    int free = viewport()->width();
    // What has to be there takes its room first, then each optional column that leaves a name whole.
    for (const bool isOptional : {false, true}) {
        for (std::size_t i = 1; i < columns.size(); ++i) {
            if (columns[i].optional != isOptional)
                continue;
            const int section = static_cast<int>(i);
            const int width = std::max(std::max(number, i < m_widths.size() ? m_widths[i].pixels : 0) + 10,
                                       m_header->neededWidth(columns[i].title, columns[i].unit));
            const bool hidden = columns[i].hidden || (isOptional && free - width < name);
            setColumnHidden(section, hidden);
            setColumnWidth(section, width);
            free -= hidden ? 0 : width;
        }
    }
    if (!columns.empty())
        setColumnWidth(0, std::max(least, free));
}

void ObjectTableView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void ObjectTableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    m_widths.clear();
    growWidths();
    fitColumns();
}

ObjectId ObjectTableView::idAt(const QModelIndex& proxyIndex) const
{
    return m_model->idAt(m_proxy->mapToSource(proxyIndex));
}

void ObjectTableView::followSelection()
{
    const ObjectId& wanted = m_session.selection();
    if (!wanted.isNull() && idAt(currentIndex()) == wanted)
        return;
    m_following = true;
    const QModelIndex index = m_proxy->mapFromSource(m_model->indexOf(wanted));
    if (index.isValid()) {
        setCurrentIndex(index);
        scrollTo(index);
    } else {
        clearSelection();
        setCurrentIndex({});
    }
    m_following = false;
}

QString ObjectTableView::rowsAsText(bool onlySelected) const
{
    QStringList lines;
    QStringList cells;
    for (std::size_t i = 0; i < m_model->columns().size(); ++i) {
        if (!m_model->columns()[i].hidden)
            cells.append(headerText(m_model->columns()[i]));
    }
    lines.append(cells.join(u'\t'));
    for (int row = 0; row < m_proxy->rowCount(); ++row) {
        if (onlySelected && !selectionModel()->isRowSelected(row))
            continue;
        cells.clear();
        for (int column = 0; column < m_proxy->columnCount(); ++column) {
            const QString text = m_proxy->index(row, column).data().toString();
            if (!m_model->columns()[static_cast<std::size_t>(column)].hidden)
                cells.append(column == 0 ? text : plainText(text));
        }
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n') + u'\n';
}

void ObjectTableView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addActions(actions());
    actions().constFirst()->setEnabled(selectionModel()->hasSelection());
    menu.exec(event->globalPos());
    actions().constFirst()->setEnabled(true);
}

}  // namespace sinew
