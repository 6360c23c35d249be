#include "core/simulation/unilateral_forces.h"

namespace sinew {

bool UnilateralForces::calcMotion(Dynamics& dynamics)
{
    const bool isBalanced = m_links.calcMotion(dynamics);
    m_contacts.calcMotion(dynamics);
    return isBalanced;
}

void UnilateralForces::calcForces(const Eigen::VectorXd& anchors)
{
    m_links.calcForces();
    m_contacts.calcForces(anchors);
}

void UnilateralForces::apply(Dynamics& dynamics) const
{
    m_links.apply(dynamics);
    m_contacts.apply(dynamics);
}

void UnilateralForces::flip(Eigen::Index number, const Eigen::VectorXd& anchors)
{
    if (number < m_links.switchCount()) {
        m_links.flip(static_cast<std::size_t>(number));
        return;
    }
    const auto own = static_cast<std::size_t>(number - m_links.switchCount());
    if (m_contacts.isRigid(own / 2))
        m_rigid.flip(own);
    else
        m_contacts.flip(own, anchors);
}

void UnilateralForces::calcSwitches(const Eigen::VectorXd& anchors, double* values) const
{
    m_links.calcSwitches(values);
    m_contacts.calcSwitches(anchors, values + m_links.switchCount());
    m_rigid.calcSwitches(values + m_links.switchCount());
}

void UnilateralForces::calcDirections(int* directions) const
{
    m_links.calcDirections(directions);
    m_contacts.calcDirections(directions + m_links.switchCount());
    m_rigid.calcDirections(directions + m_links.switchCount());
}

void UnilateralForces::calcTolerances(double* tolerances) const
{
    m_links.calcTolerances(tolerances);
    m_contacts.calcTolerances(tolerances + m_links.switchCount());
    m_rigid.calcTolerances(tolerances + m_links.switchCount());
}

void UnilateralForces::endStep(const Configuration& configuration)
{
    m_links.nodes().accept(configuration);
    m_rigid.endStep();
}

}  // namespace sinew
