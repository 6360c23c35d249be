#pragma once

#include <functional>
#include <memory>

#include <QKeyEvent>
#include <QString>

#include "ui/scene/view_marks.h"
#include "ui/vtk/view_listener.h"
#include "ui/workspaces/edit/tools/grips.h"

namespace sinew {

class Session;
class Viewport;

// A project in its posture: what grips and new objects are worked out from.
struct Posed {
    const Project* project = nullptr;            // the Session's, until its next edit
    std::shared_ptr<const Mechanism> mechanism;  // of the last sound model
    Configuration configuration;

    PosedModel model() const { return {project->model, *mechanism, configuration}; }
};

// How the pointer is taken.
struct ToolSettings {
    GizmoMode mode = GizmoMode::Move;
    bool drawsHinge = false;     // bodies that are drawn turn about one axis; else about a ball
    bool isLocal = true;         // axes of the body; else the ground's
    bool snapsToSurface = true;  // and to landmarks
    bool snapsToGrid = false;
    double grid = 0.005, angle = 0.08726646259971647;  // m; rad, 5 degrees
};

// Steps that can be chosen, m.
inline constexpr double snapGrids[] = {0.0005, 0.001, 0.005, 0.01, 0.05};

// What stands beside what is dragged.
struct ToolChip {
    QString title;      // "Point 3 of psoas"; empty: no chip
    QString snappedTo;  // "on femur surface"
    QStringList lines;
    Vector3 at = Vector3::Zero();  // ground frame
};

// What all tools share.
struct ToolContext {
    Session& session;
    Viewport& viewport;
    const ToolSettings& settings;
    bool canEdit = true;            // parts can be selected and dragged
    std::function<void()> refresh;  // marks, chip and hint have changed
    std::function<void()> finish;   // what was drawn is there: back to Select

    Posed posed() const;
    // The body's place under the pointer; else one of the ground in the plane of the picture through a point, or in the
    // plane of a plane model. snappedTo, when given, takes its words.
    struct Target {
        std::optional<SurfacePoint> surface;  // nothing: the ground
        Vector3 place = Vector3::Zero();      // ground frame
        std::string node;                     // a node at that place; empty: none
        QString snappedTo;
    };
    Target targetAt(const QPointF& at, const Vector3& through) const;
    bool isPlane() const;
};

// One thing that the pointer can be used for. Methods as in ViewListener.
class Tool {
public:
    explicit Tool(const ToolContext& context) : m_context(context) {}
    virtual ~Tool() = default;

    virtual bool pressed(const ViewPointer&) { return false; }
    virtual void dragged(const ViewPointer&) {}
    virtual void released(const ViewPointer&) {}
    virtual bool clicked(const ViewPointer&) { return true; }
    virtual bool doubleClicked(const ViewPointer&) { return true; }
    virtual void moved(const ViewPointer&) {}
    virtual bool wantsKey(const QKeyEvent&) { return false; }
    virtual void keyPressed(const QKeyEvent&) {}
    // Gives up what was begun. False: there was nothing, and the tool itself may go.
    virtual bool cancel() { return false; }
    virtual bool draws() const { return false; }   // it makes new objects
    virtual bool isBusy() const { return false; }  // there is something to give up: Escape is the tool's
    virtual void addMarks(ViewMarks&) {}
    virtual ToolChip chip() const { return {}; }
    virtual QString hint() const { return {}; }

protected:
    const ToolContext& m_context;
};

}  // namespace sinew
