#pragma once

#include <memory>

#include <vtkOpenGLFramebufferObject.h>
#include <vtkOpenGLQuadHelper.h>
#include <vtkOpenGLRenderer.h>
#include <vtkSmartPointer.h>

class vtkOpenGLRenderWindow;
class vtkTextureObject;

namespace sinew {

// Ambient occlusion from depths: the share of the light from all around that surfaces within reach keep away. It
// multiplies colours, is worked out for a quarter of the pixels and smoothed. Background and alpha stay as they are.
//
// VTK's own vtkSSAOPass draws the scene anew into textures: it loses the sky, the samples that smooth edges and the
// lighting of makeMatt, and where the processor draws it takes several times as long.
class AmbientOcclusion {
public:
    AmbientOcclusion();
    ~AmbientOcclusion();

    // Darkens what has been drawn into the window's own framebuffer, which is bound. Where the driver cannot, nothing
    // happens. reach: m.
    void darken(vtkRenderer& renderer, double reach);
    void release();  // all that lives in the context

private:
    struct View;
    using Target = vtkSmartPointer<vtkOpenGLFramebufferObject>;
    using Quad = std::unique_ptr<vtkOpenGLQuadHelper>;

    bool prepare(vtkOpenGLRenderWindow& window);
    bool makeTargets(vtkOpenGLRenderWindow& window);
    bool makeQuads(vtkOpenGLRenderWindow& window);
    void copyDepths(vtkOpenGLRenderWindow& window);
    void findShares(vtkOpenGLRenderWindow& window, View& view);
    void draw(vtkOpenGLRenderWindow& window, vtkOpenGLQuadHelper& quad, const View& view);

    Target m_depths, m_rough, m_smooth;
    Quad m_halve, m_occlude, m_smoothen, m_multiply;
    int m_width = 0, m_height = 0;
    bool m_isRefused = false;  // the driver has not taken a shader or a framebuffer
};

// Draws bodies, darkens them, and then draws all else, which stays as it is: see isBodily() of actor_looks.
class OccludedRenderer : public vtkOpenGLRenderer {
public:
    static OccludedRenderer* New();

    void setReach(double metres) { m_reach = metres; }  // 0: no occlusion
    bool isOccluding() const { return m_reach > 0; }

    void DeviceRenderOpaqueGeometry(vtkFrameBufferObjectBase* target = nullptr) override;
    void ReleaseGraphicsResources(vtkWindow* window) override;

protected:
    OccludedRenderer() = default;

private:
    void drawProps(int from, int to);

    AmbientOcclusion m_occlusion;
    double m_reach = 0;
};

}  // namespace sinew
