#pragma once

#include <map>
#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QEvent>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLWidget>
#include <QPointF>
#include <QTimer>

#include "ui/vtk/camera_glide.h"
#include "ui/vtk/overlay.h"
#include "ui/vtk/picker.h"
#include "ui/vtk/render_surface.h"
#include "ui/vtk/scene_sync.h"
#include "ui/vtk/view_listener.h"
#include "ui/vtk/viewport.h"

class QMouseEvent;
class QWheelEvent;

namespace sinew {

// What the viewport hides: the rendering, the camera and the gestures.
struct Viewport::Impl {
    // The view's own events: a picture is to be drawn; it is to be painted.
    static constexpr int beginPicture = QEvent::User + 1, paintPicture = QEvent::User + 2;

    Impl(Viewport& widget, const QString& boneFolder);

    void makeScreen(ScreenKind kind);
    void enterContext(QOpenGLContext* context);
    void leaveContext();
    bool makeCurrent();  // false: there is no OpenGL
    void requestPaint();
    void begin();                         // draws, but does not wait for it
    void paintImage(QPaintDevice& onto);  // unless a card shows the picture
    void paintCard();
    void renderIfOld(double pixelRatio);
    void count();  // a picture that was drawn and is on the screen now
    QImage shown();

    void setScene(Scene scene);
    void showDeliveredBone();  // with the next frame
    void setPalette(const Palette& palette);
    void setView(ViewDirection direction);
    void requestFit(bool selectionOnly);
    void follow(const Scene& old, const Scene& next);
    void watchFigure(const Scene& next);                                    // before that is shown
    void followFigure();                                                    // once it has come to rest
    void takeCamera();                                                      // a person moves it
    bool isFollowed() const { return isFollowing && sync.scene().centre; }  // the figure of the scene shown
    void schedule();         // another frame, not sooner than a sixtieth of a second after the last
    void scheduleOverlay();  // the same without rendering the scene again
    void scheduleStill();    // a frame with smooth edges, once nothing has moved for a while
    QImage picture(const QSize& size, const PictureOptions& options);
    void finishBones();  // waits for the finest
    void aimForPicture(double wantedAspect, const PictureOptions& options);
    QImage drawPicture(const QSize& size, bool isTransparent);

    bool handle(QEvent& event);
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void release(const QMouseEvent& event);
    void wheel(const QWheelEvent& event);
    void doubleClick(const QMouseEvent& event);
    void leave();
    void hover();

    bool offerKey(QEvent& event);
    void tellCameraMoved();

    ObjectId pickAt(const QPointF& position);
    ScenePick pickPartAt(const QPointF& position);
    void paintOverlay(QPainter& painter, double pixelRatio);
    void takeScene();                        // hands a new scene to the actors
    void chooseFineness(double pixelRatio);  // of bones, by how large a person is on the picture
    void renderNow(double pixelRatio);
    SoftLook softLook() const;
    double coveredTop() const;
    FitMargins clearOfCovers(const std::vector<Vector3>& points, FitMargins margins) const;
    void fitNow(double aspect, const std::optional<FitMargins>& wanted = {});
    void paintTexts(QImage& image, const QSize& size, bool isOneOfMany);
    void finishFit();  // a fit still to come must not undo what the person does next
    bool returnToCamera(int former, int document);
    bool hasOtherFigureThan(const Scene& scene) const;
    bool leavesPicture(const std::vector<Vector3>& points) const;
    bool hidesMore(const std::vector<QRectF>& covers, const std::vector<QRectF>& others) const;
    bool clearLegend(const Projection& seen);  // whether it has moved
    Projection projection() const;             // logical pixels of the widget
    double aspect() const;
    QString hoverText(const ObjectId& id) const;

    Viewport& widget;
    std::unique_ptr<QOffscreenSurface> ownSurface;  // with its context, unless a card shows the picture
    std::unique_ptr<QOpenGLContext> ownContext;
    QOpenGLWidget* card = nullptr;
    QImage lastImage;  // as it was read back
    RenderSurface surface;
    SceneSync sync;
    Overlay overlay;
    Picker picker;
    OrbitCamera camera;
    CameraGlide glide;
    std::map<int, OrbitCamera> keptCameras;  // of documents that a person has looked at otherwise, by their number

    Scene waitingScene;
    bool hasWaitingScene = false;
    bool imageIsOld = true;
    bool isBeginning = false, isUnread = false;  // a picture is to be drawn soon; one was drawn that nobody has seen
    bool followFit = true;                       // the person has not moved the camera: keep all in view
    bool fitSelection = false;
    bool mayLeavePicture = false;  // since an edit
    bool wasWhole = false;         // all of the figure was in the picture before it moved
    bool fitPending = true;
    bool isFollowing = false;  // the figure of a motion
    int frames = 0;
    double frameSeconds = 0;
    int movingFrames = 0;  // of them, those that were not drawn to be smooth
    double movingSeconds = 0;
    bool isSmooth = false;  // the picture drawn last
    QTimer frameTimer, hoverTimer, stillTimer, restTimer, legendTimer;
    EdgeQuality nextEdges = EdgeQuality::Smooth;
    QElapsedTimer sinceFrame;

    Qt::MouseButton button = Qt::NoButton;
    bool panning = false, dragged = false;
    QPointF pressedAt, lastAt;
    ObjectId hoveredId;
    ScenePart hoveredPart;

    ViewMarks marks;
    ViewListener* listener = nullptr;
    bool isHeldByListener = false;  // it took the press
    std::optional<ClipPlane> clip;
};

}  // namespace sinew
