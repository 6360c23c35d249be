#pragma once

#include <span>
#include <vector>

#include <Eigen/Core>

namespace sinew {

// Solves equations whose matrix has few entries between unknowns of different branches of a tree, as the mass matrix of a
// mechanism has none (Featherstone 2008, 6.5), and whose symmetric part is positive definite, or nearly. Unknowns are
// numbered from the root outwards and eliminated from the last to the first, without pivoting: nothing is filled in then
// that the tree does not couple. Zeros are found, not told, so that a matrix of any pattern is solved; a full one costs
// as much as a dense factor. Nothing is allocated after the first time.
class BranchFactor {
public:
    using Index = Eigen::Index;

    // matrix: (n x n). isSymmetric: only its entries with row <= column are read. False where a pivot is no longer
    // clearly positive, less than `leastShare` of the diagonal's entry; the factor must not be used then.
    bool compute(const Eigen::MatrixXd& matrix, bool isSymmetric);
    // In the place of the right side, (n).
    void solveInPlace(Eigen::VectorXd& right) const;

    // A light body that bears a heavy one leaves little of the diagonal, and rightly: below this all of it is round-off.
    static constexpr double leastShare = 1e-14;

private:
    struct Run {
        Index begin, end;
    };
    void findRuns(Index k);
    std::span<const Run> runsOf(Index k) const;
    void eliminate(Index k);
    const Eigen::MatrixXd& across() const { return m_isSymmetric ? m_upper : m_lower; }

    bool m_isSymmetric = true;
    Eigen::MatrixXd m_upper, m_lower;  // the rows of the upper triangle by columns; those of the lower one, transposed
    Eigen::VectorXd m_inverses;        // of the pivots
    // Per unknown, from the last: the earlier ones that it is coupled with.
    std::vector<Run> m_runs;
    std::vector<std::size_t> m_ends;  // of the runs of unknown n - 1 - i
};

}  // namespace sinew
