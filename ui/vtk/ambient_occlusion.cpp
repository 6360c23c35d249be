#include "ui/vtk/ambient_occlusion.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <qopengl.h>
#include <vtkActor.h>
#include <vtkCamera.h>
#include <vtkMatrix4x4.h>
#include <vtkNew.h>
#include <vtkObjectFactory.h>
#include <vtkOpenGLRenderWindow.h>
#include <vtkOpenGLShaderCache.h>
#include <vtkOpenGLState.h>
#include <vtkShaderProgram.h>
#include <vtkTextureObject.h>

#include "ui/vtk/actor_looks.h"
#include "ui/vtk/occlusion_shaders.h"

namespace sinew {

namespace {

constexpr float nobody = -1e6F;  // as a share of light and a distance: like no other

// VTK shows each shader that a driver does not take in full. Here there is a picture all the same.
class QuietVtk {
public:
    QuietVtk() : m_kept(vtkObject::GetGlobalWarningDisplay()) { vtkObject::GlobalWarningDisplayOff(); }
    ~QuietVtk() { vtkObject::SetGlobalWarningDisplay(m_kept); }
    QuietVtk(const QuietVtk&) = delete;
    QuietVtk& operator=(const QuietVtk&) = delete;

private:
    int m_kept;
};

std::unique_ptr<vtkOpenGLQuadHelper> makeQuad(vtkOpenGLRenderWindow& window, const char* body)
{
    const std::string pixels = std::string(occlusion::declarations) + "void main()\n{" + body + "}\n";
    if (!window.GetShaderCache()->ReadyShaderProgram(occlusion::corners, pixels.c_str(), ""))
        return nullptr;
    return std::make_unique<vtkOpenGLQuadHelper>(&window, occlusion::corners, pixels.c_str(), "");
}

// One number a pixel. Those that share depths are drawn where something is.
vtkSmartPointer<vtkOpenGLFramebufferObject> makeNumbers(vtkOpenGLRenderWindow& window, vtkTextureObject& depths)
{
    vtkNew<vtkTextureObject> numbers;
    numbers->SetContext(&window);
    numbers->Allocate2D(depths.GetWidth(), depths.GetHeight(), 1, VTK_FLOAT);
    auto target = vtkSmartPointer<vtkOpenGLFramebufferObject>::New();
    target->SetContext(&window);
    target->Bind();
    target->AddColorAttachment(0, numbers);
    target->AddDepthAttachment(&depths);
    target->ActivateDrawBuffers(1);
    const char* why = nullptr;
    return vtkOpenGLFramebufferObject::GetFrameBufferStatus(GL_FRAMEBUFFER, why) ? target : nullptr;
}

}  // namespace

// What the shaders know of the picture.
struct AmbientOcclusion::View {
    View(vtkRenderer& renderer, double wantedReach) : reach(float(wantedReach))
    {
        vtkCamera& camera = *renderer.GetActiveCamera();
        const vtkMatrix4x4& projection = *camera.GetProjectionTransformMatrix(renderer.GetTiledAspectRatio(), -1, 1);
        const auto at = [&](int row, int column) { return float(projection.GetElement(row, column)); };
        lens = {at(0, 0), at(1, 1), at(2, 2), at(2, 3)};
        isParallel = camera.GetParallelProjection();
    }

    float reach;
    std::array<float, 4> lens = {};
    int isParallel = 0;
    vtkOpenGLFramebufferObject* shares = nullptr;  // as far as they are known
};

AmbientOcclusion::AmbientOcclusion() = default;
AmbientOcclusion::~AmbientOcclusion() = default;

void AmbientOcclusion::release()
{
    for (Quad* quad : {&m_halve, &m_occlude, &m_smoothen, &m_multiply})
        quad->reset();
    for (Target* target : {&m_depths, &m_rough, &m_smooth})
        *target = nullptr;
    m_isRefused = false;
}

bool AmbientOcclusion::makeTargets(vtkOpenGLRenderWindow& window)
{
    m_width = window.GetSize()[0];
    m_height = window.GetSize()[1];
    // As the window's own, or depths could not be copied.
    m_depths = Target::New();
    m_depths->SetContext(&window);
    const bool isMade = m_depths->PopulateFramebuffer(m_width, m_height, true, 1, VTK_UNSIGNED_CHAR, true, 32, 0,
                                                      window.GetStencilCapable() != 0);
    vtkNew<vtkTextureObject> half;
    half->SetContext(&window);
    half->AllocateDepth(unsigned(m_width + 1) / 2, unsigned(m_height + 1) / 2, vtkTextureObject::Float32);
    m_rough = makeNumbers(window, *half);
    m_smooth = makeNumbers(window, *half);
    return isMade && m_rough && m_smooth;
}

bool AmbientOcclusion::makeQuads(vtkOpenGLRenderWindow& window)
{
    m_halve = makeQuad(window, occlusion::halve);
    m_occlude = makeQuad(window, occlusion::occlude);
    m_smoothen = makeQuad(window, occlusion::smoothen);
    m_multiply = makeQuad(window, occlusion::multiply);
    return m_halve && m_occlude && m_smoothen && m_multiply;
}

bool AmbientOcclusion::prepare(vtkOpenGLRenderWindow& window)
{
    const QuietVtk quiet;
    const bool isOfSize = m_depths && m_width == window.GetSize()[0] && m_height == window.GetSize()[1];
    m_isRefused = m_isRefused || (!isOfSize && !makeTargets(window)) || (!m_multiply && !makeQuads(window));
    return !m_isRefused;
}

// Of all that has been drawn; one of a pixel's samples.
void AmbientOcclusion::copyDepths(vtkOpenGLRenderWindow& window)
{
    m_depths->Bind(GL_DRAW_FRAMEBUFFER);
    window.GetRenderFramebuffer()->Bind(GL_READ_FRAMEBUFFER);
    window.GetState()->vtkglBlitFramebuffer(0, 0, m_width, m_height, 0, 0, m_width, m_height, GL_DEPTH_BUFFER_BIT,
                                            GL_NEAREST);
}

void AmbientOcclusion::draw(vtkOpenGLRenderWindow& window, vtkOpenGLQuadHelper& quad, const View& view)
{
    window.GetShaderCache()->ReadyShaderProgram(quad.Program);
    vtkTextureObject* depths = m_depths->GetDepthAttachmentAsTextureObject();
    vtkTextureObject* shares = view.shares ? view.shares->GetColorAttachmentAsTextureObject(0) : depths;
    depths->Activate();
    shares->Activate();
    quad.Program->SetUniformi("depths", depths->GetTextureUnit());
    quad.Program->SetUniformi("shares", shares->GetTextureUnit());
    quad.Program->SetUniform4f("lens", view.lens.data());
    quad.Program->SetUniformi("isParallel", view.isParallel);
    quad.Program->SetUniformf("reach", view.reach);
    quad.Render();
    shares->Deactivate();
    depths->Deactivate();
}

// The shares of light of every second pixel, those of the smoothed picture.
void AmbientOcclusion::findShares(vtkOpenGLRenderWindow& window, View& view)
{
    vtkOpenGLState* state = window.GetState();
    const vtkOpenGLState::ScopedglViewport viewport(state);
    const vtkOpenGLState::ScopedglScissor scissor(state);
    const vtkOpenGLState::ScopedglClearColor colour(state);
    const vtkOpenGLState::ScopedglDepthFunc function(state);
    const vtkOpenGLState::ScopedglDepthMask mask(state);
    state->vtkglViewport(0, 0, (m_width + 1) / 2, (m_height + 1) / 2);
    state->vtkglScissor(0, 0, (m_width + 1) / 2, (m_height + 1) / 2);
    state->vtkglClearColor(nobody, 0, 0, 0);
    state->vtkglDisable(GL_BLEND);

    state->vtkglDepthFunc(GL_ALWAYS);
    state->vtkglDepthMask(GL_TRUE);
    m_rough->Bind();
    draw(window, *m_halve, view);

    state->vtkglDepthFunc(GL_GREATER);
    state->vtkglDepthMask(GL_FALSE);
    for (const auto& [target, quad] : {std::pair(m_rough.Get(), m_occlude.get()), {m_smooth.Get(), m_smoothen.get()}}) {
        target->Bind();
        state->vtkglClear(GL_COLOR_BUFFER_BIT);
        draw(window, *quad, view);
        view.shares = target;
    }
}

void AmbientOcclusion::darken(vtkRenderer& renderer, double reach)
{
    auto& window = *vtkOpenGLRenderWindow::SafeDownCast(renderer.GetRenderWindow());
    vtkOpenGLState* state = window.GetState();
    const vtkOpenGLState::ScopedglEnableDisable blend(state, GL_BLEND), test(state, GL_DEPTH_TEST);
    const vtkOpenGLState::ScopedglBlendFuncSeparate blending(state);
    const vtkOpenGLState::ScopedglDepthFunc function(state);
    const vtkOpenGLState::ScopedglDepthMask mask(state);
    View view(renderer, reach);
    state->vtkglEnable(GL_DEPTH_TEST);
    state->PushFramebufferBindings();
    const bool isReady = prepare(window);
    if (isReady) {
        copyDepths(window);
        findShares(window, view);
    }
    state->PopFramebufferBindings();
    if (!isReady)
        return;
    state->vtkglDepthFunc(GL_GREATER);
    state->vtkglDepthMask(GL_FALSE);
    state->vtkglEnable(GL_BLEND);
    state->vtkglBlendFuncSeparate(GL_ZERO, GL_SRC_COLOR, GL_ZERO, GL_ONE);
    draw(window, *m_multiply, view);
}

vtkStandardNewMacro(OccludedRenderer);

void OccludedRenderer::drawProps(int from, int to)
{
    for (int i = from; i < to; ++i)
        NumberOfPropsRendered += PropArray[i]->RenderOpaqueGeometry(this);
}

void OccludedRenderer::DeviceRenderOpaqueGeometry(vtkFrameBufferObjectBase* target)
{
    if (m_reach <= 0) {
        vtkOpenGLRenderer::DeviceRenderOpaqueGeometry(target);
        return;
    }
    const auto takesPart = [](vtkProp* prop) {
        auto* actor = vtkActor::SafeDownCast(prop);
        return actor && isBodily(*actor);
    };
    const int bodies = int(std::stable_partition(PropArray, PropArray + PropArrayCount, takesPart) - PropArray);
    drawProps(0, bodies);
    m_occlusion.darken(*this, m_reach);
    drawProps(bodies, PropArrayCount);
}

void OccludedRenderer::ReleaseGraphicsResources(vtkWindow* window)
{
    m_occlusion.release();
    vtkOpenGLRenderer::ReleaseGraphicsResources(window);
}

}  // namespace sinew
