#pragma once

#include <memory>
#include <span>
#include <vector>

#include <vtkOpenGLFramebufferObject.h>
#include <vtkOpenGLQuadHelper.h>
#include <vtkOpenGLRenderer.h>
#include <vtkSmartPointer.h>

#include "ui/scene/scene.h"
#include "ui/vtk/shadow_map.h"

class vtkOpenGLRenderWindow;
class vtkTextureObject;

namespace sinew {

struct SoftLook {
    double reach = 0;                  // m, from how far bodies keep the light from all around away; 0: no shading
    std::vector<SceneGround> grounds;  // on which shadows fall, seen from above
};

// Share of the light that bodies keep away from each other and from the ground: within reach that from all around (ambient
// occlusion), and that of a light above (cast shadows). It multiplies colours, is worked out for a quarter of the pixels
// from their depths, and smoothed. The sky stays as it is; where nothing is behind the ground, alpha takes up its shadow.
//
// VTK's own vtkSSAOPass draws the scene anew into textures: it loses the sky, the samples that smooth edges and the
// lighting of makeMatt, and where the processor draws it takes several times as long.
class SoftShading {
public:
    SoftShading();
    ~SoftShading();

    // Darkens what has been drawn into the window's own framebuffer, which is bound: bodies, and the ground behind all. Where
    // the driver cannot, nothing happens.
    void darken(vtkRenderer& renderer, std::span<vtkProp* const> bodies, const SoftLook& look);
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
    void multiply(vtkOpenGLRenderWindow& window, View& view);
    void drawAll(vtkOpenGLRenderWindow& window, vtkOpenGLQuadHelper& quad, View& view);
    void draw(vtkOpenGLRenderWindow& window, vtkOpenGLQuadHelper& quad, View& view);

    ShadowMap m_shadows;
    Target m_depths, m_rough, m_smooth;
    Quad m_halve, m_share, m_smoothen, m_multiply;
    int m_width = 0, m_height = 0;
    bool m_isRefused = false;  // the driver has not taken a shader or a framebuffer
};

// Draws ground and bodies, shades them, and then draws the signs, which stay as they are: see Role.
class SoftRenderer : public vtkOpenGLRenderer {
public:
    static SoftRenderer* New();

    void setLook(SoftLook look) { m_look = std::move(look); }
    bool isShading() const { return m_look.reach > 0; }

    void DeviceRenderOpaqueGeometry(vtkFrameBufferObjectBase* target = nullptr) override;
    void ReleaseGraphicsResources(vtkWindow* window) override;

protected:
    SoftRenderer() = default;

private:
    void drawProps(std::span<vtkProp* const> props);

    SoftShading m_shading;
    SoftLook m_look;
};

}  // namespace sinew
