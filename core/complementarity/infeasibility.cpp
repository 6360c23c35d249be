#include "core/complementarity/infeasibility.h"

#include <cmath>

#include "core/base/constants.h"

namespace sinew {

namespace {

// A sum of terms that cancel is known this well when the problem's numbers are.
constexpr double clearly = 1e-9;

// The largest value of a sum over the X between the bounds, and of its terms.
struct LargestSum {
    double sum = 0;
    double terms = 0;

    void add(double term)
    {
        sum += term;
        terms += std::abs(term);
    }
    bool isClearlyNegative() const { return sum < -clearly * terms; }
};

double largestTerm(double coefficient, double lower, double upper)
{
    return coefficient > 0 ? coefficient * upper : coefficient < 0 ? coefficient * lower : 0.0;
}

// Whether the largest of sign * Y_row over all X is clearly negative.
bool staysNegative(const LcpProblem& problem, const LcpBounds& bounds, Eigen::Index row, double sign)
{
    LargestSum largest;
    largest.add(sign * problem.B[row]);
    for (Eigen::Index j = 0; j < problem.B.size() && largest.sum < infinity; ++j)
        largest.add(largestTerm(sign * problem.A(row, j), bounds.lower[j], bounds.upper[j]));
    return largest.isClearlyNegative();
}

}  // namespace

bool provesNoSolution(const LcpProblem& problem, const LcpBounds& bounds, const Eigen::VectorXd& weights,
                      double roundOff)
{
    const Eigen::Index n = problem.B.size();
    const double least = roundOff * weights.cwiseAbs().maxCoeff();
    Eigen::VectorXd w = weights;
    LargestSum largest;
    for (Eigen::Index i = 0; i < n; ++i) {
        if (std::abs(w[i]) <= least)
            w[i] = 0;
        if ((w[i] > 0 && bounds.upper[i] < infinity) || (w[i] < 0 && bounds.lower[i] > -infinity))
            return false;
        largest.add(w[i] * problem.B[i]);
    }
    for (Eigen::Index j = 0; j < n; ++j) {
        const double coefficient = problem.A.col(j).dot(w);
        if (std::abs(coefficient) > roundOff * problem.A.col(j).cwiseAbs().dot(w.cwiseAbs()))
            largest.add(largestTerm(coefficient, bounds.lower[j], bounds.upper[j]));
        if (largest.sum == infinity)
            return false;
    }
    return largest.isClearlyNegative();
}

bool isSumEmpty(const LcpProblem& problem, const Eigen::VectorXd& weights, double roundOff)
{
    const Eigen::VectorXd sum = problem.A.transpose() * weights;
    const Eigen::VectorXd terms = problem.A.cwiseAbs().transpose() * weights.cwiseAbs();
    return (sum.array().abs() <= roundOff * terms.array()).all();
}

Eigen::Index findImpossibleRow(const LcpProblem& problem, const LcpBounds& bounds)
{
    for (Eigen::Index i = 0; i < problem.B.size(); ++i) {
        if ((bounds.upper[i] == infinity && staysNegative(problem, bounds, i, 1))
            || (bounds.lower[i] == -infinity && staysNegative(problem, bounds, i, -1)))
            return i;
    }
    return -1;
}

}  // namespace sinew
