#include "ui/vtk/still_layer.h"

#include <algorithm>
#include <set>

#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <vtkActorCollection.h>
#include <vtkCallbackCommand.h>
#include <vtkCamera.h>
#include <vtkCuller.h>
#include <vtkCullerCollection.h>
#include <vtkMatrix4x4.h>
#include <vtkObjectFactory.h>
#include <vtkOpenGLState.h>
#include <vtkProperty.h>

namespace sinew {

namespace {

// Pictures that an actor must not change for before it is kept: what a hand moves stops now and then.
constexpr int pause = 2;

}  // namespace

// Leaves in a picture's list what belongs to one of two layers.
class LayerCuller : public vtkCuller {
public:
    enum class Draws { All, StillOnly, MovingOnly };

    Draws draws = Draws::All;
    std::set<vtkProp*> still;

    static LayerCuller* New();

    double Cull(vtkRenderer*, vtkProp** props, int& count, int&) override
    {
        if (draws == Draws::All)
            return 1;
        const bool keepsStill = draws == Draws::StillOnly;
        const auto end = std::stable_partition(props, props + count,
                                               [&](vtkProp* prop) { return still.contains(prop) == keepsStill; });
        count = static_cast<int>(end - props);
        return 1;
    }
};

vtkStandardNewMacro(LayerCuller);

StillLayer::StillLayer(vtkRenderer& renderer, vtkOpenGLRenderWindow& window)
    : m_renderer(renderer), m_window(window), m_culler(vtkSmartPointer<LayerCuller>::New())
{
    m_renderer.GetCullers()->AddItem(m_culler);
    vtkNew<vtkCallbackCommand> putUnder;
    putUnder->SetClientData(this);
    putUnder->SetCallback([](vtkObject*, unsigned long, void* clientData, void*) {
        auto& layer = *static_cast<StillLayer*>(clientData);
        if (layer.m_culler->draws == LayerCuller::Draws::MovingOnly)
            layer.copy(*layer.m_buffer, *layer.m_window.GetRenderFramebuffer());
    });
    m_underlay = m_renderer.AddObserver(vtkCommand::StartEvent, putUnder);
}

StillLayer::~StillLayer()
{
    m_renderer.RemoveObserver(m_underlay);
}

void StillLayer::forget()
{
    m_kept.clear();
}

void StillLayer::release()
{
    forget();
    m_isRefused = false;
    m_known.clear();
    m_buffer->ReleaseGraphicsResources(&m_window);
}

void StillLayer::renderAnew()
{
    m_window.Render();
}

void StillLayer::render()
{
    const Layer still = stillActors();
    const bool canKeep = isSameView() && !still.empty() && !m_isRefused;
    if (canKeep && still != m_kept)
        keep(still);
    if (canKeep && !m_isRefused) {
        renderOverKept();
        return;
    }
    forget();
    renderAnew();
}

// Opaque actors that have not changed for a while, in the renderer's order.
StillLayer::Layer StillLayer::stillActors()
{
    Layer still;
    for (auto& [actor, known] : m_known)
        known.isThere = false;
    vtkActorCollection* actors = m_renderer.GetActors();
    vtkCollectionSimpleIterator next;
    actors->InitTraversal(next);
    while (vtkActor* actor = actors->GetNextActor(next)) {
        if (!actor->GetVisibility())
            continue;
        Known& known = m_known[actor];
        const Stamp changed = actor->GetRedrawMTime();
        known.pictures = known.changed == changed ? known.pictures + 1 : 0;
        known.changed = changed;
        known.isThere = true;
        if (known.pictures >= pause && actor->GetProperty()->GetOpacity() >= 1)
            still.emplace_back(actor, changed);
    }
    std::erase_if(m_known, [](const auto& entry) { return !entry.second.isThere; });
    return still;
}

// Whether the camera looks as it did for the picture before.
bool StillLayer::isSameView()
{
    const int* size = m_window.GetSize();
    View view{{}, size[0], size[1]};
    vtkMatrix4x4* projection = m_renderer.GetActiveCamera()->GetCompositeProjectionTransformMatrix(
        double(size[0]) / std::max(size[1], 1), -1, 1);
    std::copy_n(projection->GetData(), view.projection.size(), view.projection.begin());
    return std::exchange(m_view, view) == view;
}

void StillLayer::keep(const Layer& still)
{
    const int* size = m_window.GetSize();
    m_kept = still;
    m_culler->still.clear();
    for (const auto& [actor, changed] : still)
        m_culler->still.insert(actor);
    m_culler->draws = LayerCuller::Draws::StillOnly;
    m_window.Render();
    m_culler->draws = LayerCuller::Draws::All;
    // As VTK makes the one that it draws into, or depths could not be copied.
    m_buffer->SetContext(&m_window);
    m_buffer->PopulateFramebuffer(size[0], size[1], true, 1, VTK_UNSIGNED_CHAR, true, 32, 0,
                                  m_window.GetStencilCapable() != 0);
    QOpenGLFunctions* gl = QOpenGLContext::currentContext()->functions();
    gl->glGetError();  // what stood before
    copy(*m_window.GetRenderFramebuffer(), *m_buffer);
    m_isRefused = gl->glGetError() != GL_NO_ERROR;
}

void StillLayer::renderOverKept()
{
    m_culler->draws = LayerCuller::Draws::MovingOnly;
    m_renderer.PreserveColorBufferOn();
    m_renderer.PreserveDepthBufferOn();
    m_window.Render();
    m_renderer.PreserveColorBufferOff();
    m_renderer.PreserveDepthBufferOff();
    m_culler->draws = LayerCuller::Draws::All;
}

void StillLayer::copy(vtkOpenGLFramebufferObject& from, vtkOpenGLFramebufferObject& to)
{
    vtkOpenGLState* state = m_window.GetState();
    state->PushFramebufferBindings();
    vtkOpenGLState::ScopedglEnableDisable noScissor(state, GL_SCISSOR_TEST);
    state->vtkglDisable(GL_SCISSOR_TEST);
    from.Bind(GL_READ_FRAMEBUFFER);
    to.Bind(GL_DRAW_FRAMEBUFFER);
    const int* size = m_window.GetSize();
    const int extent[4] = {0, size[0], 0, size[1]};
    vtkOpenGLFramebufferObject::Blit(extent, extent, GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT, GL_NEAREST);
    state->PopFramebufferBindings();
}

}  // namespace sinew
