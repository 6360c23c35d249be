#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include <vtkActor.h>
#include <vtkNew.h>
#include <vtkOpenGLFramebufferObject.h>
#include <vtkOpenGLRenderWindow.h>
#include <vtkRenderer.h>
#include <vtkSmartPointer.h>

namespace sinew {

class LayerCuller;

// What stays as it is from picture to picture (sky, ground, ghosts, bodies that do not move) is drawn once, kept with its
// depths, and put under what moves. The picture is the same to the pixel as long as what is kept is opaque and the camera
// and its range of depths stay.
class StillLayer {
public:
    StillLayer(vtkRenderer& renderer, vtkOpenGLRenderWindow& window);
    ~StillLayer();

    // Draws the window with all that is visible. The context is current.
    void render();
    // The same without keeping anything; what is kept stays so.
    void renderAnew();
    void forget();   // what is behind the scene has changed
    void release();  // before the context goes

    // That the last render() did not draw.
    std::size_t keptActors() const { return m_kept.size(); }

private:
    using Stamp = unsigned long;  // VTK's time of the last change of what is seen
    struct Known {
        Stamp changed = 0;
        int pictures = 0;  // without a change
        bool isThere = false;
    };
    struct View {
        std::array<double, 16> projection = {};  // of the ground frame to the picture, depths with it
        int width = 0, height = 0;
        bool operator==(const View&) const = default;
    };
    using Layer = std::vector<std::pair<vtkActor*, Stamp>>;

    Layer stillActors();
    bool isSameView();
    void keep(const Layer& still);
    void renderOverKept();
    void copy(vtkOpenGLFramebufferObject& from, vtkOpenGLFramebufferObject& to);

    vtkRenderer& m_renderer;
    vtkOpenGLRenderWindow& m_window;
    vtkSmartPointer<LayerCuller> m_culler;
    vtkNew<vtkOpenGLFramebufferObject> m_buffer;
    std::map<vtkActor*, Known> m_known;
    View m_view;
    Layer m_kept;
    bool m_isRefused = false;      // the driver does not copy depths: all is drawn anew
    unsigned long m_underlay = 0;  // the observer that puts what is kept under the picture
};

}  // namespace sinew
