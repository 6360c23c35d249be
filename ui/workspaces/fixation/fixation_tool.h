#pragma once

#include <optional>
#include <vector>

#include <QObject>

#include "ui/vtk/view_listener.h"
#include "ui/workspaces/fixation/fixation_grips.h"

namespace sinew {

class Viewport;

// Drags what can be taken hold of in the picture of a fixation: corners and middle of the plane, ends and body of the beam
// that is selected; any beam is taken by its body. A click on a beam selects it. A drag is one entry of the history; Escape
// takes it back. By keys: G takes the next grip, arrows move it, Escape lets it go.
class FixationTool : public QObject, public ViewListener {
    Q_OBJECT

public:
    FixationTool(FixationSession& fixation, Viewport& viewport, QObject* parent = nullptr);
    ~FixationTool() override;

    void setActive(bool active);

    bool pressed(const ViewPointer& pointer) override;
    void dragged(const ViewPointer& pointer) override;
    void released(const ViewPointer& pointer) override;
    bool wantsKey(const QKeyEvent& event) override;
    void keyPressed(const QKeyEvent& event) override;

private:
    struct Drag {
        FixationGrip grip;
        Fixation was;
        Vector3 from;
        QPointF pressedAt;
        std::string whyNot = {};  // it cannot go on to where the pointer is
        bool hasBegun = false;    // the pointer has moved far enough to mean it
    };

    void refresh();
    void showCursor(const ObjectId& hovered);
    const FixationGrip* gripAt(const ScenePart& part) const;
    MarkLabel labelOf(const FixationGrip& grip) const;
    void addReasons(ViewMarks& marks) const;
    void nudge(const QKeyEvent& event);

    FixationSession& m_fixation;
    Viewport& m_viewport;
    bool m_isActive = false;
    std::vector<FixationGrip> m_grips;
    std::optional<Drag> m_drag;
    ScenePart m_held;  // by keys; null: none
};

}  // namespace sinew
