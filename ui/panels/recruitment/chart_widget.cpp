#include "ui/panels/recruitment/chart_widget.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/widgets/theme.h"

namespace sinew {

ChartWidget::ChartWidget(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

int ChartWidget::rowAt(const QPointF& point) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (rowRect(row).contains(point))
            return row;
    }
    return -1;
}

void ChartWidget::takeContent()
{
    layOut();
    updateGeometry();
    update();
}

void ChartWidget::paintSelection(QPainter& painter) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(toColor(paletteOf(*this).selection));
    for (int row = 0; row < rowCount(); ++row) {
        if (objectOf(row) == selection())
            painter.drawRoundedRect(rowRect(row).adjusted(3, 0, -3, 0), 4, 4);
    }
}

void ChartWidget::chooseRow(int row)
{
    if (row >= 0 && row < rowCount())
        emit rowChosen(objectOf(row));
}

void ChartWidget::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        chooseRow(rowAt(event->position()));
    else
        QWidget::mousePressEvent(event);
}

// Rows of the same object, as points of one link, count as one: the next row is that of another.
void ChartWidget::keyPressEvent(QKeyEvent* event)
{
    const bool isBack = event->key() == Qt::Key_Up || event->key() == Qt::Key_Left;
    const bool isOn = event->key() == Qt::Key_Down || event->key() == Qt::Key_Right;
    if (!isBack && !isOn) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int direction = isOn ? 1 : -1;
    int row = 0;
    while (row < rowCount() && objectOf(row) != selection())
        ++row;
    if (row == rowCount())
        row = isOn ? -1 : rowCount();
    do
        row += direction;
    while (row >= 0 && row < rowCount() && objectOf(row) == selection());
    chooseRow(row);
}

bool ChartWidget::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

void ChartWidget::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void ChartWidget::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        takeContent();
    update();
}

}  // namespace sinew
