// How the picture comes into the window.

#include <functional>
#include <utility>

#include <QCoreApplication>
#include <QPainter>
#include <QSurfaceFormat>

#include "ui/vtk/viewport_impl.h"

namespace sinew {

namespace {

QSurfaceFormat surfaceFormat()
{
    QSurfaceFormat format;
    format.setVersion(3, 2);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setDepthBufferSize(24);
    // VTK's framebuffers carry a stencil with their depth; a widget without one would not match them.
    format.setStencilBufferSize(8);
    format.setSamples(0);
    return format;
}

// Covers the view and leaves all events to it.
class Card : public QOpenGLWidget {
public:
    Card(QWidget& view, std::function<void()> enter, std::function<void()> paint)
        : QOpenGLWidget(&view), m_enter(std::move(enter)), m_paint(std::move(paint))
    {
        setFormat(surfaceFormat());
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

protected:
    void initializeGL() override { m_enter(); }
    void paintGL() override { m_paint(); }

private:
    std::function<void()> m_enter, m_paint;
};

// Why nothing is seen.
void paintReason(const QWidget& widget, QPaintDevice& onto)
{
    QPainter painter(&onto);
    painter.setPen(widget.palette().color(QPalette::Text));
    constexpr int margin = 24;  // px
    painter.drawText(widget.rect().marginsRemoved({margin, margin, margin, margin}),
                     Qt::AlignCenter | Qt::TextWordWrap,
                     QCoreApplication::translate(
                         "sinew", "The 3D view needs OpenGL 3.2, which this computer does not offer. Install a graphics "
                                  "driver (on Debian and Ubuntu: libgl1-mesa-dri). All else works."));
}

}  // namespace

// Qt puts a window that holds an OpenGL widget together in OpenGL as a whole, whatever small part of it has changed. Where
// the processor draws that takes ten times as long as reading the picture back and painting it with all else.
void Viewport::Impl::makeScreen(ScreenKind kind)
{
    if (kind != ScreenKind::Card) {
        ownSurface = std::make_unique<QOffscreenSurface>();
        ownSurface->setFormat(surfaceFormat());
        ownSurface->create();
        ownContext = std::make_unique<QOpenGLContext>();
        ownContext->setFormat(surfaceFormat());
        const bool isThere = ownContext->create() && ownContext->makeCurrent(ownSurface.get())
                             && ownContext->format().version() >= surfaceFormat().version();
        if (!isThere)
            ownContext = std::make_unique<QOpenGLContext>();  // one that is not valid: an old one draws nothing either
        if (!isThere || kind == ScreenKind::Image || isDrawnBySoftware(*ownContext))
            return;
        ownContext.reset();
        ownSurface.reset();
    }
    card = new Card(
        widget, [this] { enterContext(card->context()); }, [this] { paintCard(); });
}

void Viewport::Impl::enterContext(QOpenGLContext* context)
{
    // A widget that moves to another window gets another context: what lived in the old one must go while it is there.
    // The timer dies with this object, before the widget's own context does, and takes the connection with it.
    QObject::connect(
        context, &QOpenGLContext::aboutToBeDestroyed, &stillTimer, [this] { leaveContext(); }, Qt::DirectConnection);
    surface.initialise(context);
    imageIsOld = true;
}

void Viewport::Impl::leaveContext()
{
    if (!surface.isReady())
        return;
    makeCurrent();
    surface.finalise();
}

bool Viewport::Impl::makeCurrent()
{
    if (card) {
        // One that was never shown has no context yet; grabbing makes one.
        if (!surface.isReady())
            card->grabFramebuffer();
        card->makeCurrent();
        return surface.isReady();
    }
    if (!ownContext->isValid() || !ownContext->makeCurrent(ownSurface.get()))
        return false;
    if (!surface.isReady())
        enterContext(ownContext.get());
    return true;
}

// A picture of the processor's is begun before the window paints and painted after all else: its threads draw meanwhile.
void Viewport::Impl::requestPaint()
{
    if (card)
        card->update();
    else if (!imageIsOld || !widget.isVisible())
        widget.update();
    else if (!std::exchange(isBeginning, true))
        QCoreApplication::postEvent(&widget, new QEvent(QEvent::Type(beginPicture)), Qt::LowEventPriority);
}

void Viewport::Impl::begin()
{
    if (!std::exchange(isBeginning, false))
        return;
    if (widget.isVisible() && makeCurrent()) {
        renderIfOld(widget.devicePixelRatioF());
        surface.flush();
    }
    // Qt asks a window to paint by an event of this priority too; what that brings about is not waited for.
    QCoreApplication::postEvent(&widget, new QEvent(QEvent::Type(paintPicture)), Qt::LowEventPriority);
}

void Viewport::Impl::renderIfOld(double pixelRatio)
{
    // Counted from the start of a frame, so that a frame's own time is part of the interval.
    if (!isUnread)
        sinceFrame.restart();
    takeScene();
    finishFit();
    chooseFineness(pixelRatio);
    if (imageIsOld)
        renderNow(pixelRatio);
}

void Viewport::Impl::count()
{
    if (!std::exchange(isUnread, false))
        return;
    ++frames;
    frameSeconds = double(sinceFrame.nsecsElapsed()) * 1e-9;
    if (!isSmooth) {
        ++movingFrames;
        movingSeconds = frameSeconds;
    }
}

void Viewport::Impl::paintImage(QPaintDevice& onto)
{
    if (card)
        return;
    if (!makeCurrent()) {
        paintReason(widget, onto);
        return;
    }
    const double ratio = widget.devicePixelRatioF();
    // One that was begun is shown even if the next is due.
    if (!isUnread)
        renderIfOld(ratio);
    if (isUnread || lastImage.isNull())
        surface.readInto(lastImage);
    lastImage.setDevicePixelRatio(ratio);
    QPainter painter(&onto);
    painter.drawImage(QPoint(0, 0), lastImage);
    paintOverlay(painter, ratio);
    painter.end();
    count();
}

void Viewport::Impl::paintCard()
{
    const double ratio = widget.devicePixelRatioF();
    renderIfOld(ratio);
    surface.blitTo(card->defaultFramebufferObject(), (QSizeF(widget.size()) * ratio).toSize());
    QPainter painter(card);
    paintOverlay(painter, ratio);
    painter.end();
    count();
}

QImage Viewport::Impl::shown()
{
    if (card)
        return card->grabFramebuffer();
    const double ratio = widget.devicePixelRatioF();
    QImage result((QSizeF(widget.size()) * ratio).toSize(), QImage::Format_RGB32);
    result.setDevicePixelRatio(ratio);
    result.fill(Qt::transparent);
    if (makeCurrent())
        renderIfOld(ratio);
    clearLegend(projection());
    paintImage(result);
    return result;
}

}  // namespace sinew
