#include "core/model/inertia.h"

namespace sinew {

Matrix3 inertiaTensor(const Inertia& inertia, double mass)
{
    if (const auto* gyration = std::get_if<GyrationRadii>(&inertia))
        return (mass * gyration->radii.cwiseAbs2()).asDiagonal();
    if (const auto* tensor = std::get_if<InertiaTensor>(&inertia)) {
        const Vector3 &d = tensor->moments, &p = tensor->products;
        Matrix3 I;
        I << d.x(), p.x(), p.y(), p.x(), d.y(), p.z(), p.y(), p.z(), d.z();
        return I;
    }
    return Matrix3::Zero();
}

}  // namespace sinew
