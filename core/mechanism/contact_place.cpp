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

namespace {

Vector3 along(const ContactPlace& place, const Vector3& v)
{
    return {place.normal.dot(v), place.tangents.col(0).dot(v), place.tangents.col(1).dot(v)};
}

}  // namespace

Vector3 contactVelocity(const CompiledContact& contact, const ContactPlace& place, const BodyMotion& motion)
{
    const Screw& A = motion.velocities[static_cast<std::size_t>(contact.bodyA)];
    const Screw& B = motion.velocities[static_cast<std::size_t>(contact.bodyB)];
    return along(place, pointVelocity(A, place.point) - pointVelocity(B, place.point));
}

// The ball's centre c moves against B at v and, seen from B, accelerates by a_A(c) - a_B(c) - 2 w_B x v; its touching
// point moves at v + (w_A - w_B) x (-r n), with n fixed in B.
Vector3 contactAcceleration(const CompiledContact& contact, const ContactPlace& place, const BodyMotion& motion)
{
    const auto a = static_cast<std::size_t>(contact.bodyA), b = static_cast<std::size_t>(contact.bodyB);
    const Screw &A = motion.velocities[a], &B = motion.velocities[b];
    const Screw &rateA = motion.accelerations[a], &rateB = motion.accelerations[b];
    const Vector3 lever = -contact.radius * place.normal, centre = place.point - lever;
    const Vector3 v = pointVelocity(A, centre) - pointVelocity(B, centre);
    const Vector3 turning = rateA.angular - rateB.angular - B.angular.cross(A.angular);
    return along(place, pointAcceleration(A, rateA, centre) - pointAcceleration(B, rateB, centre)
                            - 2 * B.angular.cross(v) + turning.cross(lever));
}

}  // namespace sinew
