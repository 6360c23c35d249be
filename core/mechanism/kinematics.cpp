#include "core/mechanism/kinematics.h"

#include "core/math/rotation.h"

namespace sinew {

namespace {

// Velocity at the ground's origin of a body that turns with unit rate about a line through p: w x (0 - p).
Screw turningAbout(const Vector3& direction, const Vector3& p)
{
    return {direction, p.cross(direction)};
}

struct Placed {
    Matrix3 R;
    Vector3 p;
};

void applyAxes(const CompiledJoint& joint, const Eigen::VectorXd& values, Configuration& configuration, Placed& X)
{
    for (const CompiledAxis& axis : joint.axes) {
        const Vector3 direction = X.R * axis.direction;
        const Screw unit
            = axis.kind == AxisKind::Rotation ? turningAbout(direction, X.p) : Screw{Vector3::Zero(), direction};
        double value = axis.constant;
        for (const CompiledTerm& term : axis.terms) {
            const FunctionValue f = evaluate(term.function, values[term.coordinate]);
            value += f.value;
            Screw& screw = configuration.screws[static_cast<std::size_t>(term.motion)];
            screw.angular += f.slope * unit.angular;
            screw.linear += f.slope * unit.linear;
        }
        if (axis.kind == AxisKind::Rotation)
            X.R = X.R * rotationAbout(axis.direction, value);
        else
            X.p += value * direction;
    }
}

// Ball and free joints: turn by Euler parameters about the joint centre, after the translation of a free joint.
void applyBall(const CompiledJoint& joint, const Eigen::VectorXd& values, Configuration& configuration, Placed& X)
{
    const auto valueOf = [&](int i) { return values[joint.coordinates[static_cast<std::size_t>(i)]]; };
    const auto screwOf
        = [&](int i) -> Screw& { return configuration.screws[static_cast<std::size_t>(joint.firstMotion + i)]; };
    const Matrix3 parentAxes = X.R;
    if (joint.kind == JointKind::Free) {
        X.p += parentAxes * Vector3(valueOf(3), valueOf(4), valueOf(5));
        for (int i = 0; i < 3; ++i)
            screwOf(3 + i) = {Vector3::Zero(), parentAxes.col(i)};
    }
    for (int i = 0; i < 3; ++i)
        screwOf(i) = turningAbout(parentAxes.col(i), X.p);
    const Vector3 rotationVector(valueOf(0), valueOf(1), valueOf(2));
    X.R = parentAxes * eulerParametersFromRotationVector(rotationVector).toRotationMatrix();
}

double generalisedForce(const Screw& screw, const Vector3& force, const Vector3& momentAboutOrigin)
{
    return screw.angular.dot(momentAboutOrigin) + screw.linear.dot(force);
}

Vector3 pointInGround(const Configuration& configuration, const CompiledPoint& point)
{
    return configuration.inGround(point.body, point.position);
}

// What a unit tension's force at one path point does: on the body that carries it and, for a node, on the node.
void addPointForce(const Mechanism& mechanism, const Configuration& configuration, const CompiledPoint& point,
                   const Vector3& position, const Vector3& force, Eigen::Ref<Eigen::VectorXd> column)
{
    const Vector3 moment = position.cross(force);
    for (const int motion : mechanism.motionsOfBody[static_cast<std::size_t>(point.body)]) {
        const auto m = static_cast<std::size_t>(motion);
        column[mechanism.motions[m].coordinate] += generalisedForce(configuration.screws[m], force, moment);
    }
    if (point.node >= 0) {
        const int dimension = mechanism.nodeDimension();
        column.segment(mechanism.coordinateCount + dimension * point.node, dimension) += force.head(dimension);
    }
}

}  // namespace

void calcConfiguration(const Mechanism& mechanism, const Eigen::VectorXd& values, Configuration& configuration)
{
    const auto bodies = static_cast<std::size_t>(mechanism.bodyCount);
    configuration.R.resize(bodies);
    configuration.p.resize(bodies);
    configuration.jointCentres.resize(mechanism.joints.size());
    configuration.screws.assign(mechanism.motions.size(), Screw{});
    configuration.R[0].setIdentity();
    configuration.p[0].setZero();
    for (std::size_t i = 0; i < mechanism.joints.size(); ++i) {
        const CompiledJoint& joint = mechanism.joints[i];
        const auto parent = static_cast<std::size_t>(joint.parent), child = static_cast<std::size_t>(joint.child);
        Placed X{configuration.R[parent] * joint.inParent.linear(),
                 configuration.inGround(joint.parent, joint.inParent.translation())};
        if (joint.kind == JointKind::Ball || joint.kind == JointKind::Free)
            applyBall(joint, values, configuration, X);
        else
            applyAxes(joint, values, configuration, X);
        configuration.jointCentres[i] = X.p;
        configuration.R[child] = X.R * joint.fromChild.linear();
        configuration.p[child] = X.p + X.R * joint.fromChild.translation();
    }
}

Configuration calcConfiguration(const Mechanism& mechanism, const Eigen::VectorXd& values)
{
    Configuration configuration;
    calcConfiguration(mechanism, values, configuration);
    return configuration;
}

std::vector<Vector3> pathPoints(const Mechanism& mechanism, const Configuration& configuration, int link)
{
    const CompiledLink& compiled = mechanism.links[static_cast<std::size_t>(link)];
    std::vector<Vector3> positions;
    for (int i = 0; i < compiled.pointCount; ++i) {
        const auto index = static_cast<std::size_t>(compiled.firstPoint + i);
        positions.push_back(pointInGround(configuration, mechanism.points[index]));
    }
    return positions;
}

void calcPaths(const Mechanism& mechanism, const Configuration& configuration, Paths& paths)
{
    const Eigen::Index links = mechanism.linkCount();
    paths.lengths.setZero(links);
    paths.momentArms.setZero(mechanism.rowCount(), links);
    for (Eigen::Index j = 0; j < links; ++j) {
        const CompiledLink& link = mechanism.links[static_cast<std::size_t>(j)];
        const CompiledPoint* points = mechanism.points.data() + link.firstPoint;
        auto column = paths.momentArms.col(j);
        Vector3 here = pointInGround(configuration, points[0]);
        for (int i = 0; i + 1 < link.pointCount; ++i) {
            const Vector3 next = pointInGround(configuration, points[i + 1]);
            const double length = (next - here).norm();
            if (length > 0) {
                const Vector3 pull = (next - here) / length;
                addPointForce(mechanism, configuration, points[i], here, pull, column);
                addPointForce(mechanism, configuration, points[i + 1], next, -pull, column);
            }
            paths.lengths[j] += length;
            here = next;
        }
    }
}

void addGeneralisedForce(const Mechanism& mechanism, const Configuration& configuration, int body, const Vector3& point,
                         const Vector3& force, const Vector3& moment, Eigen::Ref<Eigen::VectorXd> generalised)
{
    const Vector3 momentAboutOrigin = moment + point.cross(force);
    for (const int motion : mechanism.motionsOfBody[static_cast<std::size_t>(body)]) {
        const auto m = static_cast<std::size_t>(motion);
        generalised[mechanism.motions[m].coordinate]
            += generalisedForce(configuration.screws[m], force, momentAboutOrigin);
    }
}

}  // namespace sinew
