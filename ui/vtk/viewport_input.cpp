#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include "ui/vtk/viewport_impl.h"

namespace sinew {

namespace {

constexpr double dragThreshold = 4;  // px before a press becomes a drag
constexpr double radiansPerPixel = 0.0085;
constexpr int hoverDelay = 45;  // ms between two looks at what is under the pointer

}  // namespace

bool Viewport::Impl::handle(QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress: press(static_cast<const QMouseEvent&>(event)); return true;
    case QEvent::MouseMove: move(static_cast<const QMouseEvent&>(event)); return true;
    case QEvent::MouseButtonRelease: release(static_cast<const QMouseEvent&>(event)); return true;
    case QEvent::MouseButtonDblClick: doubleClick(static_cast<const QMouseEvent&>(event)); return true;
    case QEvent::Wheel:
        wheel(static_cast<const QWheelEvent&>(event));
        event.accept();
        return true;
    case QEvent::NativeGesture: {
        const auto& gesture = static_cast<const QNativeGestureEvent&>(event);
        if (gesture.gestureType() != Qt::ZoomNativeGesture)
            return false;
        camera.zoom(1 + gesture.value());
        followFit = false;
        schedule();
        return true;
    }
    case QEvent::Leave: leave(); return false;
    case QEvent::Resize:
        // The view follows the window until the person takes the camera.
        if (followFit)
            fitPending = true;
        imageIsOld = true;
        return false;
    case QEvent::FontChange: overlay.setFont(widget.font()); return false;
    default: return false;
    }
}

void Viewport::Impl::press(const QMouseEvent& event)
{
    // A second button during a drag changes nothing.
    if (button != Qt::NoButton)
        return;
    finishFit();
    button = event.button();
    panning = button == Qt::MiddleButton || (button == Qt::LeftButton && (event.modifiers() & Qt::ShiftModifier));
    dragged = false;
    pressedAt = lastAt = event.position();
    if (!hoveredId.isNull()) {
        hoveredId = {};
        scheduleOverlay();
    }
}

void Viewport::Impl::move(const QMouseEvent& event)
{
    const QPointF step = event.position() - lastAt;
    if (button == Qt::NoButton) {
        lastAt = event.position();
        if (!hoverTimer.isActive())
            hoverTimer.start(hoverDelay);
        return;
    }
    const QPointF whole = event.position() - pressedAt;
    if (!dragged && std::hypot(whole.x(), whole.y()) < dragThreshold)
        return;
    dragged = true;
    followFit = false;
    lastAt = event.position();
    if (panning)
        camera.pan(step.x(), step.y(), widget.height());
    else if (button == Qt::RightButton)
        camera.zoom(std::exp(-0.008 * step.y()));
    else if (button == Qt::LeftButton)
        camera.rotate(radiansPerPixel * step.x(), radiansPerPixel * step.y());
    schedule();
}

void Viewport::Impl::release(const QMouseEvent& event)
{
    if (event.button() != button)
        return;
    const bool click = !dragged && button == Qt::LeftButton;
    button = Qt::NoButton;
    if (click)
        emit widget.picked(pickAt(event.position()));
}

void Viewport::Impl::wheel(const QWheelEvent& event)
{
    const double turns = event.angleDelta().y() / 120.0;
    if (turns == 0)
        return;
    finishFit();
    // What is under the pointer stays under it.
    const Projection before = projection();
    const QPointF at = event.position();
    const double factor = std::pow(1.15, std::clamp(turns, -8.0, 8.0));
    const double metres = 1 / before.pixelsPerMetre(camera.distance);
    const double dx = at.x() - 0.5 * before.width, dy = 0.5 * before.height - at.y();
    camera.focus += (1 - 1 / factor) * metres * (dx * camera.right() + dy * camera.up());
    camera.zoom(factor);
    followFit = false;
    schedule();
}

void Viewport::Impl::doubleClick(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton)
        return;
    const ObjectId id = pickAt(event.position());
    emit widget.picked(id);
    // Whoever heard picked() may have sent a scene with the new selection; the fit reads the scene that is shown next.
    requestFit(!id.isNull());
    if (!id.isNull())
        followFit = false;
}

void Viewport::Impl::leave()
{
    hoverTimer.stop();
    if (hoveredId.isNull())
        return;
    hoveredId = {};
    emit widget.hovered({});
    scheduleOverlay();
}

void Viewport::Impl::hover()
{
    if (button != Qt::NoButton || !widget.underMouse())
        return;
    const ObjectId id = pickAt(lastAt);
    if (id == hoveredId) {
        if (!id.isNull())
            scheduleOverlay();
        return;
    }
    hoveredId = id;
    emit widget.hovered(id);
    scheduleOverlay();
}

}  // namespace sinew
