#pragma once

#include <utility>

#include <QImage>
#include <vtkActor.h>
#include <vtkNew.h>
#include <vtkPolyData.h>
#include <vtkProperty.h>
#include <vtkSphereSource.h>

#include "offscreen_context.h"
#include "ui/vtk/actor_looks.h"
#include "ui/vtk/render_surface.h"

namespace sinew::test {

// A picture of grey shapes in a context of its own, at the size of a person's hands.
class ShadedStage {
public:
    ShadedStage()
    {
        if (!isReady())
            return;
        m_surface.initialise(m_offscreen.context());
        m_surface.setPalette(lightPalette);
        camera.distance = 0.8;
        camera.yaw = camera.pitch = 0;
    }
    ~ShadedStage()
    {
        if (isReady())
            m_surface.finalise();
    }
    ShadedStage(const ShadedStage&) = delete;
    ShadedStage& operator=(const ShadedStage&) = delete;

    bool isReady() const { return m_offscreen.isReady(); }
    RenderSurface& surface() { return m_surface; }
    unsigned int glError() { return m_offscreen.error(); }

    // Without light until it is made matt.
    vtkSmartPointer<vtkActor> addBall(const Vector3& centre, double radius)
    {
        vtkNew<vtkSphereSource> ball;
        ball->SetCenter(centre.x(), centre.y(), centre.z());
        ball->SetRadius(radius);
        ball->SetThetaResolution(120);
        ball->SetPhiResolution(120);
        ball->Update();
        return add(ball->GetOutput());
    }

    vtkSmartPointer<vtkActor> add(vtkPolyData* shape)
    {
        auto actor = addActor(*m_surface.renderer(), shape);
        setColour(*actor->GetProperty(), 0xd0d0d0);
        return actor;
    }

    QImage picture(const SoftLook& look, const QSize& size = {401, 301})
    {
        m_surface.setCamera(camera, double(size.width()) / size.height());
        m_surface.setSoftLook(look);
        m_surface.render(size, EdgeQuality::Fast);
        QImage image;
        m_surface.readInto(image);
        return image;
    }

    OrbitCamera camera;

private:
    OffscreenContext m_offscreen;
    RenderSurface m_surface;
};

// Mean over a square about a place of the picture.
inline double brightness(const QImage& image, const QPoint& middle)
{
    constexpr int half = 4;
    double sum = 0;
    for (int y = -half; y <= half; ++y) {
        for (int x = -half; x <= half; ++x)
            sum += qGray(image.pixel(middle + QPoint(x, y)));
    }
    return sum / ((2 * half + 1) * (2 * half + 1));
}

}  // namespace sinew::test
