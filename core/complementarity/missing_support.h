#pragma once

#include "core/complementarity/bounded_least_squares.h"
#include "core/complementarity/link_problem.h"

namespace sinew {

// The least generalised force that must be added to the load of a link problem for its links to hold it, by bounded
// least squares over the admissible forces, rows measured by their length (LinkProblem::rowLength). It depends on
// neither stiffness nor imposed shortening. Where it is more than round-off it is itself the proof: with
// r = L N + Q at the least, |r|^2 <= r'(L N + Q) for all admissible N (rows divided by their length).
class MissingSupport {
public:
    // False when the method does not come to an end, which says nothing.
    bool find(const LinkProblem& problem);

    // L N + Q + missing = 0 for some admissible N. Zero when the load is held but for round-off.
    const Eigen::VectorXd& missing() const { return m_missing; }
    // A load that admissible forces balance exactly: the given one with what is missing, or without its round-off.
    const Eigen::VectorXd& heldLoad() const { return m_held; }
    // True when the load cannot be held, and collapse() proves it.
    bool isProven() const { return m_isProven; }
    // Admissible forces that hold with what is missing; others may as well.
    const Eigen::VectorXd& force() const { return m_leastSquares.x(); }
    // Largest entry 1; empty when nothing is missing.
    const Eigen::VectorXd& collapse() const { return m_collapse; }
    // How much the collapse stretches a link, m; zero where it is round-off. A link that it stretches is at its limit in
    // every set of forces that holds the load together with what is missing.
    double stretchOf(Eigen::Index link) const;

private:
    bool proves(const LinkProblem& problem) const;

    BoundedLeastSquares m_leastSquares;
    Eigen::MatrixXd m_A;
    Eigen::VectorXd m_b, m_scale, m_load, m_missing, m_held, m_collapse;
    bool m_isProven = false;
};

// The load (coordinates) without entries that are only what round-off leaves of large terms.
void clearRoundOffLoad(const LinkProblem& problem, Eigen::VectorXd& load);

}  // namespace sinew
