#include "ui/vtk/viewport_impl.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

#include <QCoreApplication>
#include <QPainter>

#include "ui/vtk/marks_painter.h"

namespace sinew {

namespace {

constexpr double frameInterval = 1.0 / 60;  // s
constexpr int stillDelay = 160;             // ms
constexpr double smallPerson = 240;         // px: a person who is not higher is drawn with bones as from far
constexpr double largePerson = 1000;        // px: one who is higher, as from near

Fineness finenessAt(double height)
{
    return height < smallPerson ? Fineness::Far : height < largePerson ? Fineness::Middle : Fineness::Near;
}

// The default of spatial scenes: from the front and a little from the right and above.
constexpr double easyYaw = 0.56, easyPitch = 0.14;

// From in front, and from the side where the hip is.
double easyYawOf(const Scene& scene)
{
    return scene.isOfLeft ? -easyYaw : easyYaw;
}

}  // namespace

Viewport::Impl::Impl(Viewport& owner, const QString& boneFolder)
    : widget(owner), sync(
                         surface.renderer(), [this] { showDeliveredBone(); }, boneFolder),
      glide(camera, [this] {
          schedule();
          tellCameraMoved();
      })
{
    camera.yaw = easyYaw;
    camera.pitch = easyPitch;
    sync.setFineness(Fineness::Middle);
    surface.setPalette(lightPalette);
    sync.setPalette(lightPalette);
    overlay.setPalette(lightPalette);
    frameTimer.setSingleShot(true);
    hoverTimer.setSingleShot(true);
    QObject::connect(&frameTimer, &QTimer::timeout, &owner, [this] { requestPaint(); });
    stillTimer.setSingleShot(true);
    QObject::connect(&stillTimer, &QTimer::timeout, &owner, [this] {
        nextEdges = EdgeQuality::Smooth;
        imageIsOld = true;
        scheduleOverlay();
    });
    legendTimer.setSingleShot(true);
    QObject::connect(&legendTimer, &QTimer::timeout, &owner, [this] {
        if (clearLegend(projection()))
            scheduleOverlay();
    });
    QObject::connect(&hoverTimer, &QTimer::timeout, &owner, [this] { hover(); });
    restTimer.setSingleShot(true);
    QObject::connect(&restTimer, &QTimer::timeout, &owner, [this] { followFigure(); });
}

void Viewport::Impl::setScene(Scene scene)
{
    const bool hasOtherFigure = hasOtherFigureThan(scene);
    const Scene& old = hasWaitingScene ? waitingScene : sync.scene();
    const bool isAnother = old.document != scene.document || old.planar != scene.planar || scene.document == 0;
    const bool isMirrored = !isAnother && old.isOfLeft != scene.isOfLeft;
    if (isMirrored) {
        // A hip of the other side is seen as the one before it was.
        glide.stop();
        camera.yaw = -camera.yaw;
        camera.focus.z() = -camera.focus.z();
    } else if (hasOtherFigure && !isAnother) {
        mayLeavePicture = true;
    } else if (hasOtherFigure && !returnToCamera(old.document, scene.document)) {
        camera.yaw = scene.planar ? 0.5 * std::numbers::pi : easyYawOf(scene);
        camera.pitch = scene.planar ? 0 : easyPitch;
        requestFit(false);
    }
    if (!isMirrored)
        follow(old, scene);
    waitingScene = std::move(scene);
    hasWaitingScene = true;
    schedule();
    // Panels hear of the same change after the view does: what draws goes on while they read it.
    if (isBeginning && !isUnread && !hasOtherFigure)
        begin();
}

// As far as the figure has moved; between a motion and a posture it may have gone any way.
void Viewport::Impl::follow(const Scene& old, const Scene& next)
{
    if (!isFollowing || old.document != next.document)
        return;
    if (old.centre && next.centre) {
        camera.focus += *next.centre - *old.centre;
        tellCameraMoved();
    } else if (old.centre || next.centre) {
        requestFit(false);
    }
}

// What a person has turned or moved stays so until another document is opened: a femur and its mesh, a posture and a motion
// are looked at in turns. True: that document has such a camera.
bool Viewport::Impl::returnToCamera(int former, int document)
{
    if (former == document)
        return false;
    if (former != 0 && !followFit)
        keptCameras[former] = camera;
    const auto kept = keptCameras.find(document);
    if (kept == keptCameras.end())
        return false;
    const bool isOrthographic = camera.orthographic;
    camera = kept->second;
    camera.orthographic = isOrthographic;
    keptCameras.erase(kept);
    glide.stop();
    followFit = fitPending = false;
    return true;
}

// A scene that waits for the next frame is newer than the one shown and must not be replaced by it.
void Viewport::Impl::showDeliveredBone()
{
    if (!hasWaitingScene)
        waitingScene = sync.scene();
    hasWaitingScene = true;
    schedule();
}

// Another model, or the same one after an edit, has other bodies, or is of quite another size.
bool Viewport::Impl::hasOtherFigureThan(const Scene& scene) const
{
    const Scene& old = hasWaitingScene ? waitingScene : sync.scene();
    const auto sameBody = [](const SceneBody& a, const SceneBody& b) { return a.id == b.id && a.shape == b.shape; };
    return old.document != scene.document || old.planar != scene.planar || scene.size > 2 * old.size
           || old.size > 2 * scene.size
           || !std::equal(old.bodies.begin(), old.bodies.end(), scene.bodies.begin(), scene.bodies.end(), sameBody)
           || !std::equal(old.segments.begin(), old.segments.end(), scene.segments.begin(), scene.segments.end(),
                          [](const SceneSegment& a, const SceneSegment& b) { return a.id == b.id; });
}

void Viewport::Impl::setPalette(const Palette& palette)
{
    surface.setPalette(palette);
    sync.setPalette(palette);
    overlay.setPalette(palette);
    schedule();
}

void Viewport::Impl::setView(ViewDirection direction)
{
    constexpr double quarter = 0.5 * std::numbers::pi;
    const Scene& scene = hasWaitingScene ? waitingScene : sync.scene();
    switch (direction) {
    case ViewDirection::Front: std::tie(camera.yaw, camera.pitch) = std::pair(0.0, 0.0); break;
    case ViewDirection::Back: std::tie(camera.yaw, camera.pitch) = std::pair(2 * quarter, 0.0); break;
    case ViewDirection::Right: std::tie(camera.yaw, camera.pitch) = std::pair(quarter, 0.0); break;
    case ViewDirection::Left: std::tie(camera.yaw, camera.pitch) = std::pair(-quarter, 0.0); break;
    // From above and below, forward is up on the picture.
    case ViewDirection::Top: std::tie(camera.yaw, camera.pitch) = std::pair(2 * quarter, quarter); break;
    case ViewDirection::Bottom: std::tie(camera.yaw, camera.pitch) = std::pair(0.0, -quarter); break;
    case ViewDirection::Isometric:
        std::tie(camera.yaw, camera.pitch)
            = scene.planar ? std::pair(0.7 * quarter, 0.3) : std::pair(easyYawOf(scene), easyPitch);
        break;
    }
    requestFit(false);
}

void Viewport::Impl::requestFit(bool selectionOnly)
{
    glide.stop();
    fitPending = true;
    followFit = true;
    fitSelection = selectionOnly;
    schedule();
}

void Viewport::Impl::schedule()
{
    imageIsOld = true;
    nextEdges = EdgeQuality::Fast;
    scheduleOverlay();
}

void Viewport::Impl::scheduleStill()
{
    if (surface.isSoftware())
        stillTimer.start(stillDelay);
}

void Viewport::Impl::scheduleOverlay()
{
    if (frameTimer.isActive())
        return;
    const double since = sinceFrame.isValid() ? double(sinceFrame.nsecsElapsed()) * 1e-9 : 1;
    // At once, where it may be: then it is flushed together with what else the window paints now.
    if (since >= frameInterval)
        requestPaint();
    else
        frameTimer.start(static_cast<int>(std::ceil(1000 * (frameInterval - since))));
}

double Viewport::Impl::aspect() const
{
    return double(widget.width()) / std::max(1, widget.height());
}

Projection Viewport::Impl::projection() const
{
    return camera.projection(widget.width(), widget.height());
}

void Viewport::Impl::takeScene()
{
    if (!hasWaitingScene)
        return;
    const bool hadAllBones = sync.hasAllBones();
    watchFigure(waitingScene);
    sync.setScene(waitingScene);
    hasWaitingScene = false;
    // A bone is larger than its landmarks: what was fitted before it was grown is fitted again.
    if (!hadAllBones && followFit)
        fitPending = true;
    // An edit leaves the camera where a person put it, while all can be seen.
    if (std::exchange(mayLeavePicture, false) && followFit && leavesPicture(sync.extent(false)))
        fitPending = true;
}

// What is fine stays fine a little longer, so that nothing flickers at the border.
void Viewport::Impl::chooseFineness(double pixelRatio)
{
    const auto person = sync.person();
    if (!person)
        return;
    const Projection now = projection();
    const double height = pixelRatio * person->first * now.pixelsPerMetre(now.at(person->second).depth);
    sync.setFineness(std::clamp(sync.fineness(), finenessAt(height), finenessAt(height / 1.15)));
}

void Viewport::Impl::paintOverlay(QPainter& painter, double pixelRatio)
{
    overlay.paint(painter, sync.scene(), projection(), pixelRatio, {hoverText(hoveredId), lastAt}, marks.handles);
    MarksLook look{overlay.palette(), widget.font(), hoveredPart, {}};
    for (const SceneStrand& strand : sync.scene().strands) {
        if (listener && !hoveredId.isNull() && strand.id == hoveredId)
            look.hoveredStrand = strand.points;
    }
    paintMarks(painter, marks, projection(), look);
}

// Its reach is about the gap between arm and ribs of a person, or the radius of the femoral head where there is a hip alone.
// Less shows little but seams, more darkens whole bones.
SoftLook Viewport::Impl::softLook() const
{
    constexpr double reach = 0.035;  // of the scene's size
    const Scene& scene = sync.scene();
    return scene.isSoftlyShaded ? SoftLook{reach * scene.size, scene.grounds} : SoftLook{};
}

void Viewport::Impl::renderNow(double pixelRatio)
{
    surface.setCamera(camera, aspect());
    // Where the processor draws, only what stands still is worth the time.
    const bool isShaded = !surface.isSoftware() || nextEdges == EdgeQuality::Smooth;
    surface.setSoftLook(isShaded ? softLook() : SoftLook{});
    surface.render((QSizeF(widget.size()) * pixelRatio).toSize(), nextEdges);
    imageIsOld = false;
    isSmooth = nextEdges == EdgeQuality::Smooth;
    if (!isSmooth)
        scheduleStill();
    legendTimer.start(stillDelay);
    isUnread = true;
}

QImage Viewport::Impl::picture(const QSize& size, const PictureOptions& options)
{
    if (size.isEmpty() || !makeCurrent() || std::max(size.width(), size.height()) > surface.largestSide())
        return {};
    takeScene();
    if (options.bones == PictureBones::All)
        finishBones();
    if (options.isAsSeen)
        finishFit();
    const OrbitCamera kept = camera;
    const LegendCorner keptCorner = overlay.legendCorner();
    const double wanted = double(size.width()) / size.height();
    aimForPicture(wanted, options);
    surface.setCamera(camera, wanted);
    isUnread = false;  // what was drawn for the window is gone
    QImage image = drawPicture(size, options.isTransparent);
    if (options.texts == PictureTexts::Shown)
        paintTexts(image, size, options.isAsSeen);
    camera = kept;
    overlay.setLegendCorner(keptCorner);
    schedule();
    return image;
}

void Viewport::Impl::finishBones()
{
    sync.setFineness(Fineness::Near);
    if (!sync.hasAllBones() && followFit)
        fitPending = true;
    sync.waitForBones();
}

void Viewport::Impl::aimForPicture(double wantedAspect, const PictureOptions& options)
{
    if (!options.isAsSeen && (followFit || fitPending)) {
        constexpr FitMargins tight{0.05, 0.05, 0.06, 0.06};
        fitNow(wantedAspect, options.texts == PictureTexts::Bare ? std::optional(tight) : std::nullopt);
    } else if (wantedAspect < aspect()) {
        // A narrower picture shows as much from side to side as the window does.
        camera.viewAngle = 2 * std::atan(std::tan(0.5 * camera.viewAngle) * aspect() / wantedAspect);
    }
}

// Twice as fine and averaged: smooth edges whatever draws, unless the picture is huge, or so large that samples of the
// graphics card, which smooth it too, would fill its memory.
QImage Viewport::Impl::drawPicture(const QSize& size, bool isTransparent)
{
    const double pixels = double(size.width()) * size.height();
    const bool fine = pixels < (surface.isSoftware() ? 2e7 : 4e6)
                      && 2 * std::max(size.width(), size.height()) <= surface.largestSide();
    surface.setTransparent(isTransparent);
    surface.setSoftLook(softLook());
    // The filter of edges would make what is transparent opaque.
    surface.render(fine ? 2 * size : size, fine || isTransparent ? EdgeQuality::Fast : EdgeQuality::Smooth);
    QImage image;
    surface.readInto(image);
    surface.setTransparent(false);
    return fine ? image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation) : image;
}

// isOneOfMany: of a film, in which the legend stays.
void Viewport::Impl::paintTexts(QImage& image, const QSize& size, bool isOneOfMany)
{
    // Labels keep their share of the picture when it is printed large.
    const double scale = std::clamp(std::min(size.width() / double(std::max(1, widget.width())),
                                             size.height() / double(std::max(1, widget.height()))),
                                    1.0, 4.0);
    image.setDevicePixelRatio(scale);
    const Projection seen = camera.projection(size.width() / scale, size.height() / scale);
    if (!isOneOfMany)
        clearLegend(seen);
    QPainter painter(&image);
    overlay.paint(painter, sync.scene(), seen, scale, {});
    painter.end();
    image.setDevicePixelRatio(1);
}

ScenePick Viewport::Impl::pickPartAt(const QPointF& position)
{
    return picker.pickPart(sync, marks.handles, projection(), position.x(), position.y());
}

ObjectId Viewport::Impl::pickAt(const QPointF& position)
{
    return picker.pick(sync, projection(), position.x(), position.y());
}

namespace {

// Parts of a broken hip are known by places; what a person reads stands beside them.
QString titleOf(const Scene& scene, const ObjectId& id)
{
    for (const SceneSolid& solid : scene.solids) {
        if (solid.id == id)
            return QString::fromStdString(solid.title);
    }
    for (const SceneArrow& arrow : scene.arrows) {
        if (arrow.id == id)
            return QString::fromStdString(arrow.label);
    }
    return {};
}

// Of a strand that bears nothing.
QString unloadedText(LinkSense sense)
{
    switch (sense) {
    case LinkSense::Tension: return QCoreApplication::translate("sinew", "slack");
    case LinkSense::Compression: return QCoreApplication::translate("sinew", "open");
    case LinkSense::Both: return QCoreApplication::translate("sinew", "no force");
    }
    return {};
}

}  // namespace

QString Viewport::Impl::hoverText(const ObjectId& id) const
{
    if (id.isNull())
        return {};
    if (id.kind == ObjectKind::Fixation)
        return titleOf(sync.scene(), id);
    QString text = QString::fromStdString(id.name).replace(QLatin1Char('_'), QLatin1Char(' '));
    for (const SceneStrand& strand : sync.scene().strands) {
        if (strand.id == id && sync.scene().solved) {
            text += "  "
                    + (strand.engaged
                           ? QCoreApplication::translate("sinew", "%1 N").arg(std::abs(strand.force), 0, 'g', 3)
                           : unloadedText(strand.sense));
        }
    }
    for (const SceneSegment& segment : sync.scene().segments) {
        if (segment.id == id)
            text += "  " + QCoreApplication::translate("sinew", "%1 mm").arg(1000 * segment.length, 0, 'f', 0);
    }
    return text;
}

}  // namespace sinew
