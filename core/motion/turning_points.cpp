#include "core/motion/turning_points.h"

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

// Follows a curve and notes an extreme once the curve has come back from it by `turning`.
class Hysteresis {
public:
    Hysteresis(const std::vector<double>& values, double turning) : m_values(values), m_turning(turning) {}

    void follow(std::size_t i)
    {
        if (m_isFirst) {
            m_high = m_low = i;
            m_isFirst = false;
        }
        if (m_direction >= 0 && m_values[i] > m_values[m_high])
            m_high = i;
        if (m_direction <= 0 && m_values[i] < m_values[m_low])
            m_low = i;
        if (m_direction >= 0 && m_values[m_high] - m_values[i] >= m_turning)
            turn(m_high, m_low, i, -1);
        else if (m_direction <= 0 && m_values[i] - m_values[m_low] >= m_turning)
            turn(m_low, m_high, i, 1);
    }

    const std::vector<std::size_t>& turns() const { return m_turns; }

private:
    void turn(std::size_t extreme, std::size_t& next, std::size_t now, int direction)
    {
        m_turns.push_back(extreme);
        next = now;
        m_direction = direction;
    }

    const std::vector<double>& m_values;
    double m_turning = 0;
    bool m_isFirst = true;
    int m_direction = 0;  // of the change since the last turn; 0: there was none
    std::size_t m_high = 0, m_low = 0;
    std::vector<std::size_t> m_turns;
};

std::vector<std::size_t> openTurns(const std::vector<double>& values, double turning)
{
    Hysteresis hysteresis(values, turning);
    for (std::size_t i = 0; i < values.size(); ++i)
        hysteresis.follow(i);
    std::vector<std::size_t> turns = hysteresis.turns();
    const std::size_t last = values.size() - 1;
    if (turns.empty())
        return {0, last};
    // The first of them is the least or greatest value before the first large change, the start among them.
    turns.front() = 0;
    if (turns.back() != last)
        turns.push_back(last);
    return turns;
}

std::vector<std::size_t> periodicTurns(const std::vector<double>& values, double turning)
{
    const std::size_t count = values.size() - 1;
    const auto greatest = std::max_element(values.begin(), values.end() - 1);
    const auto first = static_cast<std::size_t>(greatest - values.begin());
    Hysteresis hysteresis(values, turning);
    for (std::size_t i = 0; i <= count; ++i)
        hysteresis.follow((first + i) % count);
    std::vector<std::size_t> turns = hysteresis.turns();
    std::sort(turns.begin(), turns.end());
    return turns;
}

}  // namespace

std::vector<std::size_t> findTurningPoints(const std::vector<double>& values, double turning, bool isPeriodic)
{
    // Without a limit every sample would be a turn.
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    turning = std::max({turning, 1e-9 * (*high - *low), std::numeric_limits<double>::min()});
    return isPeriodic ? periodicTurns(values, turning) : openTurns(values, turning);
}

}  // namespace sinew
