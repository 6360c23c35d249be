#include "ui/vtk/camera_glide.h"

#include <utility>

#include <QEasingCurve>

namespace sinew {

CameraGlide::CameraGlide(OrbitCamera& camera, std::function<void()> moved) : m_camera(camera)
{
    m_animation.setStartValue(0.0);
    m_animation.setEndValue(1.0);
    m_animation.setEasingCurve(QEasingCurve::InOutQuad);
    QObject::connect(&m_animation, &QVariantAnimation::valueChanged, &m_animation,
                     [this, moved = std::move(moved)](const QVariant& value) {
                         const double share = value.toDouble();
                         m_camera.focus = (1 - share) * m_from.focus + share * m_to.focus;
                         m_camera.distance = (1 - share) * m_from.distance + share * m_to.distance;
                         moved();
                     });
}

void CameraGlide::start(const OrbitCamera& target)
{
    stop();
    m_from = m_camera;
    m_to = target;
    m_animation.setDuration(250);
    m_animation.start();
}

void CameraGlide::stop()
{
    m_animation.stop();
}

bool CameraGlide::isRunning() const
{
    return m_animation.state() == QAbstractAnimation::Running;
}

}  // namespace sinew
