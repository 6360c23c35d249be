#include "core/simulation/force_gradients.h"

namespace sinew {

void ForceGradients::begin(Eigen::Index coordinates, Eigen::Index anchors)
{
    stiffness.setZero(coordinates, coordinates);
    damping.setZero(coordinates, coordinates);
    anchored.setZero(coordinates, coordinates);
    anchorRates.setZero(coordinates, anchors);
    anchorStiffness.setZero(anchors);
    anchorReturn.setZero(anchors);
    isSymmetric = true;
}

void ForceGradients::addEffort(Eigen::Index coordinate, double k, double d)
{
    stiffness(coordinate, coordinate) += k;
    damping(coordinate, coordinate) += d;
}

void ForceGradients::add(const Eigen::VectorXd& direction, double k, double d)
{
    findSupport(direction, direction);
    addProduct(direction, direction, k, stiffness);
    addProduct(direction, direction, d, damping);
}

void ForceGradients::add(const Eigen::VectorXd& force, const Eigen::VectorXd& displacement, double k, double d)
{
    isSymmetric = false;
    findSupport(force, displacement);
    addProduct(force, displacement, k, stiffness);
    addProduct(force, displacement, d, damping);
}

void ForceGradients::addAnchor(Eigen::Index anchor, const Eigen::VectorXd& direction, double k, double d)
{
    findSupport(direction, direction);
    addProduct(direction, direction, k, anchored);
    addProduct(direction, direction, d, damping);
    anchorRates.col(anchor) = direction;
    anchorStiffness[anchor] = k;
}

// A force moves the coordinates between its bodies alone.
void ForceGradients::findSupport(const Eigen::VectorXd& force, const Eigen::VectorXd& displacement)
{
    m_support.clear();
    for (Eigen::Index k = 0; k < force.size(); ++k) {
        if (force[k] != 0 || displacement[k] != 0)
            m_support.push_back(k);
    }
}

void ForceGradients::addProduct(const Eigen::VectorXd& force, const Eigen::VectorXd& displacement, double factor,
                                Eigen::MatrixXd& matrix) const
{
    if (factor == 0)
        return;
    for (const Eigen::Index j : m_support) {
        const double scaled = factor * displacement[j];
        for (const Eigen::Index i : m_support)
            matrix(i, j) += scaled * force[i];
    }
}

}  // namespace sinew
