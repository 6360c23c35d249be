#include "ui/panels/motion/stage_list.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>

#include "ui/panels/motion/motion_colours.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int dotPlace = 13;   // px from the left to the middle of the dot
constexpr int textPlace = 26;  // px from the left to the text

}  // namespace

StageListModel::StageListModel(QObject* parent) : QAbstractListModel(parent)
{
}

void StageListModel::setRows(std::vector<StageRow> rows, QStringList names)
{
    if (rows == m_rows && names == m_names)
        return;
    const bool isReset = rows.size() != m_rows.size();
    if (isReset)
        beginResetModel();
    m_rows = std::move(rows);
    m_names = std::move(names);
    if (isReset)
        endResetModel();
    else
        emit dataChanged(index(0), index(rowCount() - 1));
}

int StageListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant StageListModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const StageRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.name;
    case Qt::EditRole: return m_names[index.row()];
    case Qt::ToolTipRole: return row.ending;
    case SpanRole: return row.span;
    case EndingRole: return row.ending;
    default: return {};
    }
}

// The row shows another name once the scenario has it.
bool StageListModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QString name = value.toString().trimmed();
    if (!index.isValid() || role != Qt::EditRole || name == m_names[index.row()])
        return false;
    emit renameWanted(index.row(), name);
    return true;
}

Qt::ItemFlags StageListModel::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | Qt::ItemIsEditable;
}

void StageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Palette& palette = paletteOf(*option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(toColor(palette.selection));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 1, -2, -1), 5, 5);
    }
    const int line = option.fontMetrics.height();
    const QRect first(option.rect.left() + textPlace, option.rect.top() + 4, option.rect.width() - textPlace - 8, line);
    painter->setPen(Qt::NoPen);
    painter->setBrush(seriesColour(index.row(), palette));
    painter->drawEllipse(QPointF(option.rect.left() + dotPlace, first.center().y() + 1), 4.5, 4.5);

    painter->setFont(option.font);
    const QString span = index.data(StageListModel::SpanRole).toString();
    const int spanWidth = span.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(span);
    painter->setPen(toColor(palette.text));
    painter->drawText(
        first, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, first.width() - spanWidth - 10));
    if (!span.isEmpty())
        painter->drawText(first, Qt::AlignRight | Qt::AlignVCenter, span);
    painter->setPen(toColor(palette.muted));
    const QString ending = index.data(StageListModel::EndingRole).toString();
    if (!m_isBrief)
        painter->drawText(first.translated(0, line + 1), Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(ending, Qt::ElideRight, first.width()));
    painter->restore();
}

int StageDelegate::heightOf(const QFontMetrics& metrics) const
{
    return (m_isBrief ? 1 : 2) * metrics.height() + 9;
}

QSize StageDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return {120, heightOf(option.fontMetrics)};
}

void StageDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const
{
    QRect place = option.rect.adjusted(textPlace - 8, 0, -4, 0);
    place.setHeight(option.fontMetrics.height() + 9);
    editor->setGeometry(place);
}

StageList::StageList(QWidget* parent)
    : QListView(parent), m_model(new StageListModel(this)), m_delegate(new StageDelegate(this))
{
    setModel(m_model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setEditTriggers(DoubleClicked | EditKeyPressed);
    setAccessibleName(tr("Stages"));
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!m_following && current.isValid())
            emit stageChosen(current.row());
    });
    fitHeight();
}

void StageList::showRows(std::vector<StageRow> rows, const QStringList& names, int selected)
{
    m_following = true;
    m_model->setRows(std::move(rows), names);
    if (currentIndex().row() != selected)
        setCurrentIndex(m_model->index(selected));
    m_following = false;
    fitHeight();
}

void StageList::setBrief(bool isBrief)
{
    if (isBrief == m_delegate->isBrief())
        return;
    m_delegate->setBrief(isBrief);
    doItemsLayout();
    fitHeight();
}

void StageList::fitHeight()
{
    const int rows = std::max(1, m_model->rowCount());
    const int height = rows * m_delegate->heightOf(fontMetrics()) + 2;
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

void StageList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

}  // namespace sinew
