#include "ui/vtk/soft_shading.h"

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
#include "ui/vtk/quiet_vtk.h"
#include "ui/vtk/shading_shaders.h"

namespace sinew {

namespace {

constexpr float nobody = -1e6F;  // as a share of light and a distance: like no other

std::unique_ptr<vtkOpenGLQuadHelper> makeQuad(vtkOpenGLRenderWindow& window, const char* body)
{
    const std::string pixels = std::string(shading::declarations) + "void main()\n{" + body + "}\n";
    if (!window.GetShaderCache()->ReadyShaderProgram(shading::corners, pixels.c_str(), ""))
        return nullptr;
    return std::make_unique<vtkOpenGLQuadHelper>(&window, shading::corners, pixels.c_str(), "");
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

// What the shaders know.
struct SoftShading::View {
    struct Ground {
        Eigen::Matrix4f toPicture;  // of what is drawn of it, from a square about the origin with sides of 2
        Eigen::Vector3f normal;     // before the eye
    };

    View(vtkRenderer& renderer, double wantedReach);
    void take(const ShadowMap::Frame& frameOfMap, vtkTextureObject& distances, const std::vector<SceneGround>& all);
    void addGround(const SceneGround& plane);
    void giveTo(vtkShaderProgram& program);

    float reach, depthStep;
    std::array<float, 4> lens = {};
    int isParallel = 0;
    Eigen::Isometry3d toEye;
    Eigen::Matrix4d projection;
    std::vector<Ground> grounds;
    Ground* ground = nullptr;                      // the one that is drawn; nullptr: bodies are
    vtkTextureObject* map = nullptr;               // nullptr: without cast shadows
    ShadowMap::Frame frame;                        // of the map
    vtkOpenGLFramebufferObject* shares = nullptr;  // as far as they are known
};

namespace {

Eigen::Matrix4d matrixOf(const vtkMatrix4x4& matrix)
{
    return Eigen::Map<const Eigen::Matrix<double, 4, 4, Eigen::RowMajor>>(matrix.GetData());
}

}  // namespace

SoftShading::View::View(vtkRenderer& renderer, double wantedReach) : reach(float(wantedReach))
{
    vtkCamera& camera = *renderer.GetActiveCamera();
    projection = matrixOf(*camera.GetProjectionTransformMatrix(renderer.GetTiledAspectRatio(), -1, 1));
    const auto at = [&](int row, int column) { return float(projection(row, column)); };
    lens = {at(0, 0), at(1, 1), at(2, 2), at(2, 3)};
    isParallel = camera.GetParallelProjection();
    // An eighth of the reach; where pixels are larger, as far as a slope of 45 degrees goes within one that has a share.
    const double away = isParallel ? 1 : camera.GetDistance();
    const double pixel = 4 * away / (projection(1, 1) * renderer.GetRenderWindow()->GetSize()[1]);
    depthStep = float(std::max(wantedReach / 8, pixel));
    toEye = matrixOf(*camera.GetViewTransformMatrix());
}

void SoftShading::View::take(const ShadowMap::Frame& frameOfMap, vtkTextureObject& distances,
                             const std::vector<SceneGround>& all)
{
    frame = frameOfMap;
    map = &distances;
    for (const SceneGround& one : all)
        addGround(one);
}

// What of a ground may lie in shadows. From below one looks through the ground.
void SoftShading::View::addGround(const SceneGround& plane)
{
    constexpr double flattest = 0.1;  // a light along the ground would draw shadows out without end
    const Vector3 middleInEye = toEye * plane.centre, normalInEye = toEye.linear() * plane.normal;
    const bool isSeen = isParallel ? normalInEye.z() > 0 : normalInEye.dot(middleInEye) < 0;
    const Vector3 middle = frame.fromGround * plane.centre, normal = frame.fromGround.linear() * plane.normal;
    if (!isSeen || normal.z() > -flattest)
        return;
    // In the frame of the map: its rectangle, carried along the light to the ground.
    const Eigen::Vector2d half = 0.5 * frame.shadows.sizes(), slope = -normal.head<2>() / normal.z();
    Vector3 centre;
    centre << frame.shadows.center(), 0;
    centre.z() = middle.z() + slope.dot(centre.head<2>() - middle.head<2>());
    Eigen::Matrix4d toMap = Eigen::Matrix4d::Identity();
    toMap.block<3, 4>(0, 0) << half.x(), 0, 0, centre.x(),  //
        0, half.y(), 0, centre.y(),                         //
        slope.x() * half.x(), slope.y() * half.y(), 1, centre.z();
    const Eigen::Matrix4d toPicture = projection * (toEye * frame.fromGround.inverse()).matrix() * toMap;
    grounds.push_back({toPicture.cast<float>(), normalInEye.cast<float>()});
}

SoftShading::SoftShading() = default;
SoftShading::~SoftShading() = default;

void SoftShading::release()
{
    for (Quad* quad : {&m_halve, &m_share, &m_smoothen, &m_multiply})
        quad->reset();
    for (Target* target : {&m_depths, &m_rough, &m_smooth})
        *target = nullptr;
    m_shadows.release();
    m_isRefused = false;
}

bool SoftShading::makeTargets(vtkOpenGLRenderWindow& window)
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

bool SoftShading::makeQuads(vtkOpenGLRenderWindow& window)
{
    m_halve = makeQuad(window, shading::halve);
    m_share = makeQuad(window, shading::share);
    m_smoothen = makeQuad(window, shading::smoothen);
    m_multiply = makeQuad(window, shading::multiply);
    return m_halve && m_share && m_smoothen && m_multiply;
}

bool SoftShading::prepare(vtkOpenGLRenderWindow& window)
{
    const QuietVtk quiet;
    const bool isOfSize = m_depths && m_width == window.GetSize()[0] && m_height == window.GetSize()[1];
    m_isRefused = m_isRefused || (!isOfSize && !makeTargets(window)) || (!m_multiply && !makeQuads(window));
    return !m_isRefused;
}

// Of all that has been drawn; one of a pixel's samples.
void SoftShading::copyDepths(vtkOpenGLRenderWindow& window)
{
    m_depths->Bind(GL_DRAW_FRAMEBUFFER);
    window.GetRenderFramebuffer()->Bind(GL_READ_FRAMEBUFFER);
    window.GetState()->vtkglBlitFramebuffer(0, 0, m_width, m_height, 0, 0, m_width, m_height, GL_DEPTH_BUFFER_BIT,
                                            GL_NEAREST);
}

void SoftShading::View::giveTo(vtkShaderProgram& program)
{
    program.SetUniform4f("lens", lens.data());
    program.SetUniformi("isParallel", isParallel);
    program.SetUniformf("reach", reach);
    program.SetUniformf("depthStep", depthStep);
    Eigen::Matrix4f toMap = (frame.fromGround * toEye.inverse()).matrix().cast<float>();
    const std::array<float, 3> sizes = {map ? float(frame.side) : 0, float(frame.range), float(frame.margin)};
    program.SetUniformMatrix4x4("toMap", toMap.data());
    program.SetUniform3f("mapSizes", sizes.data());
    program.SetUniformi("isGround", ground ? 1 : 0);
    if (ground) {
        program.SetUniformMatrix4x4("groundToPicture", ground->toPicture.data());
        program.SetUniform3f("groundNormal", ground->normal.data());
    }
}

void SoftShading::draw(vtkOpenGLRenderWindow& window, vtkOpenGLQuadHelper& quad, View& view)
{
    window.GetShaderCache()->ReadyShaderProgram(quad.Program);
    vtkTextureObject* depths = m_depths->GetDepthAttachmentAsTextureObject();
    vtkTextureObject* shares = view.shares ? view.shares->GetColorAttachmentAsTextureObject(0) : depths;
    const std::array<std::pair<const char*, vtkTextureObject*>, 3> textures
        = {{{"depths", depths}, {"shares", shares}, {"map", view.map ? view.map : depths}}};
    for (const auto& [name, texture] : textures) {
        texture->Activate();
        quad.Program->SetUniformi(name, texture->GetTextureUnit());
    }
    view.giveTo(*quad.Program);
    quad.Render();
    for (const auto& [name, texture] : textures)
        texture->Deactivate();
}

// On all bodies, and on each ground where it is before them.
void SoftShading::drawAll(vtkOpenGLRenderWindow& window, vtkOpenGLQuadHelper& quad, View& view)
{
    window.GetState()->vtkglDepthFunc(GL_GREATER);
    draw(window, quad, view);
    window.GetState()->vtkglDepthFunc(GL_LESS);
    for (View::Ground& ground : view.grounds) {
        view.ground = &ground;
        draw(window, quad, view);
    }
    view.ground = nullptr;
}

// The shares of light of every second pixel, those of the smoothed picture.
void SoftShading::findShares(vtkOpenGLRenderWindow& window, View& view)
{
    vtkOpenGLState* state = window.GetState();
    const vtkOpenGLState::ScopedglViewport viewport(state);
    const vtkOpenGLState::ScopedglScissor scissor(state);
    const vtkOpenGLState::ScopedglClearColor colour(state);
    state->vtkglViewport(0, 0, (m_width + 1) / 2, (m_height + 1) / 2);
    state->vtkglScissor(0, 0, (m_width + 1) / 2, (m_height + 1) / 2);
    state->vtkglClearColor(nobody, 0, 0, 0);
    state->vtkglDisable(GL_BLEND);

    state->vtkglDepthFunc(GL_ALWAYS);
    state->vtkglDepthMask(GL_TRUE);
    m_rough->Bind();
    draw(window, *m_halve, view);

    state->vtkglDepthMask(GL_FALSE);
    for (const auto& [target, quad] : {std::pair(m_rough.Get(), m_share.get()), {m_smooth.Get(), m_smoothen.get()}}) {
        target->Bind();
        state->vtkglClear(GL_COLOR_BUFFER_BIT);
        drawAll(window, *quad, view);
        view.shares = target;
    }
}

// The window's own framebuffer is bound. Alpha grows by what a shadow on the ground covers.
void SoftShading::multiply(vtkOpenGLRenderWindow& window, View& view)
{
    vtkOpenGLState* state = window.GetState();
    const vtkOpenGLState::ScopedglBlendFuncSeparate blending(state);
    state->vtkglDepthMask(GL_FALSE);
    state->vtkglEnable(GL_BLEND);
    state->vtkglBlendFuncSeparate(GL_ZERO, GL_SRC_COLOR, GL_ONE_MINUS_DST_ALPHA, GL_ONE);
    drawAll(window, *m_multiply, view);
}

void SoftShading::darken(vtkRenderer& renderer, std::span<vtkProp* const> bodies, const SoftLook& look)
{
    auto& window = *vtkOpenGLRenderWindow::SafeDownCast(renderer.GetRenderWindow());
    vtkOpenGLState* state = window.GetState();
    using Switch = vtkOpenGLState::ScopedglEnableDisable;
    const Switch blend(state, GL_BLEND), test(state, GL_DEPTH_TEST), culling(state, GL_CULL_FACE);
    const vtkOpenGLState::ScopedglDepthFunc function(state);
    const vtkOpenGLState::ScopedglDepthMask mask(state);
    View view(renderer, look.reach);
    state->vtkglEnable(GL_DEPTH_TEST);
    state->PushFramebufferBindings();
    const bool isReady = prepare(window);
    if (isReady) {
        copyDepths(window);
        if (const auto frame = m_shadows.draw(renderer, bodies))
            view.take(*frame, *m_shadows.distances(), look.grounds);
        state->vtkglDisable(GL_CULL_FACE);
        findShares(window, view);
    }
    state->PopFramebufferBindings();
    if (isReady)
        multiply(window, view);
}

vtkStandardNewMacro(SoftRenderer);

void SoftRenderer::drawProps(std::span<vtkProp* const> props)
{
    for (vtkProp* prop : props)
        NumberOfPropsRendered += prop->RenderOpaqueGeometry(this);
}

void SoftRenderer::DeviceRenderOpaqueGeometry(vtkFrameBufferObjectBase* target)
{
    if (!isShading()) {
        vtkOpenGLRenderer::DeviceRenderOpaqueGeometry(target);
        return;
    }
    const auto roleOfProp = [](vtkProp* prop) {
        auto* actor = vtkActor::SafeDownCast(prop);
        return actor ? roleOf(*actor) : Role::Sign;
    };
    const std::span<vtkProp*> props(PropArray, std::size_t(PropArrayCount));
    std::ranges::stable_sort(props, {}, roleOfProp);
    const auto bodies = std::ranges::equal_range(props, Role::Body, {}, roleOfProp);
    drawProps({props.begin(), bodies.end()});
    m_shading.darken(*this, bodies, m_look);
    drawProps({bodies.end(), props.end()});
}

void SoftRenderer::ReleaseGraphicsResources(vtkWindow* window)
{
    m_shading.release();
    vtkOpenGLRenderer::ReleaseGraphicsResources(window);
}

}  // namespace sinew
