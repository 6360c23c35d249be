#include "core/simulation/root_search.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {

namespace {

// Up to this a value is zero, as IntegratedSystem says it: it has not changed yet. Where a stop has begun its coordinate is
// so beyond its limit, were it by one unit in the last place.
constexpr double zero = 1e-150;

// So often in turn less than half of what is left may be given up until it is halved: several functions, each searched as
// is safe for it alone, may hold each other up.
constexpr int slowLimit = 6;

// Times nearer than this are the same: a hundred units in the last place.
double resolution(double begin, double end)
{
    return 100 * std::numeric_limits<double>::epsilon() * std::max({std::abs(begin), std::abs(end), end - begin});
}

}  // namespace

int RootSearch::change(double before, double after, int direction)
{
    const int way = before <= zero && after > zero ? 1 : before >= -zero && after < -zero ? -1 : 0;
    return direction == 0 || way == direction ? way : 0;
}

bool RootSearch::changes(const std::vector<double>& before, const std::vector<double>& after,
                         const std::vector<int>& directions) const
{
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (change(before[i], after[i], directions[i]) != 0)
            return true;
    }
    return false;
}

// Where a function is expected to be zero, as a share of the way from the end that moved last to the other: on the inverse
// parabola through three points where that is sure to be monotonic, on a straight line where there are but two, else in
// the middle.
double RootSearch::guess(std::size_t function) const
{
    const double f1 = m_last.values[function], f2 = m_other.values[function];
    if (m_third.values.empty())
        return f1 / (f1 - f2);
    const double f3 = m_third.values[function];
    const double xi = (m_last.time - m_other.time) / (m_third.time - m_other.time), phi = (f1 - f2) / (f3 - f2);
    if (!(phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi))
        return 0.5;
    const double beyond = (m_third.time - m_last.time) / (m_other.time - m_last.time);
    return f1 / (f2 - f1) * f3 / (f2 - f3) + beyond * f1 / (f3 - f1) * f2 / (f3 - f2);
}

// The same of the first of the functions that change.
double RootSearch::guess(const std::vector<int>& directions) const
{
    double first = isEndLast() ? 0 : 1;
    for (std::size_t i = 0; i < directions.size(); ++i) {
        if (change(early().values[i], late().values[i], directions[i]) != 0)
            first = isEndLast() ? std::max(first, guess(i)) : std::min(first, guess(i));
    }
    return first;
}

// Moves the end or the beginning to m_next.
void RootSearch::take(bool isEnd)
{
    const bool isSameSide = isEnd == isEndLast();
    std::swap(m_third, isSameSide ? m_last : m_other);
    if (!isSameSide)
        std::swap(m_other, m_last);
    std::swap(m_last, m_next);
}

bool RootSearch::locate(const Values& values, const Point& begin, const Point& end, const std::vector<int>& directions,
                        double& time, std::vector<int>& crossed)
{
    m_last = end;
    m_other = begin;
    m_third.values.clear();
    const double fine = resolution(begin.time, end.time);
    double length = end.time - begin.time;
    for (int slow = 0; length > fine;) {
        // an end that would move by less than the resolution moves by half of that
        const double least = std::min(0.5, 0.5 * fine / length);
        const double share = slow >= slowLimit ? 0.5 : std::clamp(guess(directions), least, 1 - least);
        m_next.time = m_last.time + share * (m_other.time - m_last.time);
        if (!values(m_next.time, m_next.values))
            return false;
        take(changes(early().values, m_next.values, directions));
        const double before = std::exchange(length, std::abs(m_last.time - m_other.time));
        slow = length > 0.5 * before ? slow + 1 : 0;
    }
    crossed.resize(directions.size());
    for (std::size_t i = 0; i < directions.size(); ++i)
        crossed[i] = change(early().values[i], late().values[i], directions[i]);
    time = late().time;
    return true;
}

}  // namespace sinew
