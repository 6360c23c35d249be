#pragma once

#include <vector>

#include <Eigen/Core>

namespace sinew {

// The Cholesky factor of a growing and shrinking block of a symmetric matrix A, and with it the partly eliminated
// system  Y = A X + b  (Kolesnikov 2004, algorithm 2; NUMERICS of ordered switching in the help page). The rows
// stand in an order of their own, active ones first: A(:, active) = V L' with L the first activeCount() rows of V.
// Only this is kept, never a tableau, so errors do not pile up over long histories.
//
// Rows are named by their position in that order. Every operation costs O(n k) for k active rows. No allocation while
// n stays.
class ActiveFactor {
public:
    using Vector = Eigen::VectorXd;

    // Starts with no active row. `A` must stay alive and unchanged until the next start; b is copied.
    void start(const Eigen::MatrixXd& A, const Vector& b);
    // Keeps the factor and the order, takes another b (and the address of the same A).
    void restart(const Eigen::MatrixXd& A, const Vector& b);

    Eigen::Index size() const { return m_freeTerms.size(); }
    Eigen::Index activeCount() const { return m_active; }
    Eigen::Index row(Eigen::Index position) const { return m_order[static_cast<std::size_t>(position)]; }
    // Y of every row that is not active, at its position; those of active rows are meaningless.
    const Vector& freeTerms() const { return m_freeTerms; }
    // Sum of the magnitudes that the active rows have added to the free term at a position.
    double eliminatedTerms(Eigen::Index position) const
    {
        return m_V.row(position).head(m_active).cwiseAbs().dot(m_c.head(m_active).cwiseAbs());
    }

    // Makes the row at `position` the last active one and returns true; or, when it depends on the active rows, leaves
    // all but the order as it was (the row then stands first behind the active ones) and returns false.
    bool append(Eigen::Index position);
    // Makes rows with free terms below -tolerance active, many in one go: the order is that of the most negative among
    // a few dozen candidates rather than among all, for which products of matrices take the place of many products with
    // a vector. Returns how many; 0: none is left, or the first depends on the active rows.
    Eigen::Index appendBlock(double tolerance);
    // What was left of the diagonal at the last append, relative to it: clearly negative shows that A is indefinite.
    double relativePivot() const { return m_relativePivot; }
    // Takes the active row at `position` out. It then stands first behind the active ones, with X = 0.
    void remove(Eigen::Index position);
    // The X of a row that is not active changes by delta: b += A(:, row) delta.
    void shift(Eigen::Index position, double delta);

    // X of the active rows: the solution of A X + b = 0 there. x: activeCount() numbers or more.
    void solve(Vector& x) const;
    // Solves with the active block of A in place: the first activeCount() numbers of x.
    void solveBlockInPlace(Vector& x) const;
    // How the active X change per unit of the row at `position`: -A(active, active)^-1 A(active, row).
    void calcResponse(Eigen::Index position, Vector& x) const;

private:
    using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

    void exchange(Eigen::Index first, Eigen::Index second);
    void calcColumn(Eigen::Index position);
    bool appendShort();
    bool isIndependent(double relativePivot) const;
    void gatherCandidates(double tolerance);
    void chooseFromCandidates(double tolerance);
    void takeChosen();
    void rotate(double* row, Eigen::Index j) const
    {
        const double left = row[j], right = row[j + 1];
        row[j] = m_cosine[j] * left + m_sine[j] * right;
        row[j + 1] = m_cosine[j] * right - m_sine[j] * left;
    }

    const Eigen::MatrixXd* m_A = nullptr;
    Eigen::Index m_active = 0;
    std::vector<Eigen::Index> m_order;
    RowMajor m_V;
    Vector m_c;  // L^-1 b(active)
    Vector m_freeTerms;
    Vector m_column;
    Vector m_cosine, m_sine;
    double m_relativePivot = 1;

    // Of the block that enters together.
    RowMajor m_columns, m_rows, m_block;
    Vector m_blockTerms;
    std::vector<Eigen::Index> m_candidates, m_chosen;
    Eigen::Index m_blockWidth = 8;
};

}  // namespace sinew
