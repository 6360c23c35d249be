#include "core/mechanism/body_motion.h"

namespace sinew {

namespace {

// The velocity of a ball or free joint's child. First the translation, then the turns, all three of which are fixed
// to the translated frame.
Screw walkBall(const Mechanism& mechanism, const Configuration& configuration, const CompiledJoint& joint,
               const Eigen::VectorXd& speeds, Screw velocity, Screw& bias)
{
    const auto add = [&](int first, Screw& sum) {
        for (int i = first; i < first + 3; ++i) {
            const auto m = static_cast<std::size_t>(joint.firstMotion + i);
            sum.add(speeds[mechanism.motions[m].coordinate], configuration.screws[m]);
        }
    };
    for (int first = joint.motionCount - 3; first >= 0; first -= 3) {
        Screw rate;
        add(first, rate);
        bias += cross(velocity, rate);
        velocity += rate;
    }
    return velocity;
}

Screw walkAxes(const Mechanism& mechanism, const Configuration& configuration, const CompiledJoint& joint,
               const Eigen::VectorXd& speeds, Screw velocity, Screw& bias)
{
    for (int i = joint.firstAxis; i < joint.firstAxis + joint.axisCount; ++i) {
        const CompiledAxis& axis = mechanism.axes[static_cast<std::size_t>(i)];
        if (axis.termCount == 0)
            continue;
        const Screw& unit = configuration.axisScrews[static_cast<std::size_t>(i)];
        double rate = 0, curvature = 0;
        for (int k = axis.firstTerm; k < axis.firstTerm + axis.termCount; ++k) {
            const auto t = static_cast<std::size_t>(k);
            const double speed = speeds[mechanism.terms[t].coordinate];
            rate += configuration.termValues[t].slope * speed;
            curvature += configuration.termValues[t].curvature * speed * speed;
        }
        bias.add(rate, cross(velocity, unit));
        bias.add(curvature, unit);
        velocity.add(rate, unit);
    }
    return velocity;
}

}  // namespace

void calcBodyVelocities(const Mechanism& mechanism, const Configuration& configuration, const Eigen::VectorXd& speeds,
                        BodyMotion& motion)
{
    motion.velocities.resize(static_cast<std::size_t>(mechanism.bodyCount));
    motion.biases.resize(mechanism.joints.size());
    motion.velocities[0] = {};
    for (std::size_t j = 0; j < mechanism.joints.size(); ++j) {
        const CompiledJoint& joint = mechanism.joints[j];
        const Screw& parent = motion.velocities[static_cast<std::size_t>(joint.parent)];
        motion.biases[j] = {};
        motion.velocities[static_cast<std::size_t>(joint.child)]
            = joint.ball >= 0 ? walkBall(mechanism, configuration, joint, speeds, parent, motion.biases[j])
                              : walkAxes(mechanism, configuration, joint, speeds, parent, motion.biases[j]);
    }
}

void calcBodyAccelerations(const Mechanism& mechanism, const Configuration& configuration,
                           const Eigen::VectorXd& accelerations, const Screw& ground, BodyMotion& motion)
{
    motion.accelerations.resize(static_cast<std::size_t>(mechanism.bodyCount));
    motion.accelerations[0] = ground;
    for (std::size_t j = 0; j < mechanism.joints.size(); ++j) {
        const CompiledJoint& joint = mechanism.joints[j];
        Screw A = motion.accelerations[static_cast<std::size_t>(joint.parent)];
        A += motion.biases[j];
        for (int i = joint.firstMotion; i < joint.firstMotion + joint.motionCount; ++i) {
            const auto m = static_cast<std::size_t>(i);
            A.add(accelerations[mechanism.motions[m].coordinate], configuration.screws[m]);
        }
        motion.accelerations[static_cast<std::size_t>(joint.child)] = A;
    }
}

void calcScrewRates(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
                    const Eigen::VectorXd& speeds, std::vector<Screw>& rates)
{
    rates.assign(mechanism.motions.size(), Screw{});
    for (const CompiledJoint& joint : mechanism.joints) {
        Screw velocity = motion.velocities[static_cast<std::size_t>(joint.parent)];
        for (int first = joint.ball >= 0 ? joint.motionCount - 3 : -1; first >= 0; first -= 3) {
            Screw frame = velocity;
            for (int i = joint.firstMotion + first; i < joint.firstMotion + first + 3; ++i) {
                const auto m = static_cast<std::size_t>(i);
                rates[m] = cross(frame, configuration.screws[m]);
                velocity.add(speeds[mechanism.motions[m].coordinate], configuration.screws[m]);
            }
        }
        for (int i = joint.firstAxis; i < joint.firstAxis + joint.axisCount; ++i) {
            const CompiledAxis& axis = mechanism.axes[static_cast<std::size_t>(i)];
            const Screw& unit = configuration.axisScrews[static_cast<std::size_t>(i)];
            const Screw unitRate = cross(velocity, unit);
            for (int k = axis.firstTerm; k < axis.firstTerm + axis.termCount; ++k) {
                const auto t = static_cast<std::size_t>(k);
                const double speed = speeds[mechanism.terms[t].coordinate];
                Screw& rate = rates[static_cast<std::size_t>(mechanism.terms[t].motion)];
                rate.add(configuration.termValues[t].slope, unitRate);
                rate.add(configuration.termValues[t].curvature * speed, unit);
                velocity.add(configuration.termValues[t].slope * speed, unit);
            }
        }
    }
}

void calcPointJacobian(const Mechanism& mechanism, const Configuration& configuration, int body, const Vector3& point,
                       Eigen::MatrixXd& J)
{
    J.setZero(6, mechanism.coordinateCount);
    for (const int motion : mechanism.motionsOfBody[static_cast<std::size_t>(body)]) {
        const auto m = static_cast<std::size_t>(motion);
        const Screw& screw = configuration.screws[m];
        J.col(mechanism.motions[m].coordinate).head<3>() += screw.angular;
        J.col(mechanism.motions[m].coordinate).tail<3>() += pointVelocity(screw, point);
    }
}

void calcPointJacobianRate(const Mechanism& mechanism, const Configuration& configuration, const BodyMotion& motion,
                           const std::vector<Screw>& screwRates, int body, const Vector3& point, Eigen::MatrixXd& rate)
{
    rate.setZero(6, mechanism.coordinateCount);
    const Vector3 velocity = pointVelocity(motion.velocities[static_cast<std::size_t>(body)], point);
    for (const int index : mechanism.motionsOfBody[static_cast<std::size_t>(body)]) {
        const auto m = static_cast<std::size_t>(index);
        auto column = rate.col(mechanism.motions[m].coordinate);
        column.head<3>() += screwRates[m].angular;
        column.tail<3>() += pointVelocity(screwRates[m], point) + configuration.screws[m].angular.cross(velocity);
    }
}

}  // namespace sinew
