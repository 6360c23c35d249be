#include "core/simulation/root_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

// Times nearer than this are the same: a hundred units in the last place.
double resolution(double begin, double end)
{
    return 100 * std::numeric_limits<double>::epsilon() * std::max({std::abs(begin), std::abs(end), end - begin});
}

}  // namespace

int RootSearch::change(double before, double after, int direction)
{
    const int way = before <= 0 && after > 0 ? 1 : before >= 0 && after < 0 ? -1 : 0;
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

// The share of the interval at which the first of the functions that change would be zero if it were straight.
double RootSearch::guess(const std::vector<double>& before, const std::vector<double>& after,
                         const std::vector<int>& directions) const
{
    double first = 1;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (change(before[i], after[i], directions[i]) == 0)
            continue;
        const double near = m_weight * std::abs(before[i]), far = std::abs(after[i]);
        first = std::min(first, near / (near + far));
    }
    return first;
}

bool RootSearch::locate(const Values& values, double begin, double end, std::vector<double> before,
                        std::vector<double> after, const std::vector<int>& directions, double& time,
                        std::vector<int>& crossed)
{
    m_weight = 1;
    int side = 0;  // which end moved last
    for (int slow = 0; end - begin > resolution(begin, end);) {
        const double length = end - begin;
        // an end that would move by less than the resolution moves by half of that
        const double least = std::min(0.5, 0.5 * resolution(begin, end) / length);
        const double share = slow >= 3 ? 0.5 : std::clamp(guess(before, after, directions), least, 1 - least);
        const double middle = begin + share * length;
        if (!values(middle, m_between))
            return false;
        const int moved = changes(before, m_between, directions) ? 1 : -1;
        m_weight = moved != side ? 1 : moved > 0 ? m_weight / 2 : m_weight * 2;
        side = moved;
        (moved > 0 ? end : begin) = middle;
        std::swap(moved > 0 ? after : before, m_between);
        slow = end - begin > 0.5 * length ? slow + 1 : 0;
    }
    time = end;
    crossed.resize(before.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        crossed[i] = change(before[i], after[i], directions[i]);
    return true;
}

}  // namespace sinew
