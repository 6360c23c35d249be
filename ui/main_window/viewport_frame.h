#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include "core/base/object_id.h"
#include "core/model/fixation.h"
#include "ui/dialogs/picture_dialogs.h"
#include "ui/scene/shown_parts.h"
#include "ui/session/sessions.h"
#include "ui/workspaces/edit/tools/tool_set.h"

class QAction;
class QFrame;
class QLabel;

namespace sinew {

struct Scene;

class EditTools;
class FixationOverlay;
class MotionScene;
class FixationTool;
class LandmarkTool;
class Viewport;
struct PartToPlace;
struct ViewMenuActions;
class Workspace;

// The 3D view in a rounded frame, with what is shown at its upper left and buttons for the views at its upper right.
// Feeds the view with scenes of the session, or of the motion, and hands on what is picked.
class ViewportFrame : public QWidget {
    Q_OBJECT

public:
    ViewportFrame(const Sessions& sessions, const Workspace& workspace, Viewport& viewport, QWidget* parent = nullptr);
    ~ViewportFrame() override;

    // Where recordings are shown it is that at the cursor, once there is one.
    void setWorkspace(const Workspace& workspace);

    // A button each, in order.
    void setViewActions(const std::vector<std::pair<QString, QAction*>>& actions);

    // What the menu on a right click offers for an object.
    void setObjectActions(const std::vector<QAction*>& actions);
    void setMenuActions(const ViewMenuActions& actions);

    EditTools& tools(ToolSet set);  // set: not None

    // Clicks in the view say where a ready part goes; only where bodies can be drawn.
    void placePart(const PartToPlace& part);

    // All of it as it stands on the screen. QWidget::grab() leaves out what the view paints over its 3D picture.
    QPixmap picture();

    // What is drawn around the figure, at once; in pictures and films too.
    const ShownParts& shownParts() const { return m_shown; }
    void setShownParts(const ShownParts& shown);

    // The motion at any time, of any size, as for a film: from the camera as it is; the window's own scene comes back with
    // showScene(). A null picture: there is no recording.
    QImage motionPicture(double time, const QSize& size, bool withTexts = true);
    void showScene();
    PictureRoom pictureRoom() const;  // for pictures and films of the view
    // For a report: what the view shows of the fixation, and the section face on; null without an answer.
    QImage fixationPicture(const QSize& size);
    QImage sectionPicture();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void wireMotion();
    void wireFixation();
    bool showsFixation() const;
    void showFixation();
    void takePicked(const ObjectId& id);
    void showTools();
    void makeMotionScene();
    bool showsMotion() const;
    void showTitle();
    void placeChips();
    void tellCovered();
    void setScene(Scene scene);
    QString titleText() const;

    Session& m_session;
    MotionSession& m_motion;
    FixationSession& m_fixation;
    const Workspace* m_workspace;
    std::unique_ptr<MotionScene> m_motionScene;  // nullptr: no recording of this model
    int m_sceneDocument = -1;                    // the Session's document of which it is
    int m_fittedDocument = -1;                   // the Session's document whose motion was fitted into the view
    ShownParts m_shown;
    Viewport& m_viewport;
    QWidget* m_border;
    QFrame* m_titleChip;
    QLabel* m_title;
    QFrame* m_viewChip;
    FixationOverlay* m_overlay;
    std::unique_ptr<FixationTool> m_fixationTool;
    std::unique_ptr<LandmarkTool> m_landmarkTool;
    std::vector<std::unique_ptr<EditTools>> m_tools;  // one for each set; that of the workspace is active
};

}  // namespace sinew
