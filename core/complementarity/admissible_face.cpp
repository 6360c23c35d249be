#include "core/complementarity/admissible_face.h"

#include <algorithm>

#include "core/base/constants.h"
#include "core/complementarity/bounded_least_squares.h"

namespace sinew {

namespace {

// An x closer to its bound than this share of the largest is tried as if it stood there, which does no harm.
constexpr double nearly = 1e-9;
// A sum of columns below this share of its terms is zero.
constexpr double smallResidual = 1e-10;
// A move below this share of the largest may be round-off; one that is not is found in a later round.
constexpr double clearShare = 1e-6;

}  // namespace

// Moves that change no sum: A d = 0 with d inwards where x stands at a bound. One that moves any of these, the sum of
// their lengths made 1, shows which of them have room; with those counted free it is looked for again.
std::vector<bool> findFixed(const Eigen::MatrixXd& A, const Eigen::VectorXd& x, const Eigen::VectorXd& lower,
                            const Eigen::VectorXd& upper)
{
    const Eigen::Index rows = A.rows(), columns = A.cols();
    const double close = columns > 0 ? nearly * x.cwiseAbs().maxCoeff() : 0.0;
    std::vector<bool> fixed(static_cast<std::size_t>(columns), false);
    Eigen::MatrixXd moves(rows + 1, columns);
    moves.topRows(rows) = A;
    moves.row(rows).setZero();
    Eigen::VectorXd target = Eigen::VectorXd::Zero(rows + 1);
    Eigen::VectorXd inner = Eigen::VectorXd::Constant(columns, -infinity), outer = -inner;
    const Eigen::VectorXd lengths = A.colwise().norm();
    target[rows] = -1;
    for (Eigen::Index j = 0; j < columns; ++j) {
        const bool atLower = x[j] <= lower[j] + close, atUpper = x[j] >= upper[j] - close;
        if (!atLower && !atUpper)
            continue;
        fixed[static_cast<std::size_t>(j)] = true;
        inner[j] = atLower ? 0.0 : -infinity;
        outer[j] = atUpper ? 0.0 : infinity;
        moves(rows, j) = (atLower ? 1.0 : -1.0) * lengths[j];
    }
    BoundedLeastSquares search;
    for (bool found = true; found && std::find(fixed.begin(), fixed.end(), true) != fixed.end();) {
        found = search.solve(moves, target, inner, outer) && search.relativeResidual() <= smallResidual;
        const Eigen::VectorXd room = search.x().cwiseAbs().cwiseProduct(lengths);
        const double least = found ? clearShare * room.maxCoeff() : 0.0;
        for (Eigen::Index j = 0; found && j < columns; ++j) {
            if (!fixed[static_cast<std::size_t>(j)] || room[j] <= least)
                continue;
            fixed[static_cast<std::size_t>(j)] = false;
            moves(rows, j) = 0;
            inner[j] = -infinity;
            outer[j] = infinity;
        }
    }
    return fixed;
}

}  // namespace sinew
