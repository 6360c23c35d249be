#pragma once

#include <vector>

#include "core/mechanism/mechanism.h"

namespace sinew {

// Of the spring, and of the stops at rest, of one coordinate at a value: N m or N, positive along the coordinate.
double springEffort(const CompiledResistance& resistance, double value);
double stopEffort(const CompiledResistance& resistance, double value);

// Efforts of springs, dampers and stops (N m or N, positive along the coordinate) and the energy that the springs and
// stops hold (J). For the turns of a ball joint, springs and stops act on the components of the rotation vector,
// dampers on the speeds.
class ResistanceEfforts {
public:
    explicit ResistanceEfforts(const Mechanism& mechanism) : m_mechanism(&mechanism) {}

    // Adds to `efforts` (one a coordinate).
    void add(const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds, Eigen::VectorXd& efforts);
    double energy(const Eigen::VectorXd& positions);

    // Adds minus the gradients of the efforts by the coordinates, as speeds move them, and by the speeds (coordinates x
    // coordinates, symmetric). Rotation vectors count as if their rates did not turn with them.
    void addGradients(const Eigen::VectorXd& positions, const Eigen::VectorXd& speeds, Eigen::MatrixXd& stiffness,
                      Eigen::MatrixXd& damping);

private:
    const Eigen::VectorXd& valuesAt(const Eigen::VectorXd& positions);
    template <class Visit>
    void visitBalls(Visit visit);
    void calcValueRates(const Eigen::VectorXd& values, const Eigen::VectorXd& speeds);

    const Mechanism* m_mechanism;
    std::vector<Matrix3> m_turns;  // per ball joint: see rotationVectorRate(), at the last values
    Eigen::VectorXd m_values, m_valueRates, m_onValues, m_valueStiffness, m_valueDamping;
};

}  // namespace sinew
