#pragma once

#include <optional>

#include <Eigen/Geometry>
#include <QFrame>
#include <QObject>

#include "ui/session/fixation_session.h"
#include "ui/vtk/view_listener.h"

class QLabel;
class QToolButton;

namespace sinew {

class ElidedLabel;
class Viewport;

// What stands over the view while landmarks are picked: what to click, what came of it, and the way on.
class LandmarkStrip : public QFrame {
    Q_OBJECT

public:
    explicit LandmarkStrip(QWidget* parent);

    struct Content {
        QString step, prompt, result;  // "1 of 7 · Head"
        QString next;                  // "Next" or "Skip"
        bool mayGoBack = false, mayGoOn = false, mayEnd = false;
    };
    void show(const Content& content);
    // Below the title at the left, as wide as it needs and the view allows: its buttons stay where they are.
    void place(const QSize& view);

signals:
    void resized();
    void backWanted();
    void nextWanted();
    void endWanted();

private:
    int longestPrompt() const;  // px, of all steps
    int promptLines(int width) const;

    QLabel *m_step, *m_prompt;
    ElidedLabel* m_result;
    QToolButton *m_back, *m_next, *m_end;
};

// Picks the points of a patient's femur on its mesh: a click adds one, a drag moves one, Delete removes the one that was
// touched last; Return goes on, Backspace back, Escape leaves. Each is one entry of the history.
class LandmarkTool : public QObject, public ViewListener {
    Q_OBJECT

public:
    LandmarkTool(FixationSession& fixation, Viewport& viewport, QWidget& view);
    ~LandmarkTool() override;

    void setActive(bool active);
    LandmarkStrip& strip() { return *m_strip; }
    int step() const { return m_step; }
    void setStep(int step);

    bool pressed(const ViewPointer& pointer) override;
    void dragged(const ViewPointer& pointer) override;
    void released(const ViewPointer& pointer) override;
    bool clicked(const ViewPointer& pointer) override;
    bool wantsKey(const QKeyEvent& event) override;
    void keyPressed(const QKeyEvent& event) override;

private:
    struct Drag {
        Fixation was;
        QPointF pressedAt;
        bool hasBegun = false;  // the pointer has moved far enough to mean it
    };

    void refresh();
    void showMarks();
    void followHistory();
    void goOn();
    void goBack();
    void remove();
    // Where the picture shows the mesh there, in its own numbers.
    std::optional<Vector3> placeAt(const ViewPointer& pointer);
    void edit(FemurMesh mesh, const QString& sentence);

    FixationSession& m_fixation;
    Viewport& m_viewport;
    LandmarkStrip* m_strip;
    bool m_isActive = false;
    int m_step = 0;
    std::shared_ptr<const SurfaceMesh> m_surface;  // that m_pose is of
    Eigen::Isometry3d m_pose = Eigen::Isometry3d::Identity();
    int m_touched = -1;                   // landmark
    std::vector<MeshLandmark> m_present;  // as they were when last seen
    std::optional<Drag> m_drag;
};

}  // namespace sinew
