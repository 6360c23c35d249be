#pragma once

#include <functional>

#include <QVariantAnimation>

#include "ui/scene/orbit_camera.h"

namespace sinew {

// Carries a camera to another place within a quarter of a second. Its direction is left to the person.
class CameraGlide {
public:
    // camera: outlives this. moved: after each step.
    CameraGlide(OrbitCamera& camera, std::function<void()> moved);

    void start(const OrbitCamera& target);
    void stop();  // where it is
    bool isRunning() const;

private:
    OrbitCamera& m_camera;
    OrbitCamera m_from, m_to;
    QVariantAnimation m_animation;
};

}  // namespace sinew
