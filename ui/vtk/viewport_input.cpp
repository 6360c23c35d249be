#include <algorithm>
#include <cmath>
#include <utility>

#include <QEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include "ui/vtk/viewport_impl.h"

namespace sinew {

namespace {

constexpr double radiansPerPixel = 0.0085;
constexpr int hoverDelay = 45;  // ms between two looks at what is under the pointer

ViewPointer pointerOf(const QMouseEvent& event)
{
    return {event.position(), event.modifiers()};
}

}  // namespace

bool Viewport::Impl::handle(QEvent& event)
{
    switch (int(event.type())) {
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
        takeCamera();
        camera.zoom(1 + gesture.value());
        schedule();
        tellCameraMoved();
        return true;
    }
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: return offerKey(event);
    case QEvent::Leave: leave(); return false;
    case QEvent::Show: widget.window()->installEventFilter(&widget); return false;
    case beginPicture: begin(); return true;
    case paintPicture: widget.repaint(); return true;
    case QEvent::Resize:
        if (card)
            card->setGeometry(widget.rect());
        // The view follows the window until the person takes the camera.
        if (followFit)
            fitPending = true;
        imageIsOld = true;
        isUnread = false;  // of the former size
        tellCameraMoved();
        return false;
    case QEvent::FontChange: overlay.setFont(widget.font()); return false;
    default: return false;
    }
}

// A key that the listener wants is no shortcut of the window's.
bool Viewport::Impl::offerKey(QEvent& event)
{
    const auto& key = static_cast<const QKeyEvent&>(event);
    if (!listener || !listener->wantsKey(key))
        return false;
    if (event.type() == QEvent::KeyPress)
        listener->keyPressed(key);
    event.accept();
    return true;
}

void Viewport::Impl::tellCameraMoved()
{
    if (listener)
        listener->cameraMoved();
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
    isHeldByListener = button == Qt::LeftButton && listener && listener->pressed(pointerOf(event));
    if (!hoveredId.isNull()) {
        hoveredId = {};
        hoveredPart = {};
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
        if (listener)
            listener->moved(pointerOf(event));
        return;
    }
    if (isHeldByListener) {
        lastAt = event.position();
        listener->dragged(pointerOf(event));
        return;
    }
    const QPointF whole = event.position() - pressedAt;
    if (!dragged && std::hypot(whole.x(), whole.y()) < dragThreshold)
        return;
    dragged = true;
    takeCamera();
    lastAt = event.position();
    if (panning)
        camera.pan(step.x(), step.y(), widget.height());
    else if (button == Qt::RightButton)
        camera.zoom(std::exp(-0.008 * step.y()));
    else if (button == Qt::LeftButton)
        camera.rotate(radiansPerPixel * step.x(), radiansPerPixel * step.y());
    schedule();
    tellCameraMoved();
}

void Viewport::Impl::release(const QMouseEvent& event)
{
    if (event.button() != button)
        return;
    const Qt::MouseButton released = std::exchange(button, Qt::NoButton);
    if (std::exchange(isHeldByListener, false)) {
        if (listener)
            listener->released(pointerOf(event));
        return;
    }
    if (!dragged && released == Qt::RightButton)
        emit widget.menuRequested(event.position());
    if (dragged || released != Qt::LeftButton || (listener && listener->clicked(pointerOf(event))))
        return;
    emit widget.picked(pickAt(event.position()));
}

void Viewport::Impl::wheel(const QWheelEvent& event)
{
    const double turns = event.angleDelta().y() / 120.0;
    if (turns == 0)
        return;
    finishFit();
    takeCamera();
    // What is under the pointer stays under it.
    const Projection before = projection();
    const QPointF at = event.position();
    const double factor = std::pow(1.15, std::clamp(turns, -8.0, 8.0));
    const double metres = 1 / before.pixelsPerMetre(camera.distance);
    const double dx = at.x() - 0.5 * before.width, dy = 0.5 * before.height - at.y();
    camera.focus += (1 - 1 / factor) * metres * (dx * camera.right() + dy * camera.up());
    camera.zoom(factor);
    schedule();
    tellCameraMoved();
}

void Viewport::Impl::doubleClick(const QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton || (listener && listener->doubleClicked(pointerOf(event))))
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
    if (listener)
        listener->left();
    if (hoveredId.isNull())
        return;
    hoveredId = {};
    hoveredPart = {};
    emit widget.hovered({});
    scheduleOverlay();
}

void Viewport::Impl::hover()
{
    if (button != Qt::NoButton || !widget.underMouse())
        return;
    const ScenePart part = pickPartAt(lastAt).of;
    const ObjectId id = part.id;
    if (part != hoveredPart) {
        hoveredPart = part;
        scheduleOverlay();
    }
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
