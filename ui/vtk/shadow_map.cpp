#include "ui/vtk/shadow_map.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <qopengl.h>
#include <vtkActor.h>
#include <vtkCamera.h>
#include <vtkMatrix4x4.h>
#include <vtkOpenGLRenderWindow.h>
#include <vtkOpenGLState.h>
#include <vtkProperty.h>
#include <vtkRenderer.h>
#include <vtkTextureObject.h>

#include "ui/vtk/actor_looks.h"
#include "ui/vtk/quiet_vtk.h"

namespace sinew {

namespace {

using Casters = std::vector<vtkActor*>;

Casters castersAmong(std::span<vtkProp* const> bodies)
{
    Casters casters;
    for (vtkProp* prop : bodies) {
        auto* actor = vtkActor::SafeDownCast(prop);
        if (actor && actor->GetProperty()->GetOpacity() >= 1)
            casters.push_back(actor);
    }
    return casters;
}

// Across and up the map, and away from the light.
Matrix3 axesOfMap()
{
    const Vector3 light = ShadowMap::towardsLight();
    const Vector3 across = (Vector3::UnitX() - light.x() * light).normalized();
    Matrix3 axes;
    axes << across.transpose(), light.cross(across).transpose(), -light.transpose();
    return axes;
}

// Sizes go by steps and places by whole pixels, so that the edges of shadows do not crawl while a figure moves.
std::optional<ShadowMap::Frame> frameAround(const Casters& casters)
{
    constexpr double margin = 0.1, step = 1.12;  // margin: of the side
    const Matrix3 axes = axesOfMap();
    Eigen::AlignedBox3d box;
    for (vtkActor* actor : casters) {
        for (const Vector3& corner : cornersOf(*actor))
            box.extend(axes * corner);
    }
    const double width = box.isEmpty() ? 0 : box.sizes().head<2>().maxCoeff();
    if (!(width > 0))
        return std::nullopt;
    ShadowMap::Frame frame;
    frame.side = std::pow(step, std::ceil(std::log(width / (1 - 2 * margin)) / std::log(step)));
    frame.margin = margin * frame.side;
    frame.range = box.sizes().z() + frame.margin;
    const double pixel = frame.side / ShadowMap::pixels;
    Vector3 corner = box.center().array() - 0.5 * frame.side;
    corner.head<2>() = pixel * (corner.head<2>() / pixel).array().floor();
    corner.z() = box.min().z() - 0.5 * frame.margin;
    frame.fromGround.linear() = axes;
    frame.fromGround.translation() = -corner;
    const Eigen::Vector2d low = box.min().head<2>() - corner.head<2>(), high = box.max().head<2>() - corner.head<2>();
    frame.shadows = {low.array() - frame.margin, high.array() + frame.margin};
    return frame;
}

// Without regard to the picture's aspect, which VTK would give to a camera of its own kind.
vtkSmartPointer<vtkCamera> cameraOf(vtkRenderer& renderer, const ShadowMap::Frame& frame)
{
    const auto inGround = [&](double z) {
        return Vector3(frame.fromGround.linear().transpose()
                       * (Vector3(0.5 * frame.side, 0.5 * frame.side, z) - frame.fromGround.translation()));
    };
    const Vector3 light = inGround(0), ahead = inGround(frame.range);
    const Vector3 up = frame.fromGround.linear().row(1);
    vtkNew<vtkMatrix4x4> projection;
    projection->SetElement(0, 0, 2 / frame.side);
    projection->SetElement(1, 1, 2 / frame.side);
    projection->SetElement(2, 2, -2 / frame.range);
    projection->SetElement(2, 3, -1);
    const auto camera = vtkSmartPointer<vtkCamera>::Take(renderer.MakeCamera());
    camera->SetPosition(light.data());
    camera->SetFocalPoint(ahead.data());
    camera->SetViewUp(up.data());
    camera->ParallelProjectionOn();
    camera->SetExplicitProjectionTransformMatrix(projection);
    camera->UseExplicitProjectionTransformMatrixOn();
    return camera;
}

// Lends the renderer another camera.
class CameraLoan {
public:
    CameraLoan(vtkRenderer& renderer, vtkCamera& camera) : m_renderer(renderer), m_own(renderer.GetActiveCamera())
    {
        m_renderer.SetActiveCamera(&camera);
    }
    ~CameraLoan()
    {
        m_renderer.SetActiveCamera(m_own);
        m_own->Modified();  // or shaders would keep the lights as they are before the other one
    }
    CameraLoan(const CameraLoan&) = delete;
    CameraLoan& operator=(const CameraLoan&) = delete;

private:
    vtkRenderer& m_renderer;
    vtkSmartPointer<vtkCamera> m_own;
};

}  // namespace

// High over the left shoulder of whoever looks at a scene as it opens, in space and in the plane: shadows lie short beside
// their bodies.
Vector3 ShadowMap::towardsLight()
{
    return Vector3(-0.16, 1.0, 0.46).normalized();
}

bool ShadowMap::prepare(vtkOpenGLRenderWindow& window)
{
    if (m_target || m_isRefused)
        return !m_isRefused;
    const QuietVtk quiet;
    vtkNew<vtkTextureObject> distances;
    distances->SetContext(&window);
    distances->AllocateDepth(pixels, pixels, vtkTextureObject::Float32);
    m_target = vtkSmartPointer<vtkOpenGLFramebufferObject>::New();
    m_target->SetContext(&window);
    m_target->Bind();
    m_target->AddDepthAttachment(distances);
    m_target->DeactivateDrawBuffers();
    m_target->DeactivateReadBuffer();
    const char* why = nullptr;
    m_isRefused = !vtkOpenGLFramebufferObject::GetFrameBufferStatus(GL_FRAMEBUFFER, why);
    return !m_isRefused;
}

std::optional<ShadowMap::Frame> ShadowMap::draw(vtkRenderer& renderer, std::span<vtkProp* const> bodies)
{
    const Casters casters = castersAmong(bodies);
    const std::optional<Frame> frame = frameAround(casters);
    auto& window = *vtkOpenGLRenderWindow::SafeDownCast(renderer.GetRenderWindow());
    vtkOpenGLState* state = window.GetState();
    state->PushFramebufferBindings();
    const bool isReady = frame && prepare(window);
    if (isReady) {
        const vtkOpenGLState::ScopedglViewport viewport(state);
        const vtkOpenGLState::ScopedglScissor scissor(state);
        const vtkOpenGLState::ScopedglDepthFunc function(state);
        const vtkOpenGLState::ScopedglDepthMask mask(state);
        const vtkOpenGLState::ScopedglEnableDisable culling(state, GL_CULL_FACE);  // which actors switch
        state->vtkglViewport(0, 0, pixels, pixels);
        state->vtkglScissor(0, 0, pixels, pixels);
        state->vtkglDepthFunc(GL_LEQUAL);
        state->vtkglDepthMask(GL_TRUE);
        m_target->Bind();
        state->vtkglClear(GL_DEPTH_BUFFER_BIT);
        const CameraLoan loan(renderer, *cameraOf(renderer, *frame));
        for (vtkActor* actor : casters)
            actor->RenderOpaqueGeometry(&renderer);
    }
    state->PopFramebufferBindings();
    return isReady ? frame : std::nullopt;
}

void ShadowMap::release()
{
    m_target = nullptr;
    m_isRefused = false;
}

}  // namespace sinew
