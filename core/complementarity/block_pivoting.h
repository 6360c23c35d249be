#pragma once

#include <vector>

#include <Eigen/Core>

#include "core/complementarity/lcp_check.h"
#include "core/complementarity/lcp_problem.h"

namespace sinew {

// Block principal pivoting (Judice and Pires 1994; Kim and Park 2011), for symmetric positive semidefinite A, bounds
// and equality rows: all rows that violate their sign change side at once and the block of the basic ones is factored
// anew, as long as their number falls. After three rounds that bring no record it gives up.
//
// Finds a complementary set fast when it does; that it does not always is why LcpSolver finishes by ordered switching.
class BlockPivoting {
public:
    // True when a set was found whose answer passes verification (status Solved). False: `basic()` is the best set met
    // and the solution must not be used.
    bool solve(const LcpProblem& problem, const LcpBounds& bounds, const std::vector<bool>* start,
               LcpSolution& solution);
    // True where X is basic.
    const std::vector<bool>& basic() const { return m_bestBasic; }

private:
    using Index = Eigen::Index;
    enum class Place : char { Basic, AtLower, AtUpper };

    void begin(const LcpProblem& problem, const LcpBounds& bounds, const std::vector<bool>* start);
    bool calc(const LcpProblem& problem, const LcpBounds& bounds, LcpSolution& solution);
    Index exchangeViolated(const LcpProblem& problem, const LcpBounds& bounds, const LcpSolution& solution,
                           bool exchange);
    Place nextPlace(const LcpProblem& problem, const LcpBounds& bounds, const LcpSolution& solution, Index row) const;
    void keepBest();

    std::vector<Place> m_place;
    std::vector<bool> m_bestBasic;
    std::vector<Index> m_rows;
    Eigen::MatrixXd m_block;
    Eigen::VectorXd m_right;
    double m_xTolerance = 0, m_yTolerance = 0;  // beyond these nothing is round-off in any row
    double m_yRoundOff = 0;                     // of Y, against the terms of its row
};

}  // namespace sinew
