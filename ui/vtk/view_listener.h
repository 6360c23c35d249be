#pragma once

#include <QKeyEvent>
#include <QPointF>

namespace sinew {

// How far the pointer moves, logical pixels, before a press is meant as a drag.
inline constexpr double dragThreshold = 4;

// The pointer over the view, logical pixels from its upper left corner.
struct ViewPointer {
    QPointF at;
    Qt::KeyboardModifiers modifiers;
};

// What a tool hears of before the view turns or picks by itself. A press that it takes (true) is followed by drags and
// one release; the camera stands still meanwhile.
class ViewListener {
public:
    virtual ~ViewListener() = default;

    virtual bool pressed(const ViewPointer&) { return false; }
    virtual void dragged(const ViewPointer&) {}
    virtual void released(const ViewPointer&) {}
    // A left click that nothing took. False: the view says what was picked.
    virtual bool clicked(const ViewPointer&) { return false; }
    virtual bool doubleClicked(const ViewPointer&) { return false; }
    virtual void moved(const ViewPointer&) {}  // no button is down
    virtual void left() {}
    // A key while the view has the focus, before any shortcut: true for a key that keyPressed() answers now.
    virtual bool wantsKey(const QKeyEvent&) { return false; }
    virtual void keyPressed(const QKeyEvent&) {}
    virtual void cameraMoved() {}  // or the view has another size
};

}  // namespace sinew
