#pragma once

#include <vector>

#include "core/math/decompositions.h"
#include "core/math/vector.h"

namespace sinew {

// M a + rest = efforts + B' multipliers and B a = targets, for the sought accelerations and efforts.
struct ConstrainedProblem {
    const Eigen::MatrixXd& M;        // coordinates x coordinates
    const Eigen::VectorXd& rest;     // velocity terms, gravity, less all known forces
    const Eigen::MatrixXd& B;        // rows x coordinates
    const Eigen::VectorXd& targets;  // per row
    const std::vector<bool>& isGiven;
};

enum class ConstrainedStatus {
    Solved,
    OverConstrained,  // rows that contradict each other, or what is given
    Singular,         // some sought acceleration is not determined
};

// Mixed dynamics with bilateral constraints by the orthogonal complement (Huston and Liu 1990): accelerations are
// one that obeys the rows and any motion that the rows leave free; along those the rows' forces do no work, so the
// equations of motion projected on them know no multipliers. Rows that others imply are found and left out.
class ConstrainedDynamics {
public:
    // efforts: of the sought coordinates; accelerations: of the given. The others are filled in.
    ConstrainedStatus solve(const ConstrainedProblem& problem, Eigen::VectorXd& accelerations, Eigen::VectorXd& efforts,
                            Eigen::VectorXd& multipliers);

    const std::vector<int>& redundantRows() const { return m_redundant; }  // multiplier 0
    const std::vector<int>& contradictingRows() const { return m_contradicting; }
    const std::vector<int>& undetermined() const { return m_undetermined; }  // coordinates of a singular motion

private:
    void gather(const ConstrainedProblem& problem, const Eigen::VectorXd& accelerations,
                const Eigen::VectorXd& efforts);
    void factorRows();
    bool obeyRows(const ConstrainedProblem& problem);
    bool moveFreely();
    void nameUndetermined();
    void calcMultipliers(Eigen::VectorXd& multipliers);

    std::vector<int> m_sought, m_redundant, m_contradicting, m_undetermined;
    std::vector<int> m_order;  // of the rows: the independent ones first
    Eigen::MatrixXd m_M, m_B, m_transposed, m_Q, m_massTimesFree, m_projected;  // of the sought coordinates
    Eigen::VectorXd m_right, m_targets, m_particular, m_own, m_workspace, m_rest;
    Eigen::VectorXd m_byRows, m_free, m_diagonal, m_independent;  // each of its own size, so that none grows again
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> m_qr;
    Eigen::LLT<Eigen::MatrixXd> m_llt;
    Eigen::Index m_rank = 0;
};

}  // namespace sinew
