#include "ui/widgets/fine_slider.h"

#include <QKeyEvent>

namespace sinew {

FineSlider::FineSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setSingleStep(ticksPerUnit);
    setPageStep(5 * ticksPerUnit);
    setMinimumWidth(36);
}

void FineSlider::keyPressEvent(QKeyEvent* event)
{
    setSingleStep(event->modifiers() & Qt::ShiftModifier ? 1 : ticksPerUnit);
    QSlider::keyPressEvent(event);
}

void FineSlider::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

}  // namespace sinew
