#pragma once

#include <vector>

#include <Eigen/Core>

namespace sinew {

// The least |A x + b| with lower <= x <= upper (Lawson and Hanson 1974; with two bounds: Stark and Parker 1995). Columns
// between their bounds, never more than rows, are kept as an orthogonal factorisation, so A is never squared and
// dependent columns do no harm. The residual is unique, x may not be.
//
// May be used again; no allocation while the sizes stay.
class BoundedLeastSquares {
public:
    using Vector = Eigen::VectorXd;

    // lower <= upper, infinite or not. False when round-off stops it before the conditions of optimality hold.
    bool solve(const Eigen::MatrixXd& A, const Vector& b, const Vector& lower, const Vector& upper);
    // The same from a given x, moved between the bounds first.
    bool solveFrom(const Vector& x, const Eigen::MatrixXd& A, const Vector& b, const Vector& lower,
                   const Vector& upper);

    const Vector& x() const { return m_x; }
    const Vector& residual() const { return m_residual; }  // A x + b
    // Against the terms that it was added up from.
    double relativeResidual() const;
    bool isRoundOff() const;

private:
    using Index = Eigen::Index;

    bool run();
    void begin(const Eigen::MatrixXd& A, const Vector& b, const Vector& lower, const Vector& upper);
    void calcResidual();
    Index mostViolated() const;
    bool enter(Index column);
    void removeAt(Index position);
    bool moveToCandidate();
    void calcCandidate();
    void polish();
    double slope(Index column) const;

    const Eigen::MatrixXd* m_A = nullptr;
    const Vector *m_b = nullptr, *m_lower = nullptr, *m_upper = nullptr;
    Vector m_norm;  // of every column
    Vector m_x, m_residual, m_terms;
    std::vector<Index> m_free;     // columns between their bounds, in the order of the factor
    std::vector<Index> m_place;    // of each column in m_free, -1: at a bound or where it started
    std::vector<bool> m_rejected;  // columns that round-off alone lets seem to help, until something moves
    Eigen::MatrixXd m_Q, m_R;      // A(free) = Q R
    Vector m_candidate, m_work, m_coefficients;
};

}  // namespace sinew
