#include "ui/vtk/viewport_impl.h"

#include <utility>

#include <QEvent>

namespace sinew {

Viewport::Viewport(QWidget* parent, ScreenKind screen, const QString& boneFolder)
    : QWidget(parent), m_impl(std::make_unique<Impl>(*this, boneFolder))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_impl->makeScreen(screen);
    setMouseTracking(true);
    setFocusPolicy(Qt::ClickFocus);
    setMinimumSize(160, 120);
}

Viewport::~Viewport()
{
    m_impl->leaveContext();
}

void Viewport::setScene(Scene scene)
{
    m_impl->setScene(std::move(scene));
}

void Viewport::setPalette3d(const Palette& palette)
{
    m_impl->setPalette(palette);
}

void Viewport::setCovered(std::vector<QRectF> places)
{
    if (m_impl->overlay.covered() == places)
        return;
    // A title that grows by a word in an empty corner moves no camera.
    const bool hidesMore = m_impl->hidesMore(places, m_impl->overlay.covered());
    m_impl->overlay.setCovered(std::move(places));
    m_impl->scheduleOverlay();
    if (hidesMore)
        fitUntouched();
}

void Viewport::setView(ViewDirection direction)
{
    m_impl->setView(direction);
}

void Viewport::setOrthographic(bool on)
{
    m_impl->camera.orthographic = on;
    m_impl->schedule();
}

bool Viewport::isOrthographic() const
{
    return m_impl->camera.orthographic;
}

bool Viewport::offerKey(QKeyEvent& key)
{
    return m_impl->offerKey(key);
}

void Viewport::fit()
{
    m_impl->requestFit(false);
}

void Viewport::fitSelection()
{
    m_impl->requestFit(true);
}

void Viewport::fitUntouched()
{
    if (m_impl->followFit)
        m_impl->requestFit(false);
}

void Viewport::keepCamera()
{
    m_impl->finishFit();
    m_impl->takeCamera();
    m_impl->mayLeavePicture = false;
}

void Viewport::setFollowing(bool on)
{
    if (std::exchange(m_impl->isFollowing, on) == on)
        return;
    if (on)
        fit();
    else
        keepCamera();
}

bool Viewport::isFollowing() const
{
    return m_impl->isFollowing;
}

bool Viewport::hasAllBones() const
{
    return m_impl->sync.hasAllBones();
}

QImage Viewport::picture(const QSize& size, const PictureOptions& options)
{
    return m_impl->picture(size, options);
}

void Viewport::placeLabelsAnew()
{
    m_impl->overlay.placeAnew();
    m_impl->scheduleOverlay();
}

int Viewport::largestPicture()
{
    return m_impl->makeCurrent() ? m_impl->surface.largestSide() : 0;
}

void Viewport::setMarks(ViewMarks marks)
{
    m_impl->marks = std::move(marks);
    m_impl->scheduleOverlay();
}

const ViewMarks& Viewport::marks() const
{
    return m_impl->marks;
}

void Viewport::setListener(ViewListener* listener)
{
    m_impl->listener = listener;
    m_impl->isHeldByListener = false;
}

ScenePick Viewport::pickAt(const QPointF& at)
{
    return m_impl->pickPartAt(at);
}

std::optional<SurfacePoint> Viewport::surfaceAt(const QPointF& at)
{
    return m_impl->picker.surfaceAt(m_impl->sync, m_impl->projection(), at.x(), at.y());
}

Projection Viewport::projection() const
{
    return m_impl->projection();
}

const Scene& Viewport::scene() const
{
    return m_impl->sync.scene();
}

std::vector<Vector3> Viewport::extent(bool selectedOnly) const
{
    return m_impl->sync.extent(selectedOnly);
}

void Viewport::setClip(const std::optional<ClipPlane>& plane)
{
    m_impl->clip = plane;
    m_impl->picker.setClip(plane);
    m_impl->surface.setClip(plane);
    m_impl->sync.setCut(plane.has_value());
    m_impl->schedule();
}

const std::optional<ClipPlane>& Viewport::clip() const
{
    return m_impl->clip;
}

int Viewport::frameCount() const
{
    return m_impl->frames;
}

double Viewport::lastFrameSeconds() const
{
    return m_impl->frameSeconds;
}

int Viewport::movingFrameCount() const
{
    return m_impl->movingFrames;
}

double Viewport::lastMovingSeconds() const
{
    return m_impl->movingSeconds;
}

const SceneSync& Viewport::actors() const
{
    return m_impl->sync;
}

QImage Viewport::shown()
{
    return m_impl->shown();
}

void Viewport::paintEvent(QPaintEvent*)
{
    m_impl->paintImage(*this);
}

// The window is about to paint; what asked for it before the view did would be painted first.
bool Viewport::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::UpdateRequest && watched == window())
        m_impl->begin();
    return false;
}

bool Viewport::event(QEvent* event)
{
    return m_impl->handle(*event) || QWidget::event(event);
}

}  // namespace sinew
