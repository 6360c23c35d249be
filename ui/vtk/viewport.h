#pragma once

#include <memory>

#include <QImage>
#include <QWidget>

#include "core/base/object_id.h"
#include "ui/scene/palette.h"
#include "ui/scene/scene.h"
#include "ui/scene/view_marks.h"

class QKeyEvent;

namespace sinew {

class SceneSync;
class ViewListener;

// How the picture comes into the window. Image: it is read back and painted as in any widget. Card: it stays where OpenGL
// has drawn it. Fitting: Image where the processor draws, Card elsewhere.
enum class ScreenKind { Fitting, Image, Card };

enum class ViewDirection { Front, Back, Right, Left, Top, Bottom, Isometric };

enum class PictureTexts { Shown, Bare };  // Bare: no legend, labels and axes; what is fitted fills the frame
enum class PictureBones { All, AtHand };  // All: the finest, waiting for those not grown yet; AtHand: those shown now

// Of a picture of the view.
struct PictureOptions {
    PictureTexts texts = PictureTexts::Shown;
    bool isTransparent = false;  // nothing behind the scene; else the sky of the view
    bool isAsSeen = false;       // from the camera as it is, as for a film; else fitted anew while the view is
    PictureBones bones = PictureBones::All;
};

// The 3D view. Takes scenes, keeps the actors in step with them (nothing is rebuilt when only a posture or a force changes), renders on
// schedule (at most 60 times a second) and says what was picked. The only widget that knows VTK, and hides it.
class Viewport : public QWidget {
    Q_OBJECT

public:
    // boneFolder: where grown bones are kept for the next start; empty: nowhere.
    explicit Viewport(QWidget* parent = nullptr, ScreenKind screen = ScreenKind::Fitting,
                      const QString& boneFolder = {});
    ~Viewport() override;

    // Cheap; the next scheduled frame shows it. The first scene of another model fits the view. A figure that was all in
    // the picture and comes to rest outside of it is brought back.
    void setScene(Scene scene);
    void setPalette3d(const Palette& palette);

    // Where the window shows something over the view, logical pixels: labels and legend keep clear of it, and fits of what
    // stands at the top of the middle. The view is fitted anew, unless a person has moved the camera, where it hides more.
    void setCovered(std::vector<QRectF> places);

    void setView(ViewDirection direction);
    void setOrthographic(bool on);
    bool isOrthographic() const;
    void fit();           // all that is visible
    void fitSelection();  // what is selected, or all
    void fitUntouched();  // all, unless a person has moved the camera
    void keepCamera();    // as if a person had moved it: what is added to the model does not move it any more

    // Moves the camera with the figure of a motion, after it was fitted once; a person can turn, move and zoom it all the same.
    // Off, it stays where it is.
    void setFollowing(bool on);
    bool isFollowing() const;

    // What a tool draws over the scene; handles are picked before the scene.
    void setMarks(ViewMarks marks);
    const ViewMarks& marks() const;
    // Hears of the pointer and of keys before the view does; nullptr: nobody. Must outlive its time here.
    void setListener(ViewListener* listener);
    ScenePick pickAt(const QPointF& at);
    std::optional<SurfacePoint> surfaceAt(const QPointF& at);
    Projection projection() const;  // logical pixels of the widget
    const Scene& scene() const;     // as it is shown
    // Places, ground frame, that a picture of all that is visible (or selected) must hold.
    std::vector<Vector3> extent(bool selectedOnly) const;
    // Hides what lies behind the plane, and does not pick it; nothing: shows all.
    void setClip(const std::optional<ClipPlane>& plane);
    const std::optional<ClipPlane>& clip() const;

    // Renders now, off the screen and at that resolution, without the widget's overlays changing; letters and lines of the
    // overlays keep their share of the picture. Null: it is larger than largestPicture().
    QImage picture(const QSize& size, const PictureOptions& options = {});
    int largestPicture();  // pixels a side that the machine draws
    // Labels and the legend are placed as if no picture had gone before, so that a picture does not depend on the way to it.
    void placeLabelsAnew();
    QImage shown();            // the picture with all that is painted over it, as it stands on the screen
    bool hasAllBones() const;  // none is still growing
    // Frames rendered since the start, and the seconds the last one took; for benchmarks.
    int frameCount() const;
    double lastFrameSeconds() const;
    // The same of frames that show something new, without the smooth ones that follow them at rest; for the status bar.
    int movingFrameCount() const;
    double lastMovingSeconds() const;

    // The actors behind the picture; for tests.
    const SceneSync& actors() const;

    // A key that another widget has not wanted, for the listener; false: nor does it.
    bool offerKey(QKeyEvent& key);

signals:
    void picked(const sinew::ObjectId& id);  // a null id: the background
    void hovered(const sinew::ObjectId& id);
    void menuRequested(const QPointF& at);  // a right click; the right button dragged zooms

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace sinew
