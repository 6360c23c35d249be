#include "ui/panels/messages/message_delegate.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include "core/base/diagnostic.h"
#include "ui/panels/messages/message_list_model.h"
#include "ui/widgets/theme.h"

namespace sinew {

namespace {

constexpr int margin = 6;
constexpr int textLeft = 24;
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QString detailOf(const QModelIndex& index)
{
    const QString place = index.data(MessageListModel::PlaceRole).toString();
    const QString hint = index.data(MessageListModel::HintRole).toString();
    return place.isEmpty() || hint.isEmpty() ? place + hint : place + QStringLiteral("  ·  ") + hint;
}

int heightOf(const QFontMetrics& metrics, int width, const QString& text)
{
    return text.isEmpty() ? 0 : metrics.boundingRect(QRect(0, 0, width, 10000), wrapped, text).height();
}

int widthOf(const QWidget* widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    return std::max(60, (view ? view->viewport()->width() : 300) - textLeft - margin);
}

Rgb colourOf(int severity, const Palette& palette)
{
    switch (static_cast<Severity>(severity)) {
    case Severity::Error: return palette.error;
    case Severity::Warning: return palette.warning;
    case Severity::Note: return palette.muted;
    }
    return palette.muted;
}

}  // namespace

MessageDelegate::MessageDelegate(QObject* parent) : QStyledItemDelegate(parent)
{
}

QSize MessageDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = widthOf(option.widget);
    const int height = heightOf(option.fontMetrics, width, index.data().toString())
                       + heightOf(option.fontMetrics, width, detailOf(index));
    return {width, height + 2 * margin};
}

void MessageDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem background = option;
    initStyleOption(&background, index);
    background.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &background, painter, option.widget);
    if (!option.widget)
        return;
    const Palette& palette = paletteOf(*option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(toColor(colourOf(index.data(MessageListModel::SeverityRole).toInt(), palette)));
    const double middle = option.rect.top() + margin + option.fontMetrics.height() / 2.0;
    painter->drawEllipse(QPointF(option.rect.left() + 12, middle), 4, 4);

    const QString text = index.data().toString();
    QRect box = option.rect.adjusted(textLeft, margin, -margin, 0);
    painter->setPen(toColor(palette.text));
    painter->drawText(box, wrapped, text);
    box.setTop(box.top() + heightOf(option.fontMetrics, widthOf(option.widget), text));
    painter->setPen(toColor(palette.muted));
    painter->drawText(box, wrapped, detailOf(index));
    painter->restore();
}

}  // namespace sinew
