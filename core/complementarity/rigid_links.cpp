#include "core/complementarity/rigid_links.h"

#include <algorithm>
#include <cmath>

#include "core/base/constants.h"
#include "core/complementarity/admissible_face.h"
#include "core/complementarity/bounded_least_squares.h"
#include "core/math/decompositions.h"

namespace sinew {

namespace {

using Index = Eigen::Index;

// A sum of pulls below this share of its terms is zero: directions are known to about 1e-15, and a balance that needs
// more digits than this is none to rely on.
constexpr double rankThreshold = 1e-10;
// A link with less than this share of a self-stress has none: far above the 1e-15 of ordinary round-off, which grows as
// directions come near to depending on each other, far below any share by a lever arm.
constexpr double noShare = 1e-8;

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

// Rigid links that may bear: those whose gap is at most noGap.
std::vector<Index> closedLinks(const LinkProblem& problem, const LinkSolution& solution, double noGap)
{
    std::vector<Index> links;
    for (Index j = 0; j < problem.stiffness.size(); ++j) {
        if (problem.isRigid(j) && std::abs(solution.gap[j]) <= noGap && problem.lower[j] < problem.upper[j])
            links.push_back(j);
    }
    return links;
}

// Which columns, not shorter than `shortest`, have room for a change that keeps every sum.
std::vector<Index> columnsWithRoom(const Eigen::MatrixXd& A, const Eigen::VectorXd& lengths, double shortest,
                                   const Eigen::VectorXd& force, const Eigen::VectorXd& lower,
                                   const Eigen::VectorXd& upper)
{
    const std::vector<bool> fixed = findFixed(A, force, lower, upper);
    std::vector<Index> columns;
    for (Index i = 0; i < A.cols(); ++i) {
        if (lengths[i] > shortest && !fixed[static_cast<std::size_t>(i)])
            columns.push_back(i);
    }
    return columns;
}

// An orthonormal basis of the x with A x = 0.
Eigen::MatrixXd nullSpace(const Eigen::MatrixXd& A)
{
    if (A.size() == 0)
        return Eigen::MatrixXd::Identity(A.cols(), A.cols());
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> factor(A.cols(), A.rows());
    factor.setThreshold(rankThreshold);
    factor.compute(A.transpose());
    Eigen::MatrixXd Q;
    Eigen::VectorXd workspace;
    calcQ(factor, Q, workspace);
    return Q.rightCols(A.cols() - factor.rank());
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
    if (!stress.solve(A, b, lower, upper) || stress.relativeResidual() > rankThreshold)
        return {};
    return numbersOf(links, stress.x());
}

bool mayShare(const LinkProblem& problem, const LinkSolution& solution, double noGap)
{
    const std::vector<Index> links = closedLinks(problem, solution, noGap);
    if (links.empty())
        return false;
    const Eigen::MatrixXd A = columnsOf(problem, links);
    if (A.rows() < A.cols())
        return true;
    Eigen::ColPivHouseholderQR<Eigen::MatrixXd> factor(A.rows(), A.cols());
    factor.setThreshold(rankThreshold);
    factor.compute(A);
    return factor.rank() < A.cols();
}

// The forces that balance the same load within the limits fill a convex set. It spans what the links that do not stand
// at one limit in all of it can balance among themselves, whichever point of the set the solution is.
Eigen::MatrixXd calcSelfStresses(const LinkProblem& problem, const LinkSolution& solution, double noGap)
{
    const std::vector<Index> links = closedLinks(problem, solution, noGap);
    if (links.empty())
        return Eigen::MatrixXd(problem.L.cols(), 0);
    const Eigen::MatrixXd A = columnsOf(problem, links);
    const Eigen::VectorXd lengths = A.colwise().norm();
    const double shortest = rankThreshold * lengths.maxCoeff();
    const std::vector<Index> room
        = columnsWithRoom(A, lengths, shortest, solution.force(links), problem.lower(links), problem.upper(links));
    const Eigen::MatrixXd balanced
        = nullSpace(A(Eigen::all, room) * lengths(room).cwiseInverse().asDiagonal().toDenseMatrix());
    std::vector<Index> heldElsewhere;  // by locks and constraints alone
    for (Index i = 0; i < A.cols(); ++i) {
        if (lengths[i] <= shortest)
            heldElsewhere.push_back(links[static_cast<std::size_t>(i)]);
    }
    const auto others = static_cast<Index>(heldElsewhere.size());
    Eigen::MatrixXd stresses = Eigen::MatrixXd::Zero(problem.L.cols(), balanced.cols() + others);
    for (std::size_t i = 0; i < room.size(); ++i) {
        const auto row = static_cast<Index>(i);
        for (Index c = 0; c < balanced.cols(); ++c) {
            if (std::abs(balanced(row, c)) > noShare)
                stresses(links[static_cast<std::size_t>(room[i])], c) = balanced(row, c) / lengths[room[i]];
        }
    }
    for (Index i = 0; i < others; ++i)
        stresses(heldElsewhere[static_cast<std::size_t>(i)], balanced.cols() + i) = 1;
    return stresses;
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
