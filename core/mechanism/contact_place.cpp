#include "core/mechanism/contact_place.h"

namespace sinew {

ContactPlace placeOf(const CompiledContact& contact, const Configuration& configuration)
{
    ContactPlace place;
    const Matrix3& R = configuration.R[static_cast<std::size_t>(contact.bodyB)];
    place.normal = R * contact.normal;
    place.tangents.col(0) = R * contact.tangent1;
    place.tangents.col(1) = R * contact.tangent2;
    const Vector3 centre = configuration.inGround(contact.bodyA, contact.point);
    place.gap = place.normal.dot(centre - configuration.inGround(contact.bodyB, contact.place)) - contact.radius;
    place.point = centre - contact.radius * place.normal;
    return place;
}

}  // namespace sinew
