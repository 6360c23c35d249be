#pragma once

#include <functional>
#include <vector>

#include <Eigen/Core>

#include "core/complementarity/switching.h"

namespace sinew {

// Lemke's pivoting on y = M x + q + e z with 0 <= x_i <= span_i: y_i >= 0 where x_i = 0, y_i <= 0 where x_i = span_i,
// y_i = 0 between. The covering term e z keeps all signs right while z is brought down to zero; e is one in every row,
// so rows are to be scaled alike. An x at its span is told by a flag and not by rows of its own: the path is the one of
// the matrix [M I; -I 0] whose added rows the covering term leaves alone. On it no ray exists where all spans are
// finite.
//
// The leaving row is chosen as if row k of q had a further term epsilon^(k+1) (lexicographic rule), so that no basis
// comes twice. The tableau is computed afresh from M and q now and then.
class LemkeTableau {
public:
    using Index = Eigen::Index;
    enum class End { Solved, Ray, PivotsOut, Lost };  // Lost: numbers too large, or a basis that became singular
    // An x that becomes basic (Engages) or goes to zero (Releases) or to its span (Yields); x() is the state after it.
    using Listener = std::function<void(Index row, SwitchingChange change)>;

    LemkeTableau(const Eigen::MatrixXd& M, const Eigen::VectorXd& q, Eigen::VectorXd span);

    End run(long pivotLimit, const Listener& listener);

    long pivots() const { return m_pivots; }
    Eigen::VectorXd x() const;
    Eigen::VectorXd rayDirection() const;  // of x, after End::Ray
    bool isBasic(Index row) const { return m_place[row] < size(); }
    bool isAtSpan(Index row) const { return m_atSpan[static_cast<std::size_t>(row)]; }

private:
    // Variables are numbered: x_i is i, y_i is m + i, z is 2 m.
    struct Blocking {
        Index row = -1;  // -1: none; size(): the entering variable reaches its own other bound
        double step = 0;
        bool upward = false;
    };

    Index size() const { return m_q.size(); }
    Index z() const { return 2 * size(); }
    bool isX(Index variable) const { return variable < size(); }
    Index columnOf(Index variable) const { return variable == z() ? size() : variable; }  // in m_G
    void begin();
    Blocking findBlocking() const;
    double distance(Index row, double rate, bool& upward) const;
    std::vector<Index> tiedRows(double step, double rateTolerance) const;
    Index lexicographicLeast(std::vector<Index> rows) const;
    double delay(Index row, Index k) const;
    void move(double step);
    void flip(const Listener& listener);
    void exchange(const Blocking& blocking, const Listener& listener);
    void pivot(Index row, Index column);
    void driveComplementOf(Index variable);
    bool refactor();

    Eigen::MatrixXd m_G;  // [M e]
    Eigen::VectorXd m_q, m_span;
    Eigen::MatrixXd m_T;                  // basic variables by the nonbasic ones, (m x m + 1)
    Eigen::VectorXd m_v;                  // values of the basic variables
    std::vector<Index> m_basic;           // variable of each row of m_T
    std::vector<Index> m_nonbasic;        // variable of each column
    Eigen::Matrix<Index, -1, 1> m_place;  // of each variable: its row, or m + its column
    std::vector<bool> m_atSpan;           // x_i is not basic and at its span (or was, and y_i is negative)
    Index m_driving = 0;                  // the variable that enters
    double m_direction = 1;               // up or down
    long m_pivots = 0, m_sinceRefactor = 0;
};

}  // namespace sinew
