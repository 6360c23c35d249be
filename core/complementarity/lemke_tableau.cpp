#include "core/complementarity/lemke_tableau.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/constants.h"
#include "core/math/decompositions.h"
#include "core/math/vector.h"

namespace sinew {

namespace {

// A rate below this share of the largest in its column is round-off and blocks nothing.
constexpr double rateRoundOff = 1e-11;
// Rows that block within this share of the largest value block together: some hundred units in the last place.
constexpr double tieRoundOff = 1e-13;

}  // namespace

LemkeTableau::LemkeTableau(const Eigen::MatrixXd& M, const Eigen::VectorXd& q, Eigen::VectorXd span)
    : m_G(q.size(), q.size() + 1), m_q(q), m_span(std::move(span))
{
    m_G.leftCols(q.size()) = M;
    m_G.rightCols(1).setOnes();
}

void LemkeTableau::begin()
{
    const Index m = size();
    m_T = m_G;
    m_v = m_q;
    m_place.resize(2 * m + 1);
    m_basic.resize(toSize(m));
    m_nonbasic.resize(toSize(m + 1));
    m_atSpan.assign(toSize(m), false);
    for (Index i = 0; i < m; ++i) {
        m_basic[toSize(i)] = m + i;
        m_nonbasic[toSize(i)] = i;
        m_place[m + i] = i;
        m_place[i] = m + i;
    }
    m_nonbasic[toSize(m)] = z();
    m_place[z()] = 2 * m;
    m_pivots = m_sinceRefactor = 0;
}

LemkeTableau::End LemkeTableau::run(long pivotLimit, const Listener& listener)
{
    begin();
    if (size() == 0 || m_v.minCoeff() >= 0)
        return End::Solved;
    // The covering variable rises until the most negative row is zero; of equal ones the last (lexicographic rule).
    const double least = m_v.minCoeff();
    Index row = size() - 1;
    while (m_v[row] > least * (1 - tieRoundOff))
        --row;
    m_driving = z();
    m_direction = 1;
    move(-least);
    exchange({row, -least, false}, listener);
    const long refactorAfter = 50 + size() / 2;
    while (m_pivots < pivotLimit) {
        if (m_sinceRefactor >= refactorAfter && !refactor())
            return End::Lost;
        Blocking blocking = findBlocking();
        if (blocking.row < 0 && m_sinceRefactor > 0) {  // a ray must not be round-off
            if (!refactor())
                return End::Lost;
            blocking = findBlocking();
        }
        if (blocking.row < 0)
            return End::Ray;
        move(blocking.step);
        if (!std::isfinite(m_v.sum()))
            return End::Lost;
        if (blocking.row == size())
            flip(listener);
        else
            exchange(blocking, listener);
        if (m_place[z()] >= size())
            return End::Solved;
    }
    return End::PivotsOut;
}

Eigen::VectorXd LemkeTableau::x() const
{
    Eigen::VectorXd x(size());
    for (Index i = 0; i < size(); ++i)
        x[i] = isBasic(i) ? m_v[m_place[i]] : isAtSpan(i) ? m_span[i] : 0.0;
    return x;
}

Eigen::VectorXd LemkeTableau::rayDirection() const
{
    const auto column = m_T.col(m_place[m_driving] - size());
    Eigen::VectorXd direction(size());
    for (Index i = 0; i < size(); ++i)
        direction[i] = isBasic(i) ? m_direction * column[m_place[i]] : i == m_driving ? m_direction : 0.0;
    return direction;
}

// How far the basic variable of a row may go before it reaches the bound that it moves to.
double LemkeTableau::distance(Index row, double rate, bool& upward) const
{
    const Index variable = m_basic[toSize(row)];
    upward = rate > 0;
    double room = infinity;
    if (isX(variable))
        room = upward ? m_span[variable] - m_v[row] : m_v[row];
    else if (variable == z() || !isAtSpan(variable - size()))
        room = upward ? infinity : m_v[row];
    else
        room = upward ? -m_v[row] : infinity;
    return std::max(0.0, room);
}

LemkeTableau::Blocking LemkeTableau::findBlocking() const
{
    const auto column = m_T.col(m_place[m_driving] - size());
    const double rateTolerance = rateRoundOff * column.cwiseAbs().maxCoeff();
    Blocking blocking;
    blocking.step = isX(m_driving) ? m_span[m_driving] : infinity;
    bool upward = false;
    for (Index row = 0; row < size(); ++row) {
        if (std::abs(column[row]) > rateTolerance)
            blocking.step
                = std::min(blocking.step, distance(row, m_direction * column[row], upward) / std::abs(column[row]));
    }
    if (blocking.step == infinity)
        return blocking;
    blocking.row = lexicographicLeast(tiedRows(blocking.step, rateTolerance));
    if (blocking.row < size())
        distance(blocking.row, m_direction * column[blocking.row], blocking.upward);
    return blocking;
}

// Rows that block at a step. The covering variable alone where it is among them: its zero is the end.
std::vector<LemkeTableau::Index> LemkeTableau::tiedRows(double step, double rateTolerance) const
{
    const auto column = m_T.col(m_place[m_driving] - size());
    const double tolerance = tieRoundOff * std::max(1.0, m_v.cwiseAbs().maxCoeff());
    std::vector<Index> tied;
    for (Index row = 0; row < size(); ++row) {
        const double rate = std::abs(column[row]);
        bool upward = false;
        if (rate <= rateTolerance || distance(row, m_direction * column[row], upward) > step * rate + tolerance)
            continue;
        if (m_basic[toSize(row)] == z())
            return {row};
        tied.push_back(row);
    }
    if (isX(m_driving) && m_span[m_driving] <= step + tolerance)
        tied.push_back(size());
    return tied;
}

// How much later epsilon^(k+1) lets a row block: one on its way down by what lifts it, one on its way up by what lowers
// it. The entering variable's own span is not perturbed.
double LemkeTableau::delay(Index row, Index k) const
{
    if (row == size())
        return 0;
    const Index place = m_place[size() + k];
    const double lift = place >= size() ? -m_T(row, place - size()) : place == row ? 1.0 : 0.0;
    return -lift / (m_direction * m_T(row, m_place[m_driving] - size()));
}

LemkeTableau::Index LemkeTableau::lexicographicLeast(std::vector<Index> rows) const
{
    for (Index k = 0; k < size() && rows.size() > 1; ++k) {
        std::vector<double> delays;
        double least = infinity, largest = 0;
        for (const Index row : rows) {
            delays.push_back(delay(row, k));
            least = std::min(least, delays.back());
            largest = std::max(largest, std::abs(delays.back()));
        }
        constexpr double roundOff = 1e-10;
        std::vector<Index> kept;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (delays[i] <= least + roundOff * std::max(largest, roundOff))
                kept.push_back(rows[i]);
        }
        rows = std::move(kept);
    }
    return rows.front();
}

void LemkeTableau::move(double step)
{
    m_v += step * m_direction * m_T.col(m_place[m_driving] - size());
}

// The entering x runs from one bound to the other; then its y goes on, on the other side of zero.
void LemkeTableau::flip(const Listener& listener)
{
    const Index row = m_driving;
    m_atSpan[toSize(row)] = !isAtSpan(row);
    ++m_pivots;
    listener(row, isAtSpan(row) ? SwitchingChange::Yields : SwitchingChange::Releases);
    driveComplementOf(row);
}

void LemkeTableau::driveComplementOf(Index variable)
{
    m_driving = isX(variable) ? variable + size() : variable - size();
    m_direction = isAtSpan(isX(variable) ? variable : m_driving) ? -1 : 1;
}

void LemkeTableau::exchange(const Blocking& blocking, const Listener& listener)
{
    const Index entering = m_driving, leaving = m_basic[toSize(blocking.row)];
    const double start = isX(entering) && isAtSpan(entering) ? m_span[entering] : 0.0;
    // m_v has moved already; the step of the first exchange is the covering variable's value itself.
    const double step = blocking.step;
    m_v[blocking.row] = start + m_direction * step;
    pivot(blocking.row, m_place[entering] - size());
    if (isX(leaving))
        m_atSpan[toSize(leaving)] = blocking.upward;
    if (isX(entering))
        listener(entering, SwitchingChange::Engages);
    if (isX(leaving))
        listener(leaving, blocking.upward ? SwitchingChange::Yields : SwitchingChange::Releases);
    if (leaving != z())
        driveComplementOf(leaving);
}

void LemkeTableau::pivot(Index row, Index column)
{
    const double p = m_T(row, column);
    Eigen::RowVectorXd newRow = -m_T.row(row) / p;
    newRow[column] = 1 / p;
    Eigen::VectorXd factors = m_T.col(column);
    factors[row] = 0;
    m_T.col(column).setZero();
    m_T.noalias() += factors * newRow;
    m_T.row(row) = newRow;
    std::swap(m_basic[toSize(row)], m_nonbasic[toSize(column)]);
    m_place[m_basic[toSize(row)]] = row;
    m_place[m_nonbasic[toSize(column)]] = size() + column;
    ++m_pivots;
    ++m_sinceRefactor;
}

// Computes the tableau afresh. With R the rows whose y is not basic and C the columns of basic x and z, the equations R
// give the variables C; the other rows follow.
bool LemkeTableau::refactor()
{
    const Index m = size();
    std::vector<Index> R, C, places, others, otherPlaces;
    for (Index i = 0; i < m; ++i) {
        const Index variable = m_basic[toSize(i)];
        const bool isY = !isX(variable) && variable != z();
        (isY ? others : C).push_back(isY ? variable - m : columnOf(variable));
        (isY ? otherPlaces : places).push_back(i);
        if (m_place[m + i] >= m)
            R.push_back(i);
    }
    Eigen::MatrixXd right = Eigen::MatrixXd::Zero(Index(R.size()), m + 2), rest(Index(others.size()), m + 2);
    right.col(m + 1) = -m_q(R);
    rest.setZero();
    rest.col(m + 1) = m_q(others);
    for (Index column = 0; column <= m; ++column) {
        const Index variable = m_nonbasic[toSize(column)];
        if (!isX(variable) && variable != z()) {
            right(std::lower_bound(R.begin(), R.end(), variable - m) - R.begin(), column) = 1;
            continue;
        }
        right.col(column) = -m_G(R, columnOf(variable));
        rest.col(column) = m_G(others, columnOf(variable));
        if (isX(variable) && isAtSpan(variable)) {
            right.col(m + 1) += m_span[variable] * right.col(column);
            rest.col(m + 1) += m_span[variable] * rest.col(column);
        }
    }
    const Eigen::MatrixXd solved = Eigen::MatrixXd(m_G(R, C)).partialPivLu().solve(right);
    if (!std::isfinite(solved.sum()))
        return false;
    rest.noalias() += m_G(others, C) * solved;
    for (std::size_t i = 0; i < places.size(); ++i) {
        m_T.row(places[i]) = solved.row(Index(i)).head(m + 1);
        m_v[places[i]] = solved(Index(i), m + 1);
    }
    for (std::size_t i = 0; i < otherPlaces.size(); ++i) {
        m_T.row(otherPlaces[i]) = rest.row(Index(i)).head(m + 1);
        m_v[otherPlaces[i]] = rest(Index(i), m + 1);
    }
    m_sinceRefactor = 0;
    return true;
}

}  // namespace sinew
