#include "core/mechanism/reach.h"

#include <algorithm>
#include <cmath>

#include "core/math/decompositions.h"
#include "core/mechanism/kinematics.h"
#include "core/mechanism/positions.h"

namespace sinew {

namespace {

constexpr int mostSteps = 60;
constexpr double near = 1e-9;          // m, of a target that is met
constexpr double leastDamping = 1e-6;  // m, beside lever arms of a decimetre: no singular system
constexpr double mostDamping = 1e3;    // m: steps are then too small to be worth taking

class Reach {
public:
    Reach(const Mechanism& mechanism, int body, const Vector3& point, const Vector3& target, const ReachLimits& limits)
        : m_mechanism(mechanism), m_body(body), m_point(point), m_target(target), m_limits(limits)
    {
    }

    Eigen::VectorXd from(Eigen::VectorXd values)
    {
        Vector3 miss = missAt(values);
        double damping = 1e-3;
        for (int step = 0; step < mostSteps && miss.norm() > near && damping < mostDamping; ++step) {
            const Eigen::MatrixXd jacobian = calcJacobian();
            while (damping < mostDamping) {
                const Eigen::VectorXd next = stepped(values, jacobian, miss, damping);
                const Vector3 left = missAt(next);
                if (left.norm() < miss.norm()) {
                    values = next;
                    miss = left;
                    damping = std::max(leastDamping, damping / 4);
                    break;
                }
                damping *= 4;
            }
        }
        return values;
    }

private:
    Vector3 missAt(const Eigen::VectorXd& values)
    {
        calcConfiguration(m_mechanism, values, m_configuration);
        return m_target - m_configuration.inGround(m_body, m_point);
    }

    // (3 x coordinates), of the configuration last computed.
    Eigen::MatrixXd calcJacobian() const
    {
        Eigen::MatrixXd rows = Eigen::MatrixXd::Zero(m_mechanism.rowCount(), 3);
        const Vector3 place = m_configuration.inGround(m_body, m_point);
        for (int i = 0; i < 3; ++i)
            addGeneralisedForce(m_mechanism, m_configuration, m_body, place, Vector3::Unit(i), Vector3::Zero(),
                                rows.col(i));
        return rows.topRows(m_mechanism.coordinateCount).transpose();
    }

    bool isHeld(Eigen::Index coordinate) const
    {
        const auto i = static_cast<std::size_t>(coordinate);
        return i < m_limits.isHeld.size() && m_limits.isHeld[i];
    }

    double withinRange(Eigen::Index i, double value) const
    {
        if (i < m_limits.minimum.size())
            value = std::max(value, m_limits.minimum[i]);
        if (i < m_limits.maximum.size())
            value = std::min(value, m_limits.maximum[i]);
        return value;
    }

    // One step of least squares. A coordinate that would leave its range goes to its end and the others make up for it.
    Eigen::VectorXd stepped(const Eigen::VectorXd& values, const Eigen::MatrixXd& jacobian, const Vector3& miss,
                            double damping) const
    {
        Eigen::MatrixXd active = jacobian;
        for (Eigen::Index i = 0; i < values.size(); ++i) {
            if (isHeld(i))
                active.col(i).setZero();
        }
        Eigen::VectorXd result = values;
        Vector3 wanted = miss;
        for (Eigen::Index round = 0; round <= values.size(); ++round) {
            const Matrix3 normal = active * active.transpose() + damping * damping * Matrix3::Identity();
            const Eigen::VectorXd speeds = active.transpose() * normal.ldlt().solve(wanted);
            const Eigen::VectorXd moved = movedBy(values, speeds);
            bool isStopped = false;
            for (Eigen::Index i = 0; i < values.size(); ++i) {
                if (active.col(i).isZero(0))
                    continue;
                const double kept = withinRange(i, moved[i]);
                if (kept != moved[i]) {
                    wanted -= jacobian.col(i) * (kept - values[i]);
                    active.col(i).setZero();
                    result[i] = kept;
                    isStopped = true;
                }
            }
            if (isStopped)
                continue;
            for (Eigen::Index i = 0; i < values.size(); ++i) {
                if (!active.col(i).isZero(0))
                    result[i] = moved[i];
            }
            return result;
        }
        return result;
    }

    Eigen::VectorXd movedBy(const Eigen::VectorXd& values, const Eigen::VectorXd& speeds) const
    {
        Eigen::VectorXd positions = positionsOf(m_mechanism, values), rates;
        calcPositionRates(m_mechanism, positions, speeds, rates);
        positions += rates;
        normalise(m_mechanism, positions);
        return valuesOf(m_mechanism, positions);
    }

    const Mechanism& m_mechanism;
    int m_body;
    Vector3 m_point, m_target;
    const ReachLimits& m_limits;
    Configuration m_configuration;
};

}  // namespace

Eigen::VectorXd reach(const Mechanism& mechanism, const Eigen::VectorXd& values, int body, const Vector3& point,
                      const Vector3& target, const ReachLimits& limits)
{
    return Reach(mechanism, body, point, target, limits).from(values);
}

}  // namespace sinew
