#include "ui/widgets/column_area.h"

#include <utility>

#include <QEvent>
#include <QLayout>
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
        tellWidth();
    return QScrollArea::eventFilter(watched, event);
}

void ColumnArea::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    m_told = 0;
    tellWidth();
}

// A layout that was changed while it was hidden tells its parents nothing, not even when it is shown; the next change of
// style would then move the edges of the docks.
void ColumnArea::tellWidth()
{
    const int width = minimumSizeHint().width();
    if (width == std::exchange(m_told, width))
        return;
    updateGeometry();
    for (QWidget* parent = parentWidget(); parent && !parent->isWindow(); parent = parent->parentWidget()) {
        if (parent->layout())
            parent->layout()->activate();
    }
}

}  // namespace sinew
