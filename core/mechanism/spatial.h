#pragma once

#include "core/math/vector.h"

namespace sinew {

// Spatial vectors and inertias in one frame, parallel to the ground's, about one origin (Featherstone 2008, chapter 2).

// A rigid motion: angular velocity and the velocity of the body-fixed point that is at the origin. Also an axis of
// motion (per unit rate) and a spatial acceleration (the rate of such a pair).
struct Screw {
    Vector3 angular = Vector3::Zero();
    Vector3 linear = Vector3::Zero();

    Screw& operator+=(const Screw& other)
    {
        angular += other.angular;
        linear += other.linear;
        return *this;
    }
    void add(double factor, const Screw& other)
    {
        angular += factor * other.angular;
        linear += factor * other.linear;
    }
};

// A force and its moment about the origin, N and N m; also a momentum.
struct SpatialForce {
    Vector3 moment = Vector3::Zero();
    Vector3 force = Vector3::Zero();

    SpatialForce& operator+=(const SpatialForce& other)
    {
        moment += other.moment;
        force += other.force;
        return *this;
    }
    SpatialForce& operator-=(const SpatialForce& other)
    {
        moment -= other.moment;
        force -= other.force;
        return *this;
    }
};

// Power of a force on a motion.
inline double dot(const Screw& motion, const SpatialForce& force)
{
    return motion.angular.dot(force.moment) + motion.linear.dot(force.force);
}

// The rate of a screw that is fixed to a body moving at v.
inline Screw cross(const Screw& v, const Screw& s)
{
    return {v.angular.cross(s.angular), v.angular.cross(s.linear) + v.linear.cross(s.angular)};
}

// The rate of a force (momentum) that is fixed to a body moving at v.
inline SpatialForce cross(const Screw& v, const SpatialForce& f)
{
    return {v.angular.cross(f.moment) + v.linear.cross(f.force), v.angular.cross(f.force)};
}

// A rigid body's inertia: mass (kg), first moment m c (kg m) and inertia tensor about the origin (kg m^2).
struct RigidInertia {
    double mass = 0;
    Vector3 moment = Vector3::Zero();
    Matrix3 tensor = Matrix3::Zero();

    RigidInertia& operator+=(const RigidInertia& other)
    {
        mass += other.mass;
        moment += other.moment;
        tensor += other.tensor;
        return *this;
    }

    // Momentum at a velocity.
    SpatialForce operator*(const Screw& v) const
    {
        return {tensor * v.angular + moment.cross(v.linear), mass * v.linear - moment.cross(v.angular)};
    }
};

}  // namespace sinew
