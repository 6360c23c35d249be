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

namespace {

template <class Visit>
void visitBalls(const Mechanism& mechanism, const Eigen::VectorXd& values, Visit visit)
{
    for (const CompiledJoint& joint : mechanism.joints) {
        if (joint.ball >= 0)
            visit(joint, rotationVectorRate(atBall(joint, values)));
    }
}

}  // namespace

const Eigen::VectorXd& ResistanceEfforts::valuesAt(const Eigen::VectorXd& positions)
{
    if (m_mechanism->ballCount == 0)
        return positions;
    calcValues(*m_mechanism, positions, m_values);
    return m_values;
}

void ResistanceEfforts::add(const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds, Eigen::VectorXd& efforts)
{
    if (m_mechanism->resistances.empty())
        return;
    const Eigen::VectorXd& values = valuesAt(positions);
    m_valueRates = speeds;
    visitBalls(*m_mechanism, values, [&](const CompiledJoint& joint, const Matrix3& T) {
        setAtBall(joint, T * atBall(joint, speeds), m_valueRates);
    });
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
    visitBalls(*m_mechanism, values, [&](const CompiledJoint& joint, const Matrix3& T) {
        setAtBall(joint, T.transpose() * atBall(joint, m_onValues), m_onValues);
    });
    efforts += m_onValues;
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
