#include "core/mechanism/resistance_efforts.h"

#include <algorithm>
#include <cmath>

#include "core/mechanism/positions.h"

namespace sinew {

namespace {

double springEffort(const Spring& spring, double q)
{
    const double d = q - spring.rest;
    return -d * (spring.stiffness + spring.cubic * d * d);
}

double springEnergy(const Spring& spring, double q)
{
    const double square = (q - spring.rest) * (q - spring.rest);
    return square * (spring.stiffness / 2 + spring.cubic * square / 4);
}

double damperEffort(const Damper& damper, double speed)
{
    return -speed * (damper.linear + damper.quadratic * std::abs(speed));
}

// How far q is beyond its range, with the sign of the side.
double beyond(const CompiledResistance& resistance, double q)
{
    return q > resistance.maximum ? q - resistance.maximum : std::min(q - resistance.minimum, 0.0);
}

double springStiffness(const Spring& spring, double q)
{
    const double d = q - spring.rest;
    return spring.stiffness + 3 * spring.cubic * d * d;
}

double damperGradient(const Damper& damper, double speed)
{
    return damper.linear + 2 * damper.quadratic * std::abs(speed);
}

// Minus the gradients of stopEffort() by the value and by its rate.
struct StopGradients {
    double stiffness = 0, damping = 0;
};
StopGradients stopGradients(const Stop& stop, double beyond, double rate)
{
    const double growth = 1 + stop.damping * (beyond > 0 ? rate : -rate);
    if (beyond == 0 || growth <= 0)
        return {};
    return {stop.stiffness * growth, stop.stiffness * std::abs(beyond) * stop.damping};
}

double stopEffort(const Stop& stop, double beyond, double rate)
{
    const double outward = beyond > 0 ? rate : -rate;
    return -stop.stiffness * beyond * std::max(0.0, 1 + stop.damping * outward);
}

}  // namespace

double springEffort(const CompiledResistance& resistance, double value)
{
    return resistance.resistance.spring ? springEffort(*resistance.resistance.spring, value) : 0;
}

double stopEffort(const CompiledResistance& resistance, double value)
{
    return resistance.resistance.stop ? stopEffort(*resistance.resistance.stop, beyond(resistance, value), 0) : 0;
}

template <class Visit>
void ResistanceEfforts::visitBalls(Visit visit)
{
    for (const CompiledJoint& joint : m_mechanism->joints) {
        if (joint.ball >= 0)
            visit(joint, m_turns[static_cast<std::size_t>(joint.ball)]);
    }
}

const Eigen::VectorXd& ResistanceEfforts::valuesAt(const Eigen::VectorXd& positions)
{
    if (m_mechanism->ballCount == 0)
        return positions;
    calcValues(*m_mechanism, positions, m_values);
    return m_values;
}

void ResistanceEfforts::calcValueRates(const Eigen::VectorXd& values, const Eigen::VectorXd& speeds)
{
    m_valueRates = speeds;
    m_turns.resize(static_cast<std::size_t>(m_mechanism->ballCount));
    visitBalls([&](const CompiledJoint& joint, Matrix3& T) {
        T = rotationVectorRate(atBall(joint, values));
        setAtBall(joint, T * atBall(joint, speeds), m_valueRates);
    });
}

void ResistanceEfforts::add(const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds, Eigen::VectorXd& efforts)
{
    if (m_mechanism->resistances.empty())
        return;
    const Eigen::VectorXd& values = valuesAt(positions);
    calcValueRates(values, speeds);
    m_onValues.setZero(m_mechanism->coordinateCount);
    for (const CompiledResistance& it : m_mechanism->resistances) {
        const double q = values[it.coordinate];
        if (it.resistance.spring)
            m_onValues[it.coordinate] += springEffort(*it.resistance.spring, q);
        if (it.resistance.damper)
            efforts[it.coordinate] += damperEffort(*it.resistance.damper, speeds[it.coordinate]);
        if (it.resistance.stop)
            m_onValues[it.coordinate] += stopEffort(*it.resistance.stop, beyond(it, q), m_valueRates[it.coordinate]);
    }
    // The power on rotation vectors and on speeds is the same: f' T w = (T' f)' w.
    visitBalls([&](const CompiledJoint& joint, const Matrix3& T) {
        setAtBall(joint, T.transpose() * atBall(joint, m_onValues), m_onValues);
    });
    efforts += m_onValues;
}

void ResistanceEfforts::addGradients(const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds,
                                     Eigen::MatrixXd& stiffness, Eigen::MatrixXd& damping)
{
    if (m_mechanism->resistances.empty())
        return;
    const Eigen::VectorXd& values = valuesAt(positions);
    calcValueRates(values, speeds);
    m_valueStiffness.setZero(m_mechanism->coordinateCount);
    m_valueDamping.setZero(m_mechanism->coordinateCount);
    for (const CompiledResistance& it : m_mechanism->resistances) {
        const int k = it.coordinate;
        if (it.resistance.spring)
            m_valueStiffness[k] += springStiffness(*it.resistance.spring, values[k]);
        if (it.resistance.damper)
            damping(k, k) += damperGradient(*it.resistance.damper, speeds[k]);
        if (it.resistance.stop) {
            const StopGradients stop = stopGradients(*it.resistance.stop, beyond(it, values[k]), m_valueRates[k]);
            m_valueStiffness[k] += stop.stiffness;
            m_valueDamping[k] += stop.damping;
        }
    }
    // f' T w, with f by T w: T' f T
    const auto addAtBall = [](const CompiledJoint& joint, const Matrix3& onSpeeds, Eigen::MatrixXd& sum) {
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t j = 0; j < 3; ++j)
                sum(joint.coordinates[i], joint.coordinates[j])
                    += onSpeeds(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j));
        }
    };
    visitBalls([&](const CompiledJoint& joint, const Matrix3& T) {
        addAtBall(joint, T.transpose() * atBall(joint, m_valueStiffness).asDiagonal() * T, stiffness);
        addAtBall(joint, T.transpose() * atBall(joint, m_valueDamping).asDiagonal() * T, damping);
        setAtBall(joint, Vector3::Zero(), m_valueStiffness);
        setAtBall(joint, Vector3::Zero(), m_valueDamping);
    });
    stiffness.diagonal() += m_valueStiffness;
    damping.diagonal() += m_valueDamping;
}

double ResistanceEfforts::energy(const Eigen::VectorXd& positions)
{
    if (m_mechanism->resistances.empty())
        return 0;
    const Eigen::VectorXd& values = valuesAt(positions);
    double energy = 0;
    for (const CompiledResistance& it : m_mechanism->resistances) {
        const double q = values[it.coordinate], d = beyond(it, q);
        if (it.resistance.spring)
            energy += springEnergy(*it.resistance.spring, q);
        if (it.resistance.stop)
            energy += 0.5 * it.resistance.stop->stiffness * d * d;
    }
    return energy;
}

}  // namespace sinew
