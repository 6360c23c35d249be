#pragma once

#include <optional>
#include <span>

#include <Eigen/Geometry>
#include <vtkOpenGLFramebufferObject.h>
#include <vtkSmartPointer.h>

#include "core/math/vector.h"

class vtkOpenGLRenderWindow;
class vtkProp;
class vtkRenderer;
class vtkTextureObject;

namespace sinew {

// How far bodies are from a light that stands above the scene and does not go with the camera: a place that lies behind
// what the map has there is in its shadow.
//
// VTK's own vtkShadowMapPass lights with VTK's shader, which makeMatt replaces, and fails on actors without light.
class ShadowMap {
public:
    // A frame of the map: x and y across it from its corner, z away from the light from the body that is nearest to it, m.
    struct Frame {
        Eigen::Isometry3d fromGround = Eigen::Isometry3d::Identity();  // of determinant -1
        double side = 0;                                               // of the square, m
        double range = 0;                                              // of what it can tell apart along z, m
        double margin = 0;                                             // that shadows may spread beside their bodies, m
        Eigen::AlignedBox2d shadows;                                   // where they are, of x and y
    };

    static constexpr int pixels = 1536;  // of a side
    static Vector3 towardsLight();       // unit, ground frame

    // Draws the opaque ones of what the renderer draws. Nothing where the driver cannot, or nothing casts a shadow.
    std::optional<Frame> draw(vtkRenderer& renderer, std::span<vtkProp* const> bodies);
    // Distances as shares of the range, 1 where nothing is.
    vtkTextureObject* distances() const { return m_target ? m_target->GetDepthAttachmentAsTextureObject() : nullptr; }
    void release();  // all that lives in the context

private:
    bool prepare(vtkOpenGLRenderWindow& window);

    vtkSmartPointer<vtkOpenGLFramebufferObject> m_target;
    bool m_isRefused = false;  // by the driver
};

}  // namespace sinew
