#include "ui/vtk/render_surface.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <QOpenGLContext>
#include <QOpenGLExtraFunctions>
#include <QOpenGLFunctions>
#include <vtkActor.h>
#include <vtkActorCollection.h>
#include <vtkBoundingBox.h>
#include <vtkCallbackCommand.h>
#include <vtkCamera.h>
#include <vtkCullerCollection.h>
#include <vtkLight.h>
#include <vtkMapper.h>
#include <vtkNew.h>
#include <vtkObjectFactory.h>
#include <vtkOpenGLFramebufferObject.h>
#include <vtkOpenGLState.h>
#include <vtkPlane.h>
#include <vtkRendererCollection.h>
#include <vtkUnsignedCharArray.h>

#include "ui/vtk/actor_looks.h"

namespace sinew {

namespace {

vtkOpenGLFramebufferObject& pictureOf(vtkGenericOpenGLRenderWindow& window)
{
    return *(window.GetMultiSamples() > 0 ? window.GetDisplayFramebuffer() : window.GetRenderFramebuffer());
}

void toRgb(Rgb rgb, double* out)
{
    for (int i = 0; i < 3; ++i)
        out[i] = double((rgb >> (16 - 8 * i)) & 0xff) / 255.0;
}

// VTK copies each picture once more within the context when it is drawn. What a processor draws would have to be finished
// for that, and nothing else could be done meanwhile; only samples need it, to become pixels.
class UncopiedWindow : public vtkGenericOpenGLRenderWindow {
public:
    static UncopiedWindow* New();
    vtkTypeMacro(UncopiedWindow, vtkGenericOpenGLRenderWindow)

        void Frame() override
    {
        if (GetMultiSamples() > 0)
            Superclass::Frame();
    }
};

vtkStandardNewMacro(UncopiedWindow)

}  // namespace

bool isDrawnBySoftware(QOpenGLContext& context)
{
    const auto* text = reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
    const auto names = {"llvmpipe", "softpipe", "swrast", "SWR", "SwiftShader", "Software", "GDI Generic"};
    return !text || std::any_of(names.begin(), names.end(), [text](const char* name) {
        return std::strstr(text, name) != nullptr;
    });
}

RenderSurface::RenderSurface()
{
    m_window = vtkSmartPointer<UncopiedWindow>::New();
    m_renderer = vtkSmartPointer<SoftRenderer>::New();
    m_window->SetFrameBlitModeToNoBlit();
    m_window->SetOwnContext(0);
    m_window->SetMultiSamples(0);
    m_window->AddRenderer(m_renderer);
    addLights();
    m_renderer->SetAutomaticLightCreation(false);
    // Nearly all is seen, and to find what is not VTK goes through all cells of what has changed.
    m_renderer->GetCullers()->RemoveAllItems();
    m_layer = std::make_unique<StillLayer>(*m_renderer, *m_window);
    answerContextQuestions();
}

RenderSurface::~RenderSurface()
{
    m_window->RemoveAllObservers();
}

// A key light over the left shoulder, a fill from the right below, a rim from behind: they go with the camera. Three
// are what VTK's light kit comes down to on matt surfaces, and software GL pays for each light in every pixel.
void RenderSurface::addLights()
{
    const auto add = [this](double x, double y, double z, double intensity, double red, double green, double blue) {
        vtkNew<vtkLight> light;
        light->SetLightTypeToCameraLight();
        light->SetPosition(x, y, z);
        light->SetFocalPoint(0, 0, 0);
        light->SetIntensity(intensity);
        light->SetColor(red, green, blue);
        m_renderer->AddLight(light);
    };
    add(-0.45, 0.75, 1.0, 0.86, 1.0, 0.985, 0.96);
    add(0.8, -0.15, 1.0, 0.40, 0.93, 0.96, 1.0);
    add(0.5, 0.7, -0.9, 0.30, 0.95, 0.97, 1.0);
}

void RenderSurface::answerContextQuestions()
{
    vtkNew<vtkCallbackCommand> answer;
    answer->SetClientData(this);
    answer->SetCallback([](vtkObject*, unsigned long event, void* clientData, void* callData) {
        QOpenGLContext* context = static_cast<RenderSurface*>(clientData)->m_context;
        if (event == vtkCommand::WindowMakeCurrentEvent && context) {
            // The widget's makeCurrent would also bind its own framebuffer and leave VTK drawing into the wrong one.
            if (QOpenGLContext::currentContext() != context && context->surface())
                context->makeCurrent(context->surface());
        } else if (event == vtkCommand::WindowIsCurrentEvent) {
            *static_cast<bool*>(callData) = context && QOpenGLContext::currentContext() == context;
        }
    });
    m_window->AddObserver(vtkCommand::WindowMakeCurrentEvent, answer);
    m_window->AddObserver(vtkCommand::WindowIsCurrentEvent, answer);
    m_window->SetSupportsOpenGL(1);
    m_window->SetIsDirect(1);
}

void RenderSurface::initialise(QOpenGLContext* context)
{
    m_context = context;
    m_window->SetMapped(1);
    m_window->SetIsCurrent(true);
    m_window->SetReadyForRendering(true);
    m_window->OpenGLInitContext();
    // Where the processor draws, multisampling and edge filters cost more than the picture itself: there edges are
    // smoothed only once the picture stands still.
    m_software = isDrawnBySoftware(*context);
    m_window->SetMultiSamples(m_software ? 0 : 8);
    int texture = 0, buffer = 0, viewport[2] = {0, 0};
    m_context->functions()->glGetIntegerv(GL_MAX_TEXTURE_SIZE, &texture);
    m_context->functions()->glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &buffer);
    m_context->functions()->glGetIntegerv(GL_MAX_VIEWPORT_DIMS, viewport);
    m_largestSide = std::min({texture, buffer, viewport[0], viewport[1]});
}

void RenderSurface::finalise()
{
    if (!m_context)
        return;
    m_window->SetReadyForRendering(false);
    m_layer->release();
    m_window->Finalize();
    m_context = nullptr;
}

void RenderSurface::setPalette(const Palette& palette)
{
    m_palette = palette;
    setTransparent(m_isTransparent);
}

// On black that counts for nothing, colours come out as shares of their cover.
void RenderSurface::setTransparent(bool on)
{
    m_isTransparent = on;
    double top[3] = {0, 0, 0}, bottom[3] = {0, 0, 0};
    if (!on) {
        toRgb(m_palette.skyTop, top);
        toRgb(m_palette.skyBottom, bottom);
    }
    m_renderer->SetBackground(bottom);
    m_renderer->SetBackground2(top);
    m_renderer->SetGradientBackground(!on);
    m_renderer->SetBackgroundAlpha(on ? 0 : 1);
    m_window->SetAlphaBitPlanes(on);
    m_layer->forget();
}

void RenderSurface::setCamera(const OrbitCamera& camera, double aspect)
{
    const Projection projection = camera.projection(aspect, 1);
    vtkCamera* target = m_renderer->GetActiveCamera();
    target->SetPosition(projection.eye.data());
    target->SetFocalPoint(camera.focus.data());
    target->SetViewUp(projection.up.data());
    target->SetViewAngle(camera.viewAngle * 180.0 / 3.14159265358979323846);
    target->SetParallelProjection(camera.orthographic);
    target->SetParallelScale(projection.parallelScale > 0 ? projection.parallelScale : 1.0);
}

void RenderSurface::setClip(const std::optional<ClipPlane>& plane)
{
    m_clip = nullptr;
    if (!plane)
        return;
    vtkNew<vtkPlane> cut;
    cut->SetOrigin(plane->origin.data());
    cut->SetNormal(plane->normal.data());
    m_clip = vtkSmartPointer<vtkPlaneCollection>::New();
    m_clip->AddItem(cut);
}

// Bones come with their own actors at any time, so all are asked anew.
void RenderSurface::clipActors()
{
    vtkActorCollection* actors = m_renderer->GetActors();
    vtkCollectionSimpleIterator next;
    actors->InitTraversal(next);
    while (vtkActor* actor = actors->GetNextActor(next)) {
        if (actor->GetMapper()->GetClippingPlanes() != m_clip)
            actor->GetMapper()->SetClippingPlanes(m_clip);
    }
}

// By all points, where VTK itself goes through all cells of what has changed. A range that still fits stays, and with it
// the depths of what is kept from picture to picture.
void RenderSurface::fitDepths()
{
    vtkBoundingBox all;
    vtkActorCollection* actors = m_renderer->GetActors();
    vtkCollectionSimpleIterator next;
    actors->InitTraversal(next);
    while (vtkActor* actor = actors->GetNextActor(next)) {
        if (!actor->GetVisibility())
            continue;
        for (Vector3 corner : cornersOf(*actor))
            all.AddPoint(corner.data());
    }
    if (!all.IsValid())
        return;
    constexpr double margin = 0.25, loosest = 2;  // of the length of all
    const double length = all.GetDiagonalLength();
    if (!m_depths.IsValid() || !m_depths.Contains(all) || m_depths.GetDiagonalLength() > loosest * length) {
        m_depths = all;
        m_depths.Inflate(margin * length);
    }
    double bounds[6];
    m_depths.GetBounds(bounds);
    m_renderer->ResetCameraClippingRange(bounds);
}

void RenderSurface::render(const QSize& size, EdgeQuality edges)
{
    m_renderer->SetUseFXAA(m_software && edges == EdgeQuality::Smooth);
    // Qt has changed the context's state behind VTK's back.
    m_window->GetState()->Reset();
    m_window->GetState()->vtkglDepthFunc(GL_LEQUAL);
    m_window->SetSize(std::max(size.width(), 1), std::max(size.height(), 1));
    clipActors();
    fitDepths();
    // What darkens each other is drawn together.
    if (m_software && edges == EdgeQuality::Fast && !m_isTransparent && !m_renderer->isShading())
        m_layer->render();
    else
        m_layer->renderAnew();
}

void RenderSurface::flush()
{
    m_context->functions()->glFlush();
}

void RenderSurface::blitTo(unsigned int framebuffer, const QSize& size)
{
    QOpenGLExtraFunctions* gl = m_context->extraFunctions();
    const int* drawn = m_window->GetSize();
    const bool same = drawn[0] == size.width() && drawn[1] == size.height();
    // VTK remembers what it bound last and would skip binding it again; Qt may have bound its own since.
    m_window->GetState()->ResetFramebufferBindings();
    pictureOf(*m_window).Bind(GL_READ_FRAMEBUFFER);
    gl->glReadBuffer(GL_COLOR_ATTACHMENT0);
    gl->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
    gl->glDisable(GL_SCISSOR_TEST);
    gl->glBlitFramebuffer(0, 0, drawn[0], drawn[1], 0, 0, size.width(), size.height(), GL_COLOR_BUFFER_BIT,
                          same ? GL_NEAREST : GL_LINEAR);
    gl->glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    gl->glViewport(0, 0, size.width(), size.height());
    // Leave the state that Qt's painter expects.
    gl->glBindVertexArray(0);
    gl->glUseProgram(0);
    gl->glBindBuffer(GL_ARRAY_BUFFER, 0);
    gl->glDisable(GL_DEPTH_TEST);
    gl->glDisable(GL_CULL_FACE);
    gl->glDisable(GL_BLEND);
    gl->glActiveTexture(GL_TEXTURE0);
}

void RenderSurface::readInto(QImage& image)
{
    QOpenGLExtraFunctions* gl = m_context->extraFunctions();
    const int width = m_window->GetSize()[0], height = m_window->GetSize()[1];
    const QImage::Format format = m_isTransparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
    if (image.width() != width || image.height() != height || image.format() != format)
        image = QImage(width, height, format);
    m_rows.resize(std::size_t(width) * std::size_t(height));
    m_window->GetState()->ResetFramebufferBindings();
    pictureOf(*m_window).Bind(GL_READ_FRAMEBUFFER);
    gl->glReadBuffer(GL_COLOR_ATTACHMENT0);
    gl->glPixelStorei(GL_PACK_ALIGNMENT, 4);
    gl->glReadPixels(0, 0, width, height, GL_BGRA, GL_UNSIGNED_INT_8_8_8_8_REV, m_rows.data());
    const std::uint32_t opaque = m_isTransparent ? 0 : 0xff000000U;
    const std::uint32_t* row = m_rows.data();
    for (int y = height - 1; y >= 0; --y, row += width) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        std::transform(row, row + width, line, [opaque](std::uint32_t pixel) { return pixel | opaque; });
    }
}

}  // namespace sinew
