#pragma once

#include <vector>

#include "core/math/decompositions.h"
#include "core/math/vector.h"
#include "core/mechanism/row_factor.h"

namespace sinew {

// M a + rest = efforts + B' multipliers and B a = targets, for the sought accelerations and efforts.
struct ConstrainedProblem {
    const Eigen::MatrixXd& M;        // coordinates x coordinates
    const Eigen::VectorXd& rest;     // velocity terms, gravity, less all known forces
    const Eigen::VectorXd& targets;  // per row
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
    // The rows B (rows x coordinates) of the problems that follow, and whose accelerations are given in them.
    void setRows(const Eigen::MatrixXd& B, const std::vector<bool>& isGiven);
    const RowFactor& rows() const { return m_rows; }  // over the sought coordinates

    // The least change x of the sought coordinates, by its squares, with which B x is `values` in the independent rows.
    void leastChange(const Eigen::VectorXd& values, Eigen::VectorXd& x);
    // A motion (one number a coordinate, length 1) that B leaves free and that has no special place among those: a
    // fixed mixture of all. Zero when nothing is free.
    Eigen::VectorXd genericFreeMotion() const;
    // Of the dependent rows those whose `values` the values of the independent rows do not imply, to `tolerance`.
    std::vector<int> unimplied(const Eigen::VectorXd& values, double tolerance);

    // efforts: of the sought coordinates; accelerations: of the given. The others are filled in.
    ConstrainedStatus solve(const ConstrainedProblem& problem, Eigen::VectorXd& accelerations, Eigen::VectorXd& efforts,
                            Eigen::VectorXd& multipliers);

    const std::vector<int>& redundantRows() const { return m_redundant; }  // multiplier 0
    const std::vector<int>& contradictingRows() const { return m_contradicting; }
    const std::vector<int>& undetermined() const { return m_undetermined; }  // coordinates of a singular motion

private:
    void gather(const ConstrainedProblem& problem, const Eigen::VectorXd& accelerations,
                const Eigen::VectorXd& efforts);
    bool obeyRows(const ConstrainedProblem& problem);
    bool moveFreely();
    void nameUndetermined();

    std::vector<int> m_sought, m_given, m_redundant, m_contradicting, m_undetermined;
    RowFactor m_rows;
    Eigen::MatrixXd m_allRows;                              // of all coordinates
    Eigen::MatrixXd m_M, m_B, m_massTimesFree, m_projected;  // of the sought coordinates
    Eigen::VectorXd m_right, m_targets, m_particular, m_own, m_rest;
    Eigen::VectorXd m_free, m_diagonal;  // each of its own size, so that none grows again
    Eigen::LLT<Eigen::MatrixXd> m_llt;
};

}  // namespace sinew
