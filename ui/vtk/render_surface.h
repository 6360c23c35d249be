#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QImage>
#include <QSize>
#include <vtkBoundingBox.h>
#include <vtkGenericOpenGLRenderWindow.h>
#include <vtkPlaneCollection.h>
#include <vtkSmartPointer.h>

#include "ui/scene/orbit_camera.h"
#include "ui/scene/palette.h"
#include "ui/scene/view_marks.h"
#include "ui/vtk/soft_shading.h"
#include "ui/vtk/still_layer.h"

class QOpenGLContext;

namespace sinew {

// Fast leaves edges jagged where that is the only way to many frames a second (software GL).
enum class EdgeQuality { Fast, Smooth };

// Whether the processor draws what is drawn in the context, which is current.
bool isDrawnBySoftware(QOpenGLContext& context);

// VTK's render window inside an OpenGL context that Qt owns: All calls but setPalette and setCamera need the context to be current.
class RenderSurface {
public:
    RenderSurface();
    ~RenderSurface();

    vtkRenderer* renderer() const { return m_renderer; }
    bool isReady() const { return m_context != nullptr; }
    bool isSoftware() const { return m_software; }

    void initialise(QOpenGLContext* context);
    // Frees all that lives in the context. initialise() may follow with another one.
    void finalise();

    // That were not drawn for the last fast picture, as they were as before, see StillLayer.
    std::size_t keptActors() const { return m_layer->keptActors(); }

    int largestSide() const { return m_largestSide; }  // pixels that a picture may have

    void setPalette(const Palette& palette);
    void setTransparent(bool on);  // nothing behind the scene, instead of the sky
    void setCamera(const OrbitCamera& camera, double aspect);
    void setClip(const std::optional<ClipPlane>& plane);                       // with the next picture
    void setSoftLook(SoftLook look) { m_renderer->setLook(std::move(look)); }  // with the next picture
    // Draws into VTK's own framebuffer, size in device pixels.
    void render(const QSize& size, EdgeQuality edges);
    void flush();  // lets whoever draws begin with it
    // Copies what was rendered last into a framebuffer of Qt of that size, device pixels.
    void blitTo(unsigned int framebuffer, const QSize& size);
    // Reads what was rendered last into an image of its size, which is kept if it has it; premultiplied where it is
    // transparent.
    void readInto(QImage& image);

private:
    void addLights();
    void answerContextQuestions();
    void clipActors();
    void fitDepths();

    vtkSmartPointer<vtkGenericOpenGLRenderWindow> m_window;
    vtkSmartPointer<SoftRenderer> m_renderer;
    std::unique_ptr<StillLayer> m_layer;
    vtkSmartPointer<vtkPlaneCollection> m_clip;  // nullptr: all is shown
    std::vector<std::uint32_t> m_rows;           // as OpenGL gives them, the lowest first
    QOpenGLContext* m_context = nullptr;
    bool m_software = true, m_isTransparent = false;
    int m_largestSide = 0;
    vtkBoundingBox m_depths;  // of all that was visible, with a margin
    Palette m_palette = lightPalette;
};

}  // namespace sinew
