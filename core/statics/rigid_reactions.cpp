#include "core/statics/rigid_reactions.h"

#include "core/math/vector.h"

namespace sinew {

bool RigidReactions::find(const LinkProblem& problem, const Eigen::VectorXd& force)
{
    m_rigid.clear();
    Eigen::VectorXd elastic = force;
    for (Eigen::Index j = 0; j < force.size(); ++j) {
        if (!problem.isRigid(j))
            continue;
        m_rigid.push_back(j);
        elastic[j] = 0;
    }
    if (m_rigid.empty())
        return true;
    m_problem.L = problem.L(Eigen::all, m_rigid);
    m_problem.stiffness = problem.stiffness(m_rigid);
    m_problem.imposed.setZero(toIndex(m_rigid.size()));
    m_problem.lower = problem.lower(m_rigid);
    m_problem.upper = problem.upper(m_rigid);
    m_problem.load = problem.load + problem.L * elastic;
    m_problem.loadTerms = problem.load.cwiseAbs() + problem.L.cwiseAbs() * elastic.cwiseAbs();
    m_solver.solve(m_problem, m_solution, {.keepHistory = false});
    return m_solution.isUsable();
}

void RigidReactions::take(Eigen::VectorXd& force) const
{
    for (std::size_t c = 0; c < m_rigid.size(); ++c)
        force[m_rigid[c]] = m_solution.force[toIndex(c)];
}

}  // namespace sinew
