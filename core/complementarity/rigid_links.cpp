#include "core/complementarity/rigid_links.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/complementarity/bounded_least_squares.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

using Index = Eigen::Index;

constexpr double infinity = std::numeric_limits<double>::infinity();
// A sum of pulls below this share of its terms is zero: directions are known to about 1e-15, and a balance that needs
// more digits than this is none to rely on.
constexpr double roundOff = 1e-10;

// Columns of L of some links, rows measured by their length.
Eigen::MatrixXd columnsOf(const LinkProblem& problem, const std::vector<Index>& links)
{
    Eigen::MatrixXd A = problem.L(Eigen::all, links);
    if (problem.rowLength.size() == A.rows())
        A = problem.rowLength.cwiseInverse().asDiagonal() * A;
    return A;
}

std::vector<int> numbersOf(const std::vector<Index>& links, const Eigen::VectorXd& share)
{
    std::vector<int> numbers;
    const double largest = share.size() > 0 ? share.cwiseAbs().maxCoeff() : 0.0;
    for (std::size_t i = 0; i < links.size(); ++i) {
        if (std::abs(share[static_cast<Index>(i)]) > 1e-9 * largest)
            numbers.push_back(static_cast<int>(links[i]));
    }
    return numbers;
}

// True when the column is minus a sum of the others within the bounds.
bool isBalanced(const Eigen::MatrixXd& A, Index column, double sign, Eigen::VectorXd lower, Eigen::VectorXd upper)
{
    lower[column] = upper[column] = 0;
    BoundedLeastSquares sum;
    return sum.solve(A, sign * A.col(column), lower, upper) && sum.relativeResidual() <= roundOff;
}

}  // namespace

std::vector<int> findContradiction(const LinkProblem& problem)
{
    std::vector<Index> links;
    double largest = 0;
    for (Index j = 0; j < problem.stiffness.size(); ++j) {
        if (!problem.isRigid(j) || (problem.upper[j] < infinity && problem.lower[j] > -infinity))
            continue;  // between two limits a force has a bound
        links.push_back(j);
        largest = std::max(largest, std::abs(problem.imposed[j]));
    }
    if (largest == 0)
        return {};
    const auto count = static_cast<Index>(links.size()), rows = problem.L.rows();
    Eigen::MatrixXd A(rows + 1, count);
    A.topRows(rows) = columnsOf(problem, links);
    A.row(rows) = problem.imposed(links).transpose() / largest;
    Eigen::VectorXd b = Eigen::VectorXd::Zero(rows + 1), lower(count), upper(count);
    b[rows] = -1;
    for (Index i = 0; i < count; ++i) {
        const Index j = links[static_cast<std::size_t>(i)];
        lower[i] = problem.lower[j] == -infinity ? -infinity : 0.0;
        upper[i] = problem.upper[j] == infinity ? infinity : 0.0;
    }
    BoundedLeastSquares stress;
    if (!stress.solve(A, b, lower, upper) || stress.relativeResidual() > roundOff)
        return {};
    return numbersOf(links, stress.x());
}

std::vector<int> findRedundant(const LinkProblem& problem, const LinkSolution& solution)
{
    std::vector<Index> links;
    for (Index j = 0; j < problem.stiffness.size(); ++j) {
        if (problem.isRigid(j) && solution.gap[j] == 0 && problem.lower[j] < problem.upper[j])
            links.push_back(j);
    }
    if (links.empty())
        return {};
    const Eigen::MatrixXd A = columnsOf(problem, links);
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> factor(A.rows(), A.cols());
    factor.setThreshold(roundOff);
    factor.compute(A);
    if (factor.rank() == A.cols())
        return {};
    // A self-stress may only add to a force at its lower limit, and only take from one at its upper limit.
    Eigen::VectorXd lower(A.cols()), upper(A.cols());
    for (Index i = 0; i < A.cols(); ++i) {
        const Index j = links[static_cast<std::size_t>(i)];
        lower[i] = solution.force[j] > problem.lower[j] ? -infinity : 0.0;
        upper[i] = solution.force[j] < problem.upper[j] ? infinity : 0.0;
    }
    std::vector<int> redundant;
    for (Index i = 0; i < A.cols(); ++i) {
        if ((upper[i] > 0 && isBalanced(A, i, 1.0, lower, upper))
            || (lower[i] < 0 && isBalanced(A, i, -1.0, lower, upper)))
            redundant.push_back(static_cast<int>(links[static_cast<std::size_t>(i)]));
    }
    return redundant;
}

double stiffnessScale(const LinkProblem& problem, const Eigen::VectorXd& load)
{
    constexpr double most = 1e3;  // against the elastic links, whose digits count too
    double imposed = 0, stiffest = 0;
    for (Index j = 0; j < problem.stiffness.size(); ++j) {
        if (problem.isRigid(j))
            imposed = std::max(imposed, std::abs(problem.imposed[j]));
        else
            stiffest = std::max(stiffest, problem.stiffness[j]);
    }
    double suggested = 0;
    if (imposed > 0 && problem.L.size() > 0)
        suggested = load.cwiseAbs().maxCoeff() / (problem.L.cwiseAbs().maxCoeff() * imposed);
    if (stiffest > 0)
        return std::max(stiffest, std::min(suggested, most * stiffest));
    return suggested > 0 && suggested < infinity ? suggested : 1.0;
}

}  // namespace sinew
