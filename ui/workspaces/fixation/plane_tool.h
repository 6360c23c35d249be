#pragma once

#include <optional>

#include <QObject>

#include "core/fixation/construct.h"
#include "ui/session/fixation_session.h"
#include "ui/vtk/view_listener.h"

namespace sinew {

class Viewport;

// Drags the fracture plane by its corners and its middle. A drag is one entry of the history; Escape takes it back.
class PlaneTool : public QObject, public ViewListener {
    Q_OBJECT

public:
    PlaneTool(FixationSession& fixation, Viewport& viewport, QObject* parent = nullptr);
    ~PlaneTool() override;

    void setActive(bool active);

    bool pressed(const ViewPointer& pointer) override;
    void dragged(const ViewPointer& pointer) override;
    void released(const ViewPointer& pointer) override;
    bool wantsKey(const QKeyEvent& event) override;
    void keyPressed(const QKeyEvent& event) override;

private:
    struct Drag {
        Fixation fixation;  // as it was at its beginning
        Construct construct;
        int grip = 0;
    };

    void refresh();

    FixationSession& m_fixation;
    Viewport& m_viewport;
    bool m_isActive = false;
    std::optional<Drag> m_drag;
};

}  // namespace sinew
