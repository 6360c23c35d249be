#include "core/complementarity/lcp_reduction.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/constants.h"

namespace sinew {

namespace {

double powerOfTwoNear(double value)
{
    int exponent = 0;
    std::frexp(value, &exponent);
    return value > 0 && std::isfinite(value) ? std::ldexp(1.0, exponent - 1) : 1.0;
}

// Factors of rows and columns that bring the largest number in each near one (Ruiz 2001).
void findScales(Eigen::MatrixXd A, Eigen::VectorXd& rows, Eigen::VectorXd& columns)
{
    rows.setOnes(A.rows());
    columns.setOnes(A.cols());
    const auto divisor = [](double largest) { return powerOfTwoNear(std::sqrt(largest)); };
    for (int sweep = 0; sweep < 6 && A.size() > 0; ++sweep) {
        const Eigen::VectorXd byRow = A.cwiseAbs().rowwise().maxCoeff().unaryExpr(divisor).cwiseInverse();
        const Eigen::VectorXd byColumn
            = A.cwiseAbs().colwise().maxCoeff().transpose().unaryExpr(divisor).cwiseInverse();
        A = (byRow.asDiagonal() * A * byColumn.asDiagonal()).eval();
        rows.array() *= byRow.array();
        columns.array() *= byColumn.array();
    }
}

// For each row the least row that it is connected with through entries of M, over any number of others.
std::vector<Eigen::Index> findParts(const Eigen::MatrixXd& M)
{
    const Eigen::Index n = M.rows();
    std::vector<Eigen::Index> part(static_cast<std::size_t>(n), -1), open;
    for (Eigen::Index first = 0; first < n; ++first) {
        if (part[static_cast<std::size_t>(first)] >= 0)
            continue;
        part[static_cast<std::size_t>(first)] = first;
        open.push_back(first);
        while (!open.empty()) {
            const Eigen::Index i = open.back();
            open.pop_back();
            for (Eigen::Index j = first + 1; j < n; ++j) {
                Eigen::Index& other = part[static_cast<std::size_t>(j)];
                if (other < 0 && (M(i, j) != 0 || M(j, i) != 0)) {
                    other = first;
                    open.push_back(j);
                }
            }
        }
    }
    return part;
}

// target -= left * right. What cancels to round-off becomes zero, for scaling would make it look like a number.
template <class Matrix>
void subtract(const Eigen::MatrixXd& left, const Matrix& right, Matrix& target)
{
    constexpr double roundOff = 1e-12;
    const Matrix terms = target.cwiseAbs() + left.cwiseAbs() * right.cwiseAbs();
    target.noalias() -= left * right;
    target = (target.array().abs() <= roundOff * terms.array()).select(0.0, target);
}

}  // namespace

LcpReduction::LcpReduction(const LcpProblem& problem, const LcpBounds& bounds) : m_problem(problem), m_bounds(bounds)
{
    sortRows();
    eliminate();
    scale();
}

void LcpReduction::sortRows()
{
    const Index n = m_problem.B.size();
    m_base.setZero(n);
    m_sign.setOnes(n);
    std::vector<Index> equalities;
    for (Index i = 0; i < n; ++i) {
        const double lower = m_bounds.lower[i], upper = m_bounds.upper[i];
        if (lower == -infinity && upper == infinity) {
            equalities.push_back(i);
            continue;
        }
        m_base[i] = lower > -infinity ? lower : upper;
        if (lower == upper)
            continue;
        m_sign[Index(m_equations.size())] = lower > -infinity ? 1 : -1;
        m_equations.push_back(i);
    }
    m_unknowns = m_equations;
    m_plainCount = Index(m_equations.size());
    m_sign.conservativeResize(m_plainCount);
    if (!equalities.empty())
        chooseEliminated(equalities);
}

void LcpReduction::chooseEliminated(const std::vector<Index>& equalities)
{
    const Eigen::MatrixXd block = m_problem.A(equalities, equalities);
    Eigen::VectorXd rows, columns;
    findScales(block, rows, columns);
    Eigen::FullPivLU<Eigen::MatrixXd> lu;
    constexpr double dependent = 1e-11;  // of the largest pivot of a block whose numbers are near one
    lu.setThreshold(dependent);
    lu.compute(rows.asDiagonal() * block * columns.asDiagonal());
    std::vector<Index> unknowns;
    for (Index i = 0; i < block.rows(); ++i) {
        if (lu.permutationP().indices()[i] < lu.rank())
            m_pivotRows.push_back(equalities[static_cast<std::size_t>(i)]);
        if (i < lu.rank())
            unknowns.push_back(equalities[static_cast<std::size_t>(lu.permutationQ().indices()[i])]);
    }
    if (m_pivotRows.empty())
        return addLeftOver(equalities);
    std::sort(unknowns.begin(), unknowns.end());
    // The rows' own unknowns keep A + A' positive semidefinite where it was, and there they always serve.
    const Eigen::MatrixXd own = m_problem.A(m_pivotRows, m_pivotRows);
    findScales(own, rows, columns);
    lu.compute(rows.asDiagonal() * own * columns.asDiagonal());
    m_pivotUnknowns = lu.rank() == own.rows() ? m_pivotRows : unknowns;
    m_pivotBlock.compute(m_problem.A(m_pivotRows, m_pivotUnknowns));
    addLeftOver(equalities);
}

void LcpReduction::addLeftOver(const std::vector<Index>& equalities)
{
    const auto without = [&](const std::vector<Index>& taken) {
        std::vector<Index> left;
        std::vector<Index> sorted = taken;
        std::sort(sorted.begin(), sorted.end());
        std::set_difference(equalities.begin(), equalities.end(), sorted.begin(), sorted.end(),
                            std::back_inserter(left));
        return left;
    };
    const std::vector<Index> rows = without(m_pivotRows), unknowns = without(m_pivotUnknowns);
    const Index pairs = Index(rows.size());
    m_sign.conservativeResize(m_plainCount + 2 * pairs);
    for (const double sign : {1.0, -1.0}) {
        m_sign.segment(Index(m_equations.size()), pairs).setConstant(sign);
        m_equations.insert(m_equations.end(), rows.begin(), rows.end());
        m_unknowns.insert(m_unknowns.end(), unknowns.begin(), unknowns.end());
    }
    for (const Index row : rows) {
        Vector sum = Vector::Zero(m_problem.B.size());
        sum[row] = 1;
        if (!m_pivotRows.empty()) {
            const Vector ofRow = m_problem.A(row, m_pivotUnknowns).transpose();
            const Vector weights = m_pivotBlock.transpose().solve(ofRow);
            for (std::size_t i = 0; i < m_pivotRows.size(); ++i)
                sum[m_pivotRows[i]] = -weights[Index(i)];
        }
        m_leftSums.push_back(std::move(sum));
    }
}

void LcpReduction::eliminate()
{
    const Eigen::MatrixXd& A = m_problem.A;
    const Vector base = m_problem.B + A * m_base;
    m_M = A(m_equations, m_unknowns);
    m_q = base(m_equations);
    if (!m_pivotRows.empty() && m_q.size() > 0) {
        const Eigen::MatrixXd across = A(m_equations, m_pivotUnknowns);
        subtract(across, Eigen::MatrixXd(m_pivotBlock.solve(Eigen::MatrixXd(A(m_pivotRows, m_unknowns)))), m_M);
        subtract(across, Vector(m_pivotBlock.solve(Vector(base(m_pivotRows)))), m_q);
    }
    m_M = (m_sign.asDiagonal() * m_M * m_sign.asDiagonal()).eval();
    m_q.array() *= m_sign.array();
    m_span.setConstant(m_q.size(), infinity);
    for (Index k = 0; k < m_plainCount; ++k) {
        if (!isMirrored(k))
            m_span[k] = m_bounds.upper[rowOf(k)] - m_bounds.lower[rowOf(k)];
    }
}

void LcpReduction::scale()
{
    Vector rows;
    findScales(m_M, rows, m_unit);
    m_M = (rows.asDiagonal() * m_M * m_unit.asDiagonal()).eval();
    m_q.array() *= rows.array();
    // Parts that have nothing to do with each other are measured each by its own free terms.
    const std::vector<Index> part = findParts(m_M);
    Vector largest = Vector::Zero(m_q.size());
    for (Index k = 0; k < m_q.size(); ++k) {
        double& ofPart = largest[part[static_cast<std::size_t>(k)]];
        ofPart = std::max(ofPart, std::abs(m_q[k]));
    }
    for (Index k = 0; k < m_q.size(); ++k) {
        const double unit = powerOfTwoNear(largest[part[static_cast<std::size_t>(k)]]);
        m_q[k] /= unit;
        m_unit[k] *= unit;
    }
    m_span.array() /= m_unit.array();
}

bool LcpReduction::isFinite() const
{
    return m_M.allFinite() && m_q.allFinite() && m_unit.allFinite() && !m_span.hasNaN();
}

LcpReduction::Vector LcpReduction::expand(const Vector& x, bool withBase) const
{
    Vector X = withBase ? m_base : Vector(Vector::Zero(m_base.size()));
    for (Index k = 0; k < x.size(); ++k) {
        if (x[k] != 0)
            X[m_unknowns[static_cast<std::size_t>(k)]] += m_sign[k] * m_unit[k] * x[k];
    }
    if (m_pivotRows.empty())
        return X;
    Vector given = m_problem.A(m_pivotRows, Eigen::all) * X;
    if (withBase)
        given += m_problem.B(m_pivotRows);
    X(m_pivotUnknowns) = -m_pivotBlock.solve(given);
    return X;
}

}  // namespace sinew
