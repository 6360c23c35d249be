#include "ui/widgets/column_area.h"

#include <QEvent>
#include <QScrollBar>

namespace sinew {

ColumnArea::ColumnArea(QWidget* column, QWidget* parent) : QScrollArea(parent)
{
    column->setObjectName(QStringLiteral("scrolled"));  // transparent, see the style sheet
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(column);
}

QSize ColumnArea::minimumSizeHint() const
{
    const int bar = verticalScrollBar()->sizeHint().width();
    return {widget()->minimumSizeHint().width() + bar, QScrollArea::minimumSizeHint().height()};
}

bool ColumnArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

}  // namespace sinew
