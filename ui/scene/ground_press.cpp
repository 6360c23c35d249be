#include "ui/scene/ground_press.h"

#include <cmath>

namespace sinew {

Vector3 upOf(const Model& model)
{
    const double gravity = model.gravity.norm();
    return gravity > 0 ? Vector3(-model.gravity / gravity) : Vector3(Vector3::UnitY());
}

std::optional<ScenePress> pressAt(const Vector3& place, const std::vector<SceneGround>& grounds, double size)
{
    constexpr double nearest = 0.03;  // of the scene's size: what is that far from a ground stands on it
    for (const SceneGround& ground : grounds) {
        const double height = ground.normal.dot(place - ground.centre);
        if (std::abs(height) > nearest * size)
            continue;
        const Vector3 forward = Vector3::UnitX() - ground.normal.x() * ground.normal;
        return ScenePress{place - height * ground.normal, ground.normal,
                          forward.norm() > 0.1 ? Vector3(forward.normalized()) : ground.normal.unitOrthogonal()};
    }
    return std::nullopt;
}

}  // namespace sinew
