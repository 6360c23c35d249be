#pragma once

#include <vector>

#include <Eigen/Cholesky>
#include <Eigen/Core>

#include "core/complementarity/link_problem.h"

namespace sinew {

// Adds L S L' of the engaged links to the lower triangle of K.
void addStiffness(const Eigen::MatrixXd& L, const Eigen::VectorXd& stiffness, const std::vector<LinkState>& state,
                  Eigen::MatrixXd& K);

// Newton's method in the few displacements of a link problem: the least of the convex, piecewise quadratic energy
// whose slope is the lack of balance L N(u) + Q, with N_j(u) = k_j (D0_j - L_j'u) held between its limits. A step is
// one small Cholesky factorisation, however many links switch in it; where a full step would overshoot, the exact
// minimum along it is taken, so the energy always falls. It finds the set of engaged links, not the order in which
// they switch, and stays right as passive stiffness goes to zero.
class LinkNewton {
public:
    using Vector = Eigen::VectorXd;

    // L and the load of `problem` are given apart: (rows x links) and (rows), rows scaled to a unit diagonal of the full
    // stiffness. u: where to start, rows. On success `state` is the set at the answer. False where it does not settle,
    // such as for a load that cannot be balanced: nothing is said then.
    bool solve(const LinkProblem& problem, const Eigen::MatrixXd& L, const Vector& load, const Vector& u,
               std::vector<LinkState>& state);

    int iterations() const { return m_iterations; }

private:
    using Index = Eigen::Index;

    void calcForces(const Vector& shortening);
    bool takeStates(std::vector<LinkState>& state) const;
    bool calcDirection(const std::vector<LinkState>& state);
    double slopeAt(double step) const;
    double searchLine(double slopeAtStart) const;

    const LinkProblem* m_p = nullptr;
    const Eigen::MatrixXd* m_L = nullptr;
    const Vector* m_load = nullptr;
    int m_iterations = 0;
    Vector m_u, m_shortening, m_force, m_lack, m_direction, m_rate;
    Eigen::MatrixXd m_K;
    Eigen::LLT<Eigen::MatrixXd> m_factor;
};

}  // namespace sinew
