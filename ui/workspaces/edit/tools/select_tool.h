#pragma once

#include <optional>

#include "ui/workspaces/edit/tools/tool.h"

namespace sinew {

// Selects, and drags what is selected by a gizmo or by itself: a point of a bone along the bone's surface, freely with
// Shift. One drag is one entry of the history; Escape gives it up; digits say how far. Ctrl and a drag select what is in
// a box.
class SelectTool : public Tool {
public:
    using Tool::Tool;

    bool pressed(const ViewPointer& pointer) override;
    void dragged(const ViewPointer& pointer) override;
    void released(const ViewPointer& pointer) override;
    bool clicked(const ViewPointer& pointer) override;
    bool doubleClicked(const ViewPointer&) override { return false; }
    void moved(const ViewPointer& pointer) override;
    bool wantsKey(const QKeyEvent& key) override;
    void keyPressed(const QKeyEvent& key) override;
    bool cancel() override;
    bool isBusy() const override { return m_box || (m_drag && !m_drag->isOver); }
    void addMarks(ViewMarks& marks) override;
    ToolChip chip() const override;
    QString hint() const override;

private:
    // A drag under way, with the project as it was when it began.
    struct Drag {
        std::unique_ptr<const Project> project;
        Posed before;  // of it
        Grip grip;
        GizmoDrag by;
        std::vector<MarkLine> oldLines;
        std::optional<double> oldArm;  // m
        int armCoordinate = -1;
        QPointF from;
        bool isBegun = false;  // moved far enough to be meant
        bool isOver = false;   // ended by a key; the button is still down
        QString typed = {};
        GizmoChange change = {};
        QString snappedTo = {};
    };

    std::optional<Gizmo> gizmo() const;
    std::optional<Grip> selectedGrip(const Posed& posed) const;
    bool startDrag(const ScenePart& part, GizmoHandle handle, const ViewPointer& pointer);
    GizmoChange changeAt(const ViewPointer& pointer);
    std::optional<Vector3> snapPlace(const ViewPointer& pointer);
    void apply(const GizmoChange& change);
    void endDrag(bool keeps);
    void selectBox();

    std::optional<Drag> m_drag;
    std::optional<MarkBox> m_box;
    GizmoHandle m_hot = GizmoHandle::None;
};

}  // namespace sinew
