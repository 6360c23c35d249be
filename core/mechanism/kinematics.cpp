#include "core/mechanism/kinematics.h"

#include <cmath>

#include "core/math/rotation.h"
#include "core/mechanism/positions.h"

namespace sinew {

namespace {

// A body that turns at unit rate about a line through p: the velocity of its point at the origin is w x (0 - p).
Screw turningAbout(const Vector3& direction, const Vector3& p)
{
    return {direction, p.cross(direction)};
}

struct Placed {
    Matrix3 R;
    Vector3 p;
};

void turn(const CompiledAxis& axis, double angle, Matrix3& R)
{
    if (axis.principal < 0) {
        R = R * rotationAbout(axis.direction, angle);
        return;
    }
    const double c = std::cos(angle), s = std::sin(angle);
    const int i = (axis.principal + 1) % 3, j = (axis.principal + 2) % 3;
    const Vector3 u = R.col(i), v = R.col(j);
    R.col(i) = c * u + s * v;
    R.col(j) = c * v - s * u;
}

FunctionValue termValue(const Mechanism& mechanism, const CompiledTerm& term, double q)
{
    if (term.function < 0)
        return {term.offset + term.slope * q, term.slope, 0};
    return evaluate(mechanism.functions[static_cast<std::size_t>(term.function)], q);
}

void applyAxis(const Mechanism& mechanism, const CompiledAxis& axis, const Eigen::VectorXd& positions,
               Configuration& configuration, Screw& unit, Placed& X)
{
    const Vector3 direction = axis.principal < 0 ? Vector3(X.R * axis.direction) : Vector3(X.R.col(axis.principal));
    unit = axis.kind == AxisKind::Rotation ? turningAbout(direction, X.p) : Screw{Vector3::Zero(), direction};
    double value = axis.constant;
    for (int i = axis.firstTerm; i < axis.firstTerm + axis.termCount; ++i) {
        const auto t = static_cast<std::size_t>(i);
        const CompiledTerm& term = mechanism.terms[t];
        const FunctionValue f = termValue(mechanism, term, positions[term.coordinate]);
        configuration.termValues[t] = f;
        configuration.screws[static_cast<std::size_t>(term.motion)].add(f.slope, unit);
        value += f.value;
    }
    if (axis.kind == AxisKind::Rotation)
        turn(axis, value, X.R);
    else
        X.p += value * direction;
}

// Ball and free joints: turn by Euler parameters about the joint centre, after the translation of a free joint.
void applyBall(const Mechanism& mechanism, const CompiledJoint& joint, const Eigen::VectorXd& positions,
               Configuration& configuration, Placed& X)
{
    const auto screwOf
        = [&](int i) -> Screw& { return configuration.screws[static_cast<std::size_t>(joint.firstMotion + i)]; };
    const Matrix3 parentAxes = X.R;
    if (joint.kind == JointKind::Free) {
        for (int i = 0; i < 3; ++i) {
            X.p += positions[joint.coordinates[static_cast<std::size_t>(3 + i)]] * parentAxes.col(i);
            screwOf(3 + i) = {Vector3::Zero(), parentAxes.col(i)};
        }
    }
    for (int i = 0; i < 3; ++i)
        screwOf(i) = turningAbout(parentAxes.col(i), X.p);
    X.R = parentAxes * eulerParameters(mechanism, joint, positions).toRotationMatrix();
}

void placeChild(const Mechanism& mechanism, std::size_t index, const Eigen::VectorXd& positions,
                Configuration& configuration)
{
    const CompiledJoint& joint = mechanism.joints[index];
    const auto parent = static_cast<std::size_t>(joint.parent), child = static_cast<std::size_t>(joint.child);
    Placed X{configuration.R[parent], configuration.inGround(joint.parent, joint.inParent.translation())};
    if (joint.isTurnedInParent)
        X.R = X.R * joint.inParent.linear();
    for (int i = joint.firstMotion; i < joint.firstMotion + joint.motionCount; ++i)
        configuration.screws[static_cast<std::size_t>(i)] = {};
    for (int i = joint.firstAxis; i < joint.firstAxis + joint.axisCount; ++i) {
        const auto a = static_cast<std::size_t>(i);
        applyAxis(mechanism, mechanism.axes[a], positions, configuration, configuration.axisScrews[a], X);
    }
    if (joint.ball >= 0)
        applyBall(mechanism, joint, positions, configuration, X);
    configuration.jointCentres[index] = X.p;
    if (joint.isTurnedInChild)
        X.R = X.R * joint.fromChild;
    configuration.R[child] = X.R;
    configuration.p[child] = X.p + X.R * joint.childOrigin;
}

void resize(const Mechanism& mechanism, Configuration& configuration)
{
    const auto bodies = static_cast<std::size_t>(mechanism.bodyCount);
    configuration.R.resize(bodies);
    configuration.p.resize(bodies);
    configuration.jointCentres.resize(mechanism.joints.size());
    configuration.screws.resize(mechanism.motions.size());
    configuration.axisScrews.resize(mechanism.axes.size());
    configuration.termValues.resize(mechanism.terms.size());
    configuration.nodes.resize(mechanism.nodes.size());
}

void placeBodies(const Mechanism& mechanism, const Eigen::VectorXd& positions, const Vector3& origin,
                 Configuration& configuration)
{
    configuration.origin = origin;
    configuration.R[0].setIdentity();
    configuration.p[0] = -origin;
    for (std::size_t i = 0; i < mechanism.joints.size(); ++i)
        placeChild(mechanism, i, positions, configuration);
    for (std::size_t i = 0; i < mechanism.nodes.size(); ++i)
        configuration.nodes[i] = configuration.inGround(mechanism.nodes[i].body, mechanism.nodes[i].position);
}

double generalisedForce(const Screw& screw, const Vector3& force, const Vector3& momentAboutOrigin)
{
    return screw.angular.dot(momentAboutOrigin) + screw.linear.dot(force);
}

}  // namespace

void calcConfiguration(const Mechanism& mechanism, const Eigen::VectorXd& positions, Configuration& configuration)
{
    resize(mechanism, configuration);
    placeBodies(mechanism, positions, Vector3::Zero(), configuration);
}

Configuration calcConfiguration(const Mechanism& mechanism, const Eigen::VectorXd& positions)
{
    Configuration configuration;
    calcConfiguration(mechanism, positions, configuration);
    return configuration;
}

void calcNearConfiguration(const Mechanism& mechanism, const Eigen::VectorXd& positions, Configuration& configuration)
{
    resize(mechanism, configuration);
    Vector3 origin = Vector3::Zero();
    if (!mechanism.joints.empty()) {
        configuration.R[0].setIdentity();
        configuration.p[0].setZero();
        placeChild(mechanism, 0, positions, configuration);
        origin = configuration.p[static_cast<std::size_t>(mechanism.joints.front().child)];
    }
    placeBodies(mechanism, positions, origin, configuration);
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
